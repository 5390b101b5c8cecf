import type { MoneyRequest } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { failure, type Result } from '#shared/result.ts'
import { MONEY_NAMES } from './money-request.ts'
import type { UnaccountedMarker } from './payment-markers.ts'

/**
 * Why a payment is not sent while an earlier run's for the same operation and site is unaccounted for. `details.obstacle`: `keychain`, unlocking it helps;
 * `earlier`, only the user can say what the platform holds.
 */
export function obstacleFailure({ operation, domain }: Pick<MoneyRequest, 'operation' | 'domain'>, { at, isInJournal }: UnaccountedMarker): Result<never> {
  const time = at === null ? '' : ` on ${formatDateTime(at)}`
  const was = `Nothing was sent. ${MONEY_NAMES[operation]} for ${domain} was being sent${time}, and its outcome is not known.`
  return isInJournal
    ? failure('storage', `${was} Unlock your keychain and try again.`, { obstacle: 'keychain' })
    : failure('storage', `${was} Its record is not on this computer: check ${domain} on the platform before you send it again.`, { obstacle: 'earlier' })
}
