import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { rowsAsText } from './rows-as-text.ts'

interface Row {
  readonly name: string
  readonly count: number
  readonly balance?: number | null
}
const columns: readonly Column<Row>[] = [
  { id: 'name', kind: 'text', title: 'Name', value: ({ name }) => name, width: 100, cutAt: 4 },
  { id: 'count', kind: 'number', title: 'Count', value: ({ count }) => count, width: 100 },
  { id: 'open', kind: 'text', title: 'Open', value: () => 'x', width: 100, exported: false },
]

test('a line a row under the titles, texts uncut, columns of controls left out', () => {
  expect(rowsAsText(columns, [{ name: 'Spice Route', count: 1200 }])).toBe('Name\tCount\nSpice Route\t1200')
})

test('a text with tabs, breaks and quotes stays in its cell', () => {
  expect(rowsAsText(columns, [{ name: 'a\tb\nc "d"', count: 1 }])).toBe('Name\tCount\n"a\tb\nc ""d"""\t1')
})

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+cmd|calc', "'+cmd|calc"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a\t=1', '"a\t\'=1"'],
])('%s is no formula where it is pasted', (name, pasted) => {
  expect(rowsAsText(columns, [{ name, count: 1 }])).toBe(`Name\tCount\n${pasted}\t1`)
})

test('amounts are numbers to a spreadsheet, negative ones too; one that is not exact is as on screen', () => {
  const balance: Column<Row> = {
    id: 'balance',
    kind: 'money',
    title: 'Balance',
    value: (row) => row.balance ?? null,
    text: (row) => (row.balance === null ? '' : `₹${row.balance}`),
    width: 100,
  }
  const rows = [-124_000, null, 0.5].map((amount) => ({ name: 'A', count: -5, balance: amount }))
  expect(rowsAsText([columns[1] as Column<Row>, balance], rows)).toBe('Count\tBalance\n-5\t-1240.00\n-5\t\n-5\t₹0.5')
})
