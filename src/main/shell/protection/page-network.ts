import type { App, CommandLine, Session } from 'electron'

type Log = (message: string) => void

/** A name that resolves nowhere (RFC 6761): what goes to this proxy goes nowhere, whoever listens on this computer. */
const NO_PROXY_AT_ALL = 'http://the-page-has-no-network.invalid:1'

/** Where Electron has the dictionaries of the spelling checker from; it fetches them by the page's own session. */
const DICTIONARIES = '*.gvt1.com'

/** Over QUIC and HTTP/2 Chromium sends a request once more by itself when its connection or stream breaks, a mutation too. */
export function setNetworkSwitches(commandLine: Pick<CommandLine, 'appendSwitch'>): void {
  commandLine.appendSwitch('disable-quic')
  commandLine.appendSwitch('disable-http2')
}

/** Forbids WebRTC, which no content policy covers, every packet that does not go through a proxy, in every page of the process. */
export function forbidPeerConnections(app: App): void {
  app.on('web-contents-created', (_created, contents) => contents.setWebRTCIPHandlingPolicy('disable_non_proxied_udp'))
}

/**
 * Takes the network away from the page's session; main has sessions of its own. Its pictures main fetches for it.
 * @param serveImages answers every https and http request of the page
 * @param open hosts that the page may reach all the same; only `npm run dev` names any
 */
export async function closePageNetwork(
  session: Session,
  serveImages: (request: Request) => Promise<Response>,
  log: Log,
  open: readonly string[] = [],
): Promise<void> {
  session.protocol.handle('https', serveImages)
  session.protocol.handle('http', serveImages)
  session.on('will-download', (event, item) => {
    // Main writes files itself and never begins a download of the session's: what arrives here, the page began.
    event.preventDefault()
    log(`Refused a download of the page from ${protocolOf(item.getURL())}`)
  })
  await session.setProxy({ mode: 'fixed_servers', proxyRules: NO_PROXY_AT_ALL, proxyBypassRules: ['<-loopback>', DICTIONARIES, ...open].join(',') })
}

const protocolOf = (address: string): string => (URL.canParse(address) ? new URL(address).protocol : 'an address that cannot be read')
