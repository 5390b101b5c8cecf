import * as z from 'zod'
import { type CallTable, type EventTable, nothing, SMALL, timestamp } from './contract.ts'

/** Where an update of the console is. `version` is the one that is offered, null while none is. */
const updateStatusSchema = z.object({
  current: z.string().describe('the version that runs'),
  state: z.enum(['off', 'idle', 'checking', 'downloading', 'ready', 'failed']),
  version: z.string().nullable(),
  isWithdrawn: z.boolean().describe('the publisher has withdrawn the running version: the offered one may be older'),
  received: z.number().int().nonnegative().describe('bytes, while downloading'),
  total: z.number().int().nonnegative().nullable().describe('bytes; null until the server has named them'),
  message: z.string().nullable().describe('why it is off, or why it failed'),
  checkedAt: timestamp.nullable().describe('when the feed last answered'),
  isResumed: z.boolean().describe('this run began with a restart for an update: the page returns to where it was'),
})
export type UpdateStatus = z.infer<typeof updateStatusSchema>

/** What is new in the version that runs, from the change log of the build. */
const releaseNotesSchema = z.object({
  version: z.string(),
  sections: z.array(z.object({ title: z.string(), items: z.array(z.string()) })),
})
export type ReleaseNotes = z.infer<typeof releaseNotesSchema>

export const updatesCalls = {
  'updates.status': { argument: nothing, result: updateStatusSchema, limit: SMALL },
  'updates.check': { argument: nothing, result: updateStatusSchema, limit: SMALL },
  'updates.restart': { argument: nothing, result: z.object({ blockedBy: z.array(z.string()).describe('empty: the console restarts') }), limit: SMALL },
  'updates.news': { argument: nothing, result: releaseNotesSchema, limit: SMALL },
} as const satisfies CallTable

export const updatesEvents = {
  'updates.changed': updateStatusSchema,
} as const satisfies EventTable
