import { dirname, join } from 'node:path'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { GrowingPreferences, Preferences as PreferencesValue } from '#shared/bridge/preferences.ts'
import { FRESH_CHOICES } from '#shared/fresh-preferences.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Announce } from '../vault/damage-notice.ts'
import type { StoreSurroundings } from '../vault/sealed-store.ts'
import { storageReason } from '../vault/storage-failure.ts'
import { NOTHING_OWNED, type OwnedPreferences, OwnedStore } from './owned-preferences.ts'
import { PlainParts, type StoredPreferences, storedPreferencesSchema } from './plain-parts.ts'
import { SettingsFile } from './settings-file.electron.ts'

/** Bytes of one user's saved views, below what a call may hold, and of one user's permission presets. */
const MOST_VIEWS = 240 * 1024
const MOST_PRESETS = 128 * 1024

export interface PreferencesOptions extends Pick<StoreSurroundings, 'vault' | 'formerOwners' | 'logger'> {
  /** The users' parts are sealed in a folder beside it. */
  readonly path: string
  /** Who is signed in, across restarts; undefined while nobody is. */
  readonly owner: () => string | undefined
  readonly announce?: Announce | undefined
  readonly onTheme: (theme: PreferencesValue['theme']) => void
}

type Choices = Pick<PreferencesValue, 'theme' | 'sidebarFolded' | 'compactRows' | 'singleKeys' | 'notifications' | 'chartsOpen'>

/**
 * Settings of the machine in plain text, because the first window waits for them: theme, folded menu, rows, keys,
 * notifications, zoom. Settings of the signed-in user sealed: views, presets, start screen, seen news, import columns.
 */
export class Preferences {
  readonly #options: PreferencesOptions
  readonly #file: SettingsFile<StoredPreferences>
  readonly #owned: OwnedStore
  #last: Promise<unknown> = Promise.resolve()
  #revision = 1
  #revisionIsOf: { readonly owner: string | undefined } | undefined

  constructor(options: PreferencesOptions) {
    this.#options = options
    this.#file = new SettingsFile({
      path: options.path,
      what: 'The settings of this computer',
      schema: storedPreferencesSchema,
      defaults: { ...FRESH_CHOICES, zoom: 100 },
      announce: options.announce,
      logger: options.logger,
    })
    this.#owned = new OwnedStore({ ...options, folder: join(dirname(options.path), 'preferences'), plain: new PlainParts(this.#file, options) })
  }

  /** The settings of the machine. */
  choices(): Choices {
    const { theme, sidebarFolded, compactRows, singleKeys, notifications, chartsOpen } = this.#file.read()
    return { theme, sidebarFolded, compactRows, singleKeys, notifications, ...(chartsOpen === undefined ? {} : { chartsOpen }) }
  }

  /** The preferences as the signed-in user sees them; without one there are no views and no presets. */
  read(): Promise<PreferencesValue> {
    return this.#inTurn(async () => {
      const owner = this.#options.owner()
      return this.#value(owner, owner === undefined ? NOTHING_OWNED : await this.#owned.load(owner))
    })
  }

  /**
   * Changes the named parts. `views` and `permissionPresets` replace all those of the signed-in user.
   * Failure `outdated` when they were made from an older `revision`, `storage` when they could not be kept beyond this run.
   */
  write(change: CallArgument<'preferences.write'>): Promise<Result<PreferencesValue>> {
    return this.#inTurn(() => this.#write(change))
  }

  async #write(change: CallArgument<'preferences.write'>): Promise<Result<PreferencesValue>> {
    const owner = this.#options.owner()
    const before = owner === undefined ? NOTHING_OWNED : await this.#owned.load(owner)
    const isOfAnother = owner !== this.#options.owner()
    if (isOfAnother || (change.revision !== undefined && change.revision !== this.#latestRevision(owner))) {
      return failure('outdated', 'Your preferences were changed in another window. Try again.')
    }
    const refusal = refusalOf(change, owner)
    if (refusal !== undefined) return refusal
    const unsaved = this.#choose(change)
    const after = owned({ ...before, ...present(change) })
    if (GROWING.some((part) => change[part] !== undefined)) this.#revision += 1
    const kept = owner === undefined || !OWNED.some((part) => change[part] !== undefined) ? success(undefined) : await this.#owned.save(owner, after)
    if (owner !== undefined && !kept.ok) {
      // What has a name is saved or refused. A choice counts until the console is closed.
      this.#owned.hold(owner, { ...after, views: before.views, permissionPresets: before.permissionPresets })
      if (change.views !== undefined || change.permissionPresets !== undefined) return kept
    }
    if (unsaved !== undefined) return failure('storage', `${unsaved} They count until the console is closed.`)
    if (!kept.ok) return failure('storage', `Your preferences could not be saved. ${kept.error.message} They count until the console is closed.`)
    return success(this.#value(owner, owner === undefined ? NOTHING_OWNED : after))
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

  /** Deletes what belongs to a user; what belongs to the machine stays. Throws when the disk refuses. */
  forgetOwner(owner: string): Promise<void> {
    return this.#inTurn(async () => {
      this.#revision += 1
      await this.#owned.forget(owner)
    })
  }

  /** Ends when nothing more is being written. */
  async settled(): Promise<void> {
    await this.#last
  }

  /**
   * Changes this computer's settings. They apply to this run even if the disk refuses.
   * @returns why they could not be stored; null if they were
   */
  #choose(change: CallArgument<'preferences.write'>): string | undefined {
    const before = this.#file.read()
    const after = {
      ...before,
      theme: change.theme ?? before.theme,
      sidebarFolded: change.sidebarFolded ?? before.sidebarFolded,
      compactRows: change.compactRows ?? before.compactRows,
      singleKeys: change.singleKeys ?? before.singleKeys,
      notifications: change.notifications ?? before.notifications,
      chartsOpen: change.chartsOpen ?? before.chartsOpen,
    }
    if (CHOICES.every((part) => change[part] === undefined)) return undefined
    if (after.theme !== before.theme) this.#options.onTheme(after.theme)
    try {
      this.#file.write(after)
      return undefined
    } catch (error) {
      this.#options.logger.warn(`The preferences could not be written: ${storageReason(error)}`)
      return `Your preferences could not be saved: ${storageReason(error)}.`
    }
  }

  #value(owner: string | undefined, part: OwnedPreferences): PreferencesValue {
    return { ...this.choices(), ...owned(part), revision: this.#latestRevision(owner) }
  }

  /** Another one for each user, so that nothing of one is kept as another's. */
  #latestRevision(owner: string | undefined): number {
    if (this.#revisionIsOf !== undefined && this.#revisionIsOf.owner !== owner) this.#revision += 1
    this.#revisionIsOf = { owner }
    return this.#revision
  }

  /** One after the other: two windows that change the same must not both begin from what was there before. */
  #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}

const CHOICES = ['theme', 'sidebarFolded', 'compactRows', 'singleKeys', 'notifications', 'chartsOpen'] as const

const OWNED = ['views', 'permissionPresets', 'seenNews', 'importColumns', 'startScreen'] as const

const GROWING: readonly (keyof GrowingPreferences)[] = ['views', 'permissionPresets', 'seenNews', 'importColumns']

/** The parts of a user in a change. */
const present = (change: CallArgument<'preferences.write'>): Partial<OwnedPreferences> =>
  Object.fromEntries(OWNED.flatMap((part) => (change[part] === undefined ? [] : [[part, change[part]]])))

/** Without what is absent: the contract knows no undefined values. */
function owned({ views, permissionPresets, seenNews, importColumns, startScreen }: OwnedPreferences): OwnedPreferences {
  return {
    views,
    permissionPresets,
    seenNews,
    ...(importColumns === undefined ? {} : { importColumns }),
    ...(startScreen === undefined ? {} : { startScreen }),
  }
}

function refusalOf({ views, permissionPresets }: CallArgument<'preferences.write'>, owner: string | undefined): Result<never> | undefined {
  if (views !== undefined && owner === undefined) return failure('signed-out', 'Sign in to save views.')
  if (views !== undefined && sizeOf(views) > MOST_VIEWS) return failure('storage', 'Your saved views take too much room. Delete some of them first.')
  if (permissionPresets !== undefined && owner === undefined) return failure('signed-out', 'Sign in to save presets.')
  if (permissionPresets !== undefined && sizeOf(permissionPresets) > MOST_PRESETS) {
    return failure('storage', 'Your presets take too much room. Delete some of them first.')
  }
  return undefined
}

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

export const preferencesHandlers = (preferences: Preferences): HandlersOf<'preferences'> => ({
  'preferences.read': async () => success(await preferences.read()),
  'preferences.write': (change) => preferences.write(change),
})
