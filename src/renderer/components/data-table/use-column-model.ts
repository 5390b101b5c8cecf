import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { type Column, DEFAULT_MIN_WIDTH, MAX_WIDTH } from './column.ts'
import { shownColumnIds } from './column-layout.ts'
import type { SortKey, TableState } from './table-state.ts'

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, columnPinningFeature, columnSizingFeature, rowSortingFeature })

// Rows stay outside: 100,000 row objects cost more than the whole keystroke may (see README.md).
type NoRow = Record<string, never>
const NO_ROWS: NoRow[] = []

export interface DrawnColumn<Row> {
  readonly column: Column<Row>
  /** Pixels. */
  readonly width: number
  /** Pixels from the first data column to this one, for the fixed ones. */
  readonly offset: number
  readonly isFixed: boolean
}

export interface ColumnModel<Row> {
  readonly drawn: readonly DrawnColumn<Row>[]
  /** Ascending, then descending, then unsorted. `additive` keeps the other sort keys, as Shift does. */
  readonly toggleSort: (columnId: string, additive: boolean) => void
}

/** Which columns are drawn, how wide, and how a click on a header changes the sort; TanStack Table's column model under the table's own state. */
export function useColumnModel<Row>(columns: readonly Column<Row>[], state: TableState, onSort: (sort: readonly SortKey[]) => void): ColumnModel<Row> {
  const definitions = useMemo(() => columns.map(definitionOf), [columns])
  const layout = useMemo(() => {
    const shown = shownColumnIds(columns, { columns: state.columns })
    return {
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      columnPinning: { start: columns.filter((column) => column.fixed === true).map(({ id }) => id), end: [] },
    }
  }, [columns, state.columns])
  const sorting = useMemo(() => state.sort.map(({ columnId, direction }) => ({ id: columnId, desc: direction === 'descending' })), [state.sort])

  // Stable options make a stable table, and that makes stable columns.
  const options = useMemo(
    () => ({
      features,
      columns: definitions,
      data: NO_ROWS,
      state: { ...layout, columnSizing: state.widths, sorting },
      isMultiSortEvent: () => false,
      onSortingChange: (updater: Updater<SortingState>) => onSort(functionalUpdate(updater, sorting).map(sortKeyOf)),
    }),
    [definitions, layout, state.widths, sorting, onSort],
  )
  const table = useTable(options)

  const drawn = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return table.getVisibleLeafColumns().flatMap((leaf) => {
      const column = byId.get(leaf.id)
      return column === undefined ? [] : [{ column, width: leaf.getSize(), offset: leaf.getStart('start'), isFixed: leaf.getIsPinned() === 'start' }]
    })
  }, [columns, table])

  return { drawn, toggleSort: (columnId, additive) => table.getColumn(columnId)?.toggleSorting(undefined, additive) }
}

function definitionOf<Row>(column: Column<Row>): ColumnDef<typeof features, NoRow> {
  return {
    id: column.id,
    accessorFn: () => null,
    header: column.title,
    size: column.width,
    minSize: column.minWidth ?? DEFAULT_MIN_WIDTH,
    maxSize: MAX_WIDTH,
    enableSorting: column.sortable !== false,
    sortDescFirst: false,
  }
}

function sortKeyOf({ id, desc }: SortingState[number]): SortKey {
  return { columnId: id, direction: desc ? 'descending' : 'ascending' }
}
