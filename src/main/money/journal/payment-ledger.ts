import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { MarkedTarget, SendMarker, SendObstacle } from '../../vault/send-markers.ts'
import type { MoneyJournal } from './money-journal.ts'
import { bytesOf } from './money-log.ts'
import { isSettled, type StoredEntry } from './stored-entry.ts'

type PaymentTarget = Pick<MoneyRequest, 'operation' | 'siteId'>

/** How long what is settled is kept, seconds. The key of what was sent counts for ever. */
const KEPT_FOR = 7 * 24 * 3600

/** Entries and bytes that are kept of a user, and how much of that is left once one more would not fit. */
const MOST_ENTRIES = 4000
const MOST_BYTES = 8 * 1024 ** 2
const LEFT = 0.9

/** The smaller, the sooner it goes. */
const rank = ({ entry }: StoredEntry): number => (entry.state === 'refused' ? 0 : 1e12) + (entry.settledAt ?? 0)

/** Nothing was sent of what was refused: a page that sends much in vain fills nothing with it. */
const sentKeys = (entries: readonly StoredEntry[]): readonly string[] => entries.flatMap(({ entry }) => (entry.state === 'refused' ? [] : [entry.key]))

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
  readonly #entries = new Map<string, StoredEntry>()
  /** Whether the entries hold what is in the journal. */
  #isRead = false
  #reading: Promise<Result<readonly MoneyEntry[]>> | undefined
  /** The ledger was used before its journal could be read. */
  #isLate = false
  /** Entries that were dropped to make room. Their keys are kept before the journal is written without them. */
  #dropped: readonly StoredEntry[] = []
  #isEnded = false

  constructor(owner: string, journal: MoneyJournal) {
    this.owner = owner
    this.#journal = journal
  }

  /**
   * Reads the journal as soon as it can be, once, and merges it with what was sent before that. Answers with the entries that are news to the user: those of a
   * journal that could not be read at first; null where nothing was read.
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
    if (!loaded.ok) return failure('storage', `The record of what was sent before cannot be read. ${loaded.error.message}`)
    const before = [...this.#entries.values()]
    const expired = loaded.value.filter(({ entry }) => entry.settledAt !== null && entry.settledAt < now - KEPT_FOR)
    const spent = await this.#journal.spent.add(this.owner, sentKeys(expired))
    if (!spent.ok) return spent
    this.#entries.clear()
    for (const stored of loaded.value) {
      const { entry } = stored
      if (expired.includes(stored)) continue
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
    await this.#followMarkers(expired)
    return success(added)
  }

  /** Notes outside the seal that an entry is being sent. Failure `storage`: it must not be sent. */
  mark(key: string): Promise<Result<undefined>> {
    return this.#mark(this.entry(key))
  }

  /** Removes the marker of an entry once it need not block a run that cannot read the journal: nothing was booked, or the user has seen that it was. Failure `storage`. */
  unmark(key: string): Promise<Result<undefined>> {
    return this.#unmark(this.#known(key))
  }

  /** What an earlier run sent for the same operation and site and is not in this ledger, which alone would know its outcome. */
  obstacle(target: PaymentTarget): Promise<Result<SendObstacle | null>> {
    return this.#journal.markers.obstacle(this.#marked(target), this.#isOwn, this.#isRead)
  }

  /** Whether something was sent under a key that the ledger no longer holds. Failure `storage`: nothing may be sent. */
  isSpent(key: string): Promise<Result<boolean>> {
    return this.#journal.spent.has(this.owner, key)
  }

  /** The user has checked the platform: what an earlier run sent for an operation and site no longer blocks. */
  release(target: PaymentTarget, obstacle: SendObstacle): Promise<Result<undefined>> {
    return this.#journal.markers.release(this.#marked(target), obstacle)
  }

  /** Brings the markers in line with a journal that was just read: also for what an earlier edition, or a run without a keychain, left. */
  async #followMarkers(expired: readonly StoredEntry[]): Promise<void> {
    for (const stored of expired) await this.#unmark({ ...stored, dismissed: true })
    for (const stored of this.#all()) {
      const { entry } = stored
      const found = await this.#journal.markers.find(this.#marked(entry))
      // One of another key stays: nobody knows its outcome.
      const isFree = found.ok && (found.value === null || found.value.isOf(entry.key))
      if (isSettled(entry)) await this.#unmark(stored)
      else if (isFree) await this.#mark(entry)
    }
  }

  async #mark(entry: MoneyEntry): Promise<Result<undefined>> {
    return this.#isEnded
      ? failure('signed-out', 'You signed out.')
      : this.#journal.markers.write(this.#marked(entry), entry.key, { at: entry.startedAt, isRecorded: this.#isRead, isKnown: this.#isOwn })
  }

  async #unmark({ entry, dismissed }: StoredEntry): Promise<Result<undefined>> {
    const isOver = isSettled(entry) && (entry.state !== 'done' || dismissed)
    return isOver ? this.#journal.markers.remove(this.#marked(entry), entry.key) : success(undefined)
  }

  readonly #isOwn = ({ isOf }: Pick<SendMarker, 'isOf'>): boolean => this.#all().some(({ entry }) => isOf(entry.key))

  #marked({ operation, siteId }: PaymentTarget): MarkedTarget {
    return { owner: this.owner, what: operation, whose: siteId }
  }

  #known(key: string): StoredEntry {
    const stored = this.#entries.get(key)
    if (stored === undefined) throw new Error('There is no such entry')
    return stored
  }

  /** Throws for a key that is not there. */
  entry(key: string): MoneyEntry {
    return this.#known(key).entry
  }

  get(key: string): StoredEntry | undefined {
    return this.#entries.get(key)
  }

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
   * What asked for the same and was not on the platform when it was last read back, and was not sent again since: it
   * may have arrived late.
   * @param isSame whether an entry was sent for what is asked now
   */
  absent(isSame: (stored: StoredEntry) => boolean): readonly StoredEntry[] {
    return this.#all().filter((stored) => stored.entry.state === 'absent' && !stored.superseded && isSame(stored))
  }

  unknown(): readonly MoneyEntry[] {
    return this.#all()
      .map(({ entry }) => entry)
      .filter(({ state }) => state === 'unknown')
  }

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
    // Only what is of unknown outcome, or absent, is looked for by what was sent.
    const isOver = changed.entry.state === 'refused' || changed.entry.state === 'done'
    this.#entries.set(key, isOver ? { ...changed, variables: {} } : changed)
    this.#makeRoom()
    return changed
  }

  /**
   * Drops the oldest of what needs no record any more: first what was never booked, then what was and is dismissed,
   * unless another one of its site is open.
   */
  #makeRoom(): void {
    let [count, bytes] = [this.#entries.size, this.#all().reduce((sum, stored) => sum + bytesOf(stored), 0)]
    if (count <= MOST_ENTRIES && bytes <= MOST_BYTES) return
    const open = new Set(this.#all().flatMap(({ entry }) => (isSettled(entry) && entry.state !== 'absent' ? [] : entry.siteId)))
    const isOver = ({ entry, dismissed }: StoredEntry): boolean => entry.state === 'refused' || (entry.state === 'done' && dismissed && !open.has(entry.siteId))
    const oldest = this.#all()
      .filter(isOver)
      .toSorted((one, other) => rank(one) - rank(other))
    for (const stored of oldest) {
      if (count <= MOST_ENTRIES * LEFT && bytes <= MOST_BYTES * LEFT) return
      this.#entries.delete(stored.entry.key)
      this.#dropped = [...this.#dropped, stored]
      count -= 1
      bytes -= bytesOf(stored)
    }
  }

  /**
   * Drops a payment whose outcome is kept elsewhere, in memory. One that is absent may still arrive, and beside another one of its site its record must stay
   * known as its own: those are kept.
   */
  forget(key: string): void {
    const { entry } = this.#known(key)
    const isAlone = !this.#all().some((other) => other.entry.siteId === entry.siteId && other.entry.key !== key)
    if (isAlone && isSettled(entry) && entry.state !== 'absent') this.#entries.delete(key)
  }

  /** Its user is forgotten: what is still at work with it writes nothing any more. */
  end(): void {
    this.#isEnded = true
  }

  /** Writes the entries to the journal. Before it was read nothing is written: they are merged when it is. */
  async save(): Promise<Result<undefined>> {
    if (!this.#isRead || this.#isEnded) return success(undefined)
    const dropped = this.#dropped
    this.#dropped = []
    const spent = await this.#journal.spent.add(this.owner, sentKeys(dropped))
    if (spent.ok) return this.#journal.save(this.owner, this.#all())
    this.#dropped = [...dropped, ...this.#dropped]
    return spent
  }

  #all(): StoredEntry[] {
    return [...this.#entries.values()]
  }
}
