import { readableServerMessage } from '#shared/domain/text.ts'
import type { HttpAnswer } from './http-exchange.ts'
import { checkStatus } from './http-status.ts'
import { parseObject } from './json-object.ts'
import { invalidAnswer, PlatformError } from './platform-error.ts'

/** Whether the answer of a REST call has a result; one that has none was not done. Throws like `readGraphqlAnswer`. Source: CALL-065, SLIST-059. */
export function readRestAnswer(answer: HttpAnswer): { hasResult: boolean } {
  checkStatus('mutation', answer)
  const body = answer.body.kind === 'text' ? parseObject(answer.body.text) : undefined
  if (answer.status >= 400) {
    const message = body?.['message']
    if (typeof message === 'string' && message !== '') throw new PlatformError('rejected', readableServerMessage(message))
    throw invalidAnswer('mutation', `it has the status ${answer.status}`)
  }
  if (body === undefined) throw invalidAnswer('mutation', 'it is no JSON')
  return { hasResult: Boolean(body['result']) }
}
