import { expect, test } from 'vitest'
import type { Column } from '#components/data-table/column.ts'
import { NOTHING_SELECTED, type Selection } from '#components/data-table/selection.ts'
import { INITIAL_TABLE_STATE, type TableState } from '#components/data-table/table-state.ts'
import { rowsOnScreen } from './use-table-export.ts'

interface Row {
  readonly id: string
}

const column = (id: string): Column<Row> => ({ id, title: id, kind: 'text', value: (row) => row.id, width: 100 })
const columns = [{ ...column('name'), fixed: true }, column('domain'), column('plan'), column('city')]
const rowId = ({ id }: Row): string => id
const rows = ['d', 'b', 'a', 'c', 'e'].map((id): Row => ({ id }))
const ids = (some: readonly Row[]): string => some.map(rowId).join('')
const byName: TableState = { ...INITIAL_TABLE_STATE, sort: [{ columnId: 'name', direction: 'ascending' }], columns: ['plan', 'domain'] }
const screen = (matches: Uint32Array, selection: Selection) => rowsOnScreen({ columns, rows, rowId, matches, table: byName, selection })

test('columns shown in their order, rows filtered and sorted', () => {
  const shown = screen(Uint32Array.of(0, 1, 2, 3), NOTHING_SELECTED)
  expect(shown.columns.map(({ id }) => id)).toEqual(['name', 'plan', 'domain'])
  expect(ids(shown.matching)).toBe('abcd')
  expect(ids(shown.page)).toBe('abcd')
  expect(shown.selected).toEqual([])
})

test('the page is the part of them on screen', () => {
  const many = Array.from({ length: 60 }, (_, index): Row => ({ id: `s${index}` }))
  const table: TableState = { ...INITIAL_TABLE_STATE, size: 25, page: 3 }
  const { page } = rowsOnScreen({ columns, rows: many, rowId, matches: undefined, table, selection: NOTHING_SELECTED })
  expect(page.map(rowId)).toEqual(['s50', 's51', 's52', 's53', 's54', 's55', 's56', 's57', 's58', 's59'])
})

test('rows selected one by one count though a filter hides them', () => {
  expect(ids(screen(Uint32Array.of(0, 1), { mode: 'some', ids: new Set(['e', 'b']) }).selected)).toBe('be')
})

test('all matching are those that match', () => {
  expect(ids(screen(Uint32Array.of(0, 1), { mode: 'all-matching', except: new Set(['b']) }).selected)).toBe('d')
})
