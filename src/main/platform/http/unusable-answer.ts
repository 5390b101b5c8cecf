import { brokenOff, type CallKind, invalidAnswer, type PlatformError } from '../platform-error.ts'
import type { HttpAnswer } from './http-exchange.ts'
import { isCutObject } from './json-object.ts'

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

/** Whether a body is markup rather than data. */
const isWebPage = (text: string): boolean => /^[\uFEFF\s]*<[!?a-z]/i.test(text.slice(0, 1000))
