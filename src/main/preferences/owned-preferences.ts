import * as z from 'zod'
import { calls } from '#shared/bridge/bridge.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { type Result, success } from '#shared/result.ts'
import { type Announce, damageNotice } from '../vault/damage-notice.ts'
import { ownerDigest } from '../vault/owner-files.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import type { PlainParts } from './plain-parts.ts'

const shape = calls['preferences.read'].result.shape

/** One user's part of the preferences. Each field has a fallback, so that a damaged one does not lose the others. */
const ownedSchema = z.object({
  views: shape.views.catch({}),
  permissionPresets: shape.permissionPresets.catch([]),
  seenNews: shape.seenNews.catch([]),
  importColumns: shape.importColumns.catch(undefined),
  startScreen: shape.startScreen.catch(undefined),
})
export type OwnedPreferences = Readonly<z.infer<typeof ownedSchema>>

export const NOTHING_OWNED: OwnedPreferences = { views: {}, permissionPresets: [], seenNews: [] }

/** Bytes of one user's file. */
const LARGEST = 1024 ** 2

export interface OwnedStoreOptions extends Omit<StoreSurroundings, 'announce'> {
  readonly plain: PlainParts
  readonly announce?: Announce | undefined
}

/**
 * Each user's part of the preferences, sealed; without a keychain only the current user's, in memory. Not safe for
 * concurrent calls.
 */
export class OwnedStore {
  readonly #options: OwnedStoreOptions
  readonly #store: SealedStore<OwnedPreferences>
  readonly #formerFiles = new Map<string, readonly string[]>()
  #held: { readonly owner: string; readonly value: OwnedPreferences; readonly isOnDisk: boolean } | undefined

  constructor(options: OwnedStoreOptions) {
    this.#options = options
    const { folder, vault, announce, logger } = options
    this.#store = new SealedStore<OwnedPreferences>({
      folder,
      purpose: 'preferences',
      // A file is sealed for the digest of its owner, so that what was in plain text is sealed before its owner comes
      // back.
      fileName: (digest) => digest,
      schema: ownedSchema,
      version: 1,
      limit: LARGEST,
      label: 'The saved views',
      keepsLast: true,
      onDamaged: damageNotice('Your saved views and presets', announce),
      vault,
      formerOwners: (digest) => this.#formerFiles.get(digest) ?? [],
      logger,
    })
  }

  /** A user's part; empty if it cannot be read, and the next call tries again. */
  async load(owner: string): Promise<OwnedPreferences> {
    await this.#sealPlainParts()
    const held = this.#held?.owner === owner ? this.#held : undefined
    if (held !== undefined && (held.isOnDisk || !this.#store.isKept())) return held.value
    const loaded = this.#store.isKept() ? await this.#store.load(this.#fileOf(owner)) : undefined
    if (loaded?.ok !== true) {
      const value = held?.value ?? this.#options.plain.of(this.#options.plain.keysOf(owner))
      this.#held = { owner, value, isOnDisk: false }
      return value
    }
    const [onDisk = NOTHING_OWNED] = loaded.value
    // The keychain could be used only now: what was saved until then is added.
    const value = held === undefined ? onDisk : together(onDisk, held.value)
    this.#held = { owner, value, isOnDisk: true }
    if (held !== undefined) await this.save(owner, value)
    return value
  }

  /** Keeps a user's part, which was loaded before. Where the disk refuses, what was there stays. */
  async save(owner: string, value: OwnedPreferences): Promise<Result<undefined>> {
    const isKept = this.#store.isKept()
    const saved = isKept ? await this.#store.save(this.#fileOf(owner), [value]) : success(undefined)
    if (saved.ok) this.hold(owner, value, isKept)
    return saved
  }

  /** Takes a user's part for this run only. */
  hold(owner: string, value: OwnedPreferences, isOnDisk = this.#held?.isOnDisk === true): void {
    this.#held = { owner, value, isOnDisk }
  }

  /** Deletes a user's part. Throws when the disk refuses. */
  async forget(owner: string): Promise<void> {
    if (this.#held?.owner === owner) this.#held = undefined
    this.#options.plain.drop(this.#options.plain.keysOf(owner))
    const removed = await this.#store.remove(this.#fileOf(owner))
    if (!removed.ok) throw new Error(removed.error.message)
  }

  #fileOf(owner: string): string {
    const [own = ownerDigest(owner), ...former] = this.#options.plain.keysOf(owner).map(fileOfKey)
    this.#formerFiles.set(own, former)
    return own
  }

  /** Seals the plain parts of all users, not only of the one who is signed in. */
  async #sealPlainParts(): Promise<void> {
    const { plain, logger } = this.#options
    if (!this.#store.isKept()) return
    const sealed: string[] = []
    for (const key of plain.keys()) {
      const file = fileOfKey(key)
      const loaded = await this.#store.load(file)
      if (!loaded.ok) continue
      const [onDisk = NOTHING_OWNED] = loaded.value
      const written = await this.#store.save(file, [together(onDisk, plain.of([key]))])
      if (written.ok) sealed.push(key)
    }
    try {
      plain.drop(sealed)
    } catch {
      logger.warn('The saved views of earlier versions could not be removed from the file of preferences')
    }
  }
}

/** Earlier versions wrote the digest of an owner in another alphabet, and a few bits more of it. */
const fileOfKey = (key: string): string => Buffer.from(key, 'base64url').toString('hex').slice(0, 32)

type Views = Preferences['views']

/** Two parts of one user; where both have the same, the later. */
function together(earlier: OwnedPreferences, later: OwnedPreferences): OwnedPreferences {
  const views: Views = { ...earlier.views }
  for (const [list, { saved, defaultId }] of Object.entries(later.views)) {
    const before = earlier.views[list]
    views[list] = { saved: byId(before?.saved ?? [], saved), defaultId: defaultId ?? before?.defaultId ?? null }
  }
  return {
    ...earlier,
    ...later,
    views,
    permissionPresets: byId(earlier.permissionPresets, later.permissionPresets),
    seenNews: [...new Set([...earlier.seenNews, ...later.seenNews])].slice(-MOST_NEWS),
  }
}

const MOST_NEWS = 300

const byId = <Item extends { readonly id: string }>(earlier: readonly Item[], later: readonly Item[]): Item[] => [
  ...earlier.filter(({ id }) => !later.some((item) => item.id === id)),
  ...later,
]
