// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Column } from '../column.ts'
import { DataTable } from '../data-table.tsx'
import { NOTHING_SELECTED, type Selection } from '../selection.ts'
import { INITIAL_TABLE_STATE, type TableState } from '../table-state.ts'

interface Shop {
  readonly name: string
  readonly city: string
  readonly orders: number
}
const SHOPS: readonly Shop[] = [
  { name: 'Aditi', city: 'Pune', orders: 4 },
  { name: 'Bakers', city: 'Accra', orders: 1200 },
  { name: 'Corner', city: 'Pune', orders: 6 },
]
const COLUMNS: readonly Column<Shop>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 200, fixed: true },
  { id: 'city', title: 'City', kind: 'text', value: ({ city }) => city, width: 120 },
  { id: 'orders', title: 'Orders', kind: 'number', isSummed: true, value: ({ orders }) => orders, width: 100 },
]
const GROUPED: TableState = { ...INITIAL_TABLE_STATE, group: { columnId: 'city', by: 'value', direction: 'ascending', folded: false } }
const rowId = ({ name }: Shop): string => name

function Table({ begins = GROUPED }: { readonly begins?: TableState }) {
  const [state, setState] = useState(begins)
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED)
  return (
    <FluentProvider theme={webLightTheme}>
      <DataTable
        label="Shops"
        rows={SHOPS}
        columns={COLUMNS}
        rowId={rowId}
        state={state}
        onStateChange={setState}
        selection={selection}
        onSelectionChange={setSelection}
        emptyState="None"
      />
    </FluentProvider>
  )
}

const lines = () => Array.from(document.querySelectorAll('[role="treegrid"] [role="row"][aria-level]'), (row) => `${row.ariaLevel} ${row.textContent}`)
const user = userEvent.setup({ delay: null })
afterEach(cleanup)

test('a header says how many rows its group has and what they add up to', async () => {
  render(<Table />)
  await screen.findByRole('treegrid')
  expect(lines()).toEqual(['1 Accra1Orders: 1,200', '2 BakersAccra1,200', '1 Pune2Orders: 10', '2 AditiPune4', '2 CornerPune6'])
  expect(screen.getByText('1-3 of 3, in 2 groups')).toBeDefined()
})

test('Left and Right collapse and expand the group with the keys, with Ctrl all of them, and Space selects its rows', async () => {
  render(<Table />)
  const grid = await screen.findByRole('treegrid')
  const header = () => within(grid).getByRole('row', { name: /Pune 2/ })
  await user.click(within(header()).getByText('Pune'))
  expect(header().ariaExpanded).toBe('false')
  expect(lines()).toEqual(['1 Accra1Orders: 1,200', '2 BakersAccra1,200', '1 Pune2Orders: 10'])
  await user.keyboard('{ArrowRight}')
  expect(lines()).toHaveLength(5)
  await user.keyboard('{Control>}{ArrowLeft}{/Control}')
  expect(lines()).toEqual(['1 Accra1Orders: 1,200', '1 Pune2Orders: 10'])
  await user.keyboard(' ')
  expect(await screen.findByText('2 selected')).toBeDefined()
  expect(within(grid).getByRole('checkbox', { name: 'Select the group Pune', checked: true })).toBeDefined()
  expect(within(grid).getByRole('checkbox', { name: 'Select the group Accra', checked: false })).toBeDefined()
})

test('the keys keep their column on the way through a header', async () => {
  render(<Table />)
  const grid = await screen.findByRole('treegrid')
  await user.click(within(grid).getByText('1,200', { selector: '[role="gridcell"]' }))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Pune2Orders: 10')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('4')
})

test('the column panel groups and takes the grouping away', async () => {
  render(<Table begins={INITIAL_TABLE_STATE} />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.selectOptions(await screen.findByLabelText('Group by'), 'City')
  expect(lines()).toHaveLength(5)
  await user.selectOptions(screen.getByLabelText('Group by'), 'Not grouped')
  expect(document.querySelector('[role="treegrid"]')).toBeNull()
})

test('on paper each group has a heading with its rows and sums, also where it is collapsed on screen', async () => {
  render(<Table begins={{ ...GROUPED, group: { columnId: 'city', by: 'value', direction: 'ascending', folded: true } }} />)
  await screen.findByRole('treegrid')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const paper = screen.getByRole('table', { name: 'Shops, to print' })
  expect(
    within(paper)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['NameCityOrders', 'City: Accra (1), Orders: 1,200', 'BakersAccra1,200', 'City: Pune (2), Orders: 10', 'AditiPune4', 'CornerPune6'])
  act(() => void window.dispatchEvent(new Event('afterprint')))
})
