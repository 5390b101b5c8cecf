import { isAuthorizerRefusal, isBeforeExecution } from '../graphql/proven-refusal.ts'
import { type CallKind, invalidAnswer, NOT_RUN, noAnswer, PlatformError, TokenRefused } from '../platform-error.ts'
import { isFirewallRefusal } from './firewall-refusal.ts'
import type { HttpAnswer } from './http-exchange.ts'
import { parseObject } from './json-object.ts'

/** Gateways answer these in the place of a platform that they cannot reach. */
const GATEWAY_STATUSES = new Set([502, 503, 504])

/**
 * Throws for a status that decides alone; the body decides for the others. A mutation counts as not done only on the authorizer's own refusal: a 401 or a 429
 * of something behind it may come after the change.
 */
export function checkStatus(kind: CallKind, answer: HttpAnswer): void {
  const { status } = answer
  if (status === 401)
    throw kind === 'query' || isAuthorizerRefusal(answer) ? new TokenRefused() : noAnswer(kind, true, 'it refused the sign-in (401)', { outcome: 'unknown' })
  if (status === 403) throw isFirewallRefusal(answer.body) ? blocked(kind, answer) : forbidden()
  if (isBusy(answer)) throw busy(kind, answer)
  if (status < 500) return
  const reason = `it had an internal error (${status})`
  if (kind === 'query' && !GATEWAY_STATUSES.has(status)) throw invalidAnswer(kind, reason, undefined, textOf(answer))
  throw noAnswer(kind, true, reason, undefined, textOf(answer))
}

/** @param details `platformMessage` is the platform's own text, for a report */
export const forbidden = (details?: Readonly<Record<string, string>>): PlatformError =>
  new PlatformError('forbidden', 'The platform does not allow you to do this.', details)

/** Whether the answer came from the platform itself, well or not, rather than from a gateway that cannot reach it. */
export const isFromPlatform = (answer: HttpAnswer): boolean => answer.status < 500 || isBusy(answer)

/** A 503 that says when to come back is that of a platform that limits what it takes, not of one that is gone. */
const isBusy = ({ status, retryAfter }: HttpAnswer): boolean => status === 429 || (GATEWAY_STATUSES.has(status) && retryAfter !== undefined)

const textOf = ({ body }: HttpAnswer): string => (body.kind === 'text' ? body.text : '')

/** A firewall may also hold back the answer to a mutation that was carried out. */
function blocked(kind: CallKind, answer: HttpAnswer): PlatformError {
  const details = { reason: 'blocked' }
  const text = textOf(answer)
  return kind === 'mutation'
    ? noAnswer(kind, true, 'something between the console and the platform refused it (403)', { ...details, outcome: 'unknown' }, text)
    : new PlatformError('blocked', 'Something between the console and the platform refuses the request (403).', details, { text })
}

/**
 * A mutation is not sent again by itself, whatever the answer asks for. That nothing ran is certain only by the proof of `proven-refusal.ts`: something behind
 * the gateway may be busy once it has done its part.
 */
function busy(kind: CallKind, answer: HttpAnswer): PlatformError {
  const { status, retryAfter } = answer
  const details = { reason: 'busy' }
  const text = textOf(answer)
  const message = `The platform is busy.${retryAfter === undefined || retryAfter < 1000 ? '' : ` It asks to wait ${waitText(retryAfter)}.`}`
  if (kind === 'query') return new PlatformError('busy', message, details, { text, retryAfter })
  const body = answer.body.kind === 'text' ? parseObject(answer.body.text) : undefined
  if (status === 429 && body !== undefined && isBeforeExecution(body)) {
    return new PlatformError('busy', `${message} Nothing was changed.`, { ...details, ...NOT_RUN }, { text, retryAfter })
  }
  return noAnswer(kind, true, `it is busy (${status})`, { ...details, outcome: 'unknown' }, text)
}

/** A wait in words, rounded up. */
function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
