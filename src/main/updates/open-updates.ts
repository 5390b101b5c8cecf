import { join } from 'node:path'
import * as z from 'zod'
import { success } from '#shared/result.ts'
import type { Emit, HandlersOf } from '../bridge/serve-bridge.ts'
import type { UpdatePolicy } from '../policy/policy-schema.ts'
import { SettingsFile } from '../preferences/settings-file.electron.ts'
import type { Notices } from '../shell/notices.ts'
import type { ConsoleUpdaterOptions } from './console-updater.ts'
import { installationOf } from './installation.ts'
import { type UpdateSource, Updates, type UpdatesOptions } from './updates.ts'

/** What outlives a run: which version ran last, and whether it ended to be updated. */
const lastRunSchema = z.object({ version: z.string().nullable().catch(null), isRestarting: z.boolean().catch(false) })

export interface OpenUpdatesOptions
  extends Pick<UpdatesOptions, 'version' | 'obstacles' | 'logger'>,
    Pick<ConsoleUpdaterOptions, 'fetch' | 'quit' | 'onQuit' | 'relaunch'> {
  readonly userData: string
  /** The package: its own files inside and beside it. */
  readonly program: { readonly isPackaged: boolean; readonly folder: string; readonly resources: string }
  /** In tests the folder that stands for both. */
  readonly testFolder: string | undefined
  readonly policy: () => UpdatePolicy
  readonly emit: Emit
  readonly announce: Notices['announce']
}

/** The updates of this installation. What talks to the update server is loaded when it is first asked for something. */
export function openUpdates(options: OpenUpdatesOptions): Updates {
  const { userData, version, emit, announce, logger } = options
  const lastRun = new SettingsFile({
    path: join(userData, 'updates.json'),
    what: 'What the last update left',
    announce,
    schema: lastRunSchema,
    defaults: { version: null, isRestarting: false },
    logger,
  })
  const keep = (value: z.infer<typeof lastRunSchema>): void => {
    try {
      lastRun.write(value)
    } catch {
      logger.warn('What the next run should know about updates could not be written')
    }
  }
  const before = lastRun.read()
  if (before.version !== version || before.isRestarting) keep({ version, isRestarting: false })
  if (before.version !== null && before.version !== version) {
    announce({ kind: 'updated', intent: 'info', message: `The console was changed from version ${before.version} to ${version}.` })
  }
  return new Updates({
    ...options,
    isResumed: before.isRestarting,
    load: () => load(options),
    onRestart: () => keep({ version, isRestarting: true }),
    onChange: (status) => emit('updates.changed', status),
  })
}

async function load({ version, program, testFolder, policy, fetch, quit, onQuit, relaunch, logger }: OpenUpdatesOptions): Promise<UpdateSource | string> {
  if (!program.isPackaged && testFolder === undefined) return 'This console was started from its sources: it is not updated.'
  const resources = testFolder ?? program.resources
  const installation = installationOf({ platform: process.platform, resources, executable: process.execPath, environment: process.env })
  if (installation === undefined) return 'This console was installed in a way that only your administrator can update.'
  const configFile = join(resources, 'app-update.yml')
  const [{ buildFeed }, { ConsoleUpdater }] = await Promise.all([import('./build-feed.ts'), import('./console-updater.ts')])
  const feed = await buildFeed({ config: configFile, key: join(testFolder ?? join(program.folder, 'resources'), 'update-key.pem') }, policy(), process.platform)
  if (typeof feed === 'string') return feed
  return new ConsoleUpdater({ ...feed, version, installation, configFile, fetch, quit, onQuit, relaunch, logger })
}

/** The page that asks for the status has its first screen. */
export const updatesHandlers = (updates: Updates, version: string): HandlersOf<'updates'> => ({
  'updates.status': () => {
    updates.begin()
    return success(updates.status())
  },
  'updates.check': async () => success(await updates.check()),
  'updates.restart': () => updates.restart(),
  'updates.news': async () => {
    const { releaseNotes } = await import('./change-log.ts')
    return success(releaseNotes(__CHANGE_LOG__, version))
  },
})
