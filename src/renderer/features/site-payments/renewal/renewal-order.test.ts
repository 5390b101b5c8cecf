import { expect, test } from 'vitest'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import type { Plan } from '#data/catalogue/plan.ts'
import type { PaymentSite } from '../payment-site.ts'
import type { SiteConfig, SiteService } from '../recurring/recurring-form.ts'
import { type RenewalValues, renewalDefaults, renewalSchema, type StepRefusals } from './renewal-form.ts'
import { planChange, renewalOrder, renewalReview } from './renewal-order.ts'
import { renewableServices } from './renewal-terms.ts'
import { stagesOf } from './use-renewal.ts'

const seconds = (year: number, month: number, day: number): number => new Date(year, month - 1, day, 12).getTime() / 1000
const NOW = seconds(2027, 3, 13)
const ALLOWED: StepRefusals = { payment: null, invoice: null, message: null }

const service = (serviceName: string, change: Partial<SiteService> = {}): SiteService => ({
  serviceName,
  chargingModel: 'YEARLY',
  charges: 1_200_000,
  status: 'ACTIVE',
  masterStatus: 'On',
  startedAt: 1,
  updatedAt: 2,
  startDate: seconds(2026, 3, 1),
  endDate: seconds(2027, 3, 1),
  notes: null,
  addedServiceId: null,
  ...change,
})
const SITE = {
  siteId: 'site-1',
  domain: 'aditi.example',
  companyName: 'Aditi',
  custName: 'Asha',
  mobile: '9800000000',
  currency: 'INR',
  country: 'IND',
} as PaymentSite
const LOADED = {
  domain: 'aditi.example',
  siteServices: [service('POS', { chargingModel: 'MONTHLY', charges: 50_000 }), service('SITE')],
} as unknown as SiteConfig
const PLAN = {
  planId: 'plan-1',
  planName: 'Growth',
  amount: 1_200_000,
  status: 'ACTIVE',
  chargingModel: 'YEARLY',
  curr: 'INR',
  services: ['a'],
} as unknown as Plan
const SERVICES = renewableServices(LOADED.siteServices ?? [], { currency: 'INR', partnerRate: () => null }, NOW)
const DEFAULTS: RenewalValues = { ...renewalDefaults(SITE, SERVICES, 'Growth', NOW), amount: '12500.00' }

const order = (change: Partial<RenewalValues> = {}, refusals = ALLOWED) =>
  renewalOrder({ site: SITE, loaded: LOADED, plan: PLAN, services: SERVICES, refusals, balance: -250_000, currency: 'INR' }, { ...DEFAULTS, ...change }, NOW)
const problems = (change: Partial<RenewalValues>, refusals = ALLOWED): readonly string[] => {
  const { error } = renewalSchema({ site: SITE, services: SERVICES, refusals }).safeParse({ ...DEFAULTS, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('the review names each step with from and to', () => {
  expect(renewalReview(order()).map(({ section, field, from, to }) => `${section} / ${field}: ${from} -> ${to}`)).toEqual([
    'Service POS / Start Date: 01/03/2026 -> 13/03/2027',
    'Service POS / End Date: 01/03/2027 -> 13/04/2027',
    'Service SITE / Start Date: 01/03/2026 -> 13/03/2027',
    'Service SITE / End Date: 01/03/2027 -> 13/03/2028',
    'Payment / Recharge:  -> ₹12,500.00, paid offline',
    'Payment / Note:  -> Renewal of Growth, POS until 13/03/2028',
    'Payment / Balance: -₹2,500.00 -> ₹10,000.00',
    'Invoice / Transaction id:  -> Generated for the payment',
    'Invoice / Invoice:  -> ₹12,500.00, billed to Aditi, Asha, 9800000000',
    'WhatsApp / Invoice sent to:  -> +91 98000 00000',
  ])
})

test('a step that is refused or left out takes those after it along', () => {
  expect(stagesOf(order())).toEqual(['services', 'payment', 'transaction-id', 'invoice', 'message'])
  expect(stagesOf(order({ sendsInvoice: false }))).toEqual(['services', 'payment', 'transaction-id', 'invoice'])
  expect(stagesOf(order({}, { ...ALLOWED, invoice: 'Not offered' }))).toEqual(['services', 'payment'])
  expect(stagesOf(order({}, { ...ALLOWED, payment: 'No access' }))).toEqual(['services'])
})

test('a service that is not renewed stays as it is, and the plan follows its service only where that changed', () => {
  const [plan, addOn] = DEFAULTS.services
  if (plan === undefined || addOn === undefined) throw new Error('There are two services')
  const alone = order({ services: [plan, { ...addOn, isChosen: false }] })
  expect(alone.rows[0]).toMatchObject({ serviceName: 'POS', endDate: '2027-03-01' })
  expect(planChange(alone)).toBeNull()
  const rows = alone.rows.map((row) => (row.serviceName === 'SITE' ? { ...row, rate: '9000.00' } : row))
  expect(planChange({ ...alone, rows })).toMatchObject({ amount: 900_000, status: 'ACTIVE', chargingModel: 'YEARLY' })
})

test.each<[string, Partial<RenewalValues>, readonly string[]]>([
  ['nothing chosen', { services: DEFAULTS.services.map((each) => ({ ...each, isChosen: false })) }, ['services: Choose at least one service to renew.']],
  ['no amount', { amount: '' }, ['amount: Please enter amount.']],
  ['an amount below 1', { amount: '0.99' }, ['amount: Please enter Recharge Amount Grater than 100']],
  ['no note', { note: ' ' }, ['note: Please Enter Notes']],
  ['no business', { billTo: '' }, ['billTo: Please enter company name.']],
  ['a number that cannot be dialled', { custMob: '12' }, ['custMob: This is not a possible phone number. Enter one such as +91 98765 43210.']],
  ['a payment left out', { takesPayment: false, amount: '', billTo: '' }, []],
  ['all as offered', {}, []],
])('%s', (_, change, found) => {
  expect(problems(change)).toEqual(found)
})

test.each([
  ['', 'Please enter End Date'],
  ['2027-03-12', 'The end cannot be before the start.'],
  ['soon', DAY_NOT_READABLE],
])('a new end "%s" is refused at its field', (endDate, message) => {
  const [plan, ...others] = DEFAULTS.services
  if (plan === undefined) throw new Error('There is a plan')
  expect(problems({ services: [{ ...plan, endDate }, ...others] })).toEqual([`services.0.endDate: ${message}`])
})
