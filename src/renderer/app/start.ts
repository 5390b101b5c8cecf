import { guardCopy } from '#components/clipboard/copy-text.ts'
import { type ConsoleServices, createConsole } from '#data/bridge/bridge-context.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { preloadScreens } from './routing/screens.ts'

/** Asks who is signed in and loads their screen ahead. Main knows by now, unless the keychain is slow; the screens of everybody would be twice as much. */
const identifyAndPreload = async ({ session }: ConsoleServices): Promise<void> => {
  await session.read()
  await preloadScreens(window.location.pathname, session.user()?.role)
}

/**
 * Gives what the window knows of main, and asks for what the first screen depends on. Waits for the preferences only, so that the first paint has the right theme; a keychain
 * that is slow to unlock is waited for with a spinner on screen.
 */
export const start = async (bridge: Bridge): Promise<ConsoleServices> => {
  const services = createConsole(bridge)
  const report = (message: string): void => void bridge.shell.report({ level: 'error', message: message.slice(0, 4000) })
  window.addEventListener('error', (event) => report(`Uncaught: ${event.message}`))
  window.addEventListener('unhandledrejection', (event) => report(`Unhandled rejection: ${String(event.reason)}`))
  guardCopy()
  void services.connection.read()
  void services.reachability.read()
  void identifyAndPreload(services)
  await services.preferences.read()
  return services
}
