import { expect, test } from 'vitest'
import { masterStatusLabel, renewalPlanNames } from './renewal-plans.ts'

test('the plan filter lists plans of O2OCommerce and BOOKING_RESTAURANTS, sorted by planName [REN-008]', () => {
  const plan = (planName: string, siteType: string | null, platform: string | null) => ({ planName, siteType, platform })
  const plans = [
    plan('Restaurant Pro', 'O2OCommerce', 'BOOKING_RESTAURANTS'),
    plan('Dine', 'O2OCommerce', 'BOOKING_RESTAURANTS'),
    plan('Dine', 'O2OCommerce', 'BOOKING_RESTAURANTS'),
    plan('Salon', 'O2OCommerce', 'BOOKING_SALOON'),
    plan('Shop', 'SIMPLE_B2C', 'BOOKING_RESTAURANTS'),
    plan('Old', null, null),
  ]
  expect(renewalPlanNames(plans)).toEqual(['Dine', 'Restaurant Pro'])
})

test('a master status shows as Active or InActive [REN-009]', () => {
  expect(['On', 'Off', null, undefined].map(masterStatusLabel)).toEqual(['Active', 'InActive', 'InActive', 'InActive'])
})
