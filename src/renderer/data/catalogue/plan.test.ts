import { expect, test } from 'vitest'
import { chargeFor, chargingModelOf, ownCharge, type PriceRow } from './plan.ts'

const price = (typeValue: string, charges: number | null, chargesModel: string | null = null): PriceRow => ({
  id: typeValue,
  domain: 'pos',
  typeValue,
  serviceName: 'POS',
  charges,
  chargesModel,
})

test('the model is chargesModel, else typeValue [ENT-023]', () => {
  expect(chargingModelOf(price('MONTHLY', 1))).toBe('MONTHLY')
  expect(chargingModelOf(price('pos', 1, 'YEARLY'))).toBe('YEARLY')
  expect(chargeFor([price('MONTHLY', 1), price('old', 12, 'YEARLY')], 'YEARLY')).toEqual({ amount: 12, currency: 'INR' })
  expect(chargeFor([price('MONTHLY', 1)], 'PAY_PER_USE')).toBeNull()
})

test('the price of the service itself holds for its own model, or for any', () => {
  expect(ownCharge(price('pos', 5), 'YEARLY')).toEqual({ amount: 5, currency: 'INR' })
  expect(ownCharge(price('pos', 5, 'MONTHLY'), 'YEARLY')).toBeNull()
  expect(ownCharge(price('pos', 5, 'MONTHLY'), 'MONTHLY')).toEqual({ amount: 5, currency: 'INR' })
})
