import type { GetSiteConfigQuery, SiteServiceInput } from '#generated/graphql.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { secondsOfDay } from '../billing-terms.ts'

/** What the platform holds of a site's recurring services. */
export type SiteConfig = NonNullable<GetSiteConfigQuery['getSiteConfig']>
export type SiteService = NonNullable<SiteConfig['siteServices']>[number]

/** A recurring service as the form holds it: texts, empty for what is not there. */
export interface ServiceRow {
  readonly serviceName: string
  readonly chargingModel: string
  /** Billing status. */
  readonly status: string
  /** As typed, in major units. */
  readonly rate: string
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  /** `YYYY-MM-DD`. */
  readonly endDate: string
  /** On or Off. */
  readonly masterStatus: string
}

/** The row of a stored service. */
export const serviceRowOf = (service: SiteService): ServiceRow => ({
  serviceName: service.serviceName,
  chargingModel: service.chargingModel ?? '',
  status: service.status ?? '',
  rate: service.charges === null ? '' : moneyToDecimal(service.charges),
  startDate: formatFormDate(service.startDate),
  endDate: formatFormDate(service.endDate),
  masterStatus: service.masterStatus ?? '',
})

/** A row to fill in: active, on, from today. */
export const newServiceRow = (today: string): ServiceRow => ({
  serviceName: '',
  chargingModel: '',
  status: 'ACTIVE',
  rate: '',
  startDate: today,
  endDate: '',
  masterStatus: 'On',
})

/** The stored service that a row shows; undefined for a new one. */
export const storedServiceOf = (row: ServiceRow, stored: readonly SiteService[]): SiteService | undefined =>
  stored.find(({ serviceName }) => serviceName === row.serviceName)

/** Whether a row says what is stored. */
export const isSameRow = (one: ServiceRow, other: ServiceRow): boolean => ROW_FIELDS.every((field) => one[field] === other[field])

/** The fields of a row, in the order on screen. */
export const ROW_FIELDS = [
  'serviceName',
  'chargingModel',
  'status',
  'rate',
  'startDate',
  'endDate',
  'masterStatus',
] as const satisfies readonly (keyof ServiceRow)[]

/** Whether the row switches its service off: the platform has it on, or not at all. */
export const switchesOff = (row: ServiceRow, stored: readonly SiteService[]): boolean =>
  row.masterStatus === 'Off' && storedServiceOf(row, stored)?.masterStatus !== 'Off'

/**
 * A row as it is sent; `now` in unix seconds. What was not touched keeps the second it was stored with: a day in the form is a whole day.
 */
export const sentServiceOf = (row: ServiceRow, stored: readonly SiteService[], now: number): SiteServiceInput => {
  const known = storedServiceOf(row, stored)
  const isUntouched = known !== undefined && isSameRow(serviceRowOf(known), row)
  return {
    serviceName: row.serviceName,
    chargingModel: row.chargingModel,
    charges: parseMoney(row.rate),
    status: row.status,
    masterStatus: row.masterStatus,
    startedAt: known?.startedAt ?? now,
    startDate: secondsOfDay(row.startDate, known?.startDate),
    endDate: secondsOfDay(row.endDate, known?.endDate),
    updatedAt: isUntouched ? (known.updatedAt ?? now) : now,
  }
}
