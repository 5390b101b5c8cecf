import { useCallback, useEffect, useState } from 'react'
import { useBridge, useOfflineSince } from '#data/bridge/bridge-context.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { InvoiceToDownload, LibraryInvoice } from '#shared/bridge/invoices.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import { NOT_HERE, NOT_HERE_OFFLINE } from '../messages.ts'

type FetchedInvoice =
  | { readonly state: 'fetching' }
  | { readonly state: 'here'; readonly invoice: LibraryInvoice }
  | { readonly state: 'failed'; readonly failure: Failure }

const FETCHING: FetchedInvoice = { state: 'fetching' }

/** An invoice of the library whose file is there, as it was downloaded. */
const inLibrary = async (bridge: Pick<Bridge, 'invoices'>, { siteId, transactionId }: InvoiceToDownload, missing: string): Promise<Result<LibraryInvoice>> => {
  const library = await bridge.invoices.list()
  if (!library.ok) return library
  const isIt = (one: LibraryInvoice) => one.siteId === siteId && one.transactionId === transactionId && one.state === 'present' && one.replacedBy === null
  const found = library.value.entries.find(isIt)
  return found === undefined ? failure('not-found', missing) : success(found)
}

/**
 * Follows downloads from now on: a small file may be there before the call that began it is answered. The function given resolves once the download of an
 * id has ended, with its reason where it failed. The library has it with the change that follows.
 */
const followDownloads = (bridge: Pick<Bridge, 'on'>, signal: AbortSignal): ((id: string) => Promise<Failure | null>) => {
  const done = new Set<string>()
  const outcomes = new Map<string, Failure | null>()
  const waiting = new Set<() => void>()
  const settle = (ids: Iterable<string>, outcome: Failure | null): void => {
    for (const id of ids) outcomes.set(id, outcome)
    for (const look of waiting) look()
  }
  const stops = [
    bridge.on('files.progress', ({ id, state, failure: reason }) => {
      if (state === 'done') done.add(id)
      if (state === 'failed' || state === 'cancelled') settle([id], { kind: 'storage', message: reason ?? 'The download was cancelled.' })
    }),
    bridge.on('invoices.changed', () => settle(done, null)),
  ]
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  return (id) =>
    new Promise((resolve) => {
      const look = (): void => {
        const outcome = outcomes.get(id)
        if (outcome !== undefined) resolve(outcome)
      }
      waiting.add(look)
      signal.addEventListener('abort', () => resolve(null))
      look()
    })
}

/**
 * An invoice's file: downloaded where it is not on this computer, or is another one in the storage by now. Offline the file that is here counts.
 * `retry` begins again.
 */
export const useFetchedInvoice = (invoice: InvoiceToDownload): FetchedInvoice & { readonly retry: () => void } => {
  const bridge = useBridge()
  const isOffline = useOfflineSince() !== null
  const [fetched, setFetched] = useState<FetchedInvoice>(FETCHING)
  const [attempt, setAttempt] = useState(0)
  // As it was when it was opened: what is shown does not change with the network, or when its list is read again.
  const [wanted] = useState({ invoice, isOffline })
  useEffect(() => {
    const stop = new AbortController()
    const fetch = async (): Promise<Result<LibraryInvoice>> => {
      if (wanted.isOffline) return inLibrary(bridge, wanted.invoice, NOT_HERE_OFFLINE)
      const ended = followDownloads(bridge, stop.signal)
      const download = await bridge.invoices.download(wanted.invoice)
      if (!download.ok) return download
      const failed = download.value.alreadyThere ? null : await ended(download.value.id)
      return failed === null ? inLibrary(bridge, wanted.invoice, NOT_HERE) : { ok: false, error: failed }
    }
    void fetch().then((answer) => {
      if (!stop.signal.aborted) setFetched(answer.ok ? { state: 'here', invoice: answer.value } : { state: 'failed', failure: answer.error })
    })
    return () => stop.abort()
  }, [attempt, bridge, wanted])
  const retry = useCallback(() => {
    setFetched(FETCHING)
    setAttempt((before) => before + 1)
  }, [])
  return { ...fetched, retry }
}
