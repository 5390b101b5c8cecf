import { join } from 'node:path'
import * as z from 'zod'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { type Damage, SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import { SendMarkers } from '../vault/send-markers.ts'

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

/** Of the stored entries. Each version keeps a golden file in `golden/`, which must stay readable. */
export const JOURNAL_VERSION = 1

/** Bytes. A week of payments, each with its variables and answer, stays far below it. */
const LARGEST_JOURNAL = 64 * 1024 ** 2

const LOOK = 'If you were sending a recharge, a subscription, a service or an invoice, check the site or the partner before you send it again.'

/** The payments of each user, sealed, one file a user, and what can be known of them without the keychain. It outlives the process and a sign-out. */
export class MoneyJournal extends SealedStore<StoredEntry> {
  /** What is being sent, readable without the keychain. */
  readonly markers: SendMarkers

  constructor({ announce, ...surroundings }: StoreSurroundings) {
    super({
      ...surroundings,
      purpose: 'money-journal',
      schema: storedEntrySchema,
      version: JOURNAL_VERSION,
      limit: LARGEST_JOURNAL,
      label: 'The record of what was sent',
      onDamaged: (damage) => announce({ kind: 'money-journal-dropped', intent: 'warning', message: messageOf(damage) }),
    })
    this.markers = new SendMarkers({ folder: join(surroundings.folder, 'markers'), logger: surroundings.logger })
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
