import { type FailureKind, failure, type Result } from '#shared/result.ts'

export type IdentityProblemKind = Extract<FailureKind, 'identity' | 'unreachable' | 'cancelled' | 'signed-out'>

/** Signing in, refreshing or signing out went wrong. The message is a sentence for the user that names the next step; it never holds a token. */
export class IdentityProblem extends Error {
  override readonly name = 'IdentityProblem'
  readonly kind: IdentityProblemKind

  constructor(kind: IdentityProblemKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }

  toFailure(): Result<never> {
    return failure(this.kind, this.message)
  }
}
