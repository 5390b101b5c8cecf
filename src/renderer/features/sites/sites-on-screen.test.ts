import { expect, test } from 'vitest'
import { NOTHING_SELECTED } from '#components/data-table/selection.ts'
import { INITIAL_TABLE_STATE, type TableState } from '#components/data-table/table-state.ts'
import { SITE_COLUMNS } from './site-columns.tsx'
import { sitesOnScreen } from './sites-on-screen.ts'
import { makeSite } from './test/make-site.ts'

const sites = ['d', 'b', 'a', 'c', 'e'].map((name) => makeSite({ siteId: name, companyName: name }))
const ids = (rows: readonly { siteId: string }[]): string => rows.map(({ siteId }) => siteId).join('')
const byName: TableState = { ...INITIAL_TABLE_STATE, sort: [{ columnId: 'business', direction: 'ascending' }], columns: ['plan', 'domain'] }

test('columns shown in their order, rows filtered and sorted', () => {
  const screen = sitesOnScreen(SITE_COLUMNS, sites, Uint32Array.of(0, 1, 2, 3), byName, NOTHING_SELECTED)
  expect(screen.columns.map(({ id }) => id)).toEqual(['business', 'plan', 'domain'])
  expect(ids(screen.matching)).toBe('abcd')
  expect(ids(screen.page)).toBe('abcd')
  expect(screen.selected).toEqual([])
})

test('the page is the part of them on screen', () => {
  const many = Array.from({ length: 60 }, (_, index) => makeSite({ siteId: `s${index}` }))
  const { page } = sitesOnScreen(SITE_COLUMNS, many, undefined, { ...INITIAL_TABLE_STATE, size: 25, page: 3 }, NOTHING_SELECTED)
  expect(page.map(({ siteId }) => siteId)).toEqual(many.slice(50).map(({ siteId }) => siteId))
})

test('rows selected one by one count though a filter hides them; all matching are those that match', () => {
  const matches = Uint32Array.of(0, 1)
  const some = sitesOnScreen(SITE_COLUMNS, sites, matches, byName, { mode: 'some', ids: new Set(['e', 'b']) })
  expect(ids(some.selected)).toBe('be')
  const all = sitesOnScreen(SITE_COLUMNS, sites, matches, byName, { mode: 'all-matching', except: new Set(['b']) })
  expect(ids(all.selected)).toBe('d')
})
