import * as z from 'zod'
import { amountProblem } from '#components/money/amount.ts'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import { parseDay } from '#shared/domain/date.ts'
import { endsBeforeStart } from '#shared/domain/service-period.ts'
import { dialledNumber, NOT_DIALLABLE } from '#shared/domain/text/phone-number.ts'
import { isDay, shownDay } from '../billing-terms.ts'
import * as messages from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { goesAlong, periodAfter, type RenewableService, totalOf } from './renewal-terms.ts'

/** A service in the form, at the same place as in the list of services. */
interface ChosenService {
  readonly isChosen: boolean
  readonly startDate: string
  readonly endDate: string
}

export interface RenewalValues {
  services: ChosenService[]
  takesPayment: boolean
  amount: string
  note: string
  createsInvoice: boolean
  billTo: string
  custName: string
  custMob: string
  sendsInvoice: boolean
}

/** Why a step cannot be taken by this user, now, or for this site; null where it can. */
export interface StepRefusals {
  readonly payment: string | null
  readonly invoice: string | null
  readonly message: string | null
}

/** Which of the steps after the services are taken. */
export interface ChosenSteps {
  readonly payment: boolean
  readonly invoice: boolean
  readonly message: boolean
}

type Switches = Pick<RenewalValues, 'takesPayment' | 'createsInvoice' | 'sendsInvoice'>

/** An invoice is for the payment, and the message for the invoice. */
export const chosenSteps = ({ takesPayment, createsInvoice, sendsInvoice }: Switches, refusals: StepRefusals): ChosenSteps => {
  const payment = takesPayment && refusals.payment === null
  const invoice = payment && createsInvoice && refusals.invoice === null
  return { payment, invoice, message: invoice && sendsInvoice && refusals.message === null }
}

/** The selected services, each with its index in the form. */
export const chosenServices = (services: readonly RenewableService[], values: Pick<RenewalValues, 'services'>) =>
  services.flatMap((service, index) => {
    const period = values.services[index]
    return period?.isChosen === true ? [{ service, period, index }] : []
  })

/** "Renewal of Growth, POS until 12/03/2028": note of the payment, and what the invoice is for. */
export const renewalText = (services: readonly RenewableService[], values: Pick<RenewalValues, 'services'>, planName: string | null): string => {
  const chosen = chosenServices(services, values)
  const names = chosen.map(({ service: { service, isPlan } }) => (isPlan && planName !== null ? planName : service.serviceName))
  const till = shownDay(chosen[0]?.period.endDate ?? '')
  return `Renewal of ${names.join(', ')}${till === '' ? '' : ` until ${till}`}`
}

export const renewalDefaults = (site: PaymentSite, services: readonly RenewableService[], planName: string | null, now: number): RenewalValues => {
  const chosen = services.map((service) => ({ isChosen: goesAlong(service), ...periodAfter(service, now) }))
  const total = totalOf(services.filter(goesAlong))
  return {
    services: chosen,
    takesPayment: total !== 0,
    // The services' price is offered to it.
    amount: '',
    note: renewalText(services, { services: chosen }, planName),
    createsInvoice: true,
    billTo: site.companyName ?? '',
    custName: site.custName ?? '',
    custMob: site.mobile ?? '',
    sendsInvoice: true,
  }
}

interface RenewalRules {
  readonly site: PaymentSite
  readonly services: readonly RenewableService[]
  readonly refusals: StepRefusals
}

const text = z.string()
const shape = z.object({
  services: z.array(z.object({ isChosen: z.boolean(), startDate: text, endDate: text })),
  takesPayment: z.boolean(),
  amount: text,
  note: text,
  createsInvoice: z.boolean(),
  billTo: text,
  custName: text,
  custMob: text,
  sendsInvoice: z.boolean(),
})

export const renewalSchema = ({ site, services, refusals }: RenewalRules) =>
  shape.superRefine((values, context) => {
    const say = (path: (string | number)[], message: string | null): void => {
      if (message !== null) context.addIssue({ code: 'custom', path, message })
    }
    const steps = chosenSteps(values, refusals)
    const chosen = chosenServices(services, values)
    if (chosen.length === 0) say(['services'], messages.CHOOSE_SERVICE)
    for (const { service, period, index } of chosen) say(['services', index, 'endDate'], endProblem(service, period))
    if (values.note.trim() === '') say(['note'], messages.ENTER_NOTES)
    if (steps.payment) say(['amount'], amountProblem(values.amount, messages.ENTER_AMOUNT, leastRecharge))
    if (!steps.invoice) return
    if (values.billTo.trim() === '') say(['billTo'], messages.ENTER_COMPANY_NAME)
    if (values.custName.trim() === '') say(['custName'], messages.ENTER_CUSTOMER_NAME)
    if (values.custMob.trim() === '') say(['custMob'], messages.ENTER_MOBILE)
    else if (steps.message && dialledNumber(values.custMob, site) === null) say(['custMob'], NOT_DIALLABLE)
  })

const leastRecharge = (minor: number): string | null => (minor < 100 ? messages.RECHARGE_AMOUNT_TOO_SMALL : null)

const endProblem = ({ service, standing }: RenewableService, { startDate, endDate }: ChosenService): string | null => {
  if (endDate === '') return messages.ENTER_END_DATE
  const end = parseDay(endDate)
  if (end === null || !isDay(endDate)) return DAY_NOT_READABLE
  if (endsBeforeStart(startDate, endDate)) return messages.END_BEFORE_START
  return standing !== null && service.endDate !== null && end <= service.endDate ? messages.END_NOT_LATER : null
}
