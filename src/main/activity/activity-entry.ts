import * as z from 'zod'
import type { ActivityEntry, FieldChange } from '#shared/bridge/activity.ts'
import { ASKING_ONLY, keptText, SENT_CHANGES, type SentChange, UNDOABLE_SORTS } from '#shared/domain/activity/sent-changes.ts'
import { rowIdWithin } from '#shared/domain/bulk/record-changes.ts'
import { BULK_SITE_FIELD_NAMES } from '#shared/domain/bulk/site-changes.ts'
import { siteOfServiceTypes } from '#shared/domain/content/menu.ts'
import { failedOutcome } from '../money/money-outcome.ts'
import type { MutationAnswer, SentMutation } from '../platform/platform-client.ts'

export type Outcome = Pick<ActivityEntry, 'outcome' | 'message'> & {
  /** Of the record, where the platform has given it one. */
  readonly recordId?: string | undefined
}

const ASKING: ReadonlySet<string> = new Set(ASKING_ONLY)

/** Whether a mutation changes something. One that nobody described counts as a change. */
export const isChange = (operation: string): boolean => !ASKING.has(operation)

const textOf = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return typeof value === 'string' || typeof value === 'number' ? keptText(String(value)) : ''
}

/** The variables and the fields of their input; of a list of inputs those of the first. */
const flatVariables = (variables: SentMutation['variables']): Readonly<Record<string, unknown>> => {
  const { input } = variables
  const first: unknown = Array.isArray(input) ? input[0] : input
  return typeof first === 'object' && first !== null ? { ...variables, ...first } : variables
}

// The page masks secrets itself; this is for the field that somebody forgets.
const SECRET = /password|secret|token|api ?key/i
const HIDDEN = 'not kept'

const withoutSecrets = (fields: readonly FieldChange[]): FieldChange[] =>
  fields.map(({ field, from, to }) => (SECRET.test(field) ? { field, from: from && HIDDEN, to: to && HIDDEN } : { field, from, to }))

/** The entry of a call before its answer. Of the variables it keeps what the table of changes names, and nothing else. `at`: unix seconds. */
export const entryOf = ({ operation, variables, about, way = 'hand' }: SentMutation, id: string, at: number): ActivityEntry => {
  const change: SentChange | undefined = Object.hasOwn(SENT_CHANGES, operation) ? SENT_CHANGES[operation] : undefined
  const flat = flatVariables(variables)
  const named = (name: string | undefined): string => (name === undefined ? '' : textOf(flat[name]))
  const known = about?.record
  const ownId = named(change?.id)
  const sentId = change?.within === undefined || ownId === '' ? ownId : rowIdWithin(siteOfServiceTypes(named(change.within)), ownId)
  const recordId = known?.sort === undefined ? sentId || (known?.id ?? '') : known.id
  const record = change && { sort: known?.sort ?? change.sort, id: recordId, name: (known?.name ?? '') || named(change.name) || ownId || recordId }
  const shown: FieldChange[] = Object.entries(change?.shows ?? {}).map(([name, field]) => ({ field, from: '', to: textOf(flat[name]) }))
  return {
    id,
    at,
    operation,
    what: change?.what ?? operation,
    record: record === undefined || record.name === '' ? null : record,
    fields: withoutSecrets(about?.fields ?? shown.filter(({ to }) => to !== '')),
    // The value of a secret is kept nowhere, so it cannot be taken back.
    undo: about?.fields?.some(({ field }) => SECRET.test(field)) === true ? null : (about?.undo ?? null),
    way,
    outcome: 'sending',
    message: null,
  }
}

/** What an answer says of the outcome. @param operation tells where the answer has the id of what it has created */
export const outcomeOf = (answer: MutationAnswer, operation = ''): Outcome => {
  if (answer.ok)
    return isYes(answer.value)
      ? { outcome: 'done', message: null, ...givenId(answer.value, operation) }
      : { outcome: 'failed', message: 'The platform did not accept it.' }
  const { message } = answer.error
  return { outcome: failedOutcome(answer.error) === 'not-done' ? 'failed' : 'unknown', message: keptText(message) }
}

/** Whether an answer without an error says yes: not every field of its data is empty or false. */
const isYes = (answer: (MutationAnswer & { readonly ok: true })['value']): boolean => {
  if ('hasResult' in answer) return answer.hasResult
  const fields = Object.values(JSON.parse(answer.data) as Readonly<Record<string, unknown>>)
  return fields.length === 0 || fields.some((field) => field !== null && field !== false)
}

const givenId = (answer: (MutationAnswer & { readonly ok: true })['value'], operation: string): Pick<Outcome, 'recordId'> => {
  const name = Object.hasOwn(SENT_CHANGES, operation) ? SENT_CHANGES[operation]?.answeredId : undefined
  if (name === undefined || 'hasResult' in answer) return {}
  const [created] = Object.values(JSON.parse(answer.data) as Readonly<Record<string, Readonly<Record<string, unknown>> | null>>)
  const recordId = textOf(created?.[name])
  return recordId === '' ? {} : { recordId }
}

/** The entry once its outcome is known. */
export const settledEntry = (entry: ActivityEntry, { outcome, message, recordId }: Outcome): ActivityEntry => ({
  ...entry,
  outcome,
  message,
  record: entry.record !== null && recordId !== undefined ? { ...entry.record, id: recordId } : entry.record,
})

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const formValue = z.union([value, z.array(z.string()), z.record(z.string(), z.string())])
const storedRecord = z.object({ sort: z.string(), id: z.string(), name: z.string() })
const storedField = z.object({ field: z.enum(BULK_SITE_FIELD_NAMES), label: z.string(), from: value, to: value })
const storedUndo = z.union([
  z.object({ siteId: z.string(), field: z.enum(BULK_SITE_FIELD_NAMES), from: value, to: value }),
  z.object({ siteId: z.string(), fields: z.array(storedField) }),
  z.object({ sort: z.enum(UNDOABLE_SORTS), id: z.string(), of: z.string(), values: z.array(z.object({ name: z.string(), from: formValue, to: formValue })) }),
])

/** A line of the log: an entry when it is sent, or the outcome of one. Unknown names in it are of a newer console. */
const lineSchema = z.union([
  z.object({
    id: z.string(),
    at: z.number().int(),
    operation: z.string(),
    what: z.string(),
    record: storedRecord.nullable(),
    fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    undo: storedUndo.nullable().catch(null),
    way: z.enum(['hand', 'bulk', 'campaign']),
  }),
  z.object({ of: z.string(), outcome: z.enum(['done', 'failed', 'unknown', 'absent']), message: z.string().nullable(), recordId: z.string().optional() }),
])
type Line = z.infer<typeof lineSchema>

export const lineOfEntry = ({ outcome: _outcome, message: _message, ...entry }: ActivityEntry): string => JSON.stringify(entry)

export const lineOfOutcome = (of: string, { outcome, message, recordId }: Outcome): string => JSON.stringify({ of, outcome, message, recordId })

/** A line as it is read back; null for one that is none. */
export const lineOf = (text: string): Line | null => {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
