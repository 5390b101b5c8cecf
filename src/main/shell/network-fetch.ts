type NetworkFetch = (address: string, init?: RequestInit) => Promise<Response>

/** Main's own session for what may be asked again: the page's, the default one, has no network. */
export const SERVICES_PARTITION = 'services'

/** Electron's `net.fetch`, which honours the system's proxy and certificates, as a plain `fetch` without cookies and cache. */
export function networkFetch(fetch: NetworkFetch): typeof globalThis.fetch {
  return (input, init) => fetch(addressOf(input), networkOptions(init))
}

/** What every request of main carries: no cookies, nothing from or into the HTTP cache. */
export const networkOptions = (init: RequestInit | undefined): RequestInit => ({ ...init, credentials: 'omit', cache: 'no-store' })

/** The address of a request. A `Request` object would carry more than an address; nobody in main makes one. */
export function addressOf(input: RequestInfo | URL): string {
  if (input instanceof Request) throw new TypeError('Pass an address and options, not a Request')
  return String(input)
}
