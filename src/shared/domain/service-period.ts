import dayjs from 'dayjs'
import type { BILLING_STATUSES, CHARGING_MODELS } from './catalogue.ts'
import { formatFormDate, parseDay } from './date.ts'

type ChargingModel = (typeof CHARGING_MODELS)[number]
type BillingStatus = (typeof BILLING_STATUSES)[number]

/** Months that a period of each model lasts; a model that is paid by use has no end of its own. */
const MONTHS: Partial<Record<string, number>> = { MONTHLY: 1, YEARLY: 12 } satisfies Partial<Record<ChargingModel, number>>

const DATED_MODELS: readonly string[] = ['MONTHLY', 'YEARLY'] satisfies readonly ChargingModel[]
const DATED_STATUSES: readonly string[] = ['TRIAL', 'FREE'] satisfies readonly BillingStatus[]

/**
 * Whether a service or plan of this charging model and billing status (either may still be empty) has a start and an end date.
 */
export const hasPeriod = (chargingModel: string, billingStatus: string): boolean =>
  DATED_MODELS.includes(chargingModel) || DATED_STATUSES.includes(billingStatus) || (chargingModel === 'PAY_PER_USE' && billingStatus === 'ACTIVE')

/**
 * The end of a period that starts on a day, both `YYYY-MM-DD`: a month or twelve later, on the last day of a month that is too short for the day
 * itself. Null where the model has no end of its own, or the start is no day. Calendar days only, so it is the same in every time zone.
 */
export const endOfPeriod = (start: string, chargingModel: string): string | null => {
  const months = MONTHS[chargingModel]
  const day = parseDay(start)
  if (months === undefined || day === null) return null
  return formatFormDate(dayjs.unix(day).add(months, 'month').unix())
}

/** Whether both are days and the end lies before the start. A period of one day is none too short. */
export const endsBeforeStart = (start: string, end: string): boolean => {
  const [from, till] = [parseDay(start), parseDay(end)]
  return from !== null && till !== null && till < from
}
