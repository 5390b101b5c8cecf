import * as z from 'zod'
import { calls, type MoneyEntry } from '#shared/bridge.ts'

/** An entry as the journal keeps it: what the renderer sees, and what a reading back needs. */
export const storedEntrySchema = z.object({
  entry: calls['money.send'].result,
  variables: z.record(z.string(), z.unknown()),
  baseline: z.array(z.string()).describe('ids of the records that were there before it was sent; empty once nobody needs them'),
  prepared: z.boolean().describe('the baseline is there: it may have been sent'),
  recordId: z.string().nullable().describe('the record it made'),
  superseded: z.boolean().describe('was absent, and the same was sent anew'),
  dismissed: z.boolean().describe('seen by the user; kept for its key'),
})
export type StoredEntry = z.infer<typeof storedEntrySchema>

/** Whether the outcome is known. */
export const isSettled = ({ state }: Pick<MoneyEntry, 'state'>): boolean => state !== 'sending' && state !== 'unknown'
