import { net } from 'electron'

/** A proxy that wants a name and a password; `realm` is its own word for itself. */
export interface AskingProxy {
  readonly host: string
  readonly port: number
  readonly realm: string
}

export interface ProxyCredentials {
  readonly userName: string
  readonly password: string
}

/** What came of asking for a host's start page. `isAnswered`: a proxy wanted a password and took the one it was given. `isRefused`: it did not take it. */
export type Passage =
  | { readonly state: 'open'; readonly isAnswered: boolean }
  | { readonly state: 'asked'; readonly proxy: AskingProxy; readonly isRefused: boolean }
  | { readonly state: 'failed' }

/** Sends one request without content through the session of a partition. `answer` gives a password to a proxy that asks for one, or none. Never rejects. */
export type ProxyProbe = (partition: string, address: string, answer: (proxy: AskingProxy) => Promise<ProxyCredentials | undefined>) => Promise<Passage>

/** Milliseconds that a probe may take: the request behind it is waiting. */
const TIMEOUT = 5_000

/**
 * The one place that gives a password to a proxy. Chromium keeps it for the session of the partition, whose requests carry it from then on; so no request
 * that does something has to be repeated. A server that asks (401) gets none.
 */
export const probeProxy: ProxyProbe = (partition, address, answer) =>
  new Promise((resolve) => {
    const request = net.request({ url: new URL(address).origin, method: 'HEAD', credentials: 'omit', cache: 'no-store', partition })
    let given = false
    const timer = setTimeout(() => end({ state: 'failed' }), TIMEOUT)
    const end = (passage: Passage): void => {
      clearTimeout(timer)
      resolve(passage)
      request.abort()
    }
    request.on('login', ({ isProxy, host, port, realm }, give) => {
      if (!isProxy) return give()
      const proxy = { host, port, realm }
      if (given) {
        give()
        return end({ state: 'asked', proxy, isRefused: true })
      }
      given = true
      void answer(proxy)
        .catch(() => undefined)
        .then((credentials) => {
          if (credentials !== undefined) return give(credentials.userName, credentials.password)
          give()
          end({ state: 'asked', proxy, isRefused: false })
        })
    })
    request.on('response', ({ statusCode }) => end(statusCode === 407 ? { state: 'failed' } : { state: 'open', isAnswered: given }))
    // A certificate is looked at behind the proxy.
    request.on('error', ({ message }) => end(/\bERR_(CERT|SSL)_/.test(message) ? { state: 'open', isAnswered: given } : { state: 'failed' }))
    request.end()
  })
