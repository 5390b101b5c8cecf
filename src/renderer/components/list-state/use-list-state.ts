import { useCallback, useMemo } from 'react'
import type { TableState } from '#components/data-table/table-state.ts'
import {
  emptyFilters,
  filtersText,
  type ListDefinition,
  type ListValues,
  readFilters,
  readListAddress,
  readTable,
  tableText,
  writeListAddress,
} from './list-address.ts'
import { type HistoryEntry, useAddress } from './use-address.ts'

export interface ListState<Filters extends object> extends ListValues<Filters> {
  /** Sets some filters and returns to page 1. Replaces the history entry: typing leaves no trail of half-typed texts. */
  readonly setFilters: (part: Partial<Filters>) => void
  readonly setTable: (table: TableState) => void
  /** Unsets every filter and returns to page 1; sort order and columns stay. */
  readonly clear: () => void
  readonly filterKey: string
  /** The list's part of the address as text without the page, for a saved view: another page of it is the same view. */
  readonly search: string
  /** Takes a saved view's text for the list's part of the address, as a new history entry unless `entry` says otherwise. */
  readonly apply: (search: string, entry?: HistoryEntry) => void
}

/**
 * A list's filters, sort order, page and columns, held in the address and nowhere else: a reload, the back button and a pasted link bring them back.
 * Other parameters (an open peek panel, another table's) are kept.
 */
export function useListState<Filters extends object>(definition: ListDefinition<Filters>): ListState<Filters> {
  const [address, changeAddress] = useAddress()
  // Each part is read again only when it changed: typing must not sort again, nor paging filter again.
  const filterKey = filtersText(definition, address)
  const filters = useMemo(() => readFilters(definition, new URLSearchParams(filterKey)), [definition, filterKey])
  const tableKey = tableText(definition, address)
  const table = useMemo(() => readTable(definition, new URLSearchParams(tableKey)), [definition, tableKey])

  const setFilters = useCallback(
    (part: Partial<Filters>) =>
      changeAddress((latest) => {
        const before = readListAddress(definition, latest)
        return writeListAddress(definition, latest, { filters: { ...before.filters, ...part }, table: { ...before.table, page: 1 } })
      }, 'replace'),
    [definition, changeAddress],
  )
  const setTable = useCallback(
    (next: TableState) => changeAddress((latest) => writeListAddress(definition, latest, { filters: readFilters(definition, latest), table: next }), 'replace'),
    [definition, changeAddress],
  )
  const clear = useCallback(() => setFilters(emptyFilters(definition)), [definition, setFilters])
  const apply = useCallback(
    (search: string, entry: HistoryEntry = 'push') =>
      changeAddress((latest) => writeListAddress(definition, latest, readListAddress(definition, new URLSearchParams(search))), entry),
    [definition, changeAddress],
  )

  const search = useMemo(
    () => writeListAddress(definition, new URLSearchParams(), { filters, table: { ...table, page: 1 } }).toString(),
    [definition, filters, table],
  )
  return { filters, table, setFilters, setTable, clear, filterKey, search, apply }
}
