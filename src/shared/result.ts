import * as z from 'zod'
import { FAILURE_KINDS } from './failure-kinds.ts'

export type FailureKind = (typeof FAILURE_KINDS)[number]

/** A failure as it crosses the bridge: a value, never a thrown text. `details` never holds a token, a key or a path. */
export const failureSchema = z.object({
  kind: z.enum(FAILURE_KINDS),
  message: z.string(),
  details: z.record(z.string(), z.string()).optional(),
})

export type Failure = z.infer<typeof failureSchema>

export type Result<Value> = { ok: true; value: Value } | { ok: false; error: Failure }

export const success = <Value>(value: Value): Result<Value> => ({ ok: true, value })

export const failure = (kind: FailureKind, message: string, details?: Record<string, string>): Result<never> => ({
  ok: false,
  error: details === undefined ? { kind, message } : { kind, message, details },
})
