import type { Plan } from '#data/catalogue/plan.ts'
import { executeOperation } from '#data/platform/execute-operation.ts'
import { confirmedStep, type Step } from '#data/saving/send-confirmed.ts'
import { GetSubscriptionPlansBySiteIdDocument, UpdateSubscriptionPlanDocument } from '#generated/graphql.ts'
import type { ReviewRow } from '#patterns/edit-review/three-way.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { SITE_SERVICE } from '#shared/domain/catalogue.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { exactSum, formatMoney, parseMoney } from '#shared/domain/money.ts'
import type { NOTE_CATEGORIES } from '#shared/domain/note.ts'
import { billingStatusWords } from '#shared/domain/text/code-words.ts'
import { type DialledNumber, dialledNumber } from '#shared/domain/text/phone-number.ts'
import type { InvoiceValues } from '../invoices/invoice-form.ts'
import type { PaymentSite } from '../payment-site.ts'
import { type ServiceRow, type SiteConfig, serviceRowOf } from '../recurring/recurring-form.ts'
import { recurringReview, recurringSteps } from '../recurring/save-recurring.ts'
import { chosenServices, chosenSteps, type RenewalValues, type StepRefusals } from './renewal-form.ts'
import { type RenewableService, renewedRow } from './renewal-terms.ts'

/** All that a renewal sends, as it was reviewed. */
export interface RenewalOrder {
  readonly site: PaymentSite
  /** Configuration on the platform when the dialog opened. */
  readonly loaded: SiteConfig
  /** Every service of the site, those renewed with their new terms. */
  readonly rows: readonly ServiceRow[]
  /** The site's plan of the SITE service; null where the site has none. */
  readonly plan: Plan | null
  readonly note: string
  readonly payment: RenewalPayment | null
  readonly invoice: InvoiceValues | null
  /** Recipient of the invoice; null if it is not sent. */
  readonly recipient: DialledNumber | null
}

interface RenewalPayment {
  /** Minor units. */
  readonly amount: number
  /** Currency of the wallet. */
  readonly currency: string
  /** Balance before the payment, minor units; null if it is not known. */
  readonly balance: number | null
}

interface RenewalSubject extends Pick<RenewalOrder, 'site' | 'loaded' | 'plan'> {
  readonly services: readonly RenewableService[]
  readonly refusals: StepRefusals
  /** Minor units; null where it is not known. */
  readonly balance: number | null
  readonly currency: string
}

/** @param values checked by the form's schema @param now unix seconds */
export const renewalOrder = (subject: RenewalSubject, values: RenewalValues, now: number): RenewalOrder => {
  const { site, loaded, plan, services, refusals, balance, currency } = subject
  const steps = chosenSteps(values, refusals)
  const amount = parseMoney(values.amount) ?? 0
  const renewed = new Map(chosenServices(services, values).map(({ service, period }) => [service.service.serviceName, renewedRow(service, period)]))
  const note = values.note.trim()
  return {
    site,
    loaded,
    rows: (loaded.siteServices ?? []).map((service) => renewed.get(service.serviceName) ?? serviceRowOf(service)),
    plan,
    note,
    payment: steps.payment ? { amount, currency, balance } : null,
    invoice: steps.invoice
      ? {
          billTo: values.billTo.trim(),
          custName: values.custName.trim(),
          custMob: values.custMob.trim(),
          serviceName: note,
          invoiceAmount: values.amount,
          invoiceDate: formatFormDate(now),
        }
      : null,
    recipient: steps.message ? dialledNumber(values.custMob, site) : null,
  }
}

/** Change to the site's plan that follows its SITE service; null if the plan stays the same. */
export const planChange = ({ plan, rows, loaded: { siteServices } }: Pick<RenewalOrder, 'plan' | 'rows' | 'loaded'>) => {
  const row = rows.find(({ serviceName }) => serviceName === SITE_SERVICE)
  const stored = siteServices?.find(({ serviceName }) => serviceName === SITE_SERVICE)
  if (plan === null || row === undefined || stored === undefined) return null
  const amount = parseMoney(row.rate)
  const isSame = amount === stored.charges && row.status === (stored.status ?? '')
  return isSame ? null : { plan, amount, status: row.status, chargingModel: row.chargingModel }
}

const RENEWAL_NOTES: (typeof NOTE_CATEGORIES)[number] = 'Renewal Notes'

/** The calls of the editor of recurring services, and that of the plan's row where the plan follows. */
export const renewalSteps = (bridge: Bridge, order: RenewalOrder, now: number): readonly Step[] => {
  const { site, loaded, rows, plan, note } = order
  const values = { services: [...rows], event: { category: RENEWAL_NOTES, reason: '', note } }
  const [services, ...others] = recurringSteps(bridge, { site, loaded, values, planName: plan?.planName ?? null, now })
  const change = planChange(order)
  if (services === undefined || change === null) return services === undefined ? others : [services, ...others]
  const { amount, status, chargingModel } = change
  const { siteId } = site
  const { planId, services: contained } = change.plan
  const input = { siteId, planId, status, amount, chargingModel, services: contained ?? [] }
  return [
    services,
    confirmedStep({
      label: 'Update the plan',
      send: (send) => send(UpdateSubscriptionPlanDocument, { input }),
      isUpdate: true,
      find: async () => {
        const { data } = await executeOperation(bridge, GetSubscriptionPlansBySiteIdDocument, { siteId })
        const stored = data.getSubscriptionPlansBySiteId.find((each) => each.planId === planId)
        return stored?.amount === amount && stored.status === status ? 'as-sent' : 'absent'
      },
    }),
    ...others,
  ]
}

/** Rows of the review: each change with its old and new value. */
export const renewalReview = (order: RenewalOrder): readonly ReviewRow[] => {
  const { site, loaded, rows, payment, invoice, recipient, note } = order
  const review: ReviewRow[] = recurringReview(rows, loaded.siteServices ?? [], site.currency).map((row) => ({ ...row, section: `Service ${row.section}` }))
  const add = (section: string, field: string, from: string, to: string): void => {
    if (from !== to) review.push({ id: `${section}.${field}`, section, field, from, to })
  }
  const change = planChange(order)
  if (change !== null) {
    const { plan, amount, status } = change
    const text = (minor: number | null): string => (minor === null ? '' : formatMoney(minor, plan.curr ?? site.currency))
    add(`Plan ${plan.planName}`, 'Amount', text(plan.amount), text(amount))
    add(`Plan ${plan.planName}`, 'Billing Status', billingStatusWords(plan.status), billingStatusWords(status))
  }
  if (payment !== null) {
    const { amount, currency, balance } = payment
    const after = balance === null ? null : exactSum(balance, amount)
    add('Payment', 'Recharge', '', `${formatMoney(amount, currency)}, paid offline`)
    add('Payment', 'Note', '', note)
    if (balance !== null) add('Payment', 'Balance', formatMoney(balance, currency), after === null ? 'Not known' : formatMoney(after, currency))
    else review.push({ id: 'Payment.Balance', section: 'Payment', field: 'Balance', from: 'Not known', to: 'Not known' })
    if (invoice !== null) add('Invoice', 'Transaction id', '', 'Generated for the payment')
    if (invoice !== null)
      add('Invoice', 'Invoice', '', `${formatMoney(amount, currency)}, billed to ${invoice.billTo}, ${invoice.custName}, ${invoice.custMob}`)
  }
  if (recipient !== null) add('WhatsApp', 'Invoice sent to', '', recipient.grouped)
  return review
}
