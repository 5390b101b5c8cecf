import { protocol, session } from 'electron'
import { CONSOLE_SCHEME } from '../bridge/serve-bridge.ts'
import type { Logs } from '../log/log.ts'
import { developmentServer, serveDevelopment } from './content/development-content.ts'
import { serveContent } from './content/serve-content.ts'
import { serveImages } from './content/serve-images.ts'
import { denyPermissions } from './navigation-guard.ts'
import { closePageNetwork } from './protection/page-network.ts'

export interface PageOptions {
  /** The built renderer, absolute. */
  readonly folder: string
  /** The base of the public image bucket; resolves once the profile was read. */
  readonly imageBase: () => Promise<string | null>
  readonly log: Pick<Logs, 'warn' | 'refused'>
}

/** Serves the console's page at its own scheme, and takes every other way out of the page's session away. Call once Electron is ready. */
export async function servePage({ folder, imageBase, log }: PageOptions): Promise<void> {
  denyPermissions(session.defaultSession, log.refused)
  const development = __DEVELOPMENT__ ? developmentServer(process.env) : null
  protocol.handle(CONSOLE_SCHEME, development === null ? serveContent({ folder, imageBase }) : serveDevelopment(development, imageBase))
  const images = serveImages({ imageBase, fetch: (address, init) => session.fromPartition('images').fetch(address, init) })
  await closePageNetwork(session.defaultSession, images, log.warn, development?.hosts)
}
