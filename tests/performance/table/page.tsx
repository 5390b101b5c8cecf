import { FluentProvider, Input, makeStyles, tokens, webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { useCallback, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { DataTable } from '#components/data-table/data-table.tsx'
import type { InlineEdit, RowAction } from '#components/data-table/data-table-props.ts'
import { NOTHING_SELECTED } from '#components/data-table/selection.ts'
import { multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { CompactRows } from '#data/platform/compact/compact-rows.ts'
import { columns } from './columns.tsx'
import { type GeneratedRow, textsOfRows } from './generated-rows.ts'

/**
 * The table over generated rows, for the benchmark and for looking at it. `?rows=<n>`, `?theme=dark`, `?loading`, `?search=<the list's address>`.
 * The rows are there as text before the table is: `window.showTable()` reads them as the console does, and draws it.
 */
const options = new URLSearchParams(location.search)
const texts = textsOfRows(Number(options.get('rows') ?? 100_000))

interface Filters {
  readonly q: string
  readonly plan: readonly string[]
}
const definition: ListDefinition<Filters> = { filters: { q: textFilter(), plan: multiChoiceFilter() }, columns }
const criteria: Criteria<GeneratedRow, Filters> = {
  q: { kind: 'text', text: (row) => [row.business, row.domain, row.customer, row.email, row.phone, row.id] },
  plan: { kind: 'choice', value: (row) => row.plan },
}
const rowId = (row: GeneratedRow) => row.id
const rowLabel = (row: GeneratedRow) => row.business
const inlineEdit: InlineEdit<GeneratedRow, { customer: string }> = {
  begin: ({ customer }) => ({ customer }),
  editor: (columnId, { customer }, change) =>
    columnId === 'customer' ? <Input size="small" aria-label="Customer" value={customer} onChange={(_, { value }) => change({ customer: value })} /> : null,
  save: async () => null,
}
const actions: readonly RowAction[] = [
  { id: 'open', label: 'Open', onSelect: () => {} },
  { id: 'reset', label: 'Reset', onSelect: () => {}, confirm: { question: 'Sure to reset?' } },
  { id: 'delete', label: 'Delete', icon: <DeleteRegular />, destructive: true, divided: true, onSelect: () => {}, confirm: { question: 'Sure to delete?' } },
]
const rowActions = () => actions
const renderExpanded = (row: GeneratedRow) => (
  <p>
    Notes of {row.business}: {row.customer}, {row.email}
  </p>
)

const openRecord = (row: GeneratedRow) => {
  document.title = `Opened ${row.id}`
}

const useStyles = makeStyles({
  page: {
    height: '100vh',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalL,
    boxSizing: 'border-box',
  },
  search: { width: '360px' },
})

function List({ rows }: { readonly rows: readonly GeneratedRow[] }) {
  const styles = useStyles()
  const list = useListState(definition)
  const [selection, setSelection] = useState(NOTHING_SELECTED)
  const [peekedId, setPeeked] = useState<string | null>(null)
  const peek = useCallback((row: GeneratedRow | null) => setPeeked(row?.id ?? null), [])
  const { matches } = useRowFilter(rows, criteria, list.filters)
  return (
    <div className={styles.page}>
      <Input
        className={styles.search}
        aria-label="Search"
        placeholder="Search business, domain, customer"
        value={list.filters.q}
        onChange={(_, { value }) => list.setFilters({ q: value })}
      />
      <DataTable
        label="Sites"
        rows={rows}
        matches={matches}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        state={list.table}
        onStateChange={list.setTable}
        selection={selection}
        onSelectionChange={setSelection}
        filterKey={list.filterKey}
        peekedId={peekedId}
        onPeek={peek}
        onOpen={openRecord}
        rowActions={rowActions}
        renderExpanded={renderExpanded}
        inlineEdit={inlineEdit}
        loading={options.has('loading')}
        emptyState={<p>No site matches these filters.</p>}
      />
    </div>
  )
}

function Page({ rows }: { readonly rows: readonly GeneratedRow[] }) {
  const theme = options.get('theme') === 'dark' ? webDarkTheme : webLightTheme
  const router = useMemo(
    () => createMemoryRouter([{ path: '/sites', element: <List rows={rows} /> }], { initialEntries: [`/sites?${options.get('search') ?? ''}`] }),
    [rows],
  )
  return (
    <FluentProvider theme={theme}>
      <RouterProvider router={router} />
    </FluentProvider>
  )
}

declare global {
  interface Window {
    showTable: () => void
  }
}
const root = createRoot(document.getElementById('root') as HTMLElement)
window.showTable = () => {
  const store = new CompactRows()
  for (const text of texts) store.add(JSON.parse(text) as readonly unknown[])
  root.render(<Page rows={store.rows() as readonly GeneratedRow[]} />)
}
if (!options.has('wait')) window.showTable()
