import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { rowsAsText } from './rows-as-text.ts'

interface Row {
  readonly name: string
  readonly count: number
}
const columns: readonly Column<Row>[] = [
  { id: 'name', kind: 'text', title: 'Name', value: ({ name }) => name, width: 100, cutAt: 4 },
  { id: 'count', kind: 'number', title: 'Count', value: ({ count }) => count, width: 100 },
  { id: 'open', kind: 'text', title: 'Open', value: () => 'x', width: 100, exported: false },
]

test('a line a row under the titles, texts uncut, columns of controls left out', () => {
  expect(rowsAsText(columns, [{ name: 'Spice Route', count: 1200 }])).toBe('Name\tCount\nSpice Route\t1,200')
})

test('a text with tabs and breaks stays in its cell', () => {
  expect(rowsAsText(columns, [{ name: 'a\tb\r\nc', count: 1 }])).toBe('Name\tCount\na b c\t1')
})
