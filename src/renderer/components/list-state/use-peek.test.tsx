// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { textFilter } from './filter-codec.ts'
import type { ListDefinition } from './list-address.ts'
import type { Criteria } from './row-filter.ts'
import { useListState } from './use-list-state.ts'
import { usePeek } from './use-peek.ts'
import { useRowFilter } from './use-row-filter.ts'

interface Filters {
  readonly q: string
}

const ROWS: readonly string[] = ['aditi.example', 'brew.example', 'brunch.example']
const LIST: ListDefinition<Filters> = { filters: { q: textFilter() }, columns: [{ id: 'domain' }] }
const CRITERIA: Criteria<string, Filters> = { q: { kind: 'text', text: (row) => [row] } }
const idOf = (row: string): string => row

function List({ rows }: { readonly rows: readonly string[] }) {
  const { filters, setFilters } = useListState(LIST)
  const { matches } = useRowFilter(rows, CRITERIA, filters)
  const [peeked, peek] = usePeek(rows, idOf, matches)
  return (
    <>
      <input aria-label="Search" value={filters.q} onChange={({ target }) => setFilters({ q: target.value })} />
      <button type="button" onClick={() => peek('brew.example')}>
        Open
      </button>
      <output>{peeked ?? 'closed'}</output>
    </>
  )
}

const open = (entry: string, rows = ROWS) => {
  const router = createMemoryRouter([{ path: '/', element: <List rows={rows} /> }], { initialEntries: [entry] })
  render(<RouterProvider router={router} />)
  return router
}
const peeked = () => screen.getByRole('status').textContent
const search = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })

afterEach(cleanup)

test('the peek stays while its row is in the list, and closes for good with a search that leaves the row out', async () => {
  const router = open('/')
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(peeked()).toBe('brew.example')
  search('br')
  expect(peeked()).toBe('brew.example')
  search('aditi')
  expect(peeked()).toBe('closed')
  await waitFor(() => expect(router.state.location.search).toBe('?q=aditi'))
  search('')
  expect(peeked()).toBe('closed')
})

test('an address that peeks at a row its own search leaves out opens nothing', async () => {
  const router = open('/?q=aditi&peek=brew.example')
  expect(peeked()).toBe('closed')
  await waitFor(() => expect(router.state.location.search).toBe('?q=aditi'))
})

test('an address that peeks at a row waits for the rows', () => {
  const router = open('/?q=brew&peek=brew.example', [])
  expect(peeked()).toBe('closed')
  expect(router.state.location.search).toBe('?q=brew&peek=brew.example')
})
