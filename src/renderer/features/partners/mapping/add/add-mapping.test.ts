import { expect, test } from 'vitest'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { addonOffer, KIND_OPTIONS, NEW_MAPPING, newMapping, newMappingSchema, planOffer, SITE_OPTIONS } from './add-mapping.ts'

const problemsOf = (values: object): Record<string, string> => {
  const { error } = newMappingSchema.safeParse({ ...NEW_MAPPING, ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
const AMOUNTS = { siteOption: 'GROCERY', annual: '100', renewal: '80' }
const PARTNER = { siteId: 'master', username: 'cp@demo.example' }

test('what a plan needs [CPMAP-016] [CPMAP-017] [CPMAP-018] [CPMAP-020] [CPMAP-021] [CPMAP-022] [MSG2-055]', () => {
  expect(problemsOf({})).toEqual({
    siteOption: 'Please Select Site Option',
    serviceId: 'Please Select Site Option',
    annual: 'Please enter Annual Amount',
    renewal: 'Please enter Renewal Amount',
  })
  expect(problemsOf(AMOUNTS)).toEqual({ serviceId: 'Please Select Site Option' })
  expect(problemsOf({ ...AMOUNTS, serviceId: 'p1', siteType: '' })).toEqual({})
})

test('what an add-on needs [CPMAP-019] [MSG2-054]', () => {
  expect(problemsOf({ ...AMOUNTS, kind: 'ADDONS' })).toEqual({ serviceId: 'Please Select Addon Service' })
  expect(problemsOf({ ...AMOUNTS, kind: 'ADDONS', serviceId: 'a1' })).toEqual({})
})

test.each(['-1', '1e5', '1,000'])('an amount is in figures: %s', (annual) => {
  expect(Object.keys(problemsOf({ ...AMOUNTS, serviceId: 'p1', annual }))).toEqual(['annual'])
})

test('begins as a plan, with the site type of add-ons; the options are those of the types [CPMAP-012] [CPMAP-014]', () => {
  expect(KIND_OPTIONS.map(({ label }) => label)).toEqual(['Plan', 'Addons'])
  expect([NEW_MAPPING.kind, NEW_MAPPING.siteType]).toEqual(['PLAN', 'O2OCommerce'])
  expect(SITE_OPTIONS.ADDONS).toHaveLength(26)
  expect(new Set(SITE_OPTIONS.PLAN.map(({ value }) => value)).size).toBe(SITE_OPTIONS.PLAN.length)
})

test('what is sent: the record without what the platform gives it, amounts in minor units [CPMAP-026] [CPMAP-032] [CPMAP-039]', () => {
  const values = { ...NEW_MAPPING, siteOption: 'COMMERCE', annual: '19.99', renewal: '5', note: 'Trial' }
  const plan = { planId: 'p1', planName: 'Growth', siteType: 'SIMPLE_B2C' } as Plan
  expect(newMapping(PARTNER, planOffer(plan), values)).toEqual({
    serviceId: 'p1',
    serviceName: 'Growth',
    planId: 'p1',
    planName: 'Growth',
    siteType: 'SIMPLE_B2C',
    siteId: 'master',
    userId: 'cp@demo.example',
    type: 'PLAN',
    boardingAmount: 1999,
    renewalAmount: 500,
    siteOptions: 'COMMERCE',
    note: 'Trial',
  })
  const addon = { serviceId: 'a1', serviceName: 'Point of Sale' } as PlatformService
  expect(newMapping(PARTNER, addonOffer(addon), { ...values, kind: 'ADDONS', siteOption: 'GROCERY', note: '' })).toMatchObject({
    serviceId: 'a1',
    serviceName: 'Point of Sale',
    planId: null,
    planName: null,
    siteType: 'O2OCommerce',
    type: 'ADDONS',
    siteOptions: 'GROCERY',
    note: null,
  })
})
