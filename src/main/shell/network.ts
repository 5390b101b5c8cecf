import { net, session } from 'electron'
import { freshConnectionFetch, networkFetch, SERVICES_PARTITION } from './fresh-connection-fetch.ts'
import { type AskingProxy, ProxyLogin } from './proxy-login.ts'

/** Main's own ways into the network; the page's session has none. */
export function openNetwork(announce: ConstructorParameters<typeof ProxyLogin>[1]) {
  const proxyLogin = new ProxyLogin(askingProxy, announce)
  return {
    /** For whatever may be asked again. */
    fetch: proxyLogin.watch(networkFetch((address, init) => session.fromPartition(SERVICES_PARTITION, { cache: false }).fetch(address, init))),
    /** For mutations: never sends a request twice by itself. */
    fetchOnce: proxyLogin.watch(freshConnectionFetch((index) => session.fromPartition(`mutation-${index}`, { cache: false }))),
    proxyLogin,
  }
}

/** Asks for nothing but the headers of a host's start page, and finds out whether a proxy wants a password first. Gives it none. */
function askingProxy(address: string): Promise<AskingProxy | undefined> {
  return new Promise((resolve) => {
    const request = net.request({ url: new URL(address).origin, method: 'HEAD', credentials: 'omit', cache: 'no-store', partition: SERVICES_PARTITION })
    request.on('login', ({ isProxy, host, port }, answer) => {
      resolve(isProxy ? { host, port } : undefined)
      answer()
    })
    request.on('response', () => {
      resolve(undefined)
      request.abort()
    })
    request.on('error', () => resolve(undefined))
    request.end()
  })
}
