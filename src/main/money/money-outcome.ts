import type { Failure } from '#shared/result.ts'

/** What a failed sending means: `not-done` for certain, or so that the platform must be read back. */
export type FailedOutcome = 'not-done' | 'doubtful' | 'unknown'

/** Error types by which a platform says that it decided against a call. Any other error may have come after the booking. */
const DECISIONS = /^(?:Validation|BadRequest|BadUserInput|BAD_USER_INPUT|Conflict|Conditional|NotFound|NOT_FOUND|Unauthori|Limit|Throttl|NotServed)/i

/**
 * What the failure of a mutation says of its outcome. `unknown`: sent, and no usable answer came. `doubtful`: an answer came that speaks of an error but not
 * of a decision; one reading settles it, as the platform is done with the call. Source: design, section 6.
 */
export function failedOutcome({ kind, details }: Failure): FailedOutcome {
  if (kind === 'unknown-outcome' || kind === 'invalid-answer' || kind === 'internal' || details?.['outcome'] === 'unknown') return 'unknown'
  if (kind === 'rejected') return DECISIONS.test(details?.['code'] ?? '') ? 'not-done' : 'doubtful'
  return 'not-done'
}
