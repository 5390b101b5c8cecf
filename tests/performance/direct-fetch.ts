import path from 'node:path'
import { openElectron } from '../hosts/launch-electron.ts'
import type { Passage } from './recording-proxy.ts'

/** Times a request made directly: sent, answered, parsed as JSON. Milliseconds. */
export interface DirectFetch {
  readonly time: (url: string, passage: Passage) => Promise<number>
  readonly close: () => Promise<void>
}

interface FetchingWindow {
  readonly timeFetch: (url: string, request: Pick<Passage, 'headers' | 'body'>) => Promise<number>
}

/** By `net.fetch` in an Electron that does nothing else, which is what the console's main process uses; without Electron by Node's `fetch`, as the Chromium host. */
export const openDirectFetch = (electron: string | undefined): Promise<DirectFetch> =>
  electron === undefined ? Promise.resolve({ time: timeInNode, close: () => Promise.resolve() }) : openFetchingWindow(electron)

async function openFetchingWindow(executable: string): Promise<DirectFetch> {
  const { child, page, disconnect, ended } = await openElectron(
    executable,
    ['--no-sandbox', path.join(import.meta.dirname, 'fetching-window')],
    process.env,
    'data:',
  )
  return {
    time: (url, { headers, body }) =>
      page.evaluate(([to, request]) => (globalThis as unknown as FetchingWindow).timeFetch(to, request), [url, { headers, body }] as const),
    close: async () => {
      child.kill('SIGTERM')
      await ended
      await disconnect()
    },
  }
}

async function timeInNode(url: string, { headers, body }: Passage): Promise<number> {
  const began = performance.now()
  const response = await fetch(url, { method: 'POST', headers, body })
  JSON.parse(await response.text())
  return performance.now() - began
}
