import { expect, test } from 'vitest'
import { draftProblem, MAPPING_TABS, type Mapping, mappingDraftOf, mappingsOf, mappingTabOf, priceUndo, updateVariables } from './mapping.ts'

test('the list is split by type into PLAN and ADDONS, a tab each [CPMAP-029]', () => {
  const rows = [{ type: 'PLAN' }, { type: 'ADDONS' }, { type: 'BASIC' }, { type: null }] as Mapping[]
  expect(MAPPING_TABS.map(({ title, type }) => [title, type])).toEqual([
    ['PLANS', 'PLAN'],
    ['ADDONS', 'ADDONS'],
  ])
  expect(mappingsOf(rows, 'plans')).toEqual([{ type: 'PLAN' }])
  expect(mappingsOf(rows, 'addons')).toEqual([{ type: 'ADDONS' }])
})

test('an address that names no tab opens the first', () => {
  expect([mappingTabOf('addons'), mappingTabOf(null), mappingTabOf('x')]).toEqual(['addons', 'plans', 'plans'])
})

const ROW: Mapping = {
  id: 'm1',
  serviceId: 's1',
  siteId: 'master',
  userId: 'cp@demo.example',
  type: 'PLAN',
  serviceName: 'Growth',
  boardingAmount: 79_920,
  renewalAmount: null,
  siteOptions: 'COMMERCE',
  note: 'Trial',
  planId: 's1',
  planName: 'Growth',
  siteType: 'SIMPLE_B2C',
}

test('a row is edited in major units', () => {
  expect(mappingDraftOf(ROW)).toEqual({ annual: '799.20', renewal: '' })
})

test.each([
  ['', '1', 'Please enter Annual Amount'],
  ['1', ' ', 'Please enter Renewal Amount'],
  ['-1', '1', 'The amount cannot be negative.'],
  ['1', 'ten', 'Please enter the amount in figures, such as 1000 or 19.99.'],
  ['123456789012', '1', 'The amount is larger than the platform can hold.'],
  ['0', '19.99', null],
])('annual %j, renewal %j: %s [CPMAP-027]', (annual, renewal, problem) => {
  expect(draftProblem({ annual, renewal })).toBe(problem)
})

test('what is sent is the row without its type, amounts in minor units [CPMAP-026] [CPMAP-033]', () => {
  const { type, ...row } = ROW
  expect(type).toBe('PLAN')
  expect(updateVariables(ROW, { annual: '19.99', renewal: '5' })).toEqual({ input: { ...row, boardingAmount: 1999, renewalAmount: 500 } })
})

test('changed prices are kept as they will be read, so that they are found unchanged', () => {
  const undo = priceUndo('cp@demo.example', ROW, { values: { ...mappingDraftOf(ROW), annual: ' 4321 ' }, changed: ['annual'] })
  expect(undo).toEqual({ sort: 'partner-price', id: 'm1', of: 'cp@demo.example', values: [{ name: 'annual', from: '799.20', to: '4321.00' }] })
})
