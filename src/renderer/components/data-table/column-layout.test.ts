import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import {
  chooserColumns,
  clampWidth,
  shownColumnIds,
  withColumnMoved,
  withColumnShifted,
  withColumnShown,
  withColumnsReset,
  withColumnWidth,
} from './column-layout.ts'
import { INITIAL_TABLE_STATE } from './table-state.ts'

const column = (id: string, more: Partial<Column<null>> = {}): Column<null> =>
  ({ id, title: id, kind: 'text', width: 100, value: () => null, ...more }) as Column<null>
const columns = [column('plan'), column('name', { fixed: true }), column('city'), column('state', { hiddenByDefault: true }), column('till')]
const state = INITIAL_TABLE_STATE
const shown = (next: typeof state) => shownColumnIds(columns, next)

describe('columns shown', () => {
  test('fixed ones first, then as declared without the hidden ones', () => {
    expect(shown(state)).toEqual(['name', 'plan', 'city', 'till'])
  })

  test('as chosen; what is no column is left out', () => {
    expect(shown({ ...state, columns: ['till', 'gone', 'name', 'state'] })).toEqual(['name', 'till', 'state'])
  })

  test('hiding and showing; back to the declared choice is no choice', () => {
    const hidden = withColumnShown(columns, state, 'city', false)
    expect(shown(hidden)).toEqual(['name', 'plan', 'till'])
    expect(shown(withColumnShown(columns, hidden, 'city', true))).toEqual(['name', 'plan', 'till', 'city'])
    const again = withColumnMoved(columns, withColumnShown(columns, hidden, 'city', true), 'city', 'till')
    expect(again.columns).toBeNull()
  })

  test('moving to the place of another, in both directions', () => {
    expect(shown(withColumnMoved(columns, state, 'till', 'plan'))).toEqual(['name', 'till', 'plan', 'city'])
    expect(shown(withColumnMoved(columns, state, 'plan', 'till'))).toEqual(['name', 'city', 'till', 'plan'])
  })

  test('fixed columns stay, and nothing takes their place', () => {
    expect(withColumnMoved(columns, state, 'name', 'till')).toBe(state)
    expect(withColumnMoved(columns, state, 'till', 'name')).toBe(state)
    expect(withColumnShifted(columns, state, 'plan', -1)).toBe(state)
    expect(shown(withColumnShifted(columns, state, 'plan', 1))).toEqual(['name', 'city', 'plan', 'till'])
    expect(withColumnShifted(columns, state, 'till', 5)).toBe(state)
  })

  test('the chooser lists the hidden ones last', () => {
    expect(chooserColumns(columns, { columns: ['till'] }).map(({ id }) => id)).toEqual(['name', 'till', 'plan', 'city', 'state'])
  })
})

test('widths are whole pixels within what a column allows', () => {
  expect(clampWidth(column('a'), 10)).toBe(64)
  expect(clampWidth(column('a', { minWidth: 200 }), 150.4)).toBe(200)
  expect(clampWidth(column('a'), 5000)).toBe(1200)
  expect(withColumnWidth(state, column('a'), 99.6).widths).toEqual({ a: 100 })
})

test('reset forgets order, choice and widths, and keeps the rest', () => {
  const changed = { ...state, page: 3, columns: ['till'], widths: { till: 99 } }
  expect(withColumnsReset(changed)).toEqual({ ...state, page: 3 })
})
