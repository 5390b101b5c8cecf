import * as z from 'zod'
import { amountField } from '#components/money/amount.ts'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import type { GetSiteConfigQuery, SiteServiceInput } from '#generated/graphql.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { endsBeforeStart, hasPeriod } from '#shared/domain/service-period.ts'
import { isDay, required, secondsOfDay } from '../billing-terms.ts'
import * as messages from '../messages.ts'

export type SiteConfig = NonNullable<GetSiteConfigQuery['getSiteConfig']>
export type SiteService = NonNullable<SiteConfig['siteServices']>[number]

const day = z.string().refine(isDay, DAY_NOT_READABLE)

/** A recurring service as the form holds it: texts, empty for what is not there; the rate in major units, days as `YYYY-MM-DD`. */
const serviceRow = z.object({
  serviceName: required(messages.SELECT_SERVICE),
  chargingModel: required(messages.SELECT_CHARGING_MODEL),
  status: required(messages.ENTER_BILLING_STATUS),
  rate: amountField(messages.ENTER_RATE),
  startDate: day,
  endDate: day,
  masterStatus: required(messages.SELECT_MASTER_STATUS),
})

export type ServiceRow = Readonly<z.infer<typeof serviceRow>>

export const ROW_FIELDS = ['serviceName', 'chargingModel', 'status', 'rate', 'startDate', 'endDate', 'masterStatus'] as const

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

export const isSameRow = (one: ServiceRow, other: ServiceRow): boolean => ROW_FIELDS.every((field) => one[field] === other[field])

/** Whether the row switches its service off: the platform has it on, or not at all. */
export const switchesOff = (row: ServiceRow, stored: readonly SiteService[]): boolean =>
  row.masterStatus === 'Off' && storedServiceOf(row, stored)?.masterStatus !== 'Off'

/** A row as it is sent; `now` in unix seconds. What was not touched keeps the second it was stored with: a day in the form is a whole day. */
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

export interface RecurringValues {
  services: ServiceRow[]
  readonly event: {
    readonly category: string
    readonly reason: string
    readonly note: string
  }
}

export const recurringValuesOf = (stored: readonly SiteService[]): RecurringValues => ({
  services: stored.map(serviceRowOf),
  event: { category: '', reason: '', note: '' },
})

interface RecurringRules {
  readonly stored: readonly SiteService[]
  /** An end date is required then. */
  readonly isWalletEnabled: boolean
  readonly isRowRequired: boolean
}

export const recurringSchema = ({ stored, isWalletEnabled, isRowRequired }: RecurringRules) =>
  z
    .object({ services: z.array(serviceRow), event: z.object({ category: z.string(), reason: z.string(), note: z.string().trim() }) })
    .superRefine(({ services, event }, context) => {
      const say = (path: (string | number)[], message: string): void => context.addIssue({ code: 'custom', path, message })
      if (isRowRequired && services.length === 0) say(['services'], messages.ROW_REQUIRED)
      for (const [index, row] of services.entries()) {
        for (const [field, message] of rowProblems(row, services, isWalletEnabled)) say(['services', index, field], message)
      }
      if (event.category === '') say(['event', 'category'], messages.SELECT_CATEGORY)
      if (event.note === '') say(['event', 'note'], messages.ENTER_NOTES)
      if (event.reason === '' && services.some((row) => switchesOff(row, stored))) say(['event', 'reason'], messages.SELECT_REASON)
    })

/** What is wrong with a row beyond each field on its own. */
const rowProblems = (row: ServiceRow, rows: readonly ServiceRow[], isEndRequired: boolean): readonly (readonly [keyof ServiceRow, string])[] => {
  const problems: [keyof ServiceRow, string][] = []
  const namesake = rows.find(({ serviceName }) => serviceName === row.serviceName)
  if (row.serviceName !== '' && namesake !== row) problems.push(['serviceName', messages.SERVICE_TWICE])
  if (!hasPeriod(row.chargingModel, row.status)) return problems
  if (row.startDate === '') problems.push(['startDate', messages.ENTER_START_DATE])
  if (row.endDate === '' && isEndRequired) problems.push(['endDate', messages.ENTER_END_DATE])
  if (endsBeforeStart(row.startDate, row.endDate)) problems.push(['endDate', messages.END_BEFORE_START])
  return problems
}
