import type { Stored } from '../../platform-user.ts'

/** Unix seconds of the start of a local day. */
export const secondsOf = (day: string): number => new Date(`${day}T00:00:00`).getTime() / 1000

export const RESTAURANT = 'BOOKING_RESTAURANTS'

export const hasService = (site: Stored, name: string): boolean =>
  site['siteRecurringConfig']?.siteServices.some((each: Stored) => each['serviceName'] === name) === true
