import * as z from 'zod'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'

/**
 * An entry as the journal keeps it, version 1: what the renderer sees, and what a reading back needs. The journal's
 * own: a change of the bridge must not make
 * what is on the disk unreadable. A change here is a new version, with a migration in `money-journal.ts` and a golden
 * file.
 */
export const storedEntrySchema = z.object({
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
