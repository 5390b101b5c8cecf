import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ActivityEntry } from '#shared/bridge/activity.ts'
import { RECORD_SORTS } from '#shared/domain/activity/sent-changes.ts'
import { utcMonth } from '#shared/domain/date.ts'
import { type Failure, failure, type Result } from '#shared/result.ts'
import { namesIn, ownerDigest } from '../vault/owner-files.ts'
import { SealedLog } from '../vault/sealed-log.ts'
import type { Vault } from '../vault/vault.ts'
import { lineOf, lineOfEntry, lineOfOutcome, type Outcome, settledEntry } from './activity-entry.ts'

export interface ActivityLogOptions {
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'sealPart' | 'openPart'>
  readonly owner: string
  /** How many days are kept; 0: nothing is. */
  readonly days: () => number
  /** Unix seconds. */
  readonly now: () => number
}

interface Unsaved {
  readonly month: string
  readonly text: string
}

const DAY = 86_400

/** Lines that are kept in memory while they cannot be written. */
const MOST_UNSAVED = 10_000

/** Bytes of a month. Once it is larger the older half of its entries goes. */
const MOST_BYTES = 32 * 1024 ** 2

const DAMAGED = 'A part of what was kept was damaged and is missing.'
const NOT_OPENED = 'What was sent earlier could not be read.'

const keyOf = (record: NonNullable<ActivityEntry['record']>): string => `${record.sort} ${record.id}`

/** The names of records by what they are and their id, the newest first: some calls know the id alone. */
function namesOf(entries: readonly ActivityEntry[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { record } of entries) {
    if (record !== null && record.id !== '' && record.name !== record.id && !names.has(keyOf(record))) names.set(keyOf(record), record.name)
  }
  return names
}

function withName(entry: ActivityEntry, names: ReadonlyMap<string, string>): ActivityEntry {
  const { record } = entry
  if (record === null || record.name !== record.id) return entry
  const name = names.get(keyOf(record))
  return name === undefined ? entry : { ...entry, record: { ...record, name } }
}

/**
 * What one user sent from this computer, sealed, and in memory once it was asked for; a file a month, so that what is too old goes with its file. Never
 * rejects, and never holds back what is sent.
 */
export class ActivityLog {
  readonly #options: ActivityLogOptions
  readonly #entries = new Map<string, ActivityEntry>()
  readonly #logs = new Map<string, Promise<Result<SealedLog>>>()
  #loading: Promise<void> | undefined
  #isDamaged = false
  /** Lines that are not on the disk, oldest first: those of a locked keychain or a full disk are tried again with the next one. */
  #unsaved: readonly Unsaved[] = []
  #writing: Promise<void> = Promise.resolve()
  /** Why they are not; null where they are. */
  #failure: Failure | null = null

  constructor(options: ActivityLogOptions) {
    this.#options = options
  }

  /** Newest first, and what is wrong with the record of them. */
  async read(): Promise<{ readonly entries: readonly ActivityEntry[]; readonly problem: string | null }> {
    await this.load()
    const from = this.#oldest()
    const entries = [...this.#entries.values()].filter(({ at }) => at >= from).toReversed()
    entries.sort((one, other) => other.at - one.at)
    const names = namesOf(entries)
    return { entries: entries.map((entry) => withName(entry, names)), problem: this.#failure?.message ?? (this.#isDamaged ? DAMAGED : null) }
  }

  add(entry: ActivityEntry): Promise<void> {
    this.#entries.set(entry.id, entry)
    return this.#append(entry.at, lineOfEntry(entry))
  }

  /** An outcome goes to the file of its entry, so that the two go together. */
  settle(id: string, outcome: Outcome): Promise<void> {
    const entry = this.#entries.get(id)
    if (entry === undefined || (entry.outcome !== 'sending' && entry.outcome !== 'unknown')) return Promise.resolve()
    this.#entries.set(id, settledEntry(entry, outcome))
    return this.#append(entry.at, lineOfOutcome(id, outcome))
  }

  /** Reads every month that is kept, and deletes the others. */
  load(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /** Ends when nothing is being written any more. */
  async settled(): Promise<void> {
    await this.#writing
  }

  async close(): Promise<void> {
    await this.#writing
    for (const opened of this.#logs.values()) {
      const log = await opened
      if (log.ok) await log.value.close()
    }
  }

  #oldest(): number {
    return this.#options.now() - this.#options.days() * DAY
  }

  async #load(): Promise<void> {
    const { folder, owner } = this.#options
    const digest = ownerDigest(owner)
    const first = utcMonth(Math.max(0, this.#oldest()))
    const names = await namesIn(folder).catch(() => [])
    for (const name of names) {
      const month = name.startsWith(`${digest}-`) ? /-(\d{4}-\d{2})\.sealed/.exec(name)?.[1] : undefined
      if (month === undefined) continue
      if (month < first || this.#options.days() === 0) await rm(join(folder, name), { force: true }).catch(() => undefined)
      else if (name.endsWith('.sealed')) await this.#log(month)
    }
  }

  /** The log of a month, opened and read once. Without the key it is left alone: a log that cannot be read would count as damaged. */
  #log(month: string): Promise<Result<SealedLog>> {
    const known = this.#logs.get(month)
    if (known !== undefined) return known
    const { folder, owner, vault } = this.#options
    const status = vault.status()
    if (status.mode !== 'keychain') return Promise.resolve(failure('storage', status.mode === 'memory-only' ? status.reason : NOT_ASKED))
    const log = new SealedLog(vault, { path: join(folder, `${ownerDigest(owner)}-${month}.sealed`), purpose: `activity-${month}`, owner })
    const opened = log.load().then((content): Result<SealedLog> => {
      if (!content.ok) return failure('storage', NOT_OPENED)
      this.#isDamaged ||= content.value.isDamaged
      for (const text of content.value.texts) this.#take(text)
      return { ok: true, value: log }
    })
    this.#logs.set(month, opened)
    return opened
  }

  #take(text: string): void {
    const line = lineOf(text)
    if (line === null) return
    if ('of' in line) {
      const entry = this.#entries.get(line.of)
      if (entry !== undefined) this.#entries.set(line.of, settledEntry(entry, line))
      return
    }
    if (this.#entries.has(line.id)) return
    const sort = RECORD_SORTS.find((known) => known === line.record?.sort)
    const record = line.record === null || sort === undefined ? null : { ...line.record, sort }
    // Without an outcome the console ended before the answer came.
    this.#entries.set(line.id, { ...line, record, outcome: 'unknown', message: ENDED })
  }

  #append(at: number, text: string): Promise<void> {
    if (this.#options.days() === 0) return Promise.resolve()
    this.#unsaved = [...this.#unsaved, { month: utcMonth(at), text }].slice(-MOST_UNSAVED)
    this.#writing = this.#writing.then(() => this.#save())
    return this.#writing
  }

  async #save(): Promise<void> {
    const lines = this.#unsaved
    if (lines.length === 0) return
    this.#unsaved = []
    this.#failure = null
    const results = await Promise.all(lines.map((line) => this.#write(line)))
    this.#unsaved = [...lines.filter((_, place) => results[place]?.ok === false), ...this.#unsaved]
  }

  async #write({ month, text }: Unsaved): Promise<Result<undefined>> {
    const log = await this.#log(month)
    if (!log.ok) this.#logs.delete(month)
    const written = log.ok ? await log.value.append(text) : log
    if (!written.ok) this.#failure = written.error
    if (log.ok && log.value.size > MOST_BYTES) await this.#shorten(month, log.value)
    return written
  }

  async #shorten(month: string, log: SealedLog): Promise<void> {
    const entries = [...this.#entries.values()].filter(({ at }) => utcMonth(at) === month)
    const [gone, kept] = [entries.slice(0, Math.ceil(entries.length / 2)), entries.slice(Math.ceil(entries.length / 2))]
    const isSettled = ({ outcome, message }: ActivityEntry): boolean => outcome !== 'sending' && message !== ENDED
    const written = await log.rewrite(kept.flatMap((entry) => [lineOfEntry(entry), ...(isSettled(entry) ? [lineOfOutcome(entry.id, entry)] : [])]))
    if (written.ok) for (const { id } of gone) this.#entries.delete(id)
  }
}

const NOT_ASKED = 'The keychain of this computer has not answered yet.'
const ENDED = 'The console ended before an answer came.'
