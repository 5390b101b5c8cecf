import { type Failure, failure, type Result } from '#shared/result.ts'
import type { Logger } from '../log/logger.ts'

/** What a failed sending means: `not-done` for certain; otherwise the platform must be read back, how long is in `Timeouts`. */
export type FailedOutcome = 'not-done' | 'doubtful' | 'unknown'

/** Error types of a resolver that has ended: it will not book any more, but may have booked before it failed. */
const ENDED = /^(?:Validation|BadRequest|BadUserInput|BAD_USER_INPUT|Conflict|Conditional|NotFound|NOT_FOUND|Unauthori|Limit|Throttl|NotServed)/i

/** Kinds of failures that come before anything is sent. Every other kind is of unknown outcome. */
const NOT_SENT: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'signed-out', 'identity', 'cancelled', 'invalid-arguments', 'not-offered'])

/**
 * What the failure of a mutation says of its outcome. `not-done`: it was not sent, or a known word proves that nothing
 * ran (`refusals.ts` of platform).
 * `doubtful`: a resolver answered that it failed, which may have come after the booking. `unknown`: everything else;
 * the call may still be at work.
 */
export function failedOutcome({ kind, details }: Failure): FailedOutcome {
  const outcome = details?.['outcome']
  if (outcome === 'not-run' || (NOT_SENT.has(kind) && outcome !== 'unknown')) return 'not-done'
  if (kind === 'forbidden') return 'doubtful'
  return (kind === 'rejected' || kind === 'unknown-outcome') && ENDED.test(details?.['code'] ?? '') ? 'doubtful' : 'unknown'
}

/** Runs what sends or reads back. An error that nobody expected is a failure like others: nothing that was sent must be left without an outcome. */
export async function guarded<Value>(logger: Logger, work: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await work()
  } catch (cause) {
    logger.error(`Sending or reading back failed inside the console: ${String(cause)}`)
    return failure('internal', 'Something went wrong inside the console.')
  }
}
