import type { HttpAnswer } from './http-exchange.ts'
import { type CallKind, invalidAnswer, noAnswer, PlatformError, TokenRefused } from './platform-error.ts'
import { isAuthorizerRefusal } from './proven-refusal.ts'

/** Gateways answer these in the place of a platform that they cannot reach. */
const GATEWAY_STATUSES = new Set([502, 503, 504])

/**
 * Throws for a status that decides alone; the body decides for the others. A mutation counts as not done only on the authorizer's own refusal: a 401 or a 429
 * of something behind it may come after the change.
 */
export function checkStatus(kind: CallKind, answer: HttpAnswer): void {
  const { status } = answer
  if (status === 401) throw kind === 'query' || isAuthorizerRefusal(answer) ? new TokenRefused() : noAnswer(kind, true, 'it refused the sign-in (401)')
  if (status === 403) throw forbidden()
  if (status === 429) throw noAnswer(kind, true, 'it is too busy (429)')
  if (status < 500) return
  const reason = `it had an internal error (${status})`
  throw kind === 'mutation' || GATEWAY_STATUSES.has(status) ? noAnswer(kind, true, reason) : invalidAnswer(kind, reason)
}

/** @param details `platformMessage` is the platform's own text, for a report */
export const forbidden = (details?: Readonly<Record<string, string>>): PlatformError =>
  new PlatformError('forbidden', 'The platform does not allow you to do this.', details)

/** Whether the answer came from the platform itself, well or not, rather than from something in between. */
export const isFromPlatform = ({ status }: HttpAnswer): boolean => status < 500
