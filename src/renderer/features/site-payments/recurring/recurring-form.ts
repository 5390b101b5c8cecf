import * as z from 'zod'
import { amountField } from '#components/money/amount.ts'
import { parseFormDate } from '#shared/domain/date.ts'
import { endsBeforeStart, hasPeriod } from '#shared/domain/service-period.ts'
import * as messages from '../messages.ts'
import { type ServiceRow, type SiteService, serviceRowOf, switchesOff } from './service-row.ts'

/** The form of the recurring services, and what is noted about a save. */
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

/** What the rules depend on beside the values. */
export interface RecurringRules {
  readonly stored: readonly SiteService[]
  /** An end date is required then. */
  readonly isWalletEnabled: boolean
  /** An empty list is refused. */
  readonly isRowRequired: boolean
}

const required = (message: string) => z.string().trim().min(1, message)
const day = z.string().refine((typed) => typed === '' || parseFormDate(typed) !== null, messages.ENTER_DATE)

const serviceRow = z.object({
  serviceName: required(messages.SELECT_SERVICE),
  chargingModel: required(messages.SELECT_CHARGING_MODEL),
  status: required(messages.ENTER_BILLING_STATUS),
  rate: amountField(messages.ENTER_RATE),
  startDate: day,
  endDate: day,
  masterStatus: required(messages.SELECT_MASTER_STATUS),
})

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
