import { useCallback } from 'react'
import { bridge } from '#app/bridge.ts'
import { useNotify } from '#app/notifications/use-notify.ts'
import { type Downloads, useDownloads } from '#components/download-tray/use-downloads.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import { SOMETHING_WENT_WRONG } from './messages.ts'

export interface SiteDownloads {
  readonly downloads: Downloads
  /** Fetches the platform's own export of all or of the inactive sites. Source: SLIST-033, SLIST-034. */
  readonly download: (which: 'all' | 'inactive') => void
}

/** The files of this session, and the downloads that the site list offers. */
export const useSiteDownloads = (): SiteDownloads => {
  const notify = useNotify()
  const sayFailed = useCallback(({ message }: Failure) => notify.error(SOMETHING_WENT_WRONG, readableServerMessage(message)), [notify])
  const downloads = useDownloads(bridge, sayFailed)
  const { start } = downloads
  const download = useCallback(
    (which: 'all' | 'inactive') => {
      const begin = async (): Promise<void> => {
        const failure = await start({ kind: 'sites', which })
        if (failure !== null) sayFailed(failure)
      }
      void begin()
    },
    [sayFailed, start],
  )
  return { downloads, download }
}
