import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Activity as ActivityAnswer, ActivityEntry, ChangedRecord } from '#shared/bridge/activity.ts'
import type { CallResult } from '#shared/bridge/bridge.ts'
import { isAboutRecord } from '#shared/domain/activity/record-match.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { MutationAnswer, SentMutation } from '../platform/platform-client.ts'
import { namesIn } from '../vault/owner-files.ts'
import { storageReason } from '../vault/storage-failure.ts'
import type { Vault } from '../vault/vault.ts'
import { entryOf, isChange, type Outcome, outcomeOf } from './activity-entry.ts'
import { ActivityLog } from './activity-log.ts'

export interface ActivityOptions {
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'sealPart' | 'openPart'>
  readonly identity: Pick<Identity, 'owner' | 'status'>
  /** How many days what was sent is kept; 0: it is not. */
  readonly days: () => number
  /** Something was sent, or has its outcome. */
  readonly onChange: () => void
  readonly logger: Logger
  /** Unix seconds. */
  readonly now?: () => number
}

/** The page is told this often at most, milliseconds: a bulk change has thousands of rows. */
const REPORT_EVERY = 300

/** Entries that the page gets. */
const MOST_ENTRIES = 20_000

/** Entries that a record's own screen gets. */
const NEWEST = 5

const FILE = /\.sealed/

/** Keeps what this console sent, each user's own: when, what, to which record, field by field, and what came of it. It never holds back what is sent. */
export class Activity {
  readonly #options: ActivityOptions
  readonly #now: () => number
  readonly #logs = new Map<string, ActivityLog>()
  #report: NodeJS.Timeout | undefined

  constructor(options: ActivityOptions) {
    this.#options = options
    this.#now = options.now ?? nowInSeconds
  }

  /** Records a mutation that is about to be sent, for the user of this moment. Gives what records its outcome from the answer. */
  begin(sent: SentMutation): (answer: MutationAnswer) => void {
    const owner = this.#options.identity.owner()
    if (owner === undefined || !isChange(sent.operation)) return () => undefined
    const log = this.#log(owner)
    const id = sent.key ?? randomUUID()
    void log.add(entryOf(sent, id, this.#now()))
    this.#reportSoon()
    return (answer) => {
      void log.settle(id, outcomeOf(answer, sent.operation))
      this.#reportSoon()
    }
  }

  /** What a sender has learnt, by reading back, of a mutation of the signed-in user that it sent under a key, also before the console was started. */
  async settle(key: string, outcome: Outcome): Promise<void> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return
    const log = this.#log(owner)
    await log.load()
    await log.settle(key, outcome)
    this.#reportSoon()
  }

  /** What the signed-in user sent from this computer, newest first. Failure `signed-out`. */
  async list(): Promise<Result<ActivityAnswer>> {
    const { identity, days } = this.#options
    const [owner, status] = [identity.owner(), identity.status()]
    if (owner === undefined || status.state !== 'signed-in') return failure('signed-out', 'Sign in to see what you changed.')
    const { entries, problem } = await this.#log(owner).read()
    const shown: ActivityEntry[] = entries.slice(0, MOST_ENTRIES)
    return success({ userName: status.user.userName, entries: shown, total: entries.length, days: days(), problem })
  }

  /** What the signed-in user sent about one record: how much, and the newest few. Failure `signed-out`. */
  async ofRecord(record: ChangedRecord): Promise<Result<CallResult<'activity.ofRecord'>>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Sign in to see what you changed.')
    const { entries } = await this.#log(owner).read()
    const found = entries.filter((entry) => entry.record !== null && isAboutRecord(entry.record, record))
    return success({ entries: found.slice(0, NEWEST), total: found.length })
  }

  /** Drops a user's entries from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    const log = this.#logs.get(owner)
    this.#logs.delete(owner)
    await log?.close()
  }

  /** Deletes everybody's where the policy wants none kept. */
  async sweep(): Promise<void> {
    const { days, folder, logger } = this.#options
    if (days() > 0) return
    try {
      for (const name of await namesIn(folder)) if (FILE.test(name)) await rm(join(folder, name), { force: true })
    } catch (error) {
      logger.warn(`What was sent earlier could not be deleted: ${storageReason(error)}`)
    }
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await Promise.all([...this.#logs.values()].map((log) => log.settled()))
  }

  #reportSoon(): void {
    if (this.#report !== undefined) return
    this.#report = setTimeout(() => {
      this.#report = undefined
      this.#options.onChange()
    }, REPORT_EVERY).unref()
  }

  #log(owner: string): ActivityLog {
    const known = this.#logs.get(owner)
    if (known !== undefined) return known
    const { folder, vault, days } = this.#options
    const log = new ActivityLog({ folder, vault, owner, days, now: this.#now })
    this.#logs.set(owner, log)
    return log
  }
}

export const activityHandlers = (activity: Activity): HandlersOf<'activity'> => ({
  'activity.list': () => activity.list(),
  'activity.ofRecord': (record) => activity.ofRecord(record),
})
