import { describe, expect, test } from 'vitest'
import type { Menu } from '../menu.ts'
import { type AggregatorValues, aggregatorInput, aggregatorProblems, aggregatorSchema, aggregatorValues, isAggregatorLocked } from './aggregator.ts'

const stored = {
  slugName: 'online-menu',
  isAggregatorEnabled: true,
  aggregatorSystem: 'WERA',
  aggregatorMerchantId: '1234',
  weraManagedByRecaho: true,
  weraSwiggyDirect: false,
} as Menu
const none = { ...stored, isAggregatorEnabled: false, aggregatorSystem: null, aggregatorMerchantId: null, weraManagedByRecaho: null, weraSwiggyDirect: null }
const enabled = (fields: Partial<AggregatorValues>): AggregatorValues => ({ ...aggregatorValues(null), isEnabled: true, ...fields })
const problems = (fields: Partial<AggregatorValues>): string[] => aggregatorProblems(enabled(fields)).map(({ field, message }) => `${field}: ${message}`)
const wera = { system: 'WERA', managedByRecaho: 'Yes', swiggyDirect: 'No' }

describe('rules', () => {
  test('a system is required once an aggregator is enabled [AGGR-003]', () => {
    expect(problems({})).toEqual(['system: Please select Aggregator System'])
    expect(problems({ system: 'OTHER' })).toEqual(['system: Please select Aggregator System'])
    expect(aggregatorProblems(aggregatorValues(null))).toEqual([])
  })

  test('a merchant id is required, but of FALCON, which gives it itself [AGGR-004] [AGGR-007] [AGGR-008] [AGGR-012]', () => {
    const missing = 'merchantId: Aggregator Merchant Id Is a mandatory field.'
    expect(problems(wera)).toEqual([missing])
    expect(problems({ system: 'ZOMATO' })).toEqual([missing])
    expect(problems({ system: 'FALCON' })).toEqual([])
  })

  test.each(['123', '12345', '12a4', '12 4'])('of WERA it is a 4-digit number, so not %j [AGGR-005]', (merchantId) => {
    expect(problems({ ...wera, merchantId })).toEqual(['merchantId: Aggregator Merchant Id must be a 4-digit number'])
  })

  test('of others it is alphanumeric [AGGR-006]', () => {
    expect(problems({ ...wera, merchantId: '0042' })).toEqual([])
    expect(problems({ system: 'ZOMATO', merchantId: 'Z0mato9' })).toEqual([])
    expect(problems({ system: 'ZOMATO', merchantId: 'z-9' })).toEqual(['merchantId: Aggregator Merchant Id must consist of letters and digits.'])
  })

  test('both choices of WERA are required [AGGR-009] [AGGR-010]', () => {
    expect(problems({ system: 'WERA', merchantId: '1234' })).toEqual([
      'managedByRecaho: Please select Managed by Recaho',
      'swiggyDirect: Please select Swiggy direct',
    ])
    expect(aggregatorSchema.safeParse(enabled({ system: 'WERA', merchantId: '1234' })).error?.issues.map(({ path }) => path[0])).toEqual([
      'managedByRecaho',
      'swiggyDirect',
    ])
  })
})

describe('what is stored', () => {
  test('is locked once an aggregator was enabled and stored, and goes back as it came [AGGR-011]', () => {
    expect(isAggregatorLocked(stored)).toBe(true)
    expect(isAggregatorLocked(none)).toBe(false)
    expect(isAggregatorLocked({ ...stored, isAggregatorEnabled: false })).toBe(false)
    const { slugName, ...fields } = stored
    expect(aggregatorInput(stored, enabled({ system: 'ZOMATO', merchantId: 'other' }))).toEqual(fields)
    expect(slugName).toBe('online-menu')
  })

  test('is sent from the form before that [AGGR-002]', () => {
    expect(aggregatorInput(none, enabled({ ...wera, merchantId: '0042' }))).toEqual({
      isAggregatorEnabled: true,
      aggregatorSystem: 'WERA',
      aggregatorMerchantId: '0042',
      weraManagedByRecaho: true,
      weraSwiggyDirect: false,
    })
    const { slugName: _, ...fields } = none
    expect(aggregatorInput(none, aggregatorValues(none))).toEqual(fields)
  })
})
