import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { writtenColumns } from '#components/data-table/column-layout.ts'
import { groupingOf } from '#components/data-table/groups/use-groups.ts'
import { RowOrder } from '#components/data-table/row-order.ts'
import { isSelected, selectedCount } from '#components/data-table/selection.ts'
import { type PageSize, pageOf, type TableState } from '#components/data-table/table-state.ts'
import type { ExportScope } from '#components/export-menu/export-menu.tsx'
import { type ExportFormat, exportRows } from '#components/export-menu/export-rows.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { isAnythingMissing } from '#data/platform/incomplete-lists.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import type { List } from './list-declaration.ts'
import type { ListScreen } from './list-slots.ts'

/** The name of an export's file without its ending: with the day, and marked where rows on screen are missing. */
export const exportName = (name: string, queries: QueryClient): string =>
  `${name} ${formatFormDate(nowInSeconds())}${isAnythingMissing(queries) ? ' (incomplete)' : ''}`

const NO_PROGRESS: ReadonlyMap<string, number> = new Map()

/** Id of the toast, which goes once an export is written. */
const EXPORT_FAILED = 'export-failed'

/** Writes rows of a table to a file, columns and order as on screen. `progress`: from 0 to 1 by file id, for the tray of files. */
export const useTableExport = () => {
  const bridge = useBridge()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState(NO_PROGRESS)
  const start = async <Row>(name: string, screen: RowsOnScreen<Row>, scope: 'selected' | 'matching' | 'page', format: ExportFormat): Promise<void> => {
    setBusy(true)
    try {
      const result = await exportRows(bridge.files, {
        name: exportName(name, queries),
        format,
        columns: [screen.groupColumn ?? [], screen.columns].flat().filter(({ exported }) => exported !== false),
        rows: screen[scope],
        onProgress: (id, fraction) => setProgress(new Map([[id, fraction]])),
      })
      if (result.ok) notify.dismiss(EXPORT_FAILED)
      else if (result.error.kind !== 'cancelled') {
        notify.show({ id: EXPORT_FAILED, intent: 'error', message: 'The export could not be written.', detail: result.error.message })
      }
    } finally {
      setBusy(false)
      setProgress(NO_PROGRESS)
    }
  }
  return { isBusy, progress, start }
}

/** What a table works on. */
type TableContent<Row> = Pick<ListScreen<Row>, 'rows' | 'matches' | 'table' | 'selection'> & Pick<List<Row>, 'columns' | 'rowId'>

/** What a table shows: its columns in their order, its rows in theirs. */
export interface RowsOnScreen<Row> {
  readonly columns: readonly Column<Row>[]
  /** Names each row's group, where the table is grouped. */
  readonly groupColumn?: Column<Row>
  /** Every row that passes the filters, sorted. */
  readonly matching: readonly Row[]
  /** Those of them on the page. */
  readonly page: readonly Row[]
  /** The selected rows, sorted: also those that a filter has hidden since they were selected one by one. */
  readonly selected: readonly Row[]
}

/** A grouped table is on one page. */
const sizeOf = ({ group, size }: TableState): PageSize => (group === undefined ? size : 'all')

/** Works out what a table shows, in the table's own way. Sorts: call it when something is exported or done, not while drawing. */
export const rowsOnScreen = <Row>({ columns, rows, rowId, matches, table, selection }: TableContent<Row>): RowsOnScreen<Row> => {
  const order = new RowOrder(rows)
  const grouping = groupingOf(columns, table.group)
  const arranged = (indexes: Uint32Array | undefined): readonly Row[] => {
    const flat = order.arrange(columns, table.sort, indexes)
    const inOrder = grouping?.groupedRows(order, rows, grouping.column, flat, grouping.group).order ?? flat
    return Array.from(inOrder, (index) => rows[index] as Row)
  }
  const matching = arranged(matches)
  const { start, end } = pageOf(matching.length, sizeOf(table), table.page)
  return {
    ...(grouping === undefined ? {} : { groupColumn: grouping.groupColumn(grouping.column) }),
    columns: writtenColumns(columns, table),
    matching,
    page: matching.slice(start, end),
    selected: (selection.mode === 'some' ? arranged(undefined) : matching).filter((row) => isSelected(selection, rowId(row))),
  }
}

/** What an export may hold: the selected rows, all that match, and those of the page. */
export const exportScopes = <Row>({ selection, matching, table }: ListScreen<Row>): readonly ExportScope<'selected' | 'matching' | 'page'>[] => {
  const all = { id: 'matching' as const, label: 'All that match', count: matching }
  const selected = selectedCount(selection, matching)
  const { start, end } = pageOf(matching, table.size, table.page)
  return [
    ...(selected === 0 ? [] : [{ id: 'selected' as const, label: 'Selected', count: selected }]),
    all,
    ...(table.group === undefined ? [{ id: 'page' as const, label: 'This page', count: end - start }] : []),
  ]
}
