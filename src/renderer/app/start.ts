import { guardCopy } from '#components/clipboard/guard-copy.ts'
import { bridge } from '#data/bridge/bridge.ts'
import { reachabilityState } from '#data/platform/reachability.ts'
import { readPreferences } from '#data/preferences/preferences.ts'
import { connectionState } from '#data/session/connection.ts'
import { identityState, userNow } from '#data/session/identity.ts'
import { preloadScreens } from './routing/screen-component.ts'

const report = (message: string): void => void bridge.shell.report({ level: 'error', message: message.slice(0, 4000) })

/** Asks who is signed in and loads their screen ahead. Main knows by now, unless the keychain is slow; the screens of everybody would be twice as much. */
const identifyAndPreload = async (): Promise<void> => {
  await identityState.read()
  await preloadScreens(window.location.pathname, userNow()?.role)
}

/**
 * Asks main for what the first screen depends on. Waits for the preferences only, so that the first picture has the right theme; a keychain
 * that is slow to unlock is waited for with a spinner on screen.
 */
export const start = async (): Promise<void> => {
  window.addEventListener('error', (event) => report(`Uncaught: ${event.message}`))
  window.addEventListener('unhandledrejection', (event) => report(`Unhandled rejection: ${String(event.reason)}`))
  guardCopy()
  void connectionState.read()
  void reachabilityState.read()
  void identifyAndPreload()
  await readPreferences()
}
