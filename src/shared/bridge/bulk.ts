import * as z from 'zod'
import { BULK_JOBS } from '../domain/bulk/bulk-jobs.ts'
import { type CallTable, type EventTable, MB, nothing, SMALL, timestamp } from './contract.ts'

/** Sites that one bulk change can have. */
const MOST_BULK_ROWS = 100_000

const key = z.uuid().describe('made when the dry run opens: what is begun under one key is begun once')
const shortText = z.string().max(1000)
const field = z.enum(BULK_JOBS).describe('the field that is changed, or what is imported')
const value = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()])
const content = z.union([value, z.record(z.string().max(100), value)])
const columns = z.record(z.string().max(100), shortText).optional().describe('of an import: the labels of its fields')
const note = shortText.optional().describe('of menus: what is written to the history of the site with each change')
const line = z.number().int().positive().optional().describe('of an import: the line of the file')

const targetSchema = z.object({ id: shortText.min(1), domain: shortText.min(1) })

/**
 * What a record has now. `absent`: there is none of that id; `unreadable`: the platform could not say; `denied`: the user may not read it. `inapplicable`:
 * why the change makes no sense for it, as the end of a sentence. `to`: what it would get, where only main can say, such as the price of a plan. `isThere`:
 * it has that already. `taken`: why it cannot be created, its sort before a colon.
 */
const currentSchema = z.union([
  z.object({ value: content, to: content.optional(), isThere: z.boolean().optional() }),
  z.object({ missing: z.enum(['absent', 'unreadable', 'denied']) }),
  z.object({ inapplicable: shortText }),
  z.object({ taken: shortText }),
])
export type BulkCurrent = z.infer<typeof currentSchema>

const inputName = z.string().max(100)
const inputPart = z.record(inputName, z.union([value, z.record(inputName, value)]))
/** What a row of new sites creates, as Create New Site would send it; of pages their names. */
const newSiteSchema = z.object({
  input: z.record(inputName, z.union([value, z.array(z.union([value, inputPart])).max(1000), inputPart])),
  pages: z.array(shortText).max(1000),
  reward: z.object({ isEnabled: z.boolean(), onGroup: z.boolean(), groupId: shortText.nullable() }).nullable(),
})
export type NewSite = z.infer<typeof newSiteSchema>

/** The site that a row has created. */
const madeSchema = z.object({ siteId: shortText.min(1), domain: shortText, currency: shortText })
export type MadeSite = z.infer<typeof madeSchema>

const newSite = newSiteSchema.optional().describe('of new sites: what the row creates')
const made = madeSchema.optional().describe('of new sites: the site that the row, or the row that it repeats, has created')

/** A row of the dry run. `skip`: why nothing is to be changed; null: it is changed from what it had in the dry run. */
const plannedRowSchema = targetSchema.extend({ name: shortText, from: content, to: content, skip: shortText.nullable(), line, newSite, made })
export type PlannedRow = z.infer<typeof plannedRowSchema>

const bulkOrderSchema = z.object({
  key,
  field,
  columns,
  label: shortText.min(1).describe('what is changed, as people read it'),
  origin: z.enum(['change', 'retry', 'undo']),
  note,
  rows: z.array(plannedRowSchema).min(1).max(MOST_BULK_ROWS),
})
export type BulkOrder = z.infer<typeof bulkOrderSchema>

/** `unknown`: sent, and the platform could not be asked for its outcome. `stopped`: not sent any more. */
const outcomeSchema = z.enum(['waiting', 'sending', 'done', 'failed', 'unknown', 'skipped'])
export type BulkOutcome = z.infer<typeof outcomeSchema>

const resultRowSchema = plannedRowSchema.omit({ skip: true }).extend({ outcome: outcomeSchema, message: z.string().nullable() })
export type BulkRow = z.infer<typeof resultRowSchema>

const count = z.number().int().nonnegative()

/** How far a bulk change has come. `paused`: `message` says why, and whether it goes on by itself. */
const bulkRunSchema = z.object({
  key,
  field,
  columns,
  label: z.string(),
  origin: z.enum(['change', 'retry', 'undo']),
  note,
  startedAt: timestamp,
  endedAt: timestamp.nullable(),
  state: z.enum(['running', 'paused', 'stopped', 'done']),
  message: z.string().nullable(),
  counts: z.record(outcomeSchema, count),
  secondsLeft: count.nullable().describe('while it runs and some rows are done'),
})
export type BulkRun = z.infer<typeof bulkRunSchema>

const ofKey = z.object({ key })

export const bulkCalls = {
  'bulk.current': {
    argument: z.object({
      field,
      rows: z
        .array(targetSchema.extend({ to: content.optional() }))
        .min(1)
        .max(MOST_BULK_ROWS),
      isFirst: z.boolean().describe('reads the list of sites again'),
    }),
    result: z.array(currentSchema),
    limit: 32 * MB,
  },
  'bulk.start': { argument: bulkOrderSchema, result: bulkRunSchema, limit: 64 * MB },
  'bulk.list': { argument: nothing, result: z.array(bulkRunSchema), limit: SMALL },
  'bulk.rows': { argument: ofKey, result: z.array(resultRowSchema), limit: SMALL },
  'bulk.pause': { argument: ofKey, result: bulkRunSchema, limit: SMALL },
  'bulk.resume': { argument: ofKey, result: bulkRunSchema, limit: SMALL },
  'bulk.stop': { argument: ofKey, result: bulkRunSchema, limit: SMALL },
  'bulk.dismiss': { argument: ofKey, result: nothing, limit: SMALL },
} as const satisfies CallTable

export const bulkEvents = {
  'bulk.changed': bulkRunSchema,
} as const satisfies EventTable
