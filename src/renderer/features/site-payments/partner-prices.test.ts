import { expect, test } from 'vitest'
import { type PartnerMapping, partnerPriceOf, planMappingOf, serviceMappingOf } from './partner-prices.ts'

const mapping = (part: Partial<PartnerMapping>): PartnerMapping => ({
  id: 'm',
  serviceId: 's',
  siteId: null,
  userId: 'partner',
  type: 'PLAN',
  serviceName: null,
  boardingAmount: 800,
  renewalAmount: 600,
  siteOptions: null,
  note: null,
  siteType: null,
  planId: null,
  planName: null,
  ...part,
})

test('a new plan costs the annual amount, one that goes on the renewal amount [SVC-079]', () => {
  const found = planMappingOf([mapping({ planName: 'Growth' })], 'Growth')
  expect(found && [partnerPriceOf(found, 'annual', 'GBP'), partnerPriceOf(found, 'renewal', 'GBP')]).toEqual([
    { amount: 800, currency: 'GBP' },
    { amount: 600, currency: 'GBP' },
  ])
  expect(planMappingOf([mapping({ planName: 'Growth' }), mapping({ type: 'ADDONS', planName: 'POS Pack' })], 'POS Pack')).toBeUndefined()
})

test('a service is mapped by its name, else as a platform service of that master service', () => {
  const addons = [
    mapping({ id: 'a', type: 'ADDONS', serviceId: 'till', serviceName: 'Point of Sale' }),
    mapping({ id: 'b', type: 'ADDONS', serviceName: 'whatsapp' }),
  ]
  const services = [{ serviceId: 'till', masterService: 'POS' }]
  expect(serviceMappingOf(addons, services, 'WHATSAPP')?.id).toBe('b')
  expect(serviceMappingOf(addons, services, 'POS')?.id).toBe('a')
  expect(serviceMappingOf(addons, services, 'DELIVERY')).toBeUndefined()
})
