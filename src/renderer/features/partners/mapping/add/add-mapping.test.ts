import { expect, test } from 'vitest'
import type { Plan, PlatformService } from '#data/catalogue/plan.ts'
import { addonOffers, KIND_OPTIONS, NEW_MAPPING, newMapping, newMappingSchema, planOffers, SITE_OPTIONS } from './add-mapping.ts'

const problemsOf = (values: object): Record<string, string> => {
  const { error } = newMappingSchema.safeParse({ ...NEW_MAPPING, ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
const AMOUNTS = { siteOption: 'GROCERY', annual: '100', renewal: '80' }
const PARTNER = { siteId: 'master', username: 'cp@demo.example' }

test('what a plan needs [CPMAP-016] [CPMAP-017] [CPMAP-020] [CPMAP-022]', () => {
  expect(problemsOf({})).toEqual({
    siteOption: 'Please Select Site Option',
    serviceId: 'Please Select Site Option',
    annual: 'Please enter Annual Amount',
    renewal: 'Please enter Renewal Amount',
  })
  expect(problemsOf(AMOUNTS)).toEqual({ serviceId: 'Please Select Site Option' })
  expect(problemsOf({ ...AMOUNTS, serviceId: 'p1', siteType: '' })).toEqual({})
})

test('what an add-on needs [CPMAP-019]', () => {
  expect(problemsOf({ ...AMOUNTS, kind: 'ADDONS' })).toEqual({ serviceId: 'Please Select Addon Service' })
  expect(problemsOf({ ...AMOUNTS, kind: 'ADDONS', serviceId: 'a1' })).toEqual({})
})

test.each(['-1', '1e5', '1,00'])('an amount is in figures: %s', (annual) => {
  expect(Object.keys(problemsOf({ ...AMOUNTS, serviceId: 'p1', annual }))).toEqual(['annual'])
})

test('begins as a plan, with the site type of add-ons; the options are the catalogue’s [CPMAP-012] [CPMAP-013] [CPMAP-014]', () => {
  expect(KIND_OPTIONS.map(({ label }) => label)).toEqual(['Plan', 'Addons'])
  expect([NEW_MAPPING.kind, NEW_MAPPING.siteType]).toEqual(['PLAN', 'O2OCommerce'])
  const verticals =
    'BOOKING_RESTAURANTS BOOKING_SALOON BOOKING_VACCINATION LAUNDRY EVENT VILLA_RENTAL SERVICES CAR_RENTAL CONSTRUCTION GROCERY GENERAL LAWYER PET_GROOMERS REPAIR_SERVICES SPA GYM MANUFACTURER JEWELLERY MARRIAGE AUTO_SERVICES DIAGNOSTIC_LAB DOCTOR VACATION_RENTALS GRANITE_BUSINESS WAREHOUSE DEPARTMENT'
  expect(SITE_OPTIONS.ADDONS.map(({ value }) => value).join(' ')).toBe(`ENQUIRY ${verticals}`)
  const plans = SITE_OPTIONS.PLAN.map(({ value }) => value)
  expect(plans.toSorted()).toEqual(['COMMERCE', 'ECOM_CATALOGUE', 'B2B', 'B2B2C', 'ENQUIRY', ...verticals.split(' ')].toSorted())
})

const PLAN = { planId: 'p1', planName: 'Growth', siteType: 'SIMPLE_B2C', platform: 'COMMERCE', status: 'ACTIVE' } as Plan
const ADDON = { serviceId: 'a1', serviceName: 'Point of Sale', siteType: 'O2OCommerce', serviceType: 'PLAN', status: 'ACTIVE' } as PlatformService

test('offers active plans of the option [CPMAP-031]', () => {
  const plans = [PLAN, { ...PLAN, planId: 'p2', platform: 'GROCERY' }, { ...PLAN, planId: 'p3', status: 'INACTIVE' }]
  expect(planOffers(plans, 'COMMERCE').map(({ serviceId }) => serviceId)).toEqual(['p1'])
})

test('offers active add-ons by service type and site type, each with its own site type [CALL2-009] [CPMAP-031]', () => {
  const services = [
    ADDON,
    { ...ADDON, serviceId: 'a2', serviceType: 'BASIC' },
    { ...ADDON, serviceId: 'a3', siteType: 'MARKETING' },
    { ...ADDON, serviceId: 'a4', status: 'INACTIVE' },
  ]
  expect(addonOffers(services, 'O2OCommerce').map(({ serviceId }) => serviceId)).toEqual(['a1'])
  expect(addonOffers(services, 'MARKETING')).toMatchObject([{ serviceId: 'a3', siteType: 'MARKETING' }])
})

test('what is sent: the record without what the platform gives it, amounts in minor units [CPMAP-026] [CPMAP-032] [CPMAP-039]', () => {
  const values = { ...NEW_MAPPING, siteOption: 'COMMERCE', annual: '19.99', renewal: '5', note: 'Trial' }
  const [plan] = planOffers([PLAN], 'COMMERCE')
  expect(plan && newMapping(PARTNER, plan, values)).toEqual({
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
  const [addon] = addonOffers([ADDON], 'O2OCommerce')
  expect(addon && newMapping(PARTNER, addon, { ...values, kind: 'ADDONS', siteOption: 'GROCERY', note: '' })).toMatchObject({
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
