import { plausibleSeconds } from '../date.ts'

const DAY = 24 * 60 * 60
/** From how many days before its end a license is worth a warning. */
const SOON = 30

/** How a license stands: over, about to end, or neither. */
export type LicenseStanding = 'over' | 'soon' | 'fine'

interface License {
  readonly standing: LicenseStanding
  /** `ends in 12 days` */
  readonly text: string
  /** `in 12 days`, where it is clear what is spoken of */
  readonly when: string
}

/** How long a license still holds, in words and for a colour. `tillDate`: its end, and `now`, in unix seconds. Null where no end is known. */
export const licenseOf = (tillDate: number | null | undefined, now: number): License | null => {
  const end = plausibleSeconds(tillDate)
  if (end === null) return null
  // Whole days: what ends in five hours ends today.
  const days = Math.floor(Math.abs(end - now) / DAY)
  const counted = `${days} ${days === 1 ? 'day' : 'days'}`
  const isOver = end < now
  const when = days === 0 ? 'today' : isOver ? `${counted} ago` : `in ${counted}`
  return { standing: isOver ? 'over' : end <= now + SOON * DAY ? 'soon' : 'fine', text: `${isOver ? 'ended' : 'ends'} ${when}`, when }
}
