import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { asking, PLATFORM } from '../asking.test-support.ts'

const PLAN = {
  planId: 'plan-1',
  planName: 'Growth',
  amount: 49_900,
  curr: 'INR',
  chargingModel: 'MONTHLY',
  priceList: [{ chargingModel: 'MONTHLY', rate: 49_900 }],
  services: ['a'],
}
const SERVICE = { serviceName: 'SITE', charges: 49_900, chargingModel: 'MONTHLY', status: 'ACTIVE' }
const MAPPING = { id: 'm-1', serviceId: 'service-1', planName: 'Growth', serviceName: null, boardingAmount: 100, renewalAmount: 200 }
const answers = {
  ...PLATFORM,
  GetSubscriptionPlansBySiteId: { 'site-1': { getSubscriptionPlansBySiteId: [PLAN] }, master: { getSubscriptionPlansBySiteId: [PLAN] } },
  GetSiteConfig: { 'aditi.example': { getSiteConfig: { siteServices: [SERVICE] } } },
  GetUserServiceMapping: { 'cp-1': { getUserServiceMapping: [MAPPING] } },
}

const questionsOf = async (operation: string, variables: Readonly<Record<string, unknown>>) => {
  const { asked, service } = asking({ answers })
  await service.operation(operation, variables)
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

test('a plan that is raised is asked about, of a site and of the catalogue, from what and to what', async () => {
  expect(await questionsOf('UpdateSubscriptionPlan', { input: { siteId: 'site-1', planId: 'plan-1', amount: 99_000, services: ['a'] } })).toEqual([
    'Sure to Save? The price of the plan “Growth” of aditi.example. Amount: ₹499.00 to ₹990.00. Business: “Aditi Sweets”. Site id: site-1.',
  ])
  const priceList = [
    { chargingModel: 'MONTHLY', rate: 99_000 },
    { chargingModel: 'YEARLY', rate: 500 },
  ]
  expect(await questionsOf('UpdateSubscriptionPlan', { input: { siteId: 'master', planId: 'plan-1', priceList } })).toEqual([
    'Sure to Save? The price of the plan “Growth” of the catalogue. monthly: ₹499.00 to ₹990.00. yearly: none to ₹5.00.',
  ])
})

test('a plan whose prices stay is not asked about', async () => {
  expect(await questionsOf('UpdateSubscriptionPlan', { input: { siteId: 'site-1', planId: 'plan-1', services: ['a', 'b'] } })).toEqual([])
  const { planName, ...stored } = PLAN
  expect(await questionsOf('UpdateSubscriptionPlan', { input: { siteId: 'site-1', ...stored, planName: `${planName} 2`, services: ['a', 'b'] } })).toEqual([])
})

test('what a site pays for its services is asked about service by service; what stays is not', async () => {
  const save = (siteServices: readonly object[]) => questionsOf('UpdateSiteConfig', { domain: 'aditi.example', siteId: 'site-1', siteServices, enabled: true })
  expect(
    await save([
      { ...SERVICE, charges: 99_000 },
      { ...SERVICE, serviceName: 'KOT', charges: 100 },
    ]),
  ).toEqual(['Change what the site aditi.example pays for its services? “SITE”: ₹499.00 to ₹990.00. “KOT”: ₹1.00. Business: “Aditi Sweets”. Site id: site-1.'])
  expect(await save([])).toEqual([
    'Change what the site aditi.example pays for its services? “SITE”: no longer billed. Business: “Aditi Sweets”. Site id: site-1.',
  ])
  expect(await save([{ ...SERVICE, startDate: 1 }])).toEqual([])
})

test('the record of a site that follows its plan or service is not asked about; another price is', async () => {
  const save = (charges: number) => questionsOf('UpdateSiteDataNormalize', { input: { domain: 'aditi.example', planName: 'Growth', charges } })
  expect(await save(49_900)).toEqual([])
  expect(await save(99_000)).toEqual(['Record that the site aditi.example pays ₹990.00? Business: “Aditi Sweets”. Site id: site-1.'])
})

test('what a partner pays is asked about where it changes', async () => {
  const save = (change: object) => questionsOf('UpdateUserServiceMapping', { input: { ...MAPPING, userId: 'cp-1', ...change } })
  expect(await save({ renewalAmount: 300 })).toEqual([
    'Sure to Save? What the partner Partner Ltd pays for “Growth”. Boarding: ₹1.00 to ₹1.00. Renewal: ₹2.00 to ₹3.00. User name: cp-1.',
  ])
  expect(await save({ note: 'n' })).toEqual([])
})

test('the first plan of a site is one task: its price is asked about once, before its services are saved', async () => {
  const { asked, service } = asking({ answers: PLATFORM, confirmAbove: { INR: 100 } })
  const siteServices = [{ ...SERVICE, charges: 99_000 }]
  const subscribe = (amount: number) =>
    service.payment({
      key: randomUUID(),
      operation: 'SubscribeSitePlanByAdminV2',
      siteId: 'site-1',
      domain: 'aditi.example',
      amount,
      currency: 'INR',
      text: 'Growth',
      variables: { input: { siteId: 'site-1', planName: 'Growth', amount, curr: 'INR' } },
    })
  await service.operation('CreateSiteConfig', { domain: 'aditi.example', siteId: 'site-1', siteServices })
  await subscribe(99_000)
  expect(asked).toHaveLength(1)
  await subscribe(99_000)
  await subscribe(99_001)
  expect(asked).toHaveLength(3)
})
