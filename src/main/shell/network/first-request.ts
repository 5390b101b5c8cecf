import type { Session } from 'electron'

/** Any address: what counts is that the session has answered. */
const ANY_ADDRESS = 'https://proxy.invalid'

/**
 * A session's `fetch` whose first request waits until the session has its proxy: Chromium gives a new session that of the command line a moment later,
 * and what is sent before goes past it. Sessions of mutations close their connections first, which waits as long.
 */
export function fetchBehindProxy(open: () => Pick<Session, 'fetch' | 'resolveProxy'>): (address: string, init?: RequestInit) => Promise<Response> {
  let known: Promise<unknown> | undefined
  return async (address, init) => {
    const session = open()
    known ??= session.resolveProxy(ANY_ADDRESS).catch(() => undefined)
    await known
    return session.fetch(address, init)
  }
}
