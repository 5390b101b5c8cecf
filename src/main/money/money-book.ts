import type { MoneyEntry, MoneyRequest } from '#shared/bridge.ts'
import { type Result, success } from '#shared/result.ts'
import type { MarkedTarget, SendMarker, SendMarkers } from '../vault/send-markers.ts'
import type { MoneyJournal } from './money-journal.ts'
import { isSettled, type StoredEntry } from './stored-entry.ts'

/** How long what is settled is kept, seconds. */
const KEPT_FOR = 7 * 24 * 3600

/** For how long what was absent, and seen, may still arrive late, seconds. */
const LATE_FOR = 3600

/** Something that an earlier run sent, whose outcome this book does not know. */
export interface UnaccountedMarker extends Pick<SendMarker, 'at'> {
  /** The journal knows more, and cannot be read now. */
  readonly isInJournal: boolean
}

/** What the journal calls `sending` at a start: nobody knows its outcome, unless it was not even prepared. */
const interrupted = ({ entry, prepared }: StoredEntry, now: number): MoneyEntry =>
  prepared
    ? { ...entry, state: 'unknown', message: 'The console ended before the platform answered.' }
    : { ...entry, state: 'refused', settledAt: now, message: 'Nothing was sent: the console ended before.' }

type Target = Pick<MoneyRequest, 'operation' | 'siteId'>

/**
 * The payments of one user: in memory, and in the journal as of the last `save`. Without a keychain the journal cannot be read: then the book begins empty, and
 * the markers say what must not be sent. One a user in a process.
 */
export class MoneyBook {
  readonly owner: string
  readonly #journal: MoneyJournal
  readonly #markers: SendMarkers
  readonly #entries = new Map<string, StoredEntry>()
  /** Whether the entries hold what is in the journal. */
  #isRead = false
  #reading: Promise<Result<readonly MoneyEntry[]>> | undefined
  /** The book was used before its journal could be read. */
  #isLate = false

  constructor(owner: string, journal: MoneyJournal) {
    this.owner = owner
    this.#journal = journal
    this.#markers = journal.markers
  }

  /**
   * Reads the journal as soon as it can be, once, and merges it with what was sent before that. Answers with the entries that are news to the user: those of a
   * journal that could not be read at first; null where nothing was read.
   *
   * @param now unix seconds
   */
  async read(now: number): Promise<Result<readonly MoneyEntry[] | null>> {
    if (this.#isRead) return success(null)
    if (!this.#journal.isKept()) {
      this.#isLate = true
      return success(null)
    }
    this.#reading ??= this.#readOnce(now).finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #readOnce(now: number): Promise<Result<readonly MoneyEntry[]>> {
    const loaded = await this.#journal.load(this.owner)
    if (!loaded.ok) return loaded
    const before = [...this.#entries.values()]
    const expired: MoneyEntry[] = []
    this.#entries.clear()
    for (const stored of loaded.value) {
      const { entry } = stored
      if (entry.settledAt !== null && entry.settledAt < now - KEPT_FOR) {
        expired.push(entry)
        continue
      }
      // Nothing that the journal calls `sending` is still being sent: it was read only once, and before that this process wrote nothing to it.
      this.#entries.set(entry.key, entry.state === 'sending' ? { ...stored, entry: interrupted(stored, now) } : stored)
    }
    const added = this.#isLate ? this.list() : []
    for (const stored of before) this.#entries.set(stored.entry.key, stored)
    this.#isRead = true
    if (before.length > 0) {
      const written = await this.save()
      if (!written.ok) {
        this.#isRead = false
        return written
      }
    }
    for (const entry of expired) await this.#markers.remove(this.#target(entry), entry.key)
    await this.#markUnsettled()
    return success(added)
  }

  /** What is unsettled here is marked as recorded: also what an earlier edition, or a run without a keychain, left. */
  async #markUnsettled(): Promise<void> {
    for (const { entry } of this.#all()) {
      const marker = await this.#markers.find(this.#target(entry))
      const isOwn = marker.ok && marker.value?.isOf(entry.key) === true
      if (isSettled(entry)) await this.unmark(entry.key)
      else if (marker.ok && (marker.value === null || isOwn)) await this.#markers.write(this.#target(entry), entry.key, entry.startedAt, true)
    }
  }

  /** Notes outside the seal that an entry is being sent. Failure `storage`: it must not be sent. */
  mark(key: string): Promise<Result<void>> {
    const entry = this.#known(key).entry
    return this.#markers.write(this.#target(entry), key, entry.startedAt, this.#isRead)
  }

  /** Removes the marker of an entry once it need not block: nothing was booked, or the user has seen that it was. */
  async unmark(key: string): Promise<void> {
    const { entry, dismissed } = this.#known(key)
    const isOver = isSettled(entry) && (entry.state !== 'done' || dismissed)
    if (isOver) await this.#markers.remove(this.#target(entry), key)
  }

  /** What an earlier run sent for the same operation and site and is not in this book, which alone would know its outcome. */
  async unaccounted(target: Target): Promise<Result<UnaccountedMarker | null>> {
    const found = await this.#markers.find(this.#target(target))
    if (!found.ok) return found
    const marker = found.value
    if (marker === null || this.#all().some(({ entry }) => marker.isOf(entry.key))) return success(null)
    return success({ at: marker.at, isInJournal: marker.isRecorded && !this.#isRead })
  }

  /** Forgets what an earlier run sent for an operation and site: the user has checked the platform. */
  forget(target: Target): Promise<Result<void>> {
    return this.#markers.remove(this.#target(target))
  }

  #target({ operation, siteId }: Target): MarkedTarget {
    return { owner: this.owner, what: operation, whose: siteId }
  }

  #known(key: string): StoredEntry {
    const stored = this.#entries.get(key)
    if (stored === undefined) throw new Error('There is no such entry')
    return stored
  }

  get(key: string): StoredEntry | undefined {
    return this.#entries.get(key)
  }

  /** What the user has not dismissed, newest first. */
  list(): MoneyEntry[] {
    return [...this.#entries.values()]
      .filter(({ dismissed }) => !dismissed)
      .map(({ entry }) => entry)
      .toReversed()
      .sort((one, other) => other.startedAt - one.startedAt)
  }

  /** What is sent, or may have been, for the same operation and site: until its outcome is known nothing else of the kind is sent. */
  unsettled({ operation, siteId }: Pick<MoneyRequest, 'operation' | 'siteId'>): StoredEntry | undefined {
    return this.#all().find(({ entry }) => entry.operation === operation && entry.siteId === siteId && !isSettled(entry))
  }

  /**
   * What asked for the same and was not on the platform when it was last read back, lately or where the user still sees it, and was not sent again since.
   *
   * @param isSame whether an entry was sent for what is asked now
   * @param now unix seconds
   */
  absent(isSame: (stored: StoredEntry) => boolean, now: number): readonly StoredEntry[] {
    const isRecent = ({ entry, dismissed }: StoredEntry): boolean => !dismissed || (entry.settledAt ?? 0) >= now - LATE_FOR
    return this.#all().filter((stored) => stored.entry.state === 'absent' && !stored.superseded && isRecent(stored) && isSame(stored))
  }

  unknown(): readonly MoneyEntry[] {
    return this.#all()
      .map(({ entry }) => entry)
      .filter(({ state }) => state === 'unknown')
  }

  /** Ids of the platform's records that entries are known to have made. */
  claimed(): ReadonlySet<string> {
    return new Set(this.#all().flatMap(({ recordId }) => recordId ?? []))
  }

  add(stored: StoredEntry): void {
    this.#entries.set(stored.entry.key, stored)
  }

  /** Changes an entry, in memory; answers with the new one. Throws for a key that is not there. */
  change(key: string, entry: Partial<MoneyEntry>, kept: Partial<Omit<StoredEntry, 'entry'>> = {}): StoredEntry {
    const stored = this.#known(key)
    const changed = { ...stored, ...kept, entry: { ...stored.entry, ...entry } }
    this.#entries.set(key, changed)
    return changed
  }

  /** Writes the entries to the journal. Before it was read nothing is written: they are merged when it is. */
  save(): Promise<Result<void>> {
    return this.#isRead ? this.#journal.save(this.owner, this.#all()) : Promise.resolve(success(undefined))
  }

  #all(): StoredEntry[] {
    return [...this.#entries.values()]
  }
}
