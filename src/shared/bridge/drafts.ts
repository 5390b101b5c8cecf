import * as z from 'zod'
import { type CallTable, MB, nothing, SMALL, timestamp } from './contract.ts'

const formId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9:._-]{0,119}$/)
  .describe('which form, and of which record: "create-site", "edit-site:<site id>"')

/** What a half-filled form held, as its own JSON text. */
const draftSchema = z.object({ text: z.string(), savedAt: timestamp })
export type Draft = z.infer<typeof draftSchema>

const listedDraftSchema = z.object({ form: z.string(), savedAt: timestamp })
export type ListedDraft = z.infer<typeof listedDraftSchema>

export const draftsCalls = {
  'drafts.list': { argument: nothing, result: z.array(listedDraftSchema), limit: SMALL },
  'drafts.read': { argument: z.object({ form: formId }), result: draftSchema.nullable(), limit: SMALL },
  'drafts.write': { argument: z.object({ form: formId, text: z.string().max(1_000_000) }), result: nothing, limit: 4 * MB },
  'drafts.discard': { argument: z.object({ form: formId }), result: nothing, limit: SMALL },
} as const satisfies CallTable
