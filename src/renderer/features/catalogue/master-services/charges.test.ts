import { describe, expect, test } from 'vitest'
import type { PriceRow } from '#data/catalogue/plan.ts'
import { chargeEntries, chargesOf, chargesSchema, NO_CHARGES, oneTimeChargeField, typedCharge } from './charges.ts'

const row = (typeValue: string, charges: number | null, chargesModel: string | null = null): PriceRow => ({
  id: typeValue,
  domain: 'pos',
  typeValue,
  serviceName: 'POS',
  charges,
  chargesModel,
})

const SERVICE = { slug: 'pos', serviceName: 'POS' }

describe('the charges of a recurring service', () => {
  test('there are three entries, one a model in their order, under the slug of the service [MSVC-023]', () => {
    expect(chargeEntries(SERVICE, { PAY_PER_USE: '1', MONTHLY: '19.99', YEARLY: '199' })).toEqual([
      { domain: 'pos', typeValue: 'PAY_PER_USE', serviceName: 'POS', charges: 100 },
      { domain: 'pos', typeValue: 'MONTHLY', serviceName: 'POS', charges: 1999 },
      { domain: 'pos', typeValue: 'YEARLY', serviceName: 'POS', charges: 19_900 },
    ])
  })

  test('a blank one is sent without an amount, never as NaN', () => {
    for (const entry of chargeEntries(SERVICE, NO_CHARGES)) expect(entry).not.toHaveProperty('charges')
    expect(typedCharge('  ')).toEqual({})
  })

  test('a row that is there keeps its key', () => {
    const [, , yearly] = chargeEntries(SERVICE, { ...NO_CHARGES, YEARLY: '5' }, [row('old-yearly', 1, 'YEARLY')])
    expect(yearly).toEqual({ domain: 'pos', typeValue: 'old-yearly', serviceName: 'POS', charges: 500 })
  })

  test('fields start with what is stored', () => {
    expect(chargesOf([row('MONTHLY', 39_900), row('YEARLY', null)])).toEqual({ PAY_PER_USE: '', MONTHLY: '399.00', YEARLY: '' })
  })

  test.each(['abc', '-1', '1,00', '99999999999'])('%s is refused', (typed) => {
    expect(chargesSchema.safeParse({ ...NO_CHARGES, MONTHLY: typed }).success).toBe(false)
  })
})

test('a one-time charge is required and an amount', () => {
  expect(oneTimeChargeField.safeParse('').error?.issues[0]?.message).toBe('Please enter One Time Charge')
  expect(oneTimeChargeField.safeParse('1e5').success).toBe(false)
  expect(oneTimeChargeField.safeParse('0').success).toBe(true)
})
