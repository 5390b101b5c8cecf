// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeGridWindow } from '#tests/grid-window.ts'
import type { Column } from '../column.ts'
import { writtenColumns } from '../column-layout.ts'
import { DataTable } from '../data-table.tsx'
import { INITIAL_TABLE_STATE } from '../table-state.ts'

beforeEach(completeGridWindow)
afterEach(cleanup)

interface Shop {
  readonly name: string
  readonly domain: string
  readonly end: string
}
const SHOPS: readonly Shop[] = [
  { name: 'Aditi Kitchen', domain: 'aditi.example', end: '12/03/2027' },
  { name: 'Brew', domain: 'brew.example', end: '' },
]
const COLUMNS: readonly Column<Shop>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 100, fixed: true, carries: 'domain' },
  {
    id: 'end',
    title: 'End',
    kind: 'date',
    value: ({ end }) => end,
    text: ({ end }) => end,
    remark: ({ end }) => (end === '' ? null : { text: 'in 12 days', tone: 'warning' }),
    width: 100,
  },
  { id: 'domain', title: 'Domain', kind: 'text', value: ({ domain }) => domain, cutAt: 5, width: 100, hiddenByDefault: true },
]
const withColumns = (columns: readonly string[] | null) => ({ ...INITIAL_TABLE_STATE, columns })

const textsOf = (name: string): readonly string[] => {
  const row = screen.getByText(name).closest('[role="row"]')
  return Array.from(row?.querySelectorAll('[role="gridcell"]') ?? [], (cell) => Array.from(cell.childNodes, ({ textContent }) => textContent).join(' | '))
}
const draw = (columns: readonly string[] | null): void => {
  const table = { rows: SHOPS, columns: COLUMNS, rowId: ({ name }: Shop) => name, state: withColumns(columns), onStateChange: () => undefined }
  render(<DataTable<Shop> label="Shops" emptyState={null} {...table} />)
}

test('a column without a place of its own is the second line of the one that carries it, and a remark that of its own', () => {
  draw(null)
  expect(textsOf('Aditi Kitchen')).toEqual(['Aditi Kitchen | aditi...', '12/03/2027 | in 12 days'])
  expect(textsOf('Brew')).toEqual(['Brew | brew....', ''])
  expect(screen.getByText('aditi...').closest<HTMLElement>('[role="gridcell"]')?.dataset['whole']).toBe('Aditi Kitchen\naditi.example')
})

test('once it is chosen it is a column like the others', () => {
  draw(['domain', 'end'])
  expect(textsOf('Aditi Kitchen')).toEqual(['Aditi Kitchen', 'aditi...', '12/03/2027 | in 12 days'])
})

test('what is copied, exported and printed has a carried column behind the one that carries it', () => {
  const titles = (columns: readonly string[] | null) => writtenColumns(COLUMNS, withColumns(columns)).map(({ title }) => title)
  expect(titles(null)).toEqual(['Name', 'Domain', 'End'])
  expect(titles(['end', 'domain'])).toEqual(['Name', 'End', 'Domain'])
})

test('the header names both, and columns that change their places are drawn once each, one called "actions" beside the menus of the rows too', () => {
  const [name, end, domain] = COLUMNS as [Column<Shop>, Column<Shop>, Column<Shop>]
  const actions: Column<Shop> = { id: 'actions', title: 'Actions', kind: 'text', value: () => 'Call', width: 100 }
  const table = { rows: SHOPS, rowId: (shop: Shop) => shop.name, state: withColumns(null), onStateChange: () => undefined, rowActions: () => [] }
  const drawn = (columns: readonly Column<Shop>[]) => <DataTable<Shop> label="Shops" emptyState={null} columns={columns} {...table} />
  const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

  const { rerender } = render(drawn([name, end, domain, actions]))
  expect(titles()).toEqual(['NameDomain', 'End', 'Actions', ''])
  rerender(drawn([name, end, { ...domain, hiddenByDefault: false }, actions]))
  expect(titles()).toEqual(['Name', 'End', 'Domain', 'Actions', ''])
  rerender(drawn([name, actions, end, domain]))
  expect(titles()).toEqual(['NameDomain', 'Actions', 'End', ''])
  expect(textsOf('Aditi Kitchen')).toEqual(['Aditi Kitchen | aditi...', 'Call', '12/03/2027 | in 12 days', ''])
})
