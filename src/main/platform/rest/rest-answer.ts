import type { HttpAnswer } from '../http/http-exchange.ts'
import { checkStatus } from '../http/http-status.ts'
import { parseObject } from '../http/json-object.ts'
import { unusableAnswer } from '../http/unusable-answer.ts'
import { joinedTexts } from '../message-text.ts'
import { type CallKind, PlatformError } from '../platform-error.ts'

/** Whether the answer of a REST call has a result; one that has none was not done. Throws like `readGraphqlAnswer`. */
export const readRestAnswer = (answer: HttpAnswer): { hasResult: boolean } => ({ hasResult: Boolean(restObject('mutation', answer)['result']) })

/** The JSON object that a REST service answers. Throws a `PlatformError` for a refusal with its message, `TokenRefused` for a token that is not taken. */
export function restObject(kind: CallKind, answer: HttpAnswer): Readonly<Record<string, unknown>> {
  checkStatus(kind, answer)
  const body = answer.body.kind === 'text' ? parseObject(answer.body.text) : undefined
  const message = body?.['message']
  if (answer.status >= 400 && typeof message === 'string' && message !== '') {
    const text = joinedTexts([message])
    throw new PlatformError('rejected', text, undefined, { text })
  }
  if (answer.status >= 400 || body === undefined) throw unusableAnswer(kind, answer)
  return body
}
