// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { textFilter } from './filter-codec.ts'
import type { ListDefinition } from './list-address.ts'
import { useAddressParameter } from './use-address.ts'
import { useListState } from './use-list-state.ts'

const definition: ListDefinition<{ readonly q: string; readonly city: string }> = {
  filters: { q: textFilter(), city: textFilter() },
  columns: [{ id: 'business' }],
}

function List() {
  const list = useListState(definition)
  return (
    <>
      <input aria-label="Search" value={list.filters.q} onChange={({ target }) => list.setFilters({ q: target.value })} />
      <output>{`${list.filters.city} page ${list.table.page}`}</output>
      <button type="button" onClick={() => list.setTable({ ...list.table, page: 3, sort: [{ columnId: 'business', direction: 'descending' }] })}>
        Page 3
      </button>
      <button type="button" onClick={list.clear}>
        Clear
      </button>
      <button type="button" onClick={() => list.apply('city=Pune&sort=business')}>
        View
      </button>
      <button
        type="button"
        onClick={() => {
          list.setFilters({ q: 'both' })
          list.setFilters({ city: 'Delhi' })
        }}
      >
        Both
      </button>
      <Peek />
    </>
  )
}

function Peek() {
  const [id, setId] = useAddressParameter('peek')
  return (
    <button type="button" onClick={() => setId(id === null ? 's1' : null, id === null ? 'push' : 'replace')}>
      {id === null ? 'Open' : `Close ${id}`}
    </button>
  )
}

function open(entry: string) {
  const router = createMemoryRouter([{ path: '/sites', element: <List /> }], { initialEntries: ['/before', entry], initialIndex: 1 })
  render(<RouterProvider router={router} />)
  return router
}
const search = () => screen.getByRole<HTMLInputElement>('textbox')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
afterEach(cleanup)

describe('useListState', () => {
  test('typing shows at once, letter by letter, and ends in the address without a trail', async () => {
    const router = open('/sites?peek=s7')
    await userEvent.type(search(), 'kitchen')
    expect(search().value).toBe('kitchen')
    expect(router.state.location.search).toBe('?peek=s7&q=kitchen')
    await router.navigate(-1)
    expect(router.state.location.pathname).toBe('/before')
  })

  test('typing in the middle keeps the caret there', async () => {
    open('/sites?q=kichen')
    await userEvent.type(search(), 't', { initialSelectionStart: 2, initialSelectionEnd: 2 })
    expect(search().value).toBe('kitchen')
    expect(search().selectionStart).toBe(3)
  })

  test('a filter returns to page 1 and keeps the order', async () => {
    const router = open('/sites')
    await press('Page 3')
    expect(router.state.location.search).toBe('?sort=-business&page=3')
    await userEvent.type(search(), 'a')
    expect(router.state.location.search).toBe('?q=a&sort=-business')
  })

  test('clear unsets the filters alone', async () => {
    const router = open('/sites?q=a&city=Pune&sort=business&peek=s1')
    await press('Clear')
    expect(router.state.location.search).toBe('?peek=s1&sort=business')
  })

  test('changes made in a row build on each other', async () => {
    const router = open('/sites')
    await press('Both')
    expect(router.state.location.search).toBe('?q=both&city=Delhi')
    expect(search().value).toBe('both')
    expect(screen.getByRole('status').textContent).toBe('Delhi page 1')
  })

  test('opening something pushes, so that back closes it and keeps the filters', async () => {
    const router = open('/sites?q=a')
    await press('Open')
    expect(router.state.location.search).toBe('?q=a&peek=s1')
    await userEvent.type(search(), 'b')
    expect(router.state.location.search).toBe('?peek=s1&q=ab')
    await router.navigate(-1)
    expect(await screen.findByRole('button', { name: 'Open' })).toBeDefined()
    expect(search().value).toBe('a')
  })

  test('an address opened while something is being closed wins, also where the router knows both entries by one key', async () => {
    const entry = (id: string) => ({ pathname: '/sites', search: `?peek=${id}`, key: 'default' })
    const router = createMemoryRouter([{ path: '/sites', element: <List /> }], { initialEntries: [entry('s1'), entry('s2')], initialIndex: 0 })
    render(<RouterProvider router={router} />)
    const close = await screen.findByRole('button', { name: 'Close s1' })
    await act(async () => {
      fireEvent.click(close)
      await router.navigate(1)
    })
    expect(await screen.findByRole('button', { name: 'Close s2' })).toBeDefined()
  })

  test('a saved view replaces the list alone, and back leaves it', async () => {
    const router = open('/sites?q=a&peek=s1')
    await press('View')
    expect(router.state.location.search).toBe('?peek=s1&city=Pune&sort=business')
    await router.navigate(-1)
    expect((await screen.findByDisplayValue('a')).tagName).toBe('INPUT')
  })
})
