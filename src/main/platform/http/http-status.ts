import { isAuthorizerRefusal, typeOf } from '../graphql/refusals.ts'
import { brokenOff, type CallKind, invalidAnswer, noAnswer, PlatformError, TokenRefused } from '../platform-error.ts'
import type { Body, HttpAnswer } from './http-exchange.ts'
import { isCutObject, isObject, parseObject } from './json-object.ts'

const FIREWALL_TYPES = new Set(['WAFForbiddenException'])

/** Firewalls name the refusal for their operator: by a field of its own, or in the text. */
const FIREWALL_FIELD = /^(?:incident|support|event|ray|block|waf|firewall|reference)[_-]?(?:id|number|no|reason)?$/i
const FIREWALL_TEXT = /\b(?:blocked|firewall|waf|incident id|support id|ray id|access control configuration)\b/i

/**
 * Whether a 403 is not the platform's own but that of something between it and the console. Assumption: the platform says no as GraphQL does, with a list of
 * errors that have texts, or as a gateway does, with a message; whatever else refuses (a page, nothing, JSON of another form) is not the platform.
 */
function isFirewallRefusal(body: Body): boolean {
  const answer = body.kind === 'text' ? parseObject(body.text) : undefined
  if (answer === undefined || Object.keys(answer).some((name) => FIREWALL_FIELD.test(name))) return true
  const { errors } = answer
  if (Array.isArray(errors) && errors.length > 0) return !errors.every(isOfPlatform)
  const text = answer['message'] ?? answer['Message']
  return typeof text !== 'string' || FIREWALL_TEXT.test(text.slice(0, 1000))
}

/** A GraphQL error has a text, and its code, if any, is not a number beside it as that of a firewall's interface is. */
const isOfPlatform = (error: unknown): boolean =>
  isObject(error) && typeof error['message'] === 'string' && typeof error['code'] !== 'number' && !FIREWALL_TYPES.has(typeOf(error))

/** Gateways answer these in the place of a platform that they cannot reach. */
const GATEWAY_STATUSES = new Set([502, 503, 504])

/**
 * Throws for a status that decides alone; the body decides for the others. A 401 of a mutation is a refused token only
 * where it is the authorizer's own:
 * one of something behind it, and every 429, may come after the change.
 */
export function checkStatus(kind: CallKind, answer: HttpAnswer): void {
  const { status } = answer
  if (status === 401)
    throw kind === 'query' || isAuthorizerRefusal(parseObject(textOf(answer)))
      ? new TokenRefused()
      : noAnswer(kind, true, 'it refused the sign-in (401)', { outcome: 'unknown' })
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
    : new PlatformError('blocked', 'Something between the console and the platform refuses the request (403).', details, text)
}

/**
 * A mutation is not sent again by itself, whatever the answer asks for: something behind the gateway may be busy once
 * it has done its part.
 */
function busy(kind: CallKind, answer: HttpAnswer): PlatformError {
  const { status, retryAfter } = answer
  const details = { reason: 'busy' }
  const text = textOf(answer)
  if (kind === 'mutation') return noAnswer(kind, true, `it is busy (${status})`, { ...details, outcome: 'unknown' }, text)
  const message = `The platform is busy.${retryAfter === undefined || retryAfter < 1000 ? '' : ` It asks to wait ${waitText(retryAfter)}.`}`
  return new PlatformError('busy', message, details, text, retryAfter)
}

function waitText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}

/** What came may not be the platform's: a network that asks for a sign-in answers in its place. */
const WEB_PAGE = { reason: 'web-page' } as const
const WRONG_ADDRESS = { reason: 'wrong-address' } as const

/** The error for an answer that has no usable JSON object, or a status that says that it failed without saying why. */
export function unusableAnswer(kind: CallKind, { status, body }: HttpAnswer): PlatformError {
  const text = body.kind === 'text' ? body.text : ''
  const page = isWebPage(text)
  if (status === 404) return invalidAnswer(kind, 'nothing is at its address (404)', WRONG_ADDRESS, text)
  if (status >= 400) return invalidAnswer(kind, `it has the status ${status}`, page ? WEB_PAGE : undefined, text)
  if (page) return invalidAnswer(kind, 'a web page came in its place', WEB_PAGE, text)
  if ((body.kind === 'malformed' && body.brokenAfter !== undefined) || isCutObject(text)) return brokenOff(kind, 'its answer broke off')
  return invalidAnswer(kind, body.kind === 'text' && text.trim() === '' ? 'it is empty' : 'it is no JSON', undefined, text)
}

const isWebPage = (text: string): boolean => /^[\uFEFF\s]*<[!?a-z]/i.test(text.slice(0, 1000))
