// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { PrintedRows } from './printed-rows.tsx'

afterEach(cleanup)

const columns: readonly Column<number>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: (row) => `Shop ${row}`, width: 200 },
  { id: 'balance', title: 'Balance', kind: 'number', value: (row) => row * 1000, width: 100 },
  { id: 'action', title: 'Action', kind: 'text', value: () => 'a button', exported: false, width: 100 },
]
const draw = (count: number) => {
  const rows = Array.from({ length: count }, (_, index) => index + 1)
  // As sorted by name, descending.
  render(<PrintedRows label="Shops" rows={rows} arranged={Uint32Array.from(rows.keys()).toReversed()} columns={columns} />)
}
const table = () => screen.queryByRole('table', { name: 'Shops, to print' })
const print = () => act(() => void window.dispatchEvent(new Event('beforeprint')))
const texts = () => [...(table()?.querySelectorAll('tr') ?? [])].map(({ children }) => [...children].map(({ textContent }) => textContent))

test('only while it is printed a list is a table of all its rows, in their order, without columns of controls', () => {
  draw(3)
  expect(table()).toBeNull()
  print()
  expect(texts()).toEqual([
    ['Name', 'Balance'],
    ['Shop 3', '3,000'],
    ['Shop 2', '2,000'],
    ['Shop 1', '1,000'],
  ])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(table()).toBeNull()
})

test('of a very long list the first 2,000 rows are printed, and the paper says so', () => {
  draw(2001)
  print()
  expect(texts()).toHaveLength(2001)
  expect(screen.getByText('The first 2,000 of 2,001 rows. Export the list to have them all.')).toBeDefined()
  act(() => void window.dispatchEvent(new Event('afterprint')))
})
