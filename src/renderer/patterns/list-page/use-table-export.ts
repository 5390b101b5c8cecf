import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { shownColumnIds } from '#components/data-table/column-layout.ts'
import { RowOrder } from '#components/data-table/row-order.ts'
import type { TableState } from '#components/data-table/table-state.ts'
import { type ExportFormat, exportRows } from '#components/export-menu/export-rows.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { isAnythingMissing } from '#data/platform/incomplete-lists.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'

const EXPORT_FAILED = 'The export could not be written.'

/** The name of an export's file without its ending: with the day, and marked where rows on screen are missing. */
export const exportName = (name: string, queries: QueryClient): string =>
  `${name} ${formatFormDate(nowInSeconds())}${isAnythingMissing(queries) ? ' (incomplete)' : ''}`

/** A table as it is on screen. */
interface OnScreen<Row> {
  /** Name of the file; the day is added. */
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** Those that pass the filters. */
  readonly rows: readonly Row[]
  readonly table: TableState
}

export interface TableExport<Row> {
  readonly isBusy: boolean
  /** From 0 to 1 by file id. */
  readonly progress: ReadonlyMap<string, number>
  readonly start: (screen: OnScreen<Row>, format: ExportFormat) => void
}

const NO_PROGRESS: ReadonlyMap<string, number> = new Map()

/** Writes the rows of a table to a file, columns and order as on screen. Its progress shows in the tray of files. */
export const useTableExport = <Row>(): TableExport<Row> => {
  const bridge = useBridge()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState(NO_PROGRESS)
  const start = useCallback(
    ({ name, columns, rows, table }: OnScreen<Row>, format: ExportFormat) => {
      const run = async (): Promise<void> => {
        setBusy(true)
        try {
          const result = await exportRows(bridge.files, {
            name: exportName(name, queries),
            format,
            columns: shownColumnIds(columns, table).flatMap((id) => columns.find((column) => column.id === id && column.exported !== false) ?? []),
            rows: Array.from(new RowOrder(rows).arrange(columns, table.sort, undefined), (index) => rows[index] as Row),
            onProgress: (id, fraction) => setProgress(new Map([[id, fraction]])),
          })
          if (!result.ok && result.error.kind !== 'cancelled') notify.error(EXPORT_FAILED, result.error.message)
        } finally {
          setBusy(false)
          setProgress(NO_PROGRESS)
        }
      }
      void run()
    },
    [bridge, notify, queries],
  )
  return { isBusy, progress, start }
}
