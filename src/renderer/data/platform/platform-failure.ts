import type { Failure, FailureKind, Result } from '#shared/result.ts'

/** A failure that came over the bridge, as an error that TanStack Query and error boundaries can carry. */
export class PlatformFailure extends Error {
  readonly kind: FailureKind
  readonly details: Readonly<Record<string, string>>

  constructor(failure: Failure) {
    super(failure.message)
    this.name = 'PlatformFailure'
    this.kind = failure.kind
    this.details = failure.details ?? {}
  }
}

/** The value of a bridge answer; throws a `PlatformFailure` when it is a failure. */
export const unwrap = <Value>(result: Result<Value>): Value => {
  if (result.ok) return result.value
  throw new PlatformFailure(result.error)
}

/** Adds the operation to a failure `not-offered`, so that support can name it. */
export const withOperation = (error: unknown, operation: string): unknown => {
  if (!(error instanceof PlatformFailure) || error.kind !== 'not-offered') return error
  return new PlatformFailure({ kind: error.kind, message: error.message, details: { ...error.details, operation } })
}

/**
 * Whether a failed *read* means that the platform cannot be reached. For a read it does not matter whether the request was
 * lost on the way out or its answer on the way back. An answer that began and did not arrive whole has reached it.
 */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof PlatformFailure && (error.kind === 'unreachable' || error.kind === 'unknown-outcome') && !BEGAN.has(error.details['reason'] ?? '')

const BEGAN = new Set(['cut-short', 'too-slow'])

/** Any thrown value as a `PlatformFailure`, so that every screen shows failures in one way. */
export const asPlatformFailure = (error: unknown): PlatformFailure =>
  error instanceof PlatformFailure ? error : new PlatformFailure({ kind: 'internal', message: error instanceof Error ? error.message : String(error) })

/**
 * Whether a change may have been carried out although it failed: it was sent, and no answer came, none that can be used, or an error that leaves it open
 * (`refusals.ts` of main). In doubt it may. A failure of the console itself, `internal`, may come after the sending.
 */
export const isUnconfirmed = (cause: unknown): boolean => {
  const { kind, details } = asPlatformFailure(cause)
  return kind === 'unknown-outcome' || kind === 'invalid-answer' || kind === 'internal' || details['outcome'] === 'unknown'
}
