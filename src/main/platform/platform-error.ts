import { truncate } from '#shared/domain/text.ts'
import { type FailureKind, failure, type Result } from '#shared/result.ts'
import { messageText } from './message-text.ts'
import type { TransportError } from './transport-error.ts'

/**
 * What can come of a call to the platform. `unreachable`: not sent, or a query without an answer; `unknown-outcome`: a mutation was sent and nothing is known of it;
 * `identity`: no token could be had, for another reason than the network. Source: design, section 6.
 */
export type PlatformErrorKind = Extract<
  FailureKind,
  'rejected' | 'forbidden' | 'signed-out' | 'unreachable' | 'unknown-outcome' | 'invalid-answer' | 'cancelled' | 'identity'
>

/** A failed call to the platform. The message is a sentence for the user; details never hold a token or an address. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly kind: PlatformErrorKind
  readonly details: Readonly<Record<string, string>> | undefined

  constructor(kind: PlatformErrorKind, message: string, details?: Readonly<Record<string, string>>) {
    super(messageText(message))
    this.kind = kind
    this.details = details && Object.fromEntries(Object.entries(details).map(([name, text]) => [name, messageText(text)]))
  }

  /** The error as it crosses the bridge. */
  toFailure(): Result<never> {
    return failure(this.kind, this.message, this.details === undefined ? undefined : { ...this.details })
  }
}

/** The platform does not take this token, and did nothing with the call; a newer token may do. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
}

/** Details of a refused mutation that certainly changed nothing. A refusal without them may have come after the change. */
export const NOT_RUN = { outcome: 'not-run' } as const

/** A query changes nothing and may be asked again; of a mutation that was sent, nobody knows. */
export type CallKind = 'query' | 'mutation'

/** Characters of the platform's words within a sentence, so that what follows them stays in sight. */
const WORDS = 100

const MAY_BE_DONE = 'It may have been done: check before you try again.'

/** No answer, and why. `sent`: whether the platform may have got the request. `reason` is the end of a sentence. */
export function noAnswer(kind: CallKind, sent: boolean, reason: string): PlatformError {
  return kind === 'mutation' && sent
    ? new PlatformError('unknown-outcome', `The platform did not confirm this: ${reason}. ${MAY_BE_DONE}`)
    : new PlatformError('unreachable', `The platform cannot be reached: ${reason}.`)
}

/**
 * An error of the platform that leaves open whether a mutation was carried out. `reason` is the end of a sentence; `words` are the platform's, `code` is its
 * type of the error. Unlike `noAnswer` it came from a platform that can be reached.
 */
export function undecided(reason: string, words: string, code?: string): PlatformError {
  const short = truncate(messageText(words), WORDS)
  return new PlatformError('unknown-outcome', `The platform did not confirm this: ${reason} (${short}). ${MAY_BE_DONE}`, {
    ...(code === undefined ? {} : { code }),
    platformMessage: words,
    outcome: 'unknown',
  })
}

/** An answer that does not fit the contract. Details say for a mutation that its outcome is unknown. */
export function invalidAnswer(kind: CallKind, reason: string, details?: Readonly<Record<string, string>>): PlatformError {
  const message = `The platform's answer cannot be used: ${reason}.`
  return kind === 'mutation'
    ? new PlatformError('invalid-answer', `${message} ${MAY_BE_DONE}`, { ...details, outcome: 'unknown' })
    : new PlatformError('invalid-answer', message, details)
}

/** What a request without a whole answer means for a call of that kind. */
export function fromTransport(kind: CallKind, { stage, message }: TransportError): PlatformError {
  switch (stage) {
    case 'not-sent':
      return noAnswer(kind, false, message)
    case 'no-answer':
      return noAnswer(kind, true, message)
    case 'cut-short':
      return kind === 'mutation' ? noAnswer(kind, true, message) : invalidAnswer(kind, message)
    case 'redirected':
    case 'too-large':
      return invalidAnswer(kind, message)
  }
}
