import { expect, test } from 'vitest'
import { isNotLoaded, withGaps } from './incomplete-lists.ts'

const nothingMissing = { leftOut: 0, unusable: [], fields: [], isOpenEnded: false, reason: null }

test('rows that must not be shown are left out, and gaps are marked in the others', () => {
  const data = { getSitesAdmin: [{ siteId: 'a', setting: null }, { siteId: 'b' }, { siteId: 'c', setting: null }] }
  const { getSitesAdmin } = withGaps(data, { ...nothingMissing, unusable: [1], fields: [{ field: 'setting', count: 1, rows: [2] }] })
  expect(getSitesAdmin.map(({ siteId }) => siteId)).toEqual(['a', 'c'])
  expect(getSitesAdmin.map((row) => isNotLoaded(row, 'setting'))).toEqual([false, true])
})

test('a page keeps its token', () => {
  const data = { getSites: { items: [{ siteId: 'a' }, { siteId: 'b' }], nextToken: 't' } }
  expect(withGaps(data, { ...nothingMissing, unusable: [0] })).toEqual({ getSites: { items: [{ siteId: 'b' }], nextToken: 't' } })
})

test('where not every place is named, any row may lack the field', () => {
  const { rows } = withGaps({ rows: [{ id: 1 }, { id: 2 }] }, { ...nothingMissing, fields: [{ field: 'name', count: 2, rows: [0] }] })
  expect(rows.map((row) => isNotLoaded(row, 'name'))).toEqual([true, true])
})

test('a field is not loaded with the object around it, or with something in it', () => {
  const [row = {}] = withGaps({ rows: [{ setting: null }] }, { ...nothingMissing, fields: [{ field: 'setting.address', count: 1, rows: [0] }] }).rows
  expect(isNotLoaded(row, 'setting.address.city')).toBe(true)
  expect(isNotLoaded(row, 'setting')).toBe(true)
  expect(isNotLoaded(row, 'setting.curr')).toBe(false)
  expect(isNotLoaded(row, 'settings')).toBe(false)
})

test('a changed copy of a row keeps its gaps', () => {
  const [row = {}] = withGaps({ rows: [{ name: null }] }, { ...nothingMissing, fields: [{ field: 'name', count: 1, rows: [0] }] }).rows
  expect(isNotLoaded({ ...row, version: 'v2' }, 'name')).toBe(true)
  expect(isNotLoaded(structuredClone(row), 'name')).toBe(true)
})
