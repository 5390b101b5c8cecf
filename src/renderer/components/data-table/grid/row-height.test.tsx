// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeGridWindow } from '#tests/grid-window.ts'
import { DataTable } from '../data-table.tsx'
import { INITIAL_TABLE_STATE } from '../table-state.ts'
import { COMPACT_ROW_HEIGHT, ROW_HEIGHT, RowHeightContext } from './metrics.ts'

beforeEach(completeGridWindow)
afterEach(cleanup)

const SHOPS = ['Aditi', 'Brew', 'Chai'].map((name) => ({ name }))
type Shop = (typeof SHOPS)[number]

const table = (height: number) => (
  <RowHeightContext value={height}>
    <DataTable<Shop>
      label="Shops"
      rows={SHOPS}
      columns={COLUMNS}
      rowId={nameOf}
      state={INITIAL_TABLE_STATE}
      onStateChange={() => undefined}
      emptyState={null}
      inlineEdit={EDIT}
    />
  </RowHeightContext>
)
const nameOf = ({ name }: Shop): string => name
const COLUMNS = [{ id: 'name', title: 'Name', kind: 'text', value: nameOf, width: 100 }] as const
const EDIT = { begin: (shop: Shop) => shop, editor: () => <input aria-label="Name" />, save: async () => null }

/** Where the rows begin, pixels. */
const places = (): readonly string[] => SHOPS.map(({ name }) => screen.getByText(name).closest<HTMLElement>('[role="row"]')?.style.transform ?? '')

test('rows keep to the chosen height when it changes', () => {
  const { rerender } = render(table(ROW_HEIGHT))
  expect(places()).toEqual(['translateY(0px)', 'translateY(36px)', 'translateY(72px)'])
  rerender(table(COMPACT_ROW_HEIGHT))
  expect(places()).toEqual(['translateY(0px)', 'translateY(28px)', 'translateY(56px)'])
})

test('among compact rows the one that is edited has room for its fields', async () => {
  render(table(COMPACT_ROW_HEIGHT))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Actions for Aditi' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Edit row' }))
  const edited = (await screen.findByRole('textbox', { name: 'Name' })).closest<HTMLElement>('[role="row"]')
  expect(edited?.style.getPropertyValue('--grid-row')).toBe('36px')
  expect(screen.getByText('Brew').closest<HTMLElement>('[role="row"]')?.style.transform).toBe('translateY(36px)')
})
