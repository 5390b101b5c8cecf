import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type ExportFormat, exportRows } from '#components/export-menu/export-rows.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { exportName } from '#patterns/list-page/export-name.ts'
import { SOMETHING_WENT_WRONG } from './messages.ts'
import type { SitesOnScreen } from './sites-on-screen.ts'

export type ExportScopeId = 'matching' | 'selected' | 'page'

export interface SiteExport {
  readonly isBusy: boolean
  /** From 0 to 1 by file id. */
  readonly progress: ReadonlyMap<string, number>
  readonly start: (screen: SitesOnScreen, scope: ExportScopeId, format: ExportFormat) => void
}

const NO_PROGRESS: ReadonlyMap<string, number> = new Map()

/** Writes sites to a file, columns and order as on screen. How it goes shows in the tray of files, where it can be cancelled. */
export const useSiteExport = (): SiteExport => {
  const bridge = useBridge()
  const notify = useNotify()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState(NO_PROGRESS)

  const start = useCallback(
    (screen: SitesOnScreen, scope: ExportScopeId, format: ExportFormat) => {
      const run = async (): Promise<void> => {
        setBusy(true)
        try {
          const result = await exportRows(bridge.files, {
            name: exportName('Sites', queries),
            format,
            columns: screen.columns,
            rows: screen[scope],
            onProgress: (id, fraction) => setProgress(new Map([[id, fraction]])),
          })
          if (!result.ok && result.error.kind !== 'cancelled') notify.error(SOMETHING_WENT_WRONG, result.error.message)
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
