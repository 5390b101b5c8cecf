import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { drawnColumns } from '../drawn-columns.ts'
import { headerWidths, textWidths } from '../text-widths.ts'
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

test('room goes first to the columns whose texts are cut', () => {
  const needed = { texts: new Map([['name', 230]]), headers: new Map() }
  const tracks = (columns: readonly Column<Shop>[], widths = {}) =>
    gridVariables(gridShape(drawnColumns(columns, { columns: null, widths }, needed), controls))['--grid-columns']
  expect(tracks(COLUMNS)).toBe('40px minmax(160px, 230px) minmax(100px, 1fr) 0px 40px')
  expect(tracks(COLUMNS, { name: 120 })).toBe('40px 120px minmax(100px, 1fr) 0px 40px')
})

test('a column wants the room of its longest text, as far as that is shown', () => {
  const columns: readonly Column<Shop>[] = [
    { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 80 },
    { id: 'short', title: 'Short', kind: 'text', value: ({ name }) => name, width: 80, cutAt: 8 },
    { id: 'state', title: 'State', kind: 'badge', value: ({ name }) => name, tone: () => 'neutral', width: 80 },
    { id: 'drawn', title: 'Drawn', kind: 'text', value: ({ name }) => name, render: ({ name }) => name, width: 80 },
  ]
  const rows = ['Ann', 'A much longer name', 'Bert'].map((name) => ({ name }))
  const measured: string[] = []
  const widths = textWidths(columns, rows, (text) => {
    measured.push(text)
    return text.length * 10
  })
  expect([...widths.keys()]).toEqual(['name', 'short', 'state'])
  expect(widths.get('name')).toBe(198)
  expect(widths.get('state')).toBe(212)
  expect(measured).toHaveLength(9)
})

test('a column wants the room of the one that is its second line, too', () => {
  const town: Column<Shop> = { id: 'town', title: 'Town', kind: 'text', value: () => null, width: 90, hiddenByDefault: true }
  const shop: Column<Shop> = { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 90, carries: 'town' }
  const wanted = drawnColumns(
    [shop, town],
    { columns: null, widths: {} },
    {
      texts: new Map([
        ['name', 120],
        ['town', 170],
      ]),
      headers: new Map(),
    },
  ).map((column) => column.wanted)
  expect(wanted).toEqual([170])
})

test('a narrow column is as wide as its longest number, and never less than declared', () => {
  const columns: readonly Column<{ readonly orders: number }>[] = [
    { id: 'orders', title: '21-11-2026', kind: 'number', value: ({ orders }) => orders, width: 28, minWidth: 28, narrow: true },
  ]
  const widthOf = (orders: number) => {
    const texts = textWidths(columns, [{ orders }], (text) => text.length * 7)
    return drawnColumns(columns, { columns: null, widths: {} }, { texts, headers: new Map() })[0]?.width
  }
  expect([widthOf(7), widthOf(123), widthOf(1234)]).toEqual([28, 28, 36])
})

test('a column that no row has a text for is only as wide as its header, and does not grow', () => {
  const columns: readonly Column<Shop>[] = [
    { id: 'reason', title: 'A reason', kind: 'text', value: () => '', width: 300, grows: true },
    { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 300 },
    { id: 'drawn', title: 'Drawn', kind: 'text', value: () => null, render: () => 'x', width: 300 },
    { id: 'short', title: 'No', kind: 'text', value: () => null, width: 90, minWidth: 70 },
    { id: 'shop', title: 'Shop', kind: 'text', value: () => null, width: 300, carries: 'town' },
    { id: 'town', title: 'Town', kind: 'text', value: ({ name }) => name, width: 90, hiddenByDefault: true },
  ]
  const widthsOf = (rows: readonly Shop[], widths = {}) => {
    const headers = headerWidths(columns, rows, (text) => text.length * 10)
    return drawnColumns(columns, { columns: null, widths }, { texts: new Map(), headers }).map(({ width, grows, wanted }) => [width, grows, wanted])
  }
  const usual = [300, false, 300]
  expect(widthsOf([{ name: 'Ann' }, { name: '' }])).toEqual([[108, false, 108], usual, usual, [70, false, 70], usual])
  expect(widthsOf([{ name: 'Ann' }], { reason: 200 })[0]).toEqual([200, false, 200])
  expect(widthsOf([])).toEqual([[300, true, 300], usual, usual, [90, false, 90], usual])
})

test('a remark takes room of its own only beside its text, in compact rows', () => {
  const columns: readonly Column<Shop>[] = [{ id: 'end', title: 'End', kind: 'text', value: () => 'x', width: 104, remark: () => null, remarkWidth: 72 }]
  const widthOf = (isCompact: boolean) => drawnColumns(columns, { columns: null, widths: {} }, undefined, isCompact)[0]?.width
  expect([widthOf(false), widthOf(true)]).toEqual([104, 176])
})

test('of many rows a bounded number is read', () => {
  let read = 0
  const value = ({ name }: Shop): string => {
    read += 1
    return name
  }
  const columns: readonly Column<Shop>[] = [{ id: 'name', title: 'Name', kind: 'text', value, width: 80 }]
  textWidths(
    columns,
    Array.from({ length: 100_000 }, () => ({ name: 'x' })),
    () => 7,
  )
  expect(read).toBeLessThanOrEqual(300)
})
