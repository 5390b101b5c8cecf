import { type FailureKind, failure, type Result } from '#shared/result.ts'

/**
 * What can come of a call to the platform. `unreachable`: not sent, or a query without an answer; `unknown-outcome`: a mutation was sent and nothing is known of it.
 * Source: design, section 6.
 */
export type PlatformErrorKind = Extract<
  FailureKind,
  'rejected' | 'forbidden' | 'signed-out' | 'unreachable' | 'unknown-outcome' | 'invalid-answer' | 'cancelled'
>

/** A failed call to the platform. The message is a sentence for the user; details never hold a token or an address. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly kind: PlatformErrorKind
  readonly details: Readonly<Record<string, string>> | undefined

  constructor(kind: PlatformErrorKind, message: string, details?: Record<string, string>) {
    super(message)
    this.kind = kind
    this.details = details
  }

  /** The error as it crosses the bridge. */
  toFailure(): Result<never> {
    return failure(this.kind, this.message, this.details)
  }
}
