import { daysUntil } from '../date.ts'
import type { SiteState } from './site-status.ts'

/** From how many days before its end a license is worth a warning. */
const EXPIRING_DAYS = 30

/** How a license stands: over, about to end, or neither. */
export type LicenseStanding = 'over' | 'soon' | 'fine'

interface License {
  readonly standing: LicenseStanding
  /** `ends in 12 days` */
  readonly text: string
  /** `in 12 days`, where it is clear what is spoken of */
  readonly when: string
}

// A license is valid through the day on which it ends. Everything that is said or counted of its end goes by
// `daysUntil`.

/** True if the license ends today or within `days` more. */
export const isExpiring = ({ tillDate }: Pick<SiteState, 'tillDate'>, now: number, days = EXPIRING_DAYS): boolean => {
  const left = daysUntil(tillDate, now)
  return left !== null && left >= 0 && left <= days
}

/**
 * True if the license ended before today. A site without an end date, or with one that cannot be a date, has not
 * expired.
 */
export const isExpired = ({ tillDate }: Pick<SiteState, 'tillDate'>, now: number): boolean => (daysUntil(tillDate, now) ?? 0) < 0

const NEAR: Readonly<Record<number, string>> = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' }

/**
 * How long a license still holds, in words and for a colour. `tillDate`: its end, and `now`, in unix seconds. Null
 * where no end is known.
 */
export const licenseOf = (tillDate: number | null | undefined, now: number): License | null => {
  const left = daysUntil(tillDate, now)
  if (left === null) return null
  const isOver = left < 0
  const when = NEAR[left] ?? (isOver ? `${-left} days ago` : `in ${left} days`)
  return { standing: isOver ? 'over' : left <= EXPIRING_DAYS ? 'soon' : 'fine', text: `${isOver ? 'ended' : 'ends'} ${when}`, when }
}
