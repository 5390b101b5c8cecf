import * as z from 'zod'
import { LONGEST_VALUE, MOST_FIELDS, RECORD_SORTS, UNDOABLE_SORTS } from '../domain/activity/sent-changes.ts'
import { BULK_SITE_FIELD_NAMES } from '../domain/bulk/site-changes.ts'
import { type CallTable, type EventTable, nothing, SMALL, timestamp } from './contract.ts'

const text = z.string().max(LONGEST_VALUE)
const value = z.union([z.string().max(5000), z.number(), z.boolean(), z.null()])

/** A value of a form: a plain one, a choice of several, or an image by where it is stored. */
const formValue = z.union([value, z.array(text).max(500), z.record(z.string().max(100), z.string().max(1000))])

/** What a change was made to. `id` is empty where only its name is known. */
const recordSchema = z.object({ sort: z.enum(RECORD_SORTS), id: text, name: text })
export type ChangedRecord = z.infer<typeof recordSchema>

const fieldChangeSchema = z.object({ field: text, from: text, to: text })
export type FieldChange = z.infer<typeof fieldChangeSchema>

/** What a change needs to be taken back: the plain values that it made other ones of, as they are stored. */
const undoSchema = z.union([
  z.object({ siteId: text, field: z.enum(BULK_SITE_FIELD_NAMES), from: value, to: value }).describe('one field of a site'),
  z
    .object({
      siteId: text,
      fields: z
        .array(z.object({ field: z.enum(BULK_SITE_FIELD_NAMES), label: text, from: value, to: value }))
        .min(2)
        .max(MOST_FIELDS),
    })
    .describe('several fields of a site'),
  z
    .object({
      sort: z.enum(UNDOABLE_SORTS),
      id: text,
      of: text.describe('of a template and a menu: its site id; of the price of a partner: its user name'),
      values: z
        .array(z.object({ name: text, from: formValue, to: formValue }))
        .min(1)
        .max(MOST_FIELDS),
    })
    .describe('fields of a record, by their name in its form'),
])
export type ChangeUndo = z.infer<typeof undoSchema>
export type RecordUndo = Extract<ChangeUndo, { readonly sort: unknown }>

/** What the page adds to a mutation so that people can read it later. It decides nothing: operation, time and outcome are main's. */
export const aboutSchema = z.object({
  record: z.object({ id: text, name: text, sort: z.enum(RECORD_SORTS).optional().describe('where one call serves records of several sorts') }).optional(),
  fields: z.array(fieldChangeSchema).max(MOST_FIELDS).optional(),
  undo: undoSchema.optional(),
})
export type ChangeAbout = z.infer<typeof aboutSchema>

/**
 * One change that this console sent. `sending`: no answer yet; `unknown`: none came, or the console ended before; `absent`: it was sent, and read back in vain.
 * `way`: by hand, or as a row of a bulk change or campaign.
 */
const activityEntrySchema = z.object({
  id: z.string(),
  at: timestamp,
  operation: z.string(),
  what: z.string(),
  record: recordSchema.nullable(),
  fields: z.array(fieldChangeSchema),
  undo: undoSchema.nullable(),
  way: z.enum(['hand', 'bulk', 'campaign']),
  outcome: z.enum(['sending', 'done', 'failed', 'unknown', 'absent']),
  message: z.string().nullable(),
})
export type ActivityEntry = z.infer<typeof activityEntrySchema>

const activitySchema = z.object({
  userName: z.string().describe('who sent all of it'),
  entries: z.array(activityEntrySchema).describe('newest first'),
  total: z.number().int().nonnegative().describe('kept in all: more than the entries where there are very many'),
  days: z.number().int().nonnegative().describe('how long it is kept'),
  problem: z.string().nullable().describe('why it is not kept, or not whole; null where it is'),
})
export type Activity = z.infer<typeof activitySchema>

const ofRecordSchema = z.object({
  entries: z.array(activityEntrySchema).describe('the newest few, newest first'),
  total: z.number().int().nonnegative(),
})

export const activityCalls = {
  /** A record is found by its id or its name: some calls of the platform know only one of them. */
  'activity.ofRecord': { argument: recordSchema, result: ofRecordSchema, limit: SMALL },
  'activity.list': { argument: nothing, result: activitySchema, limit: SMALL },
} as const satisfies CallTable

export const activityEvents = {
  /** Something was sent, or has its outcome. */
  'activity.changed': nothing,
} as const satisfies EventTable
