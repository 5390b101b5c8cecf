// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { completeGridWindow } from '#tests/grid-window.ts'
import type { Column } from '../column.ts'
import { DataTable } from '../data-table.tsx'
import { NOTHING_SELECTED } from '../selection.ts'
import { INITIAL_TABLE_STATE } from '../table-state.ts'

beforeEach(completeGridWindow)
afterEach(cleanup)

interface Shop {
  readonly name: string
}
const SHOPS: readonly Shop[] = [{ name: 'Aditi Kitchen' }, { name: 'Brew' }]
const COLUMNS: readonly Column<Shop>[] = [{ id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 100 }]
const nameOf = ({ name }: Shop): string => name

test('Ctrl+C copies the rows that were selected with the checkbox of the header, which still has the focus', async () => {
  const onCopyRows = vi.fn()
  const Table = () => {
    const [selection, select] = useState(NOTHING_SELECTED)
    return (
      <DataTable
        label="Shops"
        rows={SHOPS}
        columns={COLUMNS}
        rowId={nameOf}
        state={INITIAL_TABLE_STATE}
        onStateChange={() => undefined}
        selection={selection}
        onSelectionChange={select}
        onCopyRows={onCopyRows}
        emptyState={null}
      />
    )
  }
  render(<Table />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select the rows of this page' }))
  expect(await screen.findByText('2 selected')).toBeDefined()
  await userEvent.keyboard('{Control>}c{/Control}')
  expect(onCopyRows).toHaveBeenCalledOnce()
})

test('a title on two lines is one name to screen readers', () => {
  const columns: readonly Column<Shop>[] = [{ ...(COLUMNS[0] as Column<Shop>), title: '21-11-2026', titleLines: ['21', 'Nov'] }]
  render(
    <DataTable
      label="Shops"
      rows={SHOPS}
      columns={columns}
      rowId={nameOf}
      state={{ ...INITIAL_TABLE_STATE, sort: [{ columnId: 'name', direction: 'ascending' }] }}
      onStateChange={() => undefined}
      emptyState={null}
    />,
  )
  const header = screen.getByRole('columnheader', { name: '21-11-2026' })
  expect(header.textContent).toBe('21Nov')
  expect(header.title).toBe('21-11-2026')
  expect(screen.getByRole('img', { name: 'sorted ascending' })).toBeDefined()
})
