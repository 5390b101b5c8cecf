import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor.js'
import { onTestFinished, vi } from 'vitest'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import type { Logger } from '../log/logger.ts'
import type { UpdatePolicy } from '../policy/policy-schema.ts'
import { AppImageInPlace } from './app-image.ts'
import { buildFeed } from './build-feed.ts'
import { ConsoleUpdater } from './console-updater.ts'
import { ReleaseFeed } from './release-feed.test-support.ts'
import { Updates } from './updates.ts'

/** electron-updater's own executor with Node's network in place of Electron's. */
class NodeHttpExecutor extends ElectronHttpExecutor {
  override createRequest(options: RequestOptions, callback: (response: IncomingMessage) => void): never {
    return httpRequest(options, callback) as unknown as never
  }
}

interface Installed {
  /** Who is it in a staged roll-out, a UUID. */
  readonly stagingId?: string
  readonly policy?: Partial<UpdatePolicy>
  readonly obstacles?: readonly string[]
  readonly stalledAfter?: number
}

const LOGGER: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Version 0.1.0 as an AppImage with a feed, and electron-updater itself, in Node. Everything ends with the test. */
export async function installedConsole({ stagingId, policy, obstacles = [], stalledAfter }: Installed = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'admin-console-updates-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = join(folder, 'Admin Console.AppImage')
  await writeFile(program, 'version 0.1.0')
  vi.stubEnv('APPIMAGE', program)
  if (stagingId !== undefined) await writeFile(join(folder, '.updaterId'), stagingId)
  const build = join(folder, 'build')
  const feed = await ReleaseFeed.open(build)
  onTestFinished(() => feed.close().catch(() => undefined))

  const adapter = {
    version: '0.1.0',
    name: 'admin-console',
    isPackaged: true,
    appUpdateConfigPath: '',
    userDataPath: folder,
    baseCachePath: join(folder, 'cache'),
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: () => undefined,
  }
  const ended: string[] = []
  const states: UpdateStatus[] = []
  const load = vi.fn(async () => {
    const config = join(build, 'app-update.yml')
    const known = await buildFeed({ config, key: join(build, 'update-key.pem') }, { enabled: true, ...policy }, 'linux')
    if (typeof known === 'string') return known
    const updater = new AppImageInPlace(null, adapter)
    Object.assign(updater, { httpExecutor: new NodeHttpExecutor() })
    // Electron's own part of quitting; what happens before is electron-updater's.
    updater.quitAndInstall = () => updater.install(false, true) && ended.push('quit')
    return new ConsoleUpdater({
      ...known,
      version: '0.1.0',
      installation: 'appimage',
      configFile: config,
      fetch,
      quit: () => ended.push('quit'),
      onQuit: () => undefined,
      relaunch: (path) => ended.push(`relaunch ${path === program ? 'the program' : path}`),
      logger: LOGGER,
      updater,
      ...(stalledAfter === undefined ? {} : { stalledAfter }),
    })
  })
  const updates = new Updates({
    version: '0.1.0',
    load,
    obstacles: async () => obstacles,
    onRestart: () => ended.push('kept for the next run'),
    isResumed: false,
    onChange: (status) => states.push(status),
    logger: LOGGER,
  })
  onTestFinished(() => updates.close())
  return {
    feed,
    updates,
    load,
    /** What the end of the console did, in order. */
    ended,
    /** The states so far, each once. */
    states: () => states.map(({ state }) => state).filter((state, index, all) => state !== all[index - 1]),
    /** Looks, downloads what is there, and answers with the end of it. */
    look: async () => {
      await updates.check()
      await updates.settled()
      return updates.status()
    },
    installed: () => readFile(program, 'utf8'),
  }
}
