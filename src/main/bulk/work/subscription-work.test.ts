import { beforeEach, expect, test } from 'vitest'
import { success } from '#shared/result.ts'
import { siteId } from '../bulk-world.test-support.ts'
import { type FakePlanSite, FakePlans, TERMS } from '../plan-world.test-support.ts'
import { SiteStates } from './site-states.ts'
import { SubscriptionWork } from './subscription-work.ts'

let sites: FakePlans
beforeEach(() => {
  sites = new FakePlans(1)
})

const row = { id: siteId(0), domain: 'site-0.example' }
const currentOf = async (terms: object = {}, isInDoubt = false) => {
  const states = new SiteStates(sites, { owner: () => 'asha' })
  const work = new SubscriptionWork({ platform: sites, states, money: { isInDoubt: async () => success(isInDoubt) }, now: Date.now })
  const current = await work.current({ ...row, to: { ...TERMS, ...terms } })
  return current.ok ? current.value : current.error
}
const priced = (amount: number, currency: string, terms: object = {}) => ({ value: null, to: { ...TERMS, ...terms, amount, currency } })

test('a site pays the rate of the catalogue, or the one that was typed for its currency', async () => {
  expect(await currentOf()).toEqual(priced(999_900, 'INR'))
  expect(await currentOf({ 'rate.INR': 500_000, 'rate.GBP': 4000 })).toEqual(priced(500_000, 'INR', { 'rate.INR': 500_000, 'rate.GBP': 4000 }))
  sites.site(0).curr = 'GBP'
  expect(await currentOf()).toEqual({ inapplicable: 'there is no rate in GBP.' })
  expect(await currentOf({ 'rate.GBP': 4000 })).toEqual(priced(4000, 'GBP', { 'rate.GBP': 4000 }))
})

test("a partner's site pays the partner's annual price, whatever was typed; a plan that is not mapped is not applicable", async () => {
  sites.site(0).channelPartnerId = 'ravi'
  sites.partners.set('ravi', { currency: 'INR', annual: 600_000 })
  expect(await currentOf({ 'rate.INR': 1 })).toEqual(priced(600_000, 'INR', { 'rate.INR': 1 }))
  sites.partners.set('ravi', { currency: 'INR', annual: null })
  expect(await currentOf()).toEqual({ inapplicable: 'the plan is not mapped with its partner.' })
})

test.each<[string, Partial<FakePlanSite>]>([
  ['the site is inactive.', { enabled: false }],
  ['the plan is for sites of another type, O2OCommerce.', { siteType: 'MARKETING' }],
  ['the plan is for another site option, Spa.', { siteOptions: 'GYM' }],
  ['Starter is its plan for SITE already.', { plans: [{ planId: 'p', planName: 'Starter', masterService: 'SITE', amount: 1 }] }],
])('not applicable: %s', async (inapplicable, change) => {
  Object.assign(sites.site(0), change)
  expect(await currentOf()).toEqual({ inapplicable })
})

test('a balance below the amount is a reason where that was asked for; no wallet is one too', async () => {
  expect(await currentOf({ needsBalance: true })).toEqual({ inapplicable: 'its balance of ₹5,000.00 is below ₹9,999.00.' })
  expect(await currentOf({ needsBalance: true, chargingModel: 'MONTHLY' })).toEqual(priced(99_900, 'INR', { needsBalance: true, chargingModel: 'MONTHLY' }))
  sites.site(0).balance = null
  expect(await currentOf({ needsBalance: true })).toEqual({ inapplicable: 'it has no wallet.' })
})

test('a site that has the plan, one whose payment is in doubt, and a plan that is no longer offered', async () => {
  expect(await currentOf({}, true)).toEqual({ inapplicable: 'we do not know yet whether another subscription of the site went through.' })
  sites.site(0).plans = [{ planId: 'p', planName: ' growth ', masterService: 'SITE', amount: 1 }]
  expect(await currentOf()).toEqual({ value: ' growth ', isThere: true })
  sites.site(0).plans = []
  sites.plan = { ...sites.plan, status: 'INACTIVE' }
  expect(await currentOf()).toEqual({ inapplicable: 'the plan is no longer offered.' })
})
