import { join } from 'node:path'
import * as z from 'zod'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../log/logger.ts'
import { type Damage, SealedStore } from '../vault/sealed-store.ts'
import { SendMarkers } from '../vault/send-markers.ts'
import type { Vault } from '../vault/vault.ts'

/**
 * An entry as the journal keeps it, version 1: what the renderer sees, and what a reading back needs. The journal's own: a change of the bridge must not make
 * what is on the disk unreadable. A change here is a new version, with a migration in `money-journal.ts` and a golden file.
 */
const storedEntrySchema = z.object({
  entry: z.object({
    key: z.string(),
    operation: z.enum(MONEY_OPERATIONS),
    siteId: z.string(),
    domain: z.string(),
    amount: z.number().int(),
    currency: z.string(),
    text: z.string(),
    state: z.enum(['sending', 'done', 'refused', 'unknown', 'absent']),
    startedAt: z.number().int(),
    settledAt: z.number().int().nullable(),
    checkedAt: z.number().int().nullable(),
    found: z.boolean(),
    message: z.string().nullable(),
    data: z.string().nullable(),
  }),
  variables: z.record(z.string(), z.unknown()),
  baseline: z.array(z.string()).describe('ids of the records that were there before it was sent; empty once nobody needs them'),
  prepared: z.boolean().describe('the baseline is there: it may have been sent'),
  recordId: z.string().nullable().describe('the record it made'),
  superseded: z.boolean().describe('was absent, and the same was sent again'),
  dismissed: z.boolean().describe('seen by the user; kept for its key'),
})
export type StoredEntry = z.infer<typeof storedEntrySchema>

export const isSettled = ({ state }: Pick<MoneyEntry, 'state'>): boolean => state !== 'sending' && state !== 'unknown'

export interface MoneyJournalOptions {
  /** The folder that holds the sealed journals and the markers, and nothing else: `<user data>/money`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  /** Ids under which earlier editions of the console knew an owner. */
  readonly formerOwners?: (owner: string) => readonly string[]
  readonly logger: Logger
}

/** Of the stored entries. Each version keeps a golden file in `golden/`, which must stay readable. */
export const JOURNAL_VERSION = 1

/** Bytes. A week of payments, each with its variables and answer, stays far below it. */
const LARGEST_JOURNAL = 64 * 1024 ** 2

const LOOK = 'If you were sending a recharge, a subscription, a service or an invoice, check the site or the partner before you send it again.'

/** The payments of each user, sealed, one file a user, and what can be known of them without the keychain. It outlives the process and a sign-out. */
export class MoneyJournal {
  /** What is being sent, readable without the keychain. */
  readonly markers: SendMarkers
  readonly #store: SealedStore<StoredEntry>

  constructor({ announce, ...options }: MoneyJournalOptions) {
    this.markers = new SendMarkers({ folder: join(options.folder, 'markers'), logger: options.logger })
    this.#store = new SealedStore({
      ...options,
      purpose: 'money-journal',
      schema: storedEntrySchema,
      version: JOURNAL_VERSION,
      migrate: {},
      limit: LARGEST_JOURNAL,
      label: 'The record of what was sent',
      onDamaged: (damage) => announce({ kind: 'money-journal-dropped', intent: 'warning', message: messageOf(damage) }),
    })
  }

  isKept(): boolean {
    return this.#store.isKept()
  }

  /** A user's entries. Failure `storage`: nothing may be sent, as it is not known what was sent before. */
  async load(owner: string): Promise<Result<readonly StoredEntry[]>> {
    const loaded = await this.#store.load(owner)
    return loaded.ok ? loaded : failure('storage', `The record of what was sent before cannot be read. ${loaded.error.message}`)
  }

  /** Writes a user's entries. When it ends well they are on the disk, or there is no keychain; a failure `storage` leaves those before. */
  save(owner: string, entries: readonly StoredEntry[]): Promise<Result<void>> {
    return this.isKept() ? this.#store.save(owner, entries) : Promise.resolve(success(undefined))
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#store.settled()
  }
}

function messageOf(damage: Damage): string {
  switch (damage.of) {
    case 'file':
      return `The record of what you sent was damaged and had to be dropped. ${LOOK}`
    case 'newer-version':
      return 'The record of what you sent was written by a newer version of the console. Update the console on this computer before you send anything.'
    case 'entries':
      return damage.count === 1
        ? `One entry in the record of what you sent was damaged. It was set aside. ${LOOK}`
        : `${damage.count} entries in the record of what you sent were damaged. They were set aside. ${LOOK}`
  }
}
