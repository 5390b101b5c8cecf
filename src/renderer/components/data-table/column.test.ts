import { expect, test } from 'vitest'
import { alignment, type Column, cellText, cutText } from './column.ts'

interface Row {
  readonly value: string | number | boolean | null
}
const column = (more: Partial<Column<Row>>): Column<Row> =>
  ({ id: 'c', title: 'C', kind: 'text', width: 100, value: (row: Row) => row.value, ...more }) as Column<Row>

test('the text of a cell is its own text, or its value', () => {
  expect(cellText(column({ text: () => 'own' }), { value: 1 })).toBe('own')
  expect(cellText(column({}), { value: 'abc' })).toBe('abc')
  expect(cellText(column({}), { value: null })).toBe('')
  expect(cellText(column({}), { value: 12345 })).toBe('12345')
  expect(cellText(column({ kind: 'number' }), { value: 1_234_567.5 })).toBe('1,234,567.5')
})

test('a long text is cut to this many characters and marked', () => {
  expect(cutText('abcdef', undefined)).toBe('abcdef')
  expect(cutText('abcdef', 6)).toBe('abcdef')
  expect(cutText('abcdefg', 6)).toBe('abcdef...')
})

test('numbers and money stand at the end, everything else at the start', () => {
  expect(alignment(column({ kind: 'number' }))).toBe('end')
  expect(alignment(column({ kind: 'money', text: () => '' }))).toBe('end')
  expect(alignment(column({ kind: 'date', text: () => '' }))).toBe('start')
  expect(alignment(column({ align: 'end' }))).toBe('end')
})
