import { type App, protocol } from 'electron'
import { CONSOLE_SCHEME } from '../../bridge/serve-bridge.ts'
import type { Logs } from '../../log/log.ts'
import { guardNavigation } from '../navigation-guard.ts'
import { forbidPeerConnections, setNetworkSwitches } from './page-network.ts'

/** What protects the process and cannot be set once Electron is ready: sandbox, scheme, network switches, and the guards of every page. */
export function protectProcess(app: App, log: Pick<Logs, 'refused'>): void {
  // As root, in a container, Chromium's sandbox refuses to start: whoever runs there says --no-sandbox.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  protocol.registerSchemesAsPrivileged([{ scheme: CONSOLE_SCHEME, privileges: { standard: true, secure: true, codeCache: true } }])
  setNetworkSwitches(app.commandLine)
  guardNavigation(app, log.refused)
  forbidPeerConnections(app)
}
