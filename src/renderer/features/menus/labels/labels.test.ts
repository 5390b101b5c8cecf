import { expect, test } from 'vitest'
import { LABEL_NAMES } from '#shared/domain/content/menu.ts'
import { labelsOf, unusedNames, withLabel } from './labels.ts'

const waiter = { defaultName: 'Waiter', displayName: 'Steward' }
const table = { defaultName: 'Table', displayName: 'Desk' }

test('a name that has a label is not offered again [LABEL-012]', () => {
  expect(unusedNames([waiter])).toEqual(LABEL_NAMES.filter((name) => name !== 'Waiter'))
  expect(unusedNames([])).toEqual(LABEL_NAMES)
})

test('a label takes the place of the one of its name, others stay', () => {
  expect(withLabel([waiter], table)).toEqual([waiter, table])
  expect(withLabel([waiter, table], { ...waiter, displayName: 'Server' })).toEqual([{ ...waiter, displayName: 'Server' }, table])
})

test('a domain without a record has no labels', () => {
  expect(labelsOf({ getSiteCustomLabelByDomain: null })).toEqual([])
  expect(labelsOf({ getSiteCustomLabelByDomain: { customLabels: null } })).toEqual([])
})
