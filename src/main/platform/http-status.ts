import type { HttpAnswer } from './http-exchange.ts'
import { type CallKind, invalidAnswer, noAnswer, PlatformError, TokenRefused } from './platform-error.ts'

/** Gateways answer these in the place of a platform that they cannot reach. */
const GATEWAY_STATUSES = new Set([502, 503, 504])

/** Throws for a status that says all there is to say; what the body says is read for the others. */
export function checkStatus(kind: CallKind, { status }: HttpAnswer): void {
  if (status === 401) throw new TokenRefused()
  if (status === 403) throw forbidden()
  // Turned away at the door: nothing of it was done.
  if (status === 429) throw noAnswer(kind, false, 'it is too busy (429)')
  if (status < 500) return
  const reason = `it had an internal error (${status})`
  throw kind === 'mutation' || GATEWAY_STATUSES.has(status) ? noAnswer(kind, true, reason) : invalidAnswer(kind, reason)
}

/** @param platformMessage what the platform itself says, for a report */
export const forbidden = (platformMessage?: string): PlatformError =>
  new PlatformError('forbidden', 'The platform does not allow you to do this.', platformMessage === undefined ? undefined : { platformMessage })

/** Whether the answer came from the platform itself, well or not, rather than from something in between. */
export const isFromPlatform = ({ status }: HttpAnswer): boolean => status < 500
