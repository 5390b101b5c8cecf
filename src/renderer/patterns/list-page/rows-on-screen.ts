import type { Column } from '#components/data-table/column.ts'
import { shownColumnIds } from '#components/data-table/column-layout.ts'
import { pageOf } from '#components/data-table/pages.ts'
import { RowOrder } from '#components/data-table/row-order.ts'
import { isSelected, type Selection } from '#components/data-table/selection.ts'
import type { TableState } from '#components/data-table/table-state.ts'

/** What a table works on. */
export interface TableContent<Row> {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowId: (row: Row) => string
  /** Indexes into `rows` of those that pass the filters; undefined for all. */
  readonly matches: Uint32Array | undefined
  readonly table: TableState
  readonly selection: Selection
}

/** What a table shows: its columns in their order, its rows in theirs. */
export interface RowsOnScreen<Row> {
  readonly columns: readonly Column<Row>[]
  /** Every row that passes the filters, sorted. */
  readonly matching: readonly Row[]
  /** Those of them on the page. */
  readonly page: readonly Row[]
  /** The selected rows, sorted: also those that a filter has hidden since they were selected one by one. */
  readonly selected: readonly Row[]
}

/** Works out what a table shows, in the table's own way. Sorts: call it when something is exported or done, not while drawing. */
export const rowsOnScreen = <Row>({ columns, rows, rowId, matches, table, selection }: TableContent<Row>): RowsOnScreen<Row> => {
  const order = new RowOrder(rows)
  const arranged = (indexes: Uint32Array | undefined): readonly Row[] => Array.from(order.arrange(columns, table.sort, indexes), (index) => rows[index] as Row)
  const matching = arranged(matches)
  const { start, end } = pageOf(matching.length, table.size, table.page)
  return {
    columns: shownColumnIds(columns, table).flatMap((id) => columns.find((column) => column.id === id) ?? []),
    matching,
    page: matching.slice(start, end),
    selected: (selection.mode === 'some' ? arranged(undefined) : matching).filter((row) => isSelected(selection, rowId(row))),
  }
}
