import { bridge } from './bridge.ts'
import { reachabilityState } from './platform/reachability.ts'
import { readPreferences } from './preferences/preferences.ts'
import { preloadScreens } from './routing/screen-component.ts'
import { connectionState } from './session/connection.ts'
import { identityState } from './session/identity.ts'

const report = (message: string): void => void bridge.shell.report({ level: 'error', message: message.slice(0, 4000) })

/**
 * Asks main for what the first screen depends on. Waits for the preferences only, so that the first picture has the right theme; a keychain
 * that is slow to unlock is waited for with a spinner on screen.
 */
export const start = async (): Promise<void> => {
  window.addEventListener('error', (event) => report(`Uncaught: ${event.message}`))
  window.addEventListener('unhandledrejection', (event) => report(`Unhandled rejection: ${String(event.reason)}`))
  void connectionState.read()
  void identityState.read()
  void reachabilityState.read()
  void preloadScreens(window.location.pathname)
  await readPreferences()
}
