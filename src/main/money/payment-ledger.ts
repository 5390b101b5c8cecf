import type { MoneyEntry } from '#shared/bridge/money.ts'
import { type Result, success } from '#shared/result.ts'
import type { MoneyJournal } from './money-journal.ts'
import { PaymentMarkers, type PaymentTarget, type UnaccountedMarker } from './payment-markers.ts'
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

/**
 * The payments of one user: in memory, and in the journal as of the last `save`. Without a keychain the journal cannot be read: then the ledger begins empty, and
 * the markers say what must not be sent. One a user in a process.
 */
export class PaymentLedger {
  readonly owner: string
  readonly #journal: MoneyJournal
  readonly #markers: PaymentMarkers
  readonly #entries = new Map<string, StoredEntry>()
  /** Whether the entries hold what is in the journal. */
  #isRead = false
  #reading: Promise<Result<readonly MoneyEntry[]>> | undefined
  /** The ledger was used before its journal could be read. */
  #isLate = false

  constructor(owner: string, journal: MoneyJournal) {
    this.owner = owner
    this.#journal = journal
    this.#markers = new PaymentMarkers(owner, journal.markers)
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
    const expired: StoredEntry[] = []
    this.#entries.clear()
    for (const stored of loaded.value) {
      const { entry } = stored
      if (entry.settledAt !== null && entry.settledAt < now - KEPT_FOR) {
        expired.push(stored)
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
    await this.#markers.follow(this.#all(), expired)
    return success(added)
  }

  /** Notes outside the seal that an entry is being sent. Failure `storage`: it must not be sent. */
  mark(key: string): Promise<Result<void>> {
    return this.#markers.mark(this.#known(key).entry, this.#isRead)
  }

  /** Removes the marker of an entry once it need not block a run that cannot read the journal. */
  unmark(key: string): Promise<void> {
    return this.#markers.unmark(this.#known(key))
  }

  /** What an earlier run sent for the same operation and site and is not in this ledger, which alone would know its outcome. */
  unaccounted(target: PaymentTarget): Promise<Result<UnaccountedMarker | null>> {
    return this.#markers.unaccounted(target, this.#all(), this.#isRead)
  }

  /** Forgets what an earlier run sent for an operation and site: the user has checked the platform. */
  forget(target: PaymentTarget): Promise<Result<void>> {
    return this.#markers.forget(target)
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
  unsettled({ operation, siteId }: PaymentTarget): StoredEntry | undefined {
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
