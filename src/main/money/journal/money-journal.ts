import { join } from 'node:path'
import * as z from 'zod'
import { failure, type Result, success } from '#shared/result.ts'
import { namesIn, ownerDigest } from '../../vault/owner-files.ts'
import { type Damage, SealedStore, type StoreSurroundings } from '../../vault/sealed-store.ts'
import { SendMarkers } from '../../vault/send-markers.ts'
import { SpentKeys } from '../../vault/spent-keys.ts'
import type { Vault } from '../../vault/vault.ts'
import { type LogDamage, MoneyLog } from './money-log.ts'
import { type StoredEntry, storedEntrySchema } from './stored-entry.ts'

/**
 * Of the journal. Version 1 was one file, written whole. Version 2 is a log; the file beside it says so, and keeps
 * older consoles from sending without it. Each
 * version keeps its golden files in `golden/`, which must stay readable.
 */
export const JOURNAL_VERSION = 2

/** Bytes of a journal of version 1. */
const LARGEST_JOURNAL = 64 * 1024 ** 2

const headSchema = z.union([storedEntrySchema, z.object({ isLog: z.literal(true) })])
type Head = z.infer<typeof headSchema>

const LOOK = 'If you were sending a recharge, a subscription, a service or an invoice, check the site or the partner before you send it again.'

interface MoneyJournalOptions extends StoreSurroundings {
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open' | 'sealPart' | 'openPart'>
}

/**
 * The payments of each user, sealed, a log of each user, and what can be known of them without the keychain. It
 * outlives the process and a sign-out.
 */
export class MoneyJournal {
  /** Markers of the payments that are being sent, readable without the keychain. */
  readonly markers: SendMarkers
  readonly spent: SpentKeys
  readonly #options: MoneyJournalOptions
  readonly #heads: SealedStore<Head>
  readonly #logs = new Map<string, MoneyLog>()
  /** Users whose file says that there is a log. */
  readonly #marked = new Set<string>()

  constructor(options: MoneyJournalOptions) {
    this.#options = options
    this.#heads = new SealedStore({
      ...options,
      purpose: 'money-journal',
      schema: headSchema,
      version: JOURNAL_VERSION,
      migrate: { 1: (entry) => entry },
      limit: LARGEST_JOURNAL,
      label: 'The record of what was sent',
      onDamaged: (damage) => this.#report(damage),
    })
    this.spent = new SpentKeys(options.folder, options.formerOwners)
    this.markers = new SendMarkers({ folder: join(options.folder, 'markers'), logger: options.logger })
  }

  /** Whether there is a keychain: otherwise entries last as long as the process. */
  isKept(): boolean {
    return this.#heads.isKept()
  }

  /** A user's entries. Failure `storage`: nothing may be sent. */
  async load(owner: string): Promise<Result<readonly StoredEntry[]>> {
    const heads = await this.#heads.load(owner)
    if (!heads.ok) return heads
    const before = heads.value.flatMap((head) => ('isLog' in head ? [] : [head]))
    const isLog = heads.value.length > before.length
    const former = await this.#ofFormerOwners(owner)
    if (!former.ok) return former
    const log = this.#logOf(owner)
    const loaded = await log.load([...before, ...former.value.entries], isLog && former.value.logs.length === 0)
    if (!loaded.ok) return loaded
    const { entries, damage } = loaded.value
    // In one format at once; the file of version 1 goes with it, and the logs of former owners.
    const moved = before.length > 0 || former.value.logs.length > 0 || damage !== null ? await log.save(entries) : success(undefined)
    if (!moved.ok) return moved
    if (isLog) this.#marked.add(owner)
    const marked = before.length > 0 ? await this.#mark(owner) : success(undefined)
    if (!marked.ok) return marked
    for (const one of former.value.logs) await one.remove()
    if (damage !== null) this.#report(damage)
    this.#logs.set(owner, log)
    return success(entries)
  }

  /** Writes the entries of a user that were loaded before. When it ends well they are on the disk. */
  async save(owner: string, entries: readonly StoredEntry[]): Promise<Result<undefined>> {
    const log = this.#logs.get(owner)
    if (log === undefined) return NOT_READ
    const written = await log.save(entries)
    return written.ok ? this.#mark(owner) : written
  }

  /** Drops a user's from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    await this.#logs.get(owner)?.settled()
    this.#logs.delete(owner)
    this.#marked.delete(owner)
    await this.settled()
  }

  async settled(): Promise<void> {
    for (const log of this.#logs.values()) await log.settled()
    await this.#heads.settled()
  }

  /** The logs that were written under ids by which the console knew the user before, and their entries. */
  async #ofFormerOwners(owner: string): Promise<Result<{ readonly logs: readonly MoneyLog[]; readonly entries: readonly StoredEntry[] }>> {
    const logs: MoneyLog[] = []
    const entries: StoredEntry[] = []
    const names = await namesIn(this.#options.folder).catch((): readonly string[] => [])
    for (const former of this.#options.formerOwners?.(owner) ?? []) {
      if (former === owner || !names.includes(logName(former))) continue
      const log = this.#logOf(former)
      const loaded = await log.load([], false)
      if (!loaded.ok) return loaded
      if (loaded.value.damage !== null) this.#report(loaded.value.damage)
      logs.push(log)
      entries.push(...loaded.value.entries)
    }
    return success({ logs, entries })
  }

  async #mark(owner: string): Promise<Result<undefined>> {
    if (this.#marked.has(owner)) return success(undefined)
    const marked = await this.#heads.save(owner, [{ isLog: true }])
    if (marked.ok) this.#marked.add(owner)
    return marked
  }

  #logOf(owner: string): MoneyLog {
    const { folder, vault } = this.#options
    return new MoneyLog({ vault, path: join(folder, logName(owner)), purpose: 'money-log', owner, version: JOURNAL_VERSION })
  }

  #report(damage: Damage | LogDamage): void {
    this.#options.announce({ kind: 'money-journal-dropped', intent: 'warning', message: messageOf(damage) })
  }
}

const NOT_READ = failure('storage', 'What was stored before has not been read.')

const logName = (owner: string): string => `${ownerDigest(owner)}-log.sealed`

function messageOf(damage: Damage | LogDamage): string {
  switch (damage.of) {
    case 'file':
      return `The record of what you sent was damaged and had to be dropped. ${LOOK}`
    case 'newer-version':
      return 'The record of what you sent was written by a newer version of the console. Update the console on this computer before you send anything.'
    case 'end':
      return `The end of the record of what you sent was cut off. ${LOOK}`
    case 'entries':
      return damage.count === 1
        ? `One entry in the record of what you sent was damaged. It was set aside. ${LOOK}`
        : `${damage.count} entries in the record of what you sent were damaged. They were set aside. ${LOOK}`
  }
}
