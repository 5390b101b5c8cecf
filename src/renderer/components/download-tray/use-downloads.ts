import { useCallback, useEffect, useState } from 'react'
import type { Bridge, CallArgument } from '#shared/bridge/bridge.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { Failure, Result } from '#shared/result.ts'

/** What the tray needs of the bridge. */
export type DownloadPort = Pick<Bridge, 'files' | 'on'>

/** The downloads of this session, and what can be done with each. Ids stand for files: the window never learns a path. */
export interface Downloads {
  readonly list: readonly Download[]
  /** The file that main last reported, as it was then; null before anything happened on this screen. */
  readonly latest: Download | null
  /** Starts a download; resolves when main has taken it on, with the failure if it has not. */
  readonly start: (argument: CallArgument<'files.download'>) => Promise<Failure | null>
  readonly open: (id: string) => void
  readonly showInFolder: (id: string) => void
  readonly cancel: (id: string) => void
}

/** Whether a file is still to come: fetched or written now, or waiting for its turn. */
export const isPending = ({ state }: Pick<Download, 'state'>): boolean => state === 'running' || state === 'waiting'

/** A list with one download put in place of its older state, or before the others when it is new. */
export const withDownload = (list: readonly Download[], download: Download): readonly Download[] =>
  list.some(({ id }) => id === download.id) ? list.map((other) => (other.id === download.id ? download : other)) : [download, ...list]

/** Follows the downloads that main reports. `onFailure` is called with what an action could not do. */
export const useDownloads = (port: DownloadPort, onFailure: (failure: Failure) => void): Downloads => {
  const [list, setList] = useState<readonly Download[]>([])
  const [latest, setLatest] = useState<Download | null>(null)

  useEffect(() => {
    const stop = port.on('files.progress', (download) => {
      setList((shown) => withDownload(shown, download))
      setLatest(download)
    })
    const readAll = async (): Promise<void> => {
      const answer = await port.files.list()
      // What an event brought in the meantime is newer than the answer.
      if (answer.ok)
        setList((shown) => answer.value.toReversed().reduce((all, one) => (all.some(({ id }) => id === one.id) ? all : withDownload(all, one)), shown))
    }
    void readAll()
    return stop
  }, [port])

  const run = useCallback(
    async (answer: Promise<Result<unknown>>) => {
      const result = await answer
      if (!result.ok) onFailure(result.error)
    },
    [onFailure],
  )
  const start = useCallback(
    async (argument: CallArgument<'files.download'>) => {
      const result = await port.files.download(argument)
      if (!result.ok) return result.error
      // The file may have moved on since, or even failed: what an event brought is newer than the answer.
      setList((shown) => (shown.some(({ id }) => id === result.value.id) ? shown : withDownload(shown, result.value)))
      setLatest((last) => (last?.id === result.value.id ? last : result.value))
      return null
    },
    [port],
  )
  const open = useCallback((id: string) => void run(port.files.open({ id })), [port, run])
  const showInFolder = useCallback((id: string) => void run(port.files.showInFolder({ id })), [port, run])
  const cancel = useCallback((id: string) => void run(port.files.cancel({ id })), [port, run])
  return { list, latest, start, open, showInFolder, cancel }
}
