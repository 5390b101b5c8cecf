import type { FaultRequest } from '#local-platform/faults/fault.ts'
import { type LateAnswer, TOKEN_REFUSALS, UNLISTED_ANSWERS, unlistedAnswers } from '#tests/unlisted-answers.ts'

/** One way in which the platform misbehaves towards a payment. */
export interface FaultCase {
  readonly name: string
  readonly fault: Omit<FaultRequest, 'operation' | 'containing'> | null
  /** Whether the platform books under it. */
  readonly isBooked: boolean
}

/** Error types as the platform's services name them: AppSync, DynamoDB, Lambda. */
const ERROR_TYPES = [
  'ThrottlingException',
  'ConditionalCheckFailedException',
  'LimitExceededException',
  'NotFound',
  'ValidationException',
  'UnauthorizedException',
  'InternalFailure',
  'ExecutionTimeout',
] as const

const of = (fault: FaultRequest['fault'], isBooked: boolean): FaultCase => ({ name: fault, fault: { fault, milliseconds: 80 }, isBooked })

/** What happens to connections and bodies. */
export const TRANSPORT: readonly FaultCase[] = [
  { name: 'none', fault: null, isBooked: true },
  of('delay', true),
  of('slow-body', true),
  of('expired-token', false),
  { name: 'graphql-error', fault: { fault: 'graphql-error', errorType: 'InternalFailure' }, isBooked: false },
  of('refuse', false),
  of('drop-before', false),
  of('http500', false),
  of('drop-after-commit', true),
  of('truncated', true),
  of('wrong-shape', true),
]

/** Answers that say no, after the booking and before. */
export const REFUSALS: readonly FaultCase[] = [
  of('unauthorized-after-commit', true),
  ...ERROR_TYPES.flatMap((errorType): FaultCase[] => [
    { name: `${errorType} after`, fault: { fault: 'error-after-commit', errorType }, isBooked: true },
    { name: `${errorType} before`, fault: { fault: 'graphql-error', errorType, atField: true }, isBooked: false },
  ]),
]

const answered = ({ status, body }: LateAnswer): FaultCase => ({
  name: `${status} ${JSON.stringify(body)}`,
  fault: { fault: 'answer-after-commit', status, body },
  isBooked: true,
})

/** Answers after the booking that are no proof that nothing ran, whatever they say. */
export const unprovenAnswers = (generated: number, seed: number): readonly FaultCase[] =>
  [...UNLISTED_ANSWERS, ...TOKEN_REFUSALS, ...unlistedAnswers(generated, seed)].map(answered)

export const FAULTS: readonly FaultCase[] = [...TRANSPORT, ...REFUSALS]
