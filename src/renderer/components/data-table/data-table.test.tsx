// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SingleKeys, useShortcutListener } from '../shortcuts/shortcuts.ts'
import { CellSwitch } from './cell-controls.tsx'
import type { Column } from './column.ts'
import { DataTable, type DataTableProps, type RowAction } from './data-table.tsx'
import { NOTHING_SELECTED, type Selection } from './selection.ts'
import { INITIAL_TABLE_STATE, type TableState } from './table-state.ts'

// Popovers open a moment later.
configure({ asyncUtilTimeout: 20_000 })

interface Shop {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly balance: number
}

const CITIES = ['Pune', 'Lagos', 'Dubai']
const shops: readonly Shop[] = Array.from({ length: 250 }, (_, index) => ({
  id: `s${index}`,
  name: `Shop ${String(index).padStart(3, '0')}`,
  city: CITIES[index % 3] as string,
  balance: (index * 37) % 100,
}))
/** What most tests draw; with `rows: shops` those about pages, or about rows out of sight. */
const FEW = shops.slice(0, 10)
const columns: readonly Column<Shop>[] = [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 200, fixed: true },
  { id: 'city', title: 'City', kind: 'text', value: ({ city }) => city, width: 120 },
  { id: 'balance', title: 'Balance', kind: 'number', value: ({ balance }) => balance, width: 100 },
  { id: 'id', title: 'Id', kind: 'text', value: ({ id }) => id, width: 80, hiddenByDefault: true },
]

type Given = Partial<DataTableProps<Shop, { readonly city: string }>>
const seen: { state: TableState; selection: Selection; peeked: string | null } = { state: INITIAL_TABLE_STATE, selection: NOTHING_SELECTED, peeked: null }

function Table(given: Given) {
  const [state, setState] = useState<TableState>({ ...INITIAL_TABLE_STATE, ...given.state })
  const [selection, setSelection] = useState<Selection>(NOTHING_SELECTED)
  const [peeked, setPeeked] = useState<string | null>(null)
  Object.assign(seen, { state, selection, peeked })
  useShortcutListener()
  return (
    <FluentProvider theme={webLightTheme}>
      <DataTable
        label="Shops"
        rows={FEW}
        columns={columns}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        selection={selection}
        onSelectionChange={setSelection}
        peekedId={peeked}
        onPeek={(row) => setPeeked(row?.id ?? null)}
        emptyState={<p>No shop matches.</p>}
        {...given}
        state={state}
        onStateChange={setState}
      />
    </FluentProvider>
  )
}

const draw = (given: Given = {}) => render(<Table {...given} />)
// By text and role: working out the accessible name of each of the 150 cells took most of the time.
const cell = (text: string | RegExp) => screen.getByText(text, { selector: '[role="gridcell"]' })
const header = (name: RegExp) => screen.getByTitle(name)
const names = () => screen.getAllByText(/^Shop \d/, { selector: '[role="gridcell"]' }).map(({ textContent }) => textContent)
const focused = () => document.activeElement?.textContent ?? ''
const selectedIds = () => (seen.selection.mode === 'some' ? [...seen.selection.ids] : seen.selection.mode)
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
// Within the menu: a search through every cell for the one role costs a second.
const menuItem = async (name: string | RegExp) => {
  const menu = await waitFor(() => document.querySelector<HTMLElement>('[role="menu"]') ?? Promise.reject(new Error('no menu')))
  return within(menu).getByRole('menuitem', { name })
}
// By its text: Fluent takes what does not have the focus out of the accessibility tree, and without a layout it cannot always give it.
const answer = async (question: string, choice: 'Yes' | 'No') => {
  const dialog = (await screen.findByText(question)).closest<HTMLElement>('[role="alertdialog"]')
  await user.click(within(dialog as HTMLElement).getByText(choice))
}
beforeEach(() => Object.assign(seen, { state: INITIAL_TABLE_STATE, selection: NOTHING_SELECTED, peeked: null }))
afterEach(cleanup)

const TOTALS = { name: 'TOTAL', balance: '4,950' }

test('totals stand below their columns on every page, also when columns are taken away, and never without rows', () => {
  const { rerender } = draw({ totals: TOTALS, state: { ...INITIAL_TABLE_STATE, page: 3, columns: ['name', 'balance'] } })
  const totals = screen.getByRole('row', { name: 'Totals' })
  expect(
    within(totals)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent)
      .filter(Boolean),
  ).toEqual(['TOTAL', '4,950'])
  const place = header(/Balance/).getAttribute('aria-colindex')
  expect(cell('4,950').getAttribute('aria-colindex')).toBe(place)
  rerender(<Table totals={TOTALS} matches={new Uint32Array()} />)
  expect(screen.queryByRole('row', { name: 'Totals' })).toBeNull()
})

test('a total of several currencies is one line with the first of them, and the others when they are asked for', async () => {
  draw({ totals: { name: 'TOTAL', balance: '₹10.00\n£5.00\n$1.00\n€2.00\n¥7' } })
  const total = () => screen.getByText(/^₹10\.00/).closest('[role="gridcell"]')?.textContent
  expect(total()).toBe('₹10.004 more')
  expect(screen.getByRole('grid').style.getPropertyValue('--grid-foot')).toBe('36px')
  await user.click(screen.getByRole('button', { name: '4 more' }))
  expect(total()).toBe('₹10.00\n£5.00\n$1.00\n€2.00\n¥7Show fewer')
  expect(screen.getByRole('grid').style.getPropertyValue('--grid-foot')).toBe('117px')
})

test('numbers are aligned right, with digits of one width, texts left', () => {
  draw()
  const number = getComputedStyle(cell('37'))
  expect([number.textAlign, number.getPropertyValue('font-variant-numeric')]).toEqual(['right', 'tabular-nums'])
  expect(getComputedStyle(cell('Shop 001')).textAlign).toBe('left')
})

const tonedColumns: readonly Column<Shop>[] = columns.map((column) =>
  column.kind === 'number' ? { ...column, tone: ({ balance }: Shop) => (balance > 0 ? 'success' : 'danger') } : column,
)

test('the colour of a number is that of its row', () => {
  draw({ columns: tonedColumns })
  const classOf = (place: number) => screen.getAllByRole('row')[place]?.querySelector('[aria-colindex="4"]')?.className
  // Balances 0, 37 and 74.
  expect(classOf(1)).not.toBe(classOf(2))
  expect(classOf(2)).toBe(classOf(3))
})

test('a summary stands above the first row, on every page and in every order, and the keys pass it by', async () => {
  draw({ rows: shops, summary: 'All balances: 4,950', state: { ...INITIAL_TABLE_STATE, size: 50, page: 2 } })
  const [, first, second] = screen.getAllByRole('row')
  expect(first?.textContent).toBe('All balances: 4,950')
  expect(second?.textContent).toContain('Shop 050')
  header(/Name/).focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Shop 050')
})

describe('rows and pages', () => {
  test('shows 100 rows a page and draws only those in sight', () => {
    draw({ rows: shops })
    expect(screen.getByText('1-100 of 250')).toBeDefined()
    const grid = screen.getByRole('grid', { name: 'Shops' })
    expect(grid.getAttribute('aria-rowcount')).toBe('251')
    expect(screen.getByRole('columnheader', { name: 'City' })).toBe(header(/City/))
    expect(screen.getByRole('gridcell', { name: 'Shop 000' })).toBe(cell('Shop 000'))
    expect(screen.getByRole('checkbox', { name: 'Select Shop 000' })).toBeDefined()
    expect(names().length).toBeGreaterThan(15)
    expect(names().length).toBeLessThan(50)
    expect(cell('Shop 000').closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('2')
  })

  test('goes to a page, and counts its rows on', async () => {
    draw({ rows: shops })
    await user.click(screen.getByRole('button', { name: 'Page 3' }))
    expect(screen.getByText('201-250 of 250')).toBeDefined()
    expect(cell('Shop 200').closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('202')
    expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('another page size starts at the first page', async () => {
    draw({ rows: shops, state: { ...INITIAL_TABLE_STATE, page: 3 } })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows on a page' }), 'all')
    expect(seen.state).toMatchObject({ page: 1, size: 'all' })
    expect(screen.getByText('1-250 of 250')).toBeDefined()
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  })

  test('shows the matching rows and how many of all they are', () => {
    draw({ matches: Uint32Array.of(3, 7), totalCount: 2000 })
    expect(names()).toEqual(['Shop 003', 'Shop 007'])
    expect(screen.getByText('2 of 2,000')).toBeDefined()
  })

  test('an empty list says why', () => {
    draw({ matches: new Uint32Array() })
    expect(screen.getByText('No shop matches.')).toBeDefined()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test('the rows of a page can be selected once they are there', () => {
    const { rerender } = draw({ rows: [], loading: true })
    const ofPage = () => screen.getByRole('checkbox', { name: 'Select the rows of this page' }).getAttribute('aria-disabled')
    expect(ofPage()).toBe('true')
    rerender(<Table />)
    expect(ofPage()).toBe('false')
  })
  test('while loading there are the columns and a busy grid, no rows', () => {
    draw({ rows: [], loading: true })
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true')
    expect(header(/City/)).toBeDefined()
    expect(screen.queryByText('No shop matches.')).toBeNull()
  })

  test('a right-to-left text keeps its direction to itself', () => {
    draw({ rows: [{ id: 'a', name: 'مطبخ الشرق', city: 'Dubai', balance: 1 }] })
    expect(cell('مطبخ الشرق').dir).toBe('auto')
    expect(cell('Dubai').dir).toBe('')
  })

  test('a cut text is whole on hover', async () => {
    const cut = columns.map((column) => (column.id === 'name' ? { ...column, cutAt: 6 } : column))
    draw({ columns: cut })
    const [first] = screen.getAllByText('Shop 0...')
    await user.hover(first as HTMLElement)
    expect(first?.title).toBe('Shop 000')
  })
})

describe('sorting', () => {
  test('a click sorts up, then down, then not', async () => {
    draw({ rows: shops })
    await user.click(header(/Balance/))
    expect(header(/Balance/).getAttribute('aria-sort')).toBe('ascending')
    await user.click(header(/Balance/))
    expect(header(/Balance/).getAttribute('aria-sort')).toBe('descending')
    expect(names()[0]).toBe('Shop 027')
    await user.click(header(/Balance/))
    expect(seen.state.sort).toEqual([])
    expect(names()[0]).toBe('Shop 000')
  })

  test('Shift adds a column and shows the order; a plain click starts again', async () => {
    draw()
    await user.click(header(/City/))
    await user.keyboard('{Shift>}')
    await user.click(header(/Balance/))
    await user.click(header(/Balance/))
    await user.keyboard('{/Shift}')
    expect(seen.state.sort).toEqual([
      { columnId: 'city', direction: 'ascending' },
      { columnId: 'balance', direction: 'descending' },
    ])
    expect(within(header(/City/)).getByRole('img', { name: 'sorted ascending, number 1 in order' }).textContent).toBe('1')
    expect(within(header(/Balance/)).getByRole('img', { name: 'sorted descending, number 2 in order' }).textContent).toBe('2')
    await user.click(header(/Name/))
    expect(seen.state.sort).toEqual([{ columnId: 'name', direction: 'ascending' }])
  })

  test('sorting returns to page 1', async () => {
    draw({ state: { ...INITIAL_TABLE_STATE, page: 2 } })
    await user.click(header(/City/))
    expect(seen.state.page).toBe(1)
  })

  test('a column that does not sort stays as it is', async () => {
    draw({ columns: columns.map((column) => ({ ...column, sortable: false })) })
    await user.click(header(/City/))
    expect(seen.state.sort).toEqual([])
  })
})

describe('keyboard', () => {
  test('the grid is one tab stop, which goes where the focus was', async () => {
    draw({ rowActions: () => [] })
    const tabStops = () => [...screen.getByRole('grid').querySelectorAll<HTMLElement>('*')].filter(({ tabIndex }) => tabIndex >= 0)
    expect(tabStops()).toEqual([screen.getByRole('checkbox', { name: 'Select Shop 000' })])
    await user.click(cell('Shop 004'))
    expect(tabStops()).toEqual([cell('Shop 004')])
  })

  test('arrows move from cell to cell and into the header', async () => {
    draw()
    await user.click(cell('Shop 002'))
    await user.keyboard('{ArrowRight}')
    expect(focused()).toBe('Dubai')
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    expect(focused()).toBe('Shop 001')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(header(/Name/))
    await user.keyboard('{Enter}')
    expect(seen.state.sort).toEqual([{ columnId: 'name', direction: 'ascending' }])
  })

  test('reaches rows that are not drawn', async () => {
    draw({ rows: shops })
    await user.click(cell('Shop 002'))
    await user.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex')).toBe('101')
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
    expect(focused()).toBe('Shop 000')
    await user.keyboard('{PageDown}')
    expect(Number(focused().slice(5))).toBeGreaterThan(10)
  })

  test('Space selects, Enter opens', async () => {
    const onOpen = vi.fn()
    draw({ onOpen })
    await user.click(cell('Shop 002'))
    await user.keyboard(' ')
    expect(selectedIds()).toEqual(['s2'])
    await user.keyboard('{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(shops[2])
  })

  test('Enter opens from the checkbox too, and selects where nothing opens', async () => {
    const onOpen = vi.fn()
    draw({ onOpen })
    await user.click(cell('Shop 002'))
    await user.keyboard('{Home}{Enter}')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(shops[2])
    expect(selectedIds()).toEqual([])
    cleanup()
    draw()
    await user.click(cell('Shop 002'))
    await user.keyboard('{Home}{Enter}')
    expect(selectedIds()).toEqual(['s2'])
  })

  test('Shift with an arrow selects on', async () => {
    draw()
    await user.click(cell('Shop 002'))
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(selectedIds()).toEqual(['s2', 's3', 's4'])
  })

  test('Alt with arrows on a header resizes, with Shift as well moves', async () => {
    draw()
    await user.click(header(/City/))
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}')
    expect(seen.state.widths).toEqual({ city: 136 })
    await user.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}')
    expect(seen.state.columns).toEqual(['balance', 'city'])
    expect(document.activeElement).toBe(header(/City/))
  })

  test('the focus stays with its row when the rows change', async () => {
    const { rerender } = draw()
    await user.click(cell('Shop 004'))
    rerender(<Table matches={Uint32Array.of(2, 4, 6)} />)
    expect(focused()).toBe('Shop 004')
    rerender(<Table matches={Uint32Array.of(2)} />)
    expect(focused()).toBe('Shop 002')
  })
})

describe('peek', () => {
  test('a click opens it, arrows move it along, Escape closes it', async () => {
    draw()
    await user.click(cell('Shop 002'))
    expect(seen.peeked).toBe('s2')
    await user.keyboard('{ArrowDown}')
    expect(seen.peeked).toBe('s3')
    await user.keyboard('{Escape}{ArrowDown}')
    expect(seen.peeked).toBeNull()
  })

  test('Alt+Enter opens it from the keyboard, and does not open the record', async () => {
    const onOpen = vi.fn()
    draw({ onOpen })
    cell('Shop 001').focus()
    await user.keyboard('{Alt>}{Enter}{/Alt}')
    expect(seen.peeked).toBe('s1')
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('a double click opens the record', async () => {
    const onOpen = vi.fn()
    draw({ onOpen })
    await user.dblClick(cell('Shop 001'))
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(shops[1])
  })
})

describe('selection', () => {
  const box = (name: string) => screen.getByLabelText(`Select ${name}`, { selector: '[role="checkbox"]' })

  test('by row, and by Shift from one to another', async () => {
    draw()
    await user.click(box('Shop 001'))
    expect(box('Shop 001').getAttribute('aria-checked')).toBe('true')
    await user.keyboard('{Shift>}')
    await user.click(box('Shop 004'))
    await user.keyboard('{/Shift}')
    expect(selectedIds()).toEqual(['s1', 's2', 's3', 's4'])
    expect(box('the rows of this page').getAttribute('aria-checked')).toBe('mixed')
    expect(await screen.findByText('4 selected')).toBeDefined()
    await user.click(box('Shop 002'))
    expect(selectedIds()).toEqual(['s1', 's3', 's4'])
  })

  test('Shift with a press marks no text, on a checkbox, in a row or in the header; without it, text can be marked', async () => {
    draw()
    const pressed = (element: HTMLElement, shiftKey: boolean): boolean => !fireEvent.mouseDown(element, { shiftKey })
    const places = [box('Shop 004'), screen.getByText('Shop 004'), screen.getAllByRole('columnheader')[1] as HTMLElement]
    expect(places.map((element) => pressed(element, true))).toEqual([true, true, true])
    expect(places.map((element) => pressed(element, false))).toEqual([false, false, false])
  })

  test('by page, then all that match, less one', async () => {
    draw({ rows: shops })
    await user.click(box('the rows of this page'))
    expect(await screen.findByText('100 selected')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Select all 250 matching' }))
    expect(await screen.findByText('All 250 matching are selected')).toBeDefined()
    await user.click(box('Shop 003'))
    expect(seen.selection).toEqual({ mode: 'all-matching', except: new Set(['s3']) })
    expect(await screen.findByText('249 selected')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
    expect(seen.selection).toEqual(NOTHING_SELECTED)
  })

  test('all that match while rows are still coming are those that were there', async () => {
    const first = shops.slice(0, 150)
    const { rerender } = draw({ rows: first, areArriving: true })
    await user.click(box('the rows of this page'))
    await user.click(screen.getByRole('button', { name: 'Select all 150 matching' }))
    rerender(<Table rows={shops} />)
    expect(await screen.findByText('150 selected')).toBeDefined()
    expect(selectedIds()).toHaveLength(150)
  })

  test('"all matching" ends when the filters change, single rows stay', async () => {
    const { rerender } = draw({ rows: shops, filterKey: '' })
    await user.click(box('the rows of this page'))
    await user.click(screen.getByRole('button', { name: 'Select all 250 matching' }))
    rerender(<Table rows={shops} filterKey="q=1" matches={Uint32Array.of(1, 10)} />)
    expect(seen.selection).toEqual(NOTHING_SELECTED)
    await user.click(box('Shop 001'))
    rerender(<Table rows={shops} filterKey="q=2" matches={Uint32Array.of(2)} />)
    expect(selectedIds()).toEqual(['s1'])
  })

  test('a table without selection has no checkboxes', () => {
    render(
      <DataTable label="Plain" rows={shops} columns={columns} rowId={({ id }) => id} state={INITIAL_TABLE_STATE} onStateChange={() => {}} emptyState={null} />,
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByRole('grid').hasAttribute('aria-multiselectable')).toBe(false)
  })
})

describe('row actions', () => {
  const onReset = vi.fn()
  const rowActions = (): readonly RowAction[] => [
    { id: 'reset', label: 'Reset', onSelect: onReset, confirm: { question: 'Sure to reset?' } },
    { id: 'delete', label: 'Delete', onSelect: () => {}, disabledReason: 'Offline' },
  ]
  beforeEach(() => onReset.mockClear())

  test('by the button, with the question before the deed', async () => {
    draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 003'))
    await user.click(await menuItem('Reset'))
    expect(onReset).not.toHaveBeenCalled()
    await answer('Sure to reset?', 'Yes')
    expect(onReset).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByText(/^Sure to/)).toBeNull())
  })

  test('by a right click and by the keyboard alone', async () => {
    draw({ rowActions })
    fireEvent.contextMenu(screen.getByText('Shop 003'))
    expect(await menuItem('Reset')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
    await user.keyboard('{Shift>}{F10}{/Shift}')
    expect(await menuItem('Reset')).toBeTruthy()
  })

  test('refusing does nothing and gives the focus back', async () => {
    draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 003'))
    await user.click(await menuItem('Reset'))
    await answer('Sure to reset?', 'No')
    expect(onReset).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(screen.getByLabelText('Actions for Shop 003'))
  })

  test.each(['{Shift>}{F10}{/Shift}', '{ContextMenu}'])('by the keyboard: %s', async (keys) => {
    draw({ rowActions })
    await user.click(cell('Shop 002'))
    await user.keyboard(keys)
    expect(await screen.findByRole('menu', { name: 'Actions for Shop 002' })).toBeDefined()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(focused()).toBe('Shop 002')
  })

  test('by a right click', async () => {
    draw({ rowActions })
    await user.pointer({ keys: '[MouseRight]', target: cell('Shop 005') })
    expect(await screen.findByRole('menu', { name: 'Actions for Shop 005' })).toBeDefined()
  })

  test('what is not possible says why', async () => {
    draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 003'))
    const item = await menuItem(/Delete/)
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('Offline')
  })

  test('by its keys, shown in the menu, on the row that has the focus: a question is asked first', async () => {
    draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 003'))
    const item = await menuItem('Reset')
    expect([...item.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['Shift', 'R'])
    expect(item.getAttribute('aria-keyshortcuts')).toBe('Shift+R')
    await user.keyboard('{Escape}')
    await user.click(cell('Shop 002'))
    await user.keyboard('{Shift>}R{/Shift}')
    await answer('Sure to reset?', 'Yes')
    expect(onReset).toHaveBeenCalledOnce()
  })

  test('no single key works on the row, moves it or is shown while they are off; the others do', async () => {
    render(
      <SingleKeys value={false}>
        <Table rowActions={rowActions} />
      </SingleKeys>,
    )
    await user.click(cell('Shop 002'))
    await user.keyboard('jjk{Shift>}R{/Shift}')
    expect(focused()).toBe('Shop 002')
    expect(screen.queryByText('Sure to reset?')).toBeNull()
    await user.keyboard('{ArrowDown}{Shift>}{F10}{/Shift}')
    const item = await menuItem('Reset')
    expect(item.closest('[role="menu"]')?.getAttribute('aria-label')).toBe('Actions for Shop 003')
    expect(item.querySelectorAll('kbd')).toHaveLength(0)
    expect(item.hasAttribute('aria-keyshortcuts')).toBe(false)
  })

  test('keys of what is not possible open the menu, which says why', async () => {
    draw({ rowActions })
    await user.click(cell('Shop 002'))
    await user.keyboard('{Delete}')
    expect((await menuItem(/Delete/)).textContent).toContain('Offline')
  })

  test('keys do nothing to a row while the focus is elsewhere', async () => {
    draw({ rowActions })
    await user.keyboard('{Shift>}R{/Shift}')
    expect(screen.queryByText('Sure to reset?')).toBeNull()
  })

  test('the menu and its question follow their row when the list changes under them', async () => {
    const { rerender } = draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 007'))
    await menuItem('Reset')
    rerender(<Table rowActions={rowActions} matches={Uint32Array.of(6, 7)} />)
    expect(screen.getByRole('menu', { name: 'Actions for Shop 007' })).toBeDefined()
    await user.click(await menuItem('Reset'))
    rerender(<Table rowActions={rowActions} matches={Uint32Array.of(7)} />)
    await answer('Sure to reset?', 'Yes')
    expect(onReset).toHaveBeenCalledOnce()
  })

  test('the menu goes when its row does', async () => {
    const { rerender } = draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 003'))
    await menuItem('Reset')
    rerender(<Table rowActions={rowActions} matches={Uint32Array.of(0, 1, 2, 7)} />)
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  test('the question goes when its row does', async () => {
    const { rerender } = draw({ rowActions })
    await user.click(screen.getByLabelText('Actions for Shop 003'))
    await user.click(await menuItem('Reset'))
    rerender(<Table rowActions={rowActions} matches={Uint32Array.of(0, 1, 2, 7)} />)
    await waitFor(() => expect(screen.queryByText(/^Sure to/)).toBeNull())
  })
})

describe('controls in cells', () => {
  const onSwitch = vi.fn()
  const withSwitch: readonly Column<Shop>[] = [
    ...columns,
    {
      id: 'live',
      title: 'Live',
      kind: 'text',
      value: () => null,
      width: 80,
      interactive: true,
      render: (row) => <CellSwitch label={`Live ${row.name}`} checked={false} onChange={() => onSwitch(row.id)} />,
    },
  ]
  beforeEach(() => onSwitch.mockClear())

  test('a click on them is theirs alone', async () => {
    const onOpen = vi.fn()
    draw({ columns: withSwitch, onOpen })
    const live = screen.getByLabelText('Live Shop 002', { selector: '[role="switch"]' })
    expect(live.getAttribute('aria-checked')).toBe('false')
    await user.dblClick(live)
    expect(onSwitch).toHaveBeenCalledTimes(2)
    expect(seen.peeked).toBeNull()
    expect(onOpen).not.toHaveBeenCalled()
  })

  test('Enter goes into them, Escape comes back, Tab does not stop at them', async () => {
    draw({ columns: withSwitch })
    expect(screen.getByLabelText('Live Shop 002', { selector: '[role="switch"]' }).tabIndex).toBe(-1)
    await user.click(cell('Shop 002'))
    await user.keyboard('{End}{Enter}')
    expect(document.activeElement).toBe(screen.getByLabelText('Live Shop 002', { selector: '[role="switch"]' }))
    await user.keyboard(' ')
    expect(onSwitch).toHaveBeenCalledExactlyOnceWith('s2')
    await user.keyboard('{Escape}')
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  })

  test('Right, Left and Tab lead from one to the next, and the arrows of a text field are its own', async () => {
    const several: readonly Column<Shop>[] = [
      ...columns,
      {
        id: 'steps',
        title: 'Steps',
        kind: 'text',
        value: () => null,
        width: 80,
        interactive: true,
        render: (row) => (
          <>
            <button type="button">Download {row.name}</button>
            <button type="button" disabled>
              Print {row.name}
            </button>
            <button type="button">Send {row.name}</button>
            <input aria-label={`Note of ${row.name}`} />
          </>
        ),
      },
    ]
    draw({ columns: several })
    await user.click(cell('Shop 002'))
    await user.keyboard('{End}{Enter}{ArrowRight}')
    expect(focused()).toBe('Send Shop 002')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(focused()).toBe('Download Shop 002')
    await user.tab()
    expect(focused()).toBe('Send Shop 002')
    await user.keyboard('{ArrowRight}{ArrowLeft}')
    expect(document.activeElement).toBe(screen.getByLabelText('Note of Shop 002'))
    await user.tab({ shift: true })
    expect(focused()).toBe('Send Shop 002')
  })

  test('a key pressed after the rows changed does not reach another row', async () => {
    const { rerender } = draw({ columns: withSwitch })
    await user.click(cell('Shop 001'))
    await user.keyboard('{End}{Enter}')
    rerender(<Table columns={withSwitch} matches={Uint32Array.of(0, 5, 9)} />)
    await user.keyboard(' ')
    expect(onSwitch).not.toHaveBeenCalled()
  })
})

describe('columns', () => {
  test('are chosen, moved and reset in the chooser', async () => {
    draw()
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    const chooser = await screen.findByRole('dialog', { name: 'Columns' })
    expect(within(chooser).getByRole('checkbox', { name: 'Name' }).hasAttribute('disabled')).toBe(true)
    await user.click(within(chooser).getByRole('checkbox', { name: 'Id' }))
    expect(seen.state.columns).toEqual(['city', 'balance', 'id'])
    await user.click(within(chooser).getByRole('button', { name: 'Move Id up' }))
    expect(seen.state.columns).toEqual(['city', 'id', 'balance'])
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(seen.state.columns).toEqual(['id', 'city', 'balance'])
    await user.click(within(chooser).getByRole('checkbox', { name: 'City' }))
    expect(screen.queryByText('Pune')).toBeNull()
    await user.click(within(chooser).getByRole('button', { name: 'Reset' }))
    expect(seen.state.columns).toBeNull()
  })
})

describe('columns by the pointer', () => {
  test('dragging a header to another moves the column there', () => {
    draw()
    const dataTransfer = { effectAllowed: '', setData: () => {} }
    fireEvent.dragStart(header(/Balance/), { dataTransfer })
    fireEvent.dragOver(header(/City/), { dataTransfer })
    fireEvent.drop(header(/City/), { dataTransfer })
    expect(seen.state.columns).toEqual(['balance', 'city'])
  })

  test('dragging an edge resizes on release; a double click on it goes back', () => {
    // jsdom has no pointer capture.
    Object.assign(Element.prototype, { setPointerCapture: () => {} })
    draw()
    const grid = screen.getByRole('grid')
    const edge = header(/City/).querySelector('[data-resize-handle]') as HTMLElement
    fireEvent.pointerDown(edge, { button: 0, clientX: 300 })
    fireEvent.pointerMove(edge, { clientX: 345 })
    expect(grid.style.getPropertyValue('--grid-columns')).toContain('200px 165px 100px')
    expect(seen.state.widths).toEqual({})
    fireEvent.pointerUp(edge, { clientX: 345 })
    expect(seen.state).toMatchObject({ widths: { city: 165 }, sort: [] })
    fireEvent.doubleClick(edge)
    expect(grid.style.getPropertyValue('--grid-columns')).toContain('200px 120px 100px')
  })
})

describe('details below a row', () => {
  const renderExpanded = (row: Shop) => <p>Notes of {row.name}</p>

  test('are drawn once opened, by click or Space', async () => {
    draw({ renderExpanded })
    expect(screen.queryByText(/^Notes of/)).toBeNull()
    const button = screen.getByLabelText('Details of Shop 001')
    await user.click(button)
    expect(screen.getByText('Notes of Shop 001')).toBeDefined()
    expect(screen.getByLabelText('Details of Shop 001').getAttribute('aria-expanded')).toBe('true')
    await user.keyboard(' ')
    expect(screen.queryByText('Notes of Shop 001')).toBeNull()
  })
})

describe('editing a row in place', () => {
  const save = vi.fn<(row: Shop, draft: { readonly city: string }) => Promise<string | null>>()
  const inlineEdit: Given['inlineEdit'] = {
    begin: ({ city }) => ({ city }),
    editor: (columnId, { city }, change) =>
      columnId === 'city' ? <input aria-label="City" value={city} onChange={({ target }) => change({ city: target.value })} /> : null,
    problem: ({ city }) => (city === '' ? 'A city is needed' : null),
    save,
  }
  const beginEdit = async () => {
    await user.click(screen.getByLabelText('Actions for Shop 001'))
    await user.click(await menuItem('Edit row'))
  }
  beforeEach(() => save.mockReset())

  test('Save asks "Sure to Save?" and ends the edit [SVC-061]', async () => {
    save.mockResolvedValue(null)
    draw({ inlineEdit })
    await beginEdit()
    expect(document.activeElement).toBe(screen.getByLabelText('City'))
    await user.keyboard('{Control>}a{/Control}Delhi')
    await user.click(await screen.findByLabelText('Save Shop 001'))
    expect(save).not.toHaveBeenCalled()
    await answer('Sure to Save?', 'Yes')
    expect(save).toHaveBeenCalledExactlyOnceWith(shops[1], { city: 'Delhi' })
    await waitFor(() => expect(screen.queryByLabelText('City')).toBeNull())
  })

  test('Save does not ask where main does', async () => {
    save.mockResolvedValue(null)
    draw({ inlineEdit: { ...inlineEdit, isAskedByMain: (_, { city }) => city === 'Delhi' } })
    await beginEdit()
    await user.keyboard('{Control>}a{/Control}Delhi')
    await user.click(await screen.findByLabelText('Save Shop 001'))
    expect(screen.queryByText('Sure to Save?')).toBeNull()
    expect(save).toHaveBeenCalledExactlyOnceWith(shops[1], { city: 'Delhi' })
  })

  test('Cancel asks "Sure to cancel?" and changes nothing [SVC-062]', async () => {
    draw({ inlineEdit })
    await beginEdit()
    await user.type(screen.getByLabelText('City'), 'x')
    await user.click(await screen.findByLabelText('Cancel editing Shop 001'))
    await answer('Sure to cancel?', 'No')
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Lagosx')
    await user.click(await screen.findByLabelText('Cancel editing Shop 001'))
    await answer('Sure to cancel?', 'Yes')
    await waitFor(() => expect(screen.queryByLabelText('City')).toBeNull())
    expect(save).not.toHaveBeenCalled()
  })

  test('a failed save says so and keeps what was typed', async () => {
    save.mockResolvedValue('Name taken')
    draw({ inlineEdit })
    await beginEdit()
    await user.type(screen.getByLabelText('City'), '!')
    await user.click(await screen.findByLabelText('Save Shop 001'))
    await answer('Sure to Save?', 'Yes')
    expect(await screen.findByText('Name taken')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Lagos!')
  })

  test('what is typed while the row is saved stays in it, unsaved', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    save.mockReturnValueOnce(promise)
    draw({ inlineEdit })
    await beginEdit()
    await user.type(screen.getByLabelText('City'), '!')
    await user.click(await screen.findByLabelText('Save Shop 001'))
    await answer('Sure to Save?', 'Yes')
    await user.type(screen.getByLabelText('City'), '?')
    resolve(null)
    await waitFor(() => expect(screen.getByLabelText('Save Shop 001').title).toBe('Save'))
    await waitFor(() => expect(screen.getByLabelText('Save Shop 001').getAttribute('aria-disabled')).not.toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Lagos!?')
    expect(save.mock.calls.map(([, { city }]) => city)).toEqual(['Lagos!'])
  })

  test('one row at a time, and not before it is right', async () => {
    draw({ inlineEdit })
    await beginEdit()
    await user.clear(screen.getByLabelText('City'))
    expect(screen.getByLabelText('Save Shop 001').title).toBe('A city is needed')
    await user.click(await screen.findByLabelText('Save Shop 001'))
    await waitFor(() => expect(screen.queryByText(/^Sure to/)).toBeNull())
    await user.click(screen.getByLabelText('Actions for Shop 004'))
    const item = await menuItem(/Edit row/)
    expect(item.getAttribute('aria-disabled')).toBe('true')
  })
})
