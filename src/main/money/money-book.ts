import type { MoneyEntry, MoneyRequest } from '#shared/bridge.ts'
import { type Result, success } from '#shared/result.ts'
import type { MoneyJournal } from './money-journal.ts'
import { isSettled, type StoredEntry } from './stored-entry.ts'

/** How long what is settled is kept, seconds. */
const KEPT_FOR = 7 * 24 * 3600

/** For how long what was absent, and seen, may still arrive late, seconds. */
const LATE_FOR = 3600

/** What the journal calls `sending` at a start: nobody knows its outcome, unless it was not even prepared. */
const interrupted = ({ entry, prepared }: StoredEntry, now: number): MoneyEntry =>
  prepared
    ? { ...entry, state: 'unknown', message: 'The console ended before the platform answered.' }
    : { ...entry, state: 'refused', settledAt: now, message: 'Nothing was sent: the console ended before.' }

/** The sent money of one user: in memory, and in the journal as of the last `save`. */
export class MoneyBook {
  readonly owner: string
  readonly #journal: MoneyJournal
  readonly #entries = new Map<string, StoredEntry>()

  private constructor(owner: string, journal: MoneyJournal) {
    this.owner = owner
    this.#journal = journal
  }

  /**
   * Opens a user's book; once in a process, as nothing that the journal calls `sending` is still being sent then.
   *
   * @param now unix seconds
   */
  static async open(owner: string, journal: MoneyJournal, now: number): Promise<Result<MoneyBook>> {
    const loaded = await journal.load(owner)
    if (!loaded.ok) return loaded
    const book = new MoneyBook(owner, journal)
    for (const stored of loaded.value) {
      const { entry } = stored
      if (entry.settledAt !== null && entry.settledAt < now - KEPT_FOR) continue
      book.#entries.set(entry.key, entry.state === 'sending' ? { ...stored, entry: interrupted(stored, now) } : stored)
    }
    return success(book)
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
    const stored = this.#entries.get(key)
    if (stored === undefined) throw new Error('There is no such entry')
    const changed = { ...stored, ...kept, entry: { ...stored.entry, ...entry } }
    this.#entries.set(key, changed)
    return changed
  }

  save(): Promise<Result<void>> {
    return this.#journal.save(this.owner, this.#all())
  }

  #all(): StoredEntry[] {
    return [...this.#entries.values()]
  }
}
