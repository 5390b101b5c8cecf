import type { App, Session, WebContents } from 'electron'
import { isConsoleAddress } from '../bridge/serve-bridge.ts'

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

/** Only the origin goes to the log: paths and queries of foreign addresses can hold anything. */
const originOf = (address: string): string => {
  if (!URL.canParse(address)) return 'an address that cannot be read'
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}
