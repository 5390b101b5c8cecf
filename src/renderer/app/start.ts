import { guardCopy } from '#components/clipboard/copy-text.ts'
import { type ConsoleServices, createConsole } from '#data/bridge/bridge-context.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { preloadScreens } from './routing/screens.ts'

/** Asks who is signed in and loads their screen ahead. Main knows by now, unless the keychain is slow; the screens of everybody would be twice as much. */
const identifyAndPreload = async ({ session }: ConsoleServices): Promise<void> => {
  await session.read()
  await preloadScreens(window.location.pathname, session.user()?.role)
}

/** Asks main for what the first screen needs. Waits for the preferences only: the first paint has the right theme. */
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
