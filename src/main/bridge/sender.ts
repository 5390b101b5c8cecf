/** The one origin whose main frame may call main. */
export const CONSOLE_SCHEME = 'app'
const CONSOLE_HOST = 'console'
export const CONSOLE_ORIGIN = `${CONSOLE_SCHEME}://${CONSOLE_HOST}`

/** What is looked at of Electron's `IpcMainInvokeEvent`. `senderFrame` is null once the frame has navigated away or is gone. */
export interface CallEvent {
  readonly sender: { readonly id: number }
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null
}

/**
 * Whether an address belongs to the console itself.
 *
 * Compares scheme and host after parsing, never by prefix: `app://console.evil` and `app://console@evil` are others.
 */
export function isConsoleAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === `${CONSOLE_SCHEME}:` && host === CONSOLE_HOST && username === '' && password === ''
}

/** Why a call may not be served, or null when it comes from the main frame of a window of ours that shows the console. */
export function distrust(event: CallEvent, isKnownWindow: (webContentsId: number) => boolean): string | null {
  if (!isKnownWindow(event.sender.id)) return 'not from a window of the console'
  if (event.senderFrame === null) return 'the calling frame is gone'
  if (event.senderFrame.parent !== null) return 'not from the main frame'
  if (!isConsoleAddress(event.senderFrame.url)) return 'not from the address of the console'
  return null
}
