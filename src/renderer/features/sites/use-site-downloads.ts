import { useCallback } from 'react'
import { type Downloads, useDownloads } from '#components/download-tray/use-downloads.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Failure } from '#shared/result.ts'
import { SOMETHING_WENT_WRONG } from './messages.ts'

export interface SiteDownloads {
  readonly downloads: Downloads
  /** Fetches the platform's own export of all or of the inactive sites. */
  readonly download: (which: 'all' | 'inactive') => void
}

/** The files of this session, and the downloads that the site list offers. */
export const useSiteDownloads = (): SiteDownloads => {
  const bridge = useBridge()
  const notify = useNotify()
  const notifyFailure = useCallback(({ message }: Failure) => notify.error(SOMETHING_WENT_WRONG, readableServerMessage(message)), [notify])
  const downloads = useDownloads(bridge, notifyFailure)
  const { start } = downloads
  const download = useCallback(
    (which: 'all' | 'inactive') => {
      const begin = async (): Promise<void> => {
        const failure = await start({ kind: 'sites', which })
        if (failure !== null) notifyFailure(failure)
      }
      void begin()
    },
    [notifyFailure, start],
  )
  return { downloads, download }
}
