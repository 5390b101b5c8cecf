import { useCallback, useMemo } from 'react'
import type { TableState } from '#components/data-table/table-state.ts'
import { emptyFilters, filterKeyOf, type ListDefinition, type ListValues, readListAddress, writeListAddress } from './list-address.ts'
import { useAddress } from './use-address.ts'

export interface ListState<Filters extends object> extends ListValues<Filters> {
  /** Sets some filters and returns to page 1. Replaces the history entry: typing leaves no trail of half-typed texts. */
  readonly setFilters: (part: Partial<Filters>) => void
  readonly setTable: (table: TableState) => void
  /** Unsets every filter and returns to page 1; sort order and columns stay. */
  readonly clear: () => void
  /** Equal exactly when the filters are. */
  readonly filterKey: string
  /** The list's part of the address as text, for a saved view. */
  readonly search: string
  /** Takes a saved view's text for the list's part of the address, as a new history entry. */
  readonly apply: (search: string) => void
}

/**
 * A list's filters, sort order, page and columns, held in the address and nowhere else: a reload, the back button and a pasted link bring them back.
 * Other parameters (an open peek panel, another table's) are kept.
 */
export function useListState<Filters extends object>(definition: ListDefinition<Filters>): ListState<Filters> {
  const [address, changeAddress] = useAddress()
  const values = useMemo(() => readListAddress(definition, address), [definition, address])

  const setFilters = useCallback(
    (part: Partial<Filters>) =>
      changeAddress((latest) => {
        const { filters, table } = readListAddress(definition, latest)
        return writeListAddress(definition, latest, { filters: { ...filters, ...part }, table: { ...table, page: 1 } })
      }, 'replace'),
    [definition, changeAddress],
  )
  const setTable = useCallback(
    (table: TableState) =>
      changeAddress((latest) => writeListAddress(definition, latest, { filters: readListAddress(definition, latest).filters, table }), 'replace'),
    [definition, changeAddress],
  )
  const clear = useCallback(() => setFilters(emptyFilters(definition)), [definition, setFilters])
  const apply = useCallback(
    (search: string) => changeAddress((latest) => writeListAddress(definition, latest, readListAddress(definition, new URLSearchParams(search))), 'push'),
    [definition, changeAddress],
  )

  const filterKey = useMemo(() => filterKeyOf(definition, values.filters), [definition, values.filters])
  const search = useMemo(() => writeListAddress(definition, new URLSearchParams(), values).toString(), [definition, values])
  return { ...values, setFilters, setTable, clear, filterKey, search, apply }
}
