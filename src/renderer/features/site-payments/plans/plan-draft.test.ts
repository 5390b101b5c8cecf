import { expect, test } from 'vitest'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { isInPlan, isMasterServiceUsed, planChanges, planDraftOf, planProblem, withPeriod } from './plan-draft.ts'

const PLAN: Plan = {
  siteId: 'site-1',
  planId: 'plan-1',
  planName: 'Growth',
  status: 'ACTIVE',
  masterService: 'SITE',
  platform: 'SPA',
  siteType: 'O2OCommerce',
  amount: 99_900,
  chargingModel: 'MONTHLY',
  description: null,
  services: ['web'],
  createdAt: null,
  paymentGateway: 'MANUAL',
  subscriptionId: null,
  curr: 'INR',
  priceList: null,
  startDate: new Date(2027, 0, 31).getTime() / 1000,
  endDate: new Date(2027, 1, 28).getTime() / 1000,
  serviceDetails: [
    {
      serviceId: 'web',
      serviceName: 'Website',
      slugServiceName: 'website',
      masterService: 'SITE',
      platform: 'SPA',
      status: 'ACTIVE',
      serviceType: 'BASIC',
      addedServiceId: null,
    },
    {
      serviceId: 'own',
      serviceName: 'Till',
      slugServiceName: 'till',
      masterService: 'POS',
      platform: 'SPA',
      status: 'ACTIVE',
      serviceType: 'PLAN',
      addedServiceId: 'master-till',
    },
  ],
}

test('an unchanged draft can be saved; amounts, statuses and dates are checked', () => {
  const draft = planDraftOf(PLAN, 'INR', true, 'no-partner')
  expect(draft).toMatchObject({ amount: '999.00', startDate: '2027-01-31', endDate: '2027-02-28' })
  expect(planProblem(draft)).toBeNull()
  expect(planProblem({ ...draft, amount: '1,00' })).toBe('Please enter the amount in figures, such as 1000 or 19.99.')
  expect(planProblem({ ...draft, endDate: '2027-01-30' })).toBe('The end cannot be before the start.')
  expect(planProblem({ ...draft, startDate: '' })).toBe('Please enter Start Date')
  expect(planProblem({ ...draft, startDate: '', hasDates: false })).toBeNull()
})

test('the end follows model and start, where the plan has dates', () => {
  const draft = planDraftOf(PLAN, 'INR', true, 'no-partner')
  expect(withPeriod(draft, { chargingModel: 'YEARLY' })).toEqual({ chargingModel: 'YEARLY', endDate: '2028-01-31' })
  expect(withPeriod(draft, { startDate: '2028-01-31' })).toEqual({ startDate: '2028-01-31', endDate: '2028-02-29' })
  expect(withPeriod(draft, { chargingModel: 'PAY_PER_USE' })).toEqual({ chargingModel: 'PAY_PER_USE' })
  expect(withPeriod(planDraftOf(PLAN, 'INR', false, 'no-partner'), { chargingModel: 'YEARLY' })).toEqual({ chargingModel: 'YEARLY' })
})

test("the partner's renewal price counts, and a plan that is not mapped cannot be saved [SVC-078] [SVC-079]", () => {
  expect(planDraftOf(PLAN, 'INR', true, { amount: 60_000, currency: 'INR' }).amount).toBe('600.00')
  expect(planProblem(planDraftOf(PLAN, 'INR', true, null))).toBe('Plan not mapped with CP')
})

test("a partner's price in another currency is not filled in, and the amount says why", () => {
  const draft = planDraftOf(PLAN, 'GBP', true, { amount: 60_000, currency: 'INR' })
  expect(draft).toMatchObject({ amount: '999.00', currency: 'GBP', isAmountFixed: false })
  expect(draft.amountNote).toBe("The partner's renewal price is INR ₹600.00. This plan is billed in GBP: enter the amount in GBP.")
})

test('a plan of a used master service is disabled [SVC-052]', () => {
  expect(isMasterServiceUsed({ ...PLAN, planName: 'Other' }, [PLAN])).toBe(true)
  expect(isMasterServiceUsed({ ...PLAN, masterService: 'POS' }, [PLAN])).toBe(false)
  expect(isMasterServiceUsed({ ...PLAN, masterService: null }, [{ ...PLAN, masterService: null }])).toBe(false)
})

test("a service is in a plan as itself or as the site's own copy [SVC-071]", () => {
  const service = (serviceId: string, slugServiceName: string): PlatformService => ({
    id: serviceId,
    siteId: 'master',
    serviceId,
    serviceType: 'BASIC',
    slugServiceName,
    serviceName: slugServiceName,
    status: 'ACTIVE',
    masterService: 'POS',
    platform: 'SPA',
    siteType: 'O2OCommerce',
    createdAt: null,
    channelPartner: null,
    addedServiceId: null,
  })
  expect(isInPlan(service('web', 'website'), PLAN)).toBe(true)
  expect(isInPlan(service('master-till', 'till-2'), PLAN)).toBe(true)
  expect(isInPlan(service('other', 'till'), PLAN)).toBe(true)
  expect(isInPlan(service('other', 'stock'), PLAN)).toBe(false)
})

test('the question before a save names what changes, from and to; nothing where nothing does', () => {
  const stored = { amount: 120_000, curr: 'INR', chargingModel: 'YEARLY', status: 'TRIAL', startDate: 1_767_225_600, endDate: null } as Plan
  const draft = planDraftOf(stored, 'INR', true, 'no-partner')
  expect(planChanges(stored, draft)).toEqual([])
  expect(planChanges(stored, { ...draft, amount: '1500', status: 'ACTIVE', endDate: '2027-03-12' })).toEqual([
    'Amount: ₹1,200.00 to ₹1,500.00.',
    'Billing status: Trial to Active.',
    'End: empty to 12/03/2027.',
  ])
})
