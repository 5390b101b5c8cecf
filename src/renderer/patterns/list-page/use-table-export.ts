import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ExportFormat, exportRows } from '#components/export-menu/export-rows.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { isAnythingMissing } from '#data/platform/incomplete-lists.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import type { RowsOnScreen } from './rows-on-screen.ts'

const EXPORT_FAILED = 'The export could not be written.'

/** The name of an export's file without its ending: with the day, and marked where rows on screen are missing. */
export const exportName = (name: string, queries: QueryClient): string =>
  `${name} ${formatFormDate(nowInSeconds())}${isAnythingMissing(queries) ? ' (incomplete)' : ''}`

const NO_PROGRESS: ReadonlyMap<string, number> = new Map()

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
        columns: screen.columns.filter(({ exported }) => exported !== false),
        rows: screen[scope],
        onProgress: (id, fraction) => setProgress(new Map([[id, fraction]])),
      })
      if (!result.ok && result.error.kind !== 'cancelled') notify.error(EXPORT_FAILED, result.error.message)
    } finally {
      setBusy(false)
      setProgress(NO_PROGRESS)
    }
  }
  return { isBusy, progress, start }
}
