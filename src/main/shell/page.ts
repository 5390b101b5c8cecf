import { type App, protocol, session } from 'electron'
import { CONSOLE_SCHEME } from '../bridge/serve-bridge.ts'
import type { Logs } from '../log/log.ts'
import { developmentServer, serveDevelopment } from './content/development-content.ts'
import { type ContentOptions, serveContent } from './content/serve-content.ts'
import { serveImages } from './content/serve-images.ts'
import { closePageNetwork, denyPermissions, forbidPeerConnections, guardNavigation, setNetworkSwitches } from './protection/page-guards.ts'

interface PageOptions extends ContentOptions {
  readonly fetchImage: typeof fetch
  readonly log: Pick<Logs, 'warn' | 'refused'>
}

/** Serves the console's page at its own scheme, and takes every other way out of the page's session away. Call once Electron is ready. */
export async function servePage({ folder, imageBase, fetchImage, log }: PageOptions): Promise<void> {
  denyPermissions(session.defaultSession, log.refused)
  const development = __DEVELOPMENT__ ? developmentServer(process.env) : null
  protocol.handle(CONSOLE_SCHEME, development === null ? serveContent({ folder, imageBase }) : serveDevelopment(development, imageBase))
  await closePageNetwork(session.defaultSession, serveImages(imageBase, fetchImage), log.warn, development?.hosts)
}

/** What protects the process and cannot be set once Electron is ready: sandbox, scheme, network switches, and the guards of every page. */
export function protectProcess(app: App, log: Pick<Logs, 'refused'>): void {
  // As root, in a container, Chromium's sandbox refuses to start: whoever runs there says --no-sandbox.
  if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
  protocol.registerSchemesAsPrivileged([{ scheme: CONSOLE_SCHEME, privileges: { standard: true, secure: true, codeCache: true } }])
  setNetworkSwitches(app.commandLine)
  guardNavigation(app, log.refused)
  forbidPeerConnections(app)
}
