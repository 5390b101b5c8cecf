import { createHash } from 'node:crypto'
import * as z from 'zod'
import { type CallArgument, calls } from '#shared/bridge/bridge.ts'
import type { Preferences as PreferencesValue } from '#shared/bridge/preferences.ts'
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
  notifications: shape.notifications.catch(true),
  seenNews: shape.seenNews.catch([]),
  chartsOpen: shape.chartsOpen.catch(undefined),
  importColumns: shape.importColumns.catch(undefined),
  zoom: z.number().int().min(50).max(200).catch(100),
  viewsByOwner: z.record(z.string(), shape.views.catch({})).catch({}),
})

/** Bytes of one user's saved views, and of all users'. */
const MOST_OF_A_USER = 256 * 1024
const MOST_OF_ALL = 768 * 1024

export interface PreferencesOptions {
  readonly path: string
  /** Who is signed in, across restarts; undefined while nobody is. */
  readonly owner: () => string | undefined
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly onTheme: (theme: PreferencesValue['theme']) => void
  readonly logger: Logger
}

/** What a person likes: theme, folded menu, height of rows, notifications and zoom for the machine, saved views for the signed-in user. Never a secret. */
export class Preferences {
  readonly #options: PreferencesOptions
  readonly #file: SettingsFile<z.infer<typeof storedSchema>>

  constructor(options: PreferencesOptions) {
    this.#options = options
    this.#file = new SettingsFile({
      path: options.path,
      schema: storedSchema,
      defaults: { theme: 'system', sidebarFolded: false, compactRows: false, notifications: true, seenNews: [], zoom: 100, viewsByOwner: {} },
      logger: options.logger,
    })
  }

  /** The preferences as the signed-in user sees them; without one there are no views. */
  read(): PreferencesValue {
    const { theme, sidebarFolded, compactRows, notifications, seenNews, chartsOpen, importColumns, viewsByOwner } = this.#file.read()
    const key = this.#keysOf().find((known) => viewsByOwner[known] !== undefined)
    return {
      theme,
      sidebarFolded,
      compactRows,
      notifications,
      seenNews,
      ...(chartsOpen === undefined ? {} : { chartsOpen }),
      ...(importColumns === undefined ? {} : { importColumns }),
      views: (key !== undefined && viewsByOwner[key]) || {},
    }
  }

  /** Changes the named parts. `views` replaces all views of the signed-in user. Failure `storage` when they could not be kept beyond this run. */
  write(change: CallArgument<'preferences.write'>): Result<PreferencesValue> {
    const before = this.#file.read()
    const [key, ...formerKeys] = this.#keysOf()
    if (change.views !== undefined && key === undefined) return failure('signed-out', 'Sign in to save views.')
    if (change.views !== undefined && sizeOf(change.views) > MOST_OF_A_USER) {
      return failure('storage', 'Your saved views take too much room. Delete some of them first.')
    }
    const after = {
      theme: change.theme ?? before.theme,
      sidebarFolded: change.sidebarFolded ?? before.sidebarFolded,
      compactRows: change.compactRows ?? before.compactRows,
      notifications: change.notifications ?? before.notifications,
      seenNews: change.seenNews ?? before.seenNews,
      chartsOpen: change.chartsOpen ?? before.chartsOpen,
      importColumns: change.importColumns ?? before.importColumns,
      zoom: before.zoom,
      viewsByOwner:
        change.views === undefined || key === undefined ? before.viewsByOwner : withViews(without(before.viewsByOwner, formerKeys), key, change.views),
    }
    if (after.theme !== before.theme) this.#options.onTheme(after.theme)
    try {
      this.#file.write(after)
    } catch {
      this.#options.logger.warn('The preferences could not be written')
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

  /** Deletes a user's views; what belongs to the machine stays. Throws when the disk refuses. */
  async forgetOwner(owner: string): Promise<void> {
    const { viewsByOwner, ...rest } = this.#file.read()
    this.#file.write({ ...rest, viewsByOwner: without(viewsByOwner, this.#keysOf(owner)) })
  }

  /** Digests: the file does not tell who signed in on this machine. The first is the owner's own, the others are from earlier releases. */
  #keysOf(owner = this.#options.owner()): readonly string[] {
    if (owner === undefined) return []
    return [owner, ...(this.#options.formerOwners?.(owner) ?? [])].map((name) => createHash('sha256').update(name).digest('base64url').slice(0, 22))
  }
}

const without = <Value>(record: Readonly<Record<string, Value>>, keys: readonly string[]): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

/** The views of all users with those of one, whose turn to be dropped is then last. */
function withViews<Views>(all: Readonly<Record<string, Views>>, key: string, views: Views): Record<string, Views> {
  const { [key]: _replaced, ...others } = all
  const kept = Object.entries(others)
  while (kept.length > 0 && sizeOf(kept) + sizeOf(views) > MOST_OF_ALL) kept.shift()
  return Object.fromEntries([...kept, [key, views]])
}

export const preferencesHandlers = (preferences: Preferences): HandlersOf<'preferences'> => ({
  'preferences.read': () => success(preferences.read()),
  'preferences.write': (change) => preferences.write(change),
})
