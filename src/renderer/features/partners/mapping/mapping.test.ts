import { expect, test } from 'vitest'
import { MAPPING_TABS, type Mapping, mappingsOf, mappingTabOf } from './mapping.ts'

test('the list is split by type into PLAN and ADDONS, a tab each [CPMAP-029] [CONST2-005]', () => {
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
