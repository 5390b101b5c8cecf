import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { cellText } from '#components/data-table/column.ts'
import type { TableState } from '#components/data-table/table-state.ts'
import type { EmptyStateProps } from '#components/empty-state.tsx'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria, Texts } from '#components/list-state/row-filter.ts'
import { isNotLoaded } from '#data/platform/incomplete-lists.ts'
import type { RecordKind } from '#shared/record-link.ts'
import { criteriaOf, type FilterValues, type FreeFilter, filterCodec, type ListColumn, listFilters, SEARCH } from './list-filters.ts'

/** What a list is. Everything else of its screen derives from it: see README.md. */
export interface ListDeclaration<Row> {
  /** Under which the user's saved views of it are kept. Never change it. */
  readonly id: string
  /** "Sites": names the table, the file of an export and the keys on the sheet. */
  readonly label: string
  /** Names the table where `label` does not. */
  readonly tableLabel?: string
  /** What is listed: "site", "sites". */
  readonly one: string
  readonly many: string
  readonly rowId: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  /** Which kind of record a row is, its id being `rowId`: its menu then has "Copy link". */
  readonly record?: RecordKind
  readonly columns: readonly ListColumn<Row>[]
  /** The operation that answers with its rows: columns and filters of fields that the platform does not have are left out. */
  readonly reads?: TypedDocumentNode<unknown, never>
  /** The field of a row that holds the platform's record, where that is not the row itself. */
  readonly recordAt?: string
  /** The search field (`?q=`). Absent: neither it nor the filter bar. */
  readonly search?: { readonly hint: string; readonly of: (row: Row) => Texts }
  /** Filters that no column has. */
  readonly filters?: readonly FreeFilter<Row>[]
  /** Names of filters in the order of the menu, where it is not that of the columns; the others follow. */
  readonly menu?: readonly string[]
  /** Sort order and page size while the address says nothing. */
  readonly initial?: Partial<Pick<TableState, 'sort' | 'size'>>
  /** Parameter of the open row in the address, where it is not `peek`. */
  readonly peekParameter?: string
  /** Put before every parameter, for a table that shares its address with another one. */
  readonly prefix?: string
  /** Parameters that say what is listed rather than how: with nothing but them in the address the list opens with the default view. */
  readonly context?: readonly string[]
  /** What failed, as a sentence: "The users could not be loaded." */
  readonly loadFailed: string
  /** Shown where there are no rows at all; without `actions` it offers what creates a row. */
  readonly empty: Pick<EmptyStateProps, 'icon' | 'title' | 'explanation' | 'actions'>
  /** What R does, where "Refresh the list" does not say it. */
  readonly refreshLabel?: string
}

/** A declared list, with what is derived from it once. */
export interface List<Row> extends ListDeclaration<Row> {
  /** Every filter but the search field, in the order of the menu. */
  readonly allFilters: readonly FreeFilter<Row>[]
  /** How filters, sort order, page and columns travel in the address: for `useListState` in a screen that reads the filters itself. */
  readonly definition: ListDefinition<FilterValues>
  /** How the filters decide about a row at an instant (unix seconds). */
  readonly criteriaAt: (now: number) => Criteria<Row, FilterValues>
  /** The columns for rows with gaps: an empty cell whose field could not be loaded says so, on screen and in an export. */
  readonly columnsWithGaps: readonly ListColumn<Row>[]
}

/** Declares a list: once for a module, or in a `useMemo`. */
export const defineList = <Row extends object>(declaration: ListDeclaration<Row>): List<Row> => {
  const { columns, initial, prefix, search } = declaration
  const allFilters = listFilters(declaration)
  const codecs = Object.fromEntries(allFilters.map((filter) => [filter.name, filterCodec(filter)]))
  return {
    ...declaration,
    allFilters,
    definition: {
      columns,
      filters: search === undefined ? codecs : { [SEARCH]: filterCodec({ kind: 'text' }), ...codecs },
      ...(initial === undefined ? {} : { initial }),
      ...(prefix === undefined ? {} : { prefix }),
    },
    criteriaAt: (now) => criteriaOf(allFilters, search?.of, now),
    columnsWithGaps: columns.map(withGaps),
  }
}

const NOT_LOADED = 'Not loaded'

const withGaps = <Row extends object>(column: ListColumn<Row>): ListColumn<Row> => {
  const { field, render } = column
  if (field === undefined || (column.kind !== 'text' && column.kind !== 'date')) return column
  const isGap = (row: Row): boolean => isNotLoaded(row, field) && !column.value(row)
  return {
    ...column,
    text: (row) => (isGap(row) ? NOT_LOADED : cellText(column, row)),
    ...(render === undefined ? {} : { render: (row: Row) => (isGap(row) ? NOT_LOADED : render(row)) }),
  }
}
