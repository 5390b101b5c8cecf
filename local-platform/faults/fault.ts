import * as z from 'zod'

/** What can go wrong with one operation. See the README for what each does. */
const FAULT_KINDS = [
  'delay',
  'refuse',
  'http500',
  'http-answer',
  'graphql-error',
  'drop-before',
  'drop-after-commit',
  'error-after-commit',
  'unauthorized-after-commit',
  'answer-after-commit',
  'late-list',
  'truncated',
  'wrong-shape',
  'expired-token',
  'slow-body',
  'wrong-nonce',
  'wrong-state',
] as const

/** A fault as the control address takes it. */
export const faultSchema = z.strictObject({
  operation: z
    .string()
    .min(1)
    .describe('GraphQL: the operation\'s name; "rest.resetSite", "storage.getObject", "identity.token" ...; "identity.*" a whole service; "*" everything'),
  fault: z.enum(FAULT_KINDS),
  containing: z.string().default('').describe('hits only calls whose variables, as JSON, contain this text'),
  times: z.number().int().positive().default(1).describe('how many of the next calls it hits'),
  milliseconds: z.number().int().nonnegative().default(1_000).describe('of delay and slow-body; of late-list how old the data is'),
  message: z.string().default('INJECTED_FAULT').describe('of graphql-error and error-after-commit; in an OAuth answer the description'),
  errorType: z
    .string()
    .optional()
    .describe(
      'of the same, by default Conflict of the former, a refusal, and InternalFailure of the latter; of identity operations the OAuth error code, by default server_error',
    ),
  atField: z.boolean().default(false).describe("of graphql-error: the error names the operation's field, as when its resolver refuses"),
  body: z.unknown().optional().describe('of wrong-shape, http-answer and the answers after a commit: what is answered instead; a text is a web page'),
  status: z.number().int().min(200).max(599).default(429).describe('of http-answer and answer-after-commit'),
  retryAfter: z.string().optional().describe('of http-answer: its Retry-After header'),
})

export type Fault = z.infer<typeof faultSchema>
export type FaultRequest = z.input<typeof faultSchema>
