import { createHash } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { Notice } from '#shared/bridge.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'
import { type StoredEntry, storedEntrySchema } from './stored-entry.ts'

export interface MoneyJournalOptions {
  /** The folder that holds the sealed journals and nothing else: `<user data>/money`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
}

const journalSchema = z.object({ version: z.literal(1), entries: z.array(storedEntrySchema) })

const DROPPED =
  'The record of what you sent was damaged and had to be dropped. If a recharge, a subscription, a service or an invoice was under way, look at the site ' +
  'or the partner before you send it again.'

/**
 * The sent money of each user, sealed, one file a user, replaced whole. It outlives the process and a sign-out. Without a keychain nothing is written, and
 * the journal lasts as long as the process.
 */
export class MoneyJournal {
  readonly #options: MoneyJournalOptions
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: MoneyJournalOptions) {
    this.#options = options
  }

  /** A user's entries. One that cannot be opened for good is put aside, with a notice; a failure `storage` may be over at the next try. */
  load(owner: string): Promise<Result<readonly StoredEntry[]>> {
    return this.#after(async () => {
      if (this.#isMemoryOnly()) return success([])
      const file = this.#file(owner)
      const opened = await this.#options.vault.open(file)
      if (opened.state === 'absent') return success([])
      if (opened.state === 'unavailable') return failure('storage', `The record of what was sent before cannot be read. ${opened.reason}`)
      const entries = opened.state === 'opened' ? parseJournal(opened.text) : null
      if (entries !== null) return success(entries)
      this.#options.logger.error('The journal of sent money was damaged and was put aside')
      this.#options.announce({ kind: 'money-journal-dropped', intent: 'warning', message: DROPPED })
      await rename(file.path, `${file.path}.damaged`).catch(() => undefined)
      return success([])
    })
  }

  /** Writes a user's entries. When it ends well they are on the disk; a failure `storage` leaves those before. */
  save(owner: string, entries: readonly StoredEntry[]): Promise<Result<void>> {
    // The text is made now: the entries go on changing while this waits for its turn.
    const text = JSON.stringify({ version: 1, entries })
    return this.#after(async () => (this.#isMemoryOnly() ? success(undefined) : this.#options.vault.seal(this.#file(owner), [text])))
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  #isMemoryOnly(): boolean {
    return this.#options.vault.status().mode !== 'keychain'
  }

  #after<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /** The name does not tell whose journal it is. */
  #file(owner: string): SealedFile {
    const name = createHash('sha256').update(owner).digest('hex').slice(0, 32)
    return { path: join(this.#options.folder, `${name}.sealed`), purpose: 'money-journal', owner }
  }
}

function parseJournal(text: string): readonly StoredEntry[] | null {
  try {
    return journalSchema.parse(JSON.parse(text)).entries
  } catch {
    return null
  }
}
