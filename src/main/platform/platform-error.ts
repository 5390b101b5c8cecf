import { truncate } from '#shared/domain/text.ts'
import { type FailureKind, failure, type Result } from '#shared/result.ts'
import type { TransportError } from './http/transport-error.ts'
import { detailText, messageText } from './message-text.ts'

/**
 * What can come of a call to the platform. `unreachable`: not sent, or a query without an answer; `unknown-outcome`: a mutation was sent and nothing is known of it;
 * `identity`: no token could be had, for another reason than the network.
 */
export type PlatformErrorKind = Extract<
  FailureKind,
  'rejected' | 'forbidden' | 'blocked' | 'busy' | 'signed-out' | 'unreachable' | 'unknown-outcome' | 'invalid-answer' | 'cancelled' | 'identity'
>

/**
 * A failed call to the platform. The message is a sentence for the user; details never hold a token or an address. The detail `reason` names what the kind
 * alone does not tell: `web-page`, `wrong-address`, `blocked`, `busy`, `cut-short`, `too-slow`.
 */
export class PlatformError extends Error {
  override readonly name = 'PlatformError'
  readonly kind: PlatformErrorKind
  readonly details: Readonly<Record<string, string>> | undefined
  readonly retryAfter: number | undefined

  /**
   * @param text what the server said, of any length: as much of it as is shown behind "Details" becomes the detail `answer`
   * @param retryAfter how long the platform asks to wait, milliseconds
   */
  constructor(kind: PlatformErrorKind, message: string, details: Readonly<Record<string, string>> = {}, text = '', retryAfter?: number) {
    super(messageText(message))
    this.kind = kind
    this.retryAfter = retryAfter
    const texts: [string, string][] = Object.entries(details).map(([name, value]) => [name, messageText(value)])
    const answer = detailText(text)
    if (answer !== '' && answer !== this.message) texts.push(['answer', answer])
    this.details = texts.length === 0 ? undefined : Object.fromEntries<string>(texts)
  }

  /** Whether this failure means that the platform cannot be reached, rather than that something is wrong with what it answers. */
  get isLost(): boolean {
    if (this.kind === 'unknown-outcome') return this.details?.['outcome'] !== 'unknown'
    return this.kind === 'unreachable' && !ANSWERED.has(this.details?.['reason'] ?? '')
  }

  toFailure(): Result<never> {
    return failure(this.kind, this.message, this.details === undefined ? undefined : { ...this.details })
  }
}

/** Of a read that got an answer, though not a whole one. */
const ANSWERED = new Set(['cut-short', 'too-slow'])

/** The platform says, before execution by its own words, that it does not take this token; a newer one may do. */
export class TokenRefused extends Error {
  override readonly name = 'TokenRefused'
}

/** The code in the details of a list that is larger than the platform sends. */
export const TOO_LARGE_CODE = 'answer-too-large'

/** Details of a refused mutation that certainly changed nothing. A refusal without them may have come after the change. */
export const NOT_RUN = { outcome: 'not-run' } as const

/** A query changes nothing and may be asked again; of a mutation that was sent, nobody knows. */
export type CallKind = 'query' | 'mutation'

/** The answer is nobody's any more; of a mutation the details say that it was sent. */
export const signedOutMeanwhile = (kind: CallKind): PlatformError =>
  new PlatformError('signed-out', 'You signed out before the answer came.', kind === 'mutation' ? { outcome: 'unknown' } : undefined)

/** Characters of the platform's words within a sentence, so that what follows them stays in sight. */
const WORDS = 100

const MAY_BE_DONE = 'It may have been done: check before you try again.'

/** No answer, and why. `sent`: whether the platform may have got the request. `reason` is the end of a sentence, `text` what was answered in its place. */
export function noAnswer(kind: CallKind, sent: boolean, reason: string, details?: Readonly<Record<string, string>>, text?: string): PlatformError {
  return kind === 'mutation' && sent
    ? new PlatformError('unknown-outcome', `The platform did not confirm this: ${reason}. ${MAY_BE_DONE}`, details, text)
    : new PlatformError('unreachable', `The platform cannot be reached: ${reason}.`, details, text)
}

/**
 * An error of the platform that leaves open whether a mutation was carried out. `reason` is the end of a sentence; `words` are the platform's, `code` is its
 * type of the error. Unlike `noAnswer` it came from a platform that can be reached.
 */
export function undecided(reason: string, words: string, code?: string): PlatformError {
  const short = truncate(messageText(words), WORDS)
  const details = { ...(code === undefined ? {} : { code }), platformMessage: words, outcome: 'unknown' }
  return new PlatformError('unknown-outcome', `The platform did not confirm this: ${reason} (${short}). ${MAY_BE_DONE}`, details, words)
}

/** An answer that began and did not end well: a query may be asked again. */
export const brokenOff = (kind: CallKind, reason: string, details: Readonly<Record<string, string>> = { reason: 'cut-short' }): PlatformError =>
  kind === 'mutation'
    ? noAnswer(kind, true, reason, { ...details, outcome: 'unknown' })
    : new PlatformError('unreachable', `The platform could not be read: ${reason}.`, details)

/** An answer that does not fit the contract. Details say for a mutation that its outcome is unknown; `text` is what was answered. */
export function invalidAnswer(kind: CallKind, reason: string, details?: Readonly<Record<string, string>>, text?: string): PlatformError {
  const message = `The platform's answer cannot be used: ${reason}.`
  return kind === 'mutation'
    ? new PlatformError('invalid-answer', `${message} ${MAY_BE_DONE}`, { ...details, outcome: 'unknown' }, text)
    : new PlatformError('invalid-answer', message, details, text)
}

export function fromTransport(kind: CallKind, { stage, message }: TransportError): PlatformError {
  switch (stage) {
    case 'not-sent':
      return noAnswer(kind, false, message)
    case 'no-answer':
      return noAnswer(kind, true, message)
    case 'cut-short':
      return brokenOff(kind, message)
    case 'too-slow':
      return brokenOff(kind, message, { reason: 'too-slow' })
    case 'redirected':
      return invalidAnswer(kind, message, { reason: 'web-page' })
    case 'too-large':
      return invalidAnswer(kind, message)
  }
}
