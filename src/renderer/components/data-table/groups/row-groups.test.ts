import { expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { RowOrder } from '../row-order.ts'
import type { TableGroup } from '../table-state.ts'
import { groupColumn, groupedRows, groupOfLine, linesOf } from './row-groups.ts'

interface Shop {
  readonly plan: string | null
  readonly amount: number | null
  readonly currency: string
  readonly at: number | null
}
const shop = (plan: string | null, amount: number | null, currency: string, at: number | null): Shop => ({ plan, amount, currency, at })
// 15/02/2027, 28/02/2027, 01/03/2027, none, 31/12/2026, each at noon UTC.
const SHOPS: readonly Shop[] = [
  shop('Growth', 500, 'INR', 1_802_692_800),
  shop('Basic', 500, 'AED', 1_803_816_000),
  shop('Growth', 20, 'INR', 1_803_902_400),
  shop('', null, 'INR', null),
  shop('Growth', 500, 'INR', 1_798_718_400),
]
const PLAN: Column<Shop> = { id: 'plan', title: 'Plan', kind: 'text', width: 100, value: ({ plan }) => plan }
const AMOUNT: Column<Shop> = {
  id: 'amount',
  title: 'Amount',
  kind: 'money',
  width: 100,
  value: ({ amount }) => amount,
  text: ({ amount, currency }) => (amount === null ? '' : `${currency} ${amount}`),
}
const AT: Column<Shop> = { id: 'at', title: 'Till', kind: 'date', width: 100, value: ({ at }) => at, text: ({ at }) => String(at) }

const by = (change: Partial<TableGroup> = {}): TableGroup => ({ columnId: 'plan', by: 'value', direction: 'ascending', folded: false, ...change })
const grouped = (column: Column<Shop>, group: TableGroup, arranged = [0, 1, 2, 3, 4]) => {
  const { order, groups } = groupedRows(new RowOrder(SHOPS), SHOPS, column, Uint32Array.from(arranged), group)
  return groups.map(({ label, start, end }) => [label, ...order.subarray(start, end)])
}

test('rows are grouped by their value, in the order of the table within a group; rows without one come last in both directions', () => {
  expect(grouped(PLAN, by())).toEqual([
    ['Basic', 1],
    ['Growth', 0, 2, 4],
    ['No value', 3],
  ])
  expect(grouped(PLAN, by({ direction: 'descending' }), [4, 3, 2, 1, 0])).toEqual([
    ['Growth', 4, 2, 0],
    ['Basic', 1],
    ['No value', 3],
  ])
})

test('groups are ordered by how many rows match; those without one are left out', () => {
  expect(grouped(PLAN, by({ by: 'count', direction: 'descending' })).map(([label]) => label)).toEqual(['Growth', 'Basic', 'No value'])
  expect(grouped(PLAN, by({ by: 'count' }), [0, 2, 3])).toEqual([
    ['No value', 3],
    ['Growth', 0, 2],
  ])
})

test('dates are grouped by month, in their order', () => {
  expect(grouped(AT, by())).toEqual([
    ['December 2026', 4],
    ['February 2027', 0, 1],
    ['March 2027', 2],
    ['No value', 3],
  ])
})

test('equal amounts in two currencies are two groups', () => {
  expect(grouped(AMOUNT, by()).map(([label, ...rows]) => [label, rows.length])).toEqual([
    ['INR 20', 1],
    ['INR 500', 2],
    ['AED 500', 1],
    ['No value', 1],
  ])
})

test('a collapsed group keeps its header and loses its rows', () => {
  const found = groupedRows(new RowOrder(SHOPS), SHOPS, PLAN, Uint32Array.of(0, 1, 2, 3, 4), by())
  const lines = linesOf(found, ({ label }) => label !== 'Growth')
  expect(Array.from(lines, groupOfLine)).toEqual([0, -1, 1, 2, -1])
  expect(Array.from(lines.subarray(1, 2))).toEqual([1])
})

test('the column of an export names the group of each row', () => {
  expect(groupColumn(PLAN).title).toBe('Group: Plan')
  expect(SHOPS.map(groupColumn(PLAN).value)).toEqual(['Growth', 'Basic', 'Growth', 'No value', 'Growth'])
  expect(SHOPS.map(groupColumn(AT).value)).toEqual(['February 2027', 'February 2027', 'March 2027', 'No value', 'December 2026'])
})
