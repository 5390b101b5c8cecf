import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type CallArgument, calls } from '#shared/bridge/bridge.ts'
import type { GrowingPreferences, Preferences as PreferencesValue } from '#shared/bridge/preferences.ts'
import { FRESH_CHOICES } from '#shared/fresh-preferences.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Logger } from '../log/logger.ts'
import { SettingsFile } from './settings-file.electron.ts'

const shape = calls['preferences.read'].result.shape

// Each part has its own fallback, so that one damaged part does not lose the others.
const storedSchema = z.object({
  theme: shape.theme.catch('system'),
  sidebarFolded: shape.sidebarFolded.catch(false),
  compactRows: shape.compactRows.catch(false),
  singleKeys: shape.singleKeys.catch(true),
  notifications: shape.notifications.catch(true),
  seenNews: shape.seenNews.catch([]),
  chartsOpen: shape.chartsOpen.catch(undefined),
  importColumns: shape.importColumns.catch(undefined),
  zoom: z.number().int().min(50).max(200).catch(100),
  viewsByOwner: z.record(z.string(), shape.views.catch({})).catch({}),
  presetsByOwner: z.record(z.string(), shape.permissionPresets.catch([])).catch({}),
  startByOwner: z.record(z.string(), shape.startScreen.unwrap()).catch({}),
})

/** Bytes of one user's saved views, below what a call may hold, and of all users'. */
const MOST_OF_A_USER = 240 * 1024
const MOST_OF_ALL = 768 * 1024

/** Bytes of one user's permission presets, and of all users'. */
const MOST_PRESETS_OF_A_USER = 128 * 1024
const MOST_PRESETS_OF_ALL = 512 * 1024

/** Bytes of all users' start screens. */
const MOST_STARTS_OF_ALL = 64 * 1024

export interface PreferencesOptions {
  readonly path: string
  /** Who is signed in, across restarts; undefined while nobody is. */
  readonly owner: () => string | undefined
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly onTheme: (theme: PreferencesValue['theme']) => void
  readonly logger: Logger
}

/**
 * What a person likes: theme, folded menu, height of rows, single keys, notifications and zoom for the machine; saved views, permission presets and the
 * start screen for the signed-in user. Never a secret.
 */
export class Preferences {
  readonly #options: PreferencesOptions
  readonly #file: SettingsFile<z.infer<typeof storedSchema>>
  #revision = 1
  #revisionIsOf: { readonly owner: string | undefined } | undefined

  constructor(options: PreferencesOptions) {
    this.#options = options
    this.#file = new SettingsFile({
      path: options.path,
      schema: storedSchema,
      defaults: {
        ...FRESH_CHOICES,
        zoom: 100,
        viewsByOwner: {},
        presetsByOwner: {},
        startByOwner: {},
      },
      logger: options.logger,
    })
  }

  /** The preferences as the signed-in user sees them; without one there are no views and no presets. */
  read(): PreferencesValue {
    const { theme, sidebarFolded, compactRows, singleKeys, notifications, seenNews, chartsOpen, importColumns, ...owned } = this.#file.read()
    const keys = this.#keysOf()
    const startScreen = firstOf(owned.startByOwner, keys)
    return {
      theme,
      sidebarFolded,
      compactRows,
      singleKeys,
      notifications,
      seenNews,
      ...(chartsOpen === undefined ? {} : { chartsOpen }),
      ...(importColumns === undefined ? {} : { importColumns }),
      ...(startScreen === undefined ? {} : { startScreen }),
      views: firstOf(owned.viewsByOwner, keys) ?? {},
      permissionPresets: firstOf(owned.presetsByOwner, keys) ?? [],
      revision: this.#latestRevision(),
    }
  }

  /**
   * Changes the named parts. `views` and `permissionPresets` replace all those of the signed-in user.
   * Failure `outdated` when they were made from an older `revision`, `storage` when they could not be kept beyond this run.
   */
  write(change: CallArgument<'preferences.write'>): Result<PreferencesValue> {
    if (change.revision !== undefined && change.revision !== this.#latestRevision()) {
      return failure('outdated', 'Your preferences were changed in another window. Try again.')
    }
    const before = this.#file.read()
    const [key, ...formerKeys] = this.#keysOf()
    if (change.views !== undefined && key === undefined) return failure('signed-out', 'Sign in to save views.')
    if (change.views !== undefined && sizeOf(change.views) > MOST_OF_A_USER) {
      return failure('storage', 'Your saved views take too much room. Delete some of them first.')
    }
    if (change.permissionPresets !== undefined && key === undefined) return failure('signed-out', 'Sign in to save presets.')
    if (change.permissionPresets !== undefined && sizeOf(change.permissionPresets) > MOST_PRESETS_OF_A_USER) {
      return failure('storage', 'Your presets take too much room. Delete some of them first.')
    }
    const withOwn = <Part extends object | string>(all: Readonly<Record<string, Part>>, own: Part | undefined, most: number): Record<string, Part> =>
      own === undefined || key === undefined ? all : withPart(without(all, formerKeys), key, own, most)
    const after = {
      theme: change.theme ?? before.theme,
      sidebarFolded: change.sidebarFolded ?? before.sidebarFolded,
      compactRows: change.compactRows ?? before.compactRows,
      singleKeys: change.singleKeys ?? before.singleKeys,
      notifications: change.notifications ?? before.notifications,
      seenNews: change.seenNews ?? before.seenNews,
      chartsOpen: change.chartsOpen ?? before.chartsOpen,
      importColumns: change.importColumns ?? before.importColumns,
      zoom: before.zoom,
      viewsByOwner: withOwn(before.viewsByOwner, change.views, MOST_OF_ALL),
      presetsByOwner: withOwn(before.presetsByOwner, change.permissionPresets, MOST_PRESETS_OF_ALL),
      startByOwner: withOwn(before.startByOwner, change.startScreen, MOST_STARTS_OF_ALL),
    }
    if (GROWING.some((part) => change[part] !== undefined)) this.#revision += 1
    if (after.theme !== before.theme) this.#options.onTheme(after.theme)
    try {
      this.#file.write(after)
    } catch {
      this.#options.logger.warn('The preferences could not be written')
      // What has a name is saved or refused. A choice counts until the console is closed.
      this.#file.hold({ ...after, viewsByOwner: before.viewsByOwner, presetsByOwner: before.presetsByOwner })
      if (change.views !== undefined || change.permissionPresets !== undefined) return failure('storage', 'The disk is full or read-only.')
      return failure('storage', 'Your preferences could not be saved: the disk is full or read-only. They count until the console is closed.')
    }
    return success(this.read())
  }

  /** How large the pages are drawn, percent from 50 to 200. Main's own: the page asks for steps. */
  zoom(): number {
    return this.#file.read().zoom
  }

  /** Keeps the zoom; where the disk refuses, it counts until the console is closed. */
  keepZoom(zoom: number): void {
    try {
      this.#file.write({ ...this.#file.read(), zoom })
    } catch {
      this.#options.logger.warn('The zoom could not be written')
    }
  }

  /** Deletes a user's views, presets and start screen; what belongs to the machine stays. Throws when the disk refuses. */
  async forgetOwner(owner: string): Promise<void> {
    const { viewsByOwner, presetsByOwner, startByOwner, ...rest } = this.#file.read()
    this.#revision += 1
    const keys = this.#keysOf(owner)
    this.#file.write({
      ...rest,
      viewsByOwner: without(viewsByOwner, keys),
      presetsByOwner: without(presetsByOwner, keys),
      startByOwner: without(startByOwner, keys),
    })
  }

  /** Another one for each user, so that nothing of one is kept as another's. */
  #latestRevision(): number {
    const owner = this.#options.owner()
    if (this.#revisionIsOf !== undefined && this.#revisionIsOf.owner !== owner) this.#revision += 1
    this.#revisionIsOf = { owner }
    return this.#revision
  }

  /** Digests: the file does not tell who signed in on this machine. The first is the owner's own, the others are from earlier releases. */
  #keysOf(owner = this.#options.owner()): readonly string[] {
    if (owner === undefined) return []
    return [owner, ...(this.#options.formerOwners?.(owner) ?? [])].map((name) => createHash('sha256').update(name).digest('base64url').slice(0, 22))
  }
}

const GROWING: readonly (keyof GrowingPreferences)[] = ['views', 'permissionPresets', 'seenNews', 'importColumns']

const without = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const firstOf = <Part extends object | string>(all: Readonly<Record<string, Part>>, keys: readonly string[]): Part | undefined =>
  keys.map((key) => all[key]).find((part) => part !== undefined)

/** What all users keep with that of one, whose turn to be dropped is then last. */
function withPart<Part extends object | string>(all: Readonly<Record<string, Part>>, key: string, part: Part, most: number): Record<string, Part> {
  const { [key]: _replaced, ...others } = all
  const kept = Object.entries(others)
  while (kept.length > 0 && sizeOf(kept) + sizeOf(part) > most) kept.shift()
  return Object.fromEntries([...kept, [key, part]])
}

export const preferencesHandlers = (preferences: Preferences): HandlersOf<'preferences'> => ({
  'preferences.read': () => success(preferences.read()),
  'preferences.write': (change) => preferences.write(change),
})
