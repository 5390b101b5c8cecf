import type { MoneyEntry } from '#shared/bridge/money.ts'
import { daysUntil } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { licenseOf } from '#shared/domain/site/license.ts'
import type { Site } from '../site.ts'

/** For how many days without an order, or a visit, a site is looked after. */
export const IDLE_DAYS = 14

/** Something about a site that somebody should do something about. */
export interface Concern {
  readonly id: 'license' | 'inactive' | 'balance' | 'orders' | 'access' | 'payment' | 'draft'
  readonly isUrgent: boolean
  readonly text: string
  /** The address at which it is dealt with; left out where there is none, or it is not for this user. */
  readonly to?: string
}

/** What is known of a site beside its record; left out or null where it is not known. */
export interface Circumstances {
  /** Minor units of `currency`. */
  readonly wallet?: { readonly balance: number; readonly currency: string } | null | undefined
  /** Whether the platform counts it among the sites without orders for `IDLE_DAYS`. */
  readonly isWithoutOrders?: boolean | undefined
  /** Payments of this site that were sent and are not known to be booked. */
  readonly unsettled: readonly MoneyEntry[]
  /** Whether a change of it was begun and not saved, and the address that goes on with it; none for who may not change it. */
  readonly draft?: { readonly to: string | undefined } | null | undefined
}

/** What needs attention, the urgent first. `now`: unix seconds. */
export const concernsOf = (site: Site, { wallet, isWithoutOrders, unsettled, draft }: Circumstances, now: number): readonly Concern[] => {
  const concerns: Concern[] = []
  const add = (id: Concern['id'], isUrgent: boolean, text: string): void => void concerns.push({ id, isUrgent, text })
  for (const { amount, currency } of unsettled) add('payment', true, `A payment of ${formatMoney(amount, currency)} is not confirmed`)
  const license = licenseOf(site.tillDate, now)
  if (license !== null && license.standing !== 'fine') add('license', license.standing === 'over', `The license ${license.text}`)
  if (wallet && wallet.balance < 0) add('balance', true, `The balance is ${formatMoney(wallet.balance, wallet.currency)}`)
  if (site.enabled !== true) add('inactive', false, 'The site is not active')
  const idleDays = -(daysUntil(site.lastAccessAt, now) ?? 0)
  if (isWithoutOrders === true) add('orders', false, `No orders for ${IDLE_DAYS} days`)
  else if (idleDays >= IDLE_DAYS) add('access', false, `Nobody has used it for ${idleDays} days`)
  if (draft) concerns.push({ id: 'draft', isUrgent: false, text: 'An edit was started and not saved', ...(draft.to === undefined ? {} : { to: draft.to }) })
  return concerns.toSorted((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
}
