import { createHash } from 'node:crypto'
import * as z from 'zod'
import { calls } from '#shared/bridge/bridge.ts'
import type { StoreSurroundings } from '../vault/sealed-store.ts'
import type { OwnedPreferences } from './owned-preferences.ts'
import type { SettingsFile } from './settings-file.electron.ts'

const shape = calls['preferences.read'].result.shape

// Each part has its own fallback, so that one damaged part does not lose the others.
export const storedPreferencesSchema = z.object({
  theme: shape.theme.catch('system'),
  sidebarFolded: shape.sidebarFolded.catch(false),
  compactRows: shape.compactRows.catch(false),
  singleKeys: shape.singleKeys.catch(true),
  notifications: shape.notifications.catch(true),
  chartsOpen: shape.chartsOpen.catch(undefined),
  zoom: z.number().int().min(50).max(200).catch(100),
  // Earlier versions kept the users' parts here, in plain text, the last two without their user.
  viewsByOwner: z.record(z.string(), shape.views.catch({})).optional().catch(undefined),
  presetsByOwner: z.record(z.string(), shape.permissionPresets.catch([])).optional().catch(undefined),
  startByOwner: z.record(z.string(), shape.startScreen.unwrap()).optional().catch(undefined),
  seenNews: z.unknown().optional(),
  importColumns: z.unknown().optional(),
})
export type StoredPreferences = z.infer<typeof storedPreferencesSchema>

/**
 * The parts of users that earlier versions kept in plain text, by digests of their owners. Each is taken out once it is
 * sealed.
 */
export class PlainParts {
  readonly #file: SettingsFile<StoredPreferences>
  readonly #options: Pick<StoreSurroundings, 'formerOwners' | 'logger'>

  constructor(file: SettingsFile<StoredPreferences>, options: Pick<StoreSurroundings, 'formerOwners' | 'logger'>) {
    this.#file = file
    this.#options = options
  }

  /** The digests under which an owner was known, the latest first. */
  keysOf(owner: string): readonly string[] {
    return [owner, ...(this.#options.formerOwners?.(owner) ?? [])].map((name) => createHash('sha256').update(name).digest('base64url').slice(0, 22))
  }

  /** The digests of all users who still have parts here. */
  keys(): readonly string[] {
    const { viewsByOwner, presetsByOwner, startByOwner } = this.#file.read()
    return [...new Set([viewsByOwner, presetsByOwner, startByOwner].flatMap((part) => Object.keys(part ?? {})))]
  }

  of(keys: readonly string[]): OwnedPreferences {
    const { viewsByOwner, presetsByOwner, startByOwner } = this.#file.read()
    const startScreen = firstOf(startByOwner, keys)
    return {
      views: firstOf(viewsByOwner, keys) ?? {},
      permissionPresets: firstOf(presetsByOwner, keys) ?? [],
      seenNews: [],
      ...(startScreen === undefined ? {} : { startScreen }),
    }
  }

  /** Takes out the parts of these users, and what was written down without its user. Throws when the disk refuses. */
  drop(keys: readonly string[]): void {
    const { viewsByOwner, presetsByOwner, startByOwner, seenNews, importColumns, ...rest } = this.#file.read()
    const parts = { viewsByOwner, presetsByOwner, startByOwner }
    const hasOwn = keys.some((key) => Object.values(parts).some((part) => part?.[key] !== undefined))
    if (!hasOwn && seenNews === undefined && importColumns === undefined) return
    const left = Object.entries(parts).map(([name, part]) => [name, without(part ?? {}, keys)] as const)
    this.#file.write({ ...rest, ...Object.fromEntries(left.filter(([, part]) => Object.keys(part).length > 0)) })
  }
}

const without = (record: object, keys: readonly string[]): object => Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))

const firstOf = <Part>(all: Readonly<Record<string, Part>> | undefined, keys: readonly string[]): Part | undefined =>
  keys.map((key) => all?.[key]).find((part) => part !== undefined)
