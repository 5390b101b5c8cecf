import { net, type Session, session } from 'electron'
import type { Notice } from '#shared/bridge/shell.ts'
import { allowLocalNetwork } from '../protection/page-guards.ts'
import { fetchBehindProxy } from './first-request.ts'
import { addressOf, freshConnectionFetch, networkFetch, SERVICES_PARTITION } from './fresh-connection-fetch.ts'
import { fetchPastProxy, sessionPastProxy } from './past-proxy.ts'
import { ProxyLogin } from './proxy-login.ts'
import { ProxyLoginFile, type ProxyLoginFileOptions } from './proxy-login-file.ts'
import { probeProxy } from './proxy-probe.ts'
import { RefusedCertificates } from './refused-certificates.ts'

/** Has Chromium's own answer stand: the certificate is only looked at. */
const AS_CHROMIUM_FOUND = -3

const IMAGES_PARTITION = 'images'

export interface NetworkOptions extends ProxyLoginFileOptions {
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly withdraw: (kind: Notice['kind']) => void
  /** Called when a proxy that held everything up has taken a password. */
  readonly onProxySignedIn: () => void
}

/** Main's own ways into the network; the page's session has none. */
export function openNetwork(options: NetworkOptions) {
  const refusedCertificates = new RefusedCertificates()
  const opened = new Map<string, Session>()
  const open = (partition: string, cache = false): Session => {
    const known = opened.get(partition)
    if (known !== undefined) return known
    const made = session.fromPartition(partition, { cache })
    made.setCertificateVerifyProc((check, answer) => {
      refusedCertificates.record(check)
      answer(AS_CHROMIUM_FOUND)
    })
    allowLocalNetwork(made)
    opened.set(partition, made)
    return made
  }
  const resolveProxy = (address: string): Promise<string> => open(SERVICES_PARTITION).resolveProxy(address)
  const proxyLogin = new ProxyLogin({
    ...options,
    probe: probeProxy,
    resolveProxy,
    clearSessions: async () => {
      for (const one of opened.values()) await one.clearAuthCache()
    },
    partition: SERVICES_PARTITION,
    file: new ProxyLoginFile(options),
    onSignedIn: options.onProxySignedIn,
  })
  const fetchAnyImage = fetchBehindProxy(() => open(IMAGES_PARTITION, true))
  return {
    /** For whatever may be asked again. */
    fetch: fetchPastProxy(proxyLogin, SERVICES_PARTITION, networkFetch(fetchBehindProxy(() => open(SERVICES_PARTITION)))),
    /** For mutations: never sends a request twice by itself. */
    fetchOnce: freshConnectionFetch((index) => {
      const partition = `mutation-${index}`
      return sessionPastProxy(proxyLogin, partition, open(partition))
    }),
    /** For the page's pictures, with a cache. */
    fetchImage: fetchPastProxy(proxyLogin, IMAGES_PARTITION, (input, init) => fetchAnyImage(addressOf(input), init)),
    proxyLogin,
    refusedCertificates,
    /** Which proxies the system sends a request to an address through: `PROXY proxy.example:3128; DIRECT`. */
    resolveProxy,
    isOnline: () => net.isOnline(),
  }
}
