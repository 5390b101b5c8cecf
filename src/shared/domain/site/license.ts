import { plausibleSeconds } from '../date.ts'

const DAY = 24 * 60 * 60
/** From how many days before its end a license is worth a warning. */
const SOON = 30

/** How a license stands: over, about to end, or neither. */
export type LicenseStanding = 'over' | 'soon' | 'fine'

/** How long a license still holds, in words and for a colour. `tillDate`: its end, and `now`, in unix seconds. Null where no end is known. */
export const licenseOf = (tillDate: number | null | undefined, now: number): { readonly standing: LicenseStanding; readonly text: string } | null => {
  const end = plausibleSeconds(tillDate)
  if (end === null) return null
  // Whole days: what ends in five hours ends today.
  const days = Math.floor(Math.abs(end - now) / DAY)
  const counted = `${days} ${days === 1 ? 'day' : 'days'}`
  if (end < now) return { standing: 'over', text: days === 0 ? 'ended today' : `ended ${counted} ago` }
  return { standing: days <= SOON ? 'soon' : 'fine', text: days === 0 ? 'ends today' : `ends in ${counted}` }
}
