import type { App, CommandLine, Session, WebContents } from 'electron'
import { isConsoleAddress } from '../../bridge/serve-bridge.ts'

type Refused = (what: string) => void

/** Chromium permissions the console itself needs: copying an error text. Everything else is denied, asked or not. */
const GRANTED = new Set(['clipboard-sanitized-write'])

/** Keeps every web page of the process on the console's own address; nothing opens a window, nothing embeds a web view. */
export function guardNavigation(app: App, refused: Refused): void {
  app.on('web-contents-created', (_created, contents) => guardContents(contents, refused))
}

function guardContents(contents: WebContents, refused: Refused): void {
  const refuseElsewhere = (event: { readonly url: string; readonly isMainFrame: boolean; preventDefault(): void }): void => {
    if (event.isMainFrame && isConsoleAddress(event.url)) return
    event.preventDefault()
    refused(`to navigate to ${originOf(event.url)}`)
  }
  contents.on('will-navigate', refuseElsewhere)
  contents.on('will-frame-navigate', refuseElsewhere)
  contents.on('will-redirect', refuseElsewhere)
  contents.on('will-attach-webview', (event) => {
    event.preventDefault()
    refused('to attach a web view')
  })
  contents.setWindowOpenHandler(({ url }) => {
    refused(`to open a window on ${originOf(url)}`)
    return { action: 'deny' }
  })
}

/** Denies every permission but those the console needs, when asked and when checked. Devices and screen capture have no handler and stay denied. */
export function denyPermissions(session: Session, refused: Refused): void {
  session.setPermissionRequestHandler((contents, permission, answer) => {
    const granted = GRANTED.has(permission) && isConsoleAddress(contents.getURL())
    if (!granted) refused(`the permission ${permission}`)
    answer(granted)
  })
  session.setPermissionCheckHandler((contents, permission) => GRANTED.has(permission) && contents !== null && isConsoleAddress(contents.getURL()))
  session.setDevicePermissionHandler(() => false)
}

/** Permissions for requests to this computer and to its network. */
const LOCAL_NETWORK = new Set(['local-network', 'local-network-access', 'loopback-network'])

/**
 * For main's own sessions, which no page uses: their requests go to the hosts of the profile, which may be of the
 * company's network or of this computer.
 * Nothing else is granted.
 */
export function allowLocalNetwork(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(LOCAL_NETWORK.has(permission)))
  session.setPermissionCheckHandler((_contents, permission) => LOCAL_NETWORK.has(permission))
  session.setDevicePermissionHandler(() => false)
}

/** Only the origin goes to the log: paths and queries of foreign addresses can hold anything. */
const originOf = (address: string): string => {
  if (!URL.canParse(address)) return 'an address that cannot be read'
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

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
  log: (message: string) => void,
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
