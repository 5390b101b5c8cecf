import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { canRetryUnknown } from '#shared/domain/bulk/bulk-jobs.ts'
import { type Result, success } from '#shared/result.ts'
import type { BulkHead, BulkJournal } from './bulk-journal.ts'
import { BulkRows } from './bulk-rows.ts'
import { beginning, type Run } from './bulk-run.ts'

/** The bulk changes that are kept of a user, the one at work among them. */
const MOST_KEPT = 20

/**
 * Bytes of the rows that are kept of a user's ended bulk changes, and of one that sent nothing. Of the newest that sent
 * something all are kept.
 */
const MOST_BYTES = 64 * 1024 ** 2
const MOST_UNSENT = 1024 ** 2

const DAMAGED = 'Part of the record of this change was damaged. It may have been sent, and is not sent again.'

/** The bulk changes of each user as the journal has them, the newest first. */
export class BulkRuns {
  readonly #journal: BulkJournal
  readonly #runs = new Map<string, readonly Run[]>()
  readonly #loads = new Map<string, Promise<Result<undefined>>>()

  constructor(journal: BulkJournal) {
    this.#journal = journal
  }

  /** Those of a user, none before `load`. */
  of(owner: string): readonly Run[] {
    return this.#runs.get(owner) ?? []
  }

  all(): readonly Run[] {
    return [...this.#runs.values()].flat()
  }

  /** Reads a user's bulk changes of earlier runs of the console, once. What cannot be read now may be readable at the next try. */
  load(owner: string): Promise<Result<undefined>> {
    const known = this.#loads.get(owner)
    if (known !== undefined) return known
    const loading = this.#load(owner)
    this.#loads.set(owner, loading)
    return loading
  }

  async #load(owner: string): Promise<Result<undefined>> {
    const heads = await this.#journal.heads(owner)
    if (!heads.ok) {
      this.#loads.delete(owner)
      return heads
    }
    this.#runs.set(owner, heads.value.map(runOf(owner)))
    const keys = heads.value.map(({ key }) => key)
    // Where the list was lost, the rows are all that is left of it.
    if (keys.length > 0) await this.#journal.sweep(owner, keys)
    await this.#makeRoom(owner)
    return success(undefined)
  }

  /** Writes a new one down, in front of the others; nothing may be sent before that ended well. @param now milliseconds */
  async begin(owner: string, order: BulkOrder, now: number): Promise<Result<Run>> {
    const before = this.of(owner)
    const log = this.#journal.log(owner, order.key)
    const run: Run = { ...runOf(owner)(beginning(order, Math.floor(now / 1000))), rows: { order, states: new BulkRows(order), log } }
    this.#runs.set(owner, [run, ...before].slice(0, MOST_KEPT))
    for (const one of before) delete one.rows
    const written = await this.#write(run, order)
    if (!written.ok) {
      this.#runs.set(owner, before)
      await this.#journal.remove(owner, order.key)
      return written
    }
    for (const { head } of before.slice(MOST_KEPT - 1)) await this.#journal.remove(owner, head.key)
    return success(run)
  }

  /**
   * Order and outcomes of the rows, from the disk where an earlier run of the console left them there. Read once, however many ask: whoever opens a log again
   * cuts what others have added since it was read.
   */
  async read(run: Run): Promise<Result<NonNullable<Run['rows']>>> {
    if (run.rows !== undefined) return success(run.rows)
    run.reading ??= this.#read(run).finally(() => delete run.reading)
    return run.reading
  }

  async #read(run: Run): Promise<Result<NonNullable<Run['rows']>>> {
    const { owner, head } = run
    const order = await this.#journal.order(owner, head.key)
    if (!order.ok) return order
    const log = this.#journal.log(owner, head.key)
    const content = await log.load()
    if (!content.ok) return content
    const states = new BulkRows(order.value)
    states.restore(content.value.texts)
    // What cannot be looked up may have been sent, in a line that is lost. Other rows are read before they are sent.
    if (content.value.isDamaged && !canRetryUnknown(head.field)) {
      for (const place of states.places('waiting')) {
        const kept = await log.append(JSON.stringify([place, 'unknown', DAMAGED, null]))
        if (!kept.ok) return kept
        states.set([place, 'unknown', DAMAGED, null])
      }
    }
    if (head.endedAt !== null) await log.close()
    run.rows = { order: order.value, states, log }
    return success(run.rows)
  }

  async save(run: Run, change: Partial<BulkHead>): Promise<Result<undefined>> {
    run.head = { ...run.head, ...change, ...(run.rows === undefined ? {} : { counts: run.rows.states.counts() }) }
    const written = await this.#saveHeads(run.owner)
    if (written.ok && run.head.endedAt !== null) await this.#makeRoom(run.owner)
    return written
  }

  /**
   * Deletes the rows of ended bulk changes that take too much room, those of the oldest first. How many there were, and
   * their outcomes, stay in the list.
   */
  async #makeRoom(owner: string): Promise<void> {
    let [bytes, isNewest] = [0, true]
    for (const run of this.of(owner).filter(({ head }) => head.endedAt !== null)) {
      const { key, counts } = run.head
      const size = await this.#journal.size(owner, key)
      const hasSent = (counts.done ?? 0) + (counts.failed ?? 0) + (counts.unknown ?? 0) > 0
      const isKept = (hasSent && isNewest) || (bytes + size <= MOST_BYTES && (hasSent || size <= MOST_UNSENT))
      isNewest &&= !hasSent
      if (isKept) bytes += size
      else await this.#journal.remove(owner, key)
      if (!isKept) delete run.rows
    }
  }

  async remove(run: Run): Promise<Result<undefined>> {
    const { owner, head } = run
    await run.rows?.log.close()
    this.#runs.set(
      owner,
      this.of(owner).filter((one) => one !== run),
    )
    const written = await this.#saveHeads(owner)
    if (written.ok) await this.#journal.remove(owner, head.key)
    return written
  }

  /** Drops a user's from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    await Promise.all(this.of(owner).flatMap(({ rows }) => rows?.log.close() ?? []))
    await this.#journal.settled()
    this.#runs.delete(owner)
    this.#loads.delete(owner)
  }

  async #write({ owner, rows }: Run, order: BulkOrder): Promise<Result<undefined>> {
    const written = await this.#journal.begin(owner, order)
    if (!written.ok) return written
    const opened = await rows?.log.load()
    return opened?.ok === false ? opened : this.#saveHeads(owner)
  }

  #saveHeads(owner: string): Promise<Result<undefined>> {
    return this.#journal.saveHeads(
      owner,
      this.of(owner).map(({ head }) => head),
    )
  }
}

const runOf =
  (owner: string) =>
  (head: BulkHead): Run => ({ owner, head, since: { at: 0, settled: 0 } })
