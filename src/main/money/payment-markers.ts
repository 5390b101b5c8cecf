import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { MarkedTarget, SendMarker, SendMarkers } from '../vault/send-markers.ts'
import { MONEY_NAMES } from './money-request.ts'
import { isSettled, type StoredEntry } from './stored-entry.ts'

export type PaymentTarget = Pick<MoneyRequest, 'operation' | 'siteId'>

/** Something that an earlier run sent, whose outcome the ledger of this run does not know. */
export interface UnaccountedMarker extends Pick<SendMarker, 'at'> {
  /** The journal knows more, and cannot be read now. */
  readonly isInJournal: boolean
}

/** The markers of one user's payments: what a run that cannot read the journal must not send. */
export class PaymentMarkers {
  readonly #owner: string
  readonly #markers: SendMarkers

  constructor(owner: string, markers: SendMarkers) {
    this.#owner = owner
    this.#markers = markers
  }

  /** Marks that an entry is being sent. Failure `storage`: it must not be sent. */
  mark(entry: MoneyEntry, isRecorded: boolean): Promise<Result<void>> {
    return this.#markers.write(this.#target(entry), entry.key, entry.startedAt, isRecorded)
  }

  /** Removes the marker of an entry once it need not block: nothing was booked, or the user has seen that it was. */
  async unmark({ entry, dismissed }: Pick<StoredEntry, 'entry' | 'dismissed'>): Promise<void> {
    const isOver = isSettled(entry) && (entry.state !== 'done' || dismissed)
    if (isOver) await this.#markers.remove(this.#target(entry), entry.key)
  }

  /** Brings the markers in line with a journal that was just read: also for what an earlier edition, or a run without a keychain, left. */
  async follow(entries: readonly StoredEntry[], expired: readonly StoredEntry[]): Promise<void> {
    for (const stored of expired) await this.unmark({ ...stored, dismissed: true })
    for (const stored of entries) {
      const { entry } = stored
      const found = await this.#markers.find(this.#target(entry))
      // One of another key stays: nobody knows its outcome.
      const isFree = found.ok && (found.value === null || found.value.isOf(entry.key))
      if (isSettled(entry)) await this.unmark(stored)
      else if (isFree) await this.mark(entry, true)
    }
  }

  /** What an earlier run sent for an operation and site, and is not among these entries, which alone would know its outcome. */
  async unaccounted(target: PaymentTarget, entries: readonly StoredEntry[], isRead: boolean): Promise<Result<UnaccountedMarker | null>> {
    const found = await this.#markers.find(this.#target(target))
    if (!found.ok) return found
    const marker = found.value
    if (marker === null || entries.some(({ entry }) => marker.isOf(entry.key))) return success(null)
    return success({ at: marker.at, isInJournal: marker.isRecorded && !isRead })
  }

  /** Forgets what an earlier run sent for an operation and site: the user has checked the platform. */
  forget(target: PaymentTarget): Promise<Result<void>> {
    return this.#markers.remove(this.#target(target))
  }

  #target({ operation, siteId }: PaymentTarget): MarkedTarget {
    return { owner: this.#owner, what: operation, whose: siteId }
  }
}

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
