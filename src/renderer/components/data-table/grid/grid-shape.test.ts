import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { drawnColumns } from '../drawn-columns.ts'
import { gridShape, gridVariables } from './grid-shape.ts'

interface Shop {
  readonly name: string
}
const COLUMNS: readonly Column<Shop>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 160 },
  { id: 'description', title: 'Description', kind: 'text', value: ({ name }) => name, width: 100, grows: true },
]
const controls = { checkbox: true, expander: false, actions: true, edit: false }
const tracksWith = (columns: readonly Column<Shop>[], widths: Readonly<Record<string, number>> = {}, override?: { columnId: string; width: number }) =>
  gridVariables(gridShape(drawnColumns(columns, { columns: null, widths }), controls), override)['--grid-columns']

test('a column that grows takes what a wide window leaves', () => {
  expect(tracksWith(COLUMNS)).toBe('40px 160px minmax(100px, 1fr) 0px 40px')
})

test('without one the rest stays empty before the actions', () => {
  expect(tracksWith(COLUMNS.slice(0, 1))).toBe('40px 160px minmax(0, 1fr) 40px')
})

test('a width that the user gives it holds, also while it is dragged', () => {
  expect(tracksWith(COLUMNS, { description: 240 })).toBe('40px 160px 240px minmax(0, 1fr) 40px')
  expect(tracksWith(COLUMNS, {}, { columnId: 'description', width: 300 })).toBe('40px 160px 300px minmax(0, 1fr) 40px')
})
