import type { Column } from '#components/data-table/column.ts'
import { shownColumnIds } from '#components/data-table/column-layout.ts'
import { pageOf } from '#components/data-table/pages.ts'
import { RowOrder } from '#components/data-table/row-order.ts'
import { isSelected, type Selection } from '#components/data-table/selection.ts'
import type { TableState } from '#components/data-table/table-state.ts'
import type { Site } from './site.ts'

/** What the table shows: its columns in their order, its rows in theirs. */
export interface SitesOnScreen {
  readonly columns: readonly Column<Site>[]
  /** Every row that passes the filters, sorted. */
  readonly matching: readonly Site[]
  /** Those of them on the page. */
  readonly page: readonly Site[]
  /** The selected rows, sorted: also those that a filter has hidden since they were selected one by one. */
  readonly selected: readonly Site[]
}

/** Works out what a table of these columns shows, in the table's own way. `matches` are indexes into `sites`, undefined for all. */
export const sitesOnScreen = (
  allColumns: readonly Column<Site>[],
  sites: readonly Site[],
  matches: Uint32Array | undefined,
  table: TableState,
  selection: Selection,
): SitesOnScreen => {
  const order = new RowOrder(sites)
  const arranged = (indexes: Uint32Array | undefined): readonly Site[] =>
    Array.from(order.arrange(allColumns, table.sort, indexes), (index) => sites[index] as Site)
  const matching = arranged(matches)
  const { start, end } = pageOf(matching.length, table.size, table.page)
  return {
    columns: shownColumnIds(allColumns, table).flatMap((id) => allColumns.find((column) => column.id === id) ?? []),
    matching,
    page: matching.slice(start, end),
    selected: (selection.mode === 'some' ? arranged(undefined) : matching).filter(({ siteId }) => isSelected(selection, siteId)),
  }
}
