import { expect, test } from 'vitest'
import type { HttpAnswer } from '../http/http-exchange.ts'
import type { PlatformError } from '../platform-error.ts'
import { readAnalyticsAnswer, readRestAnswer } from './rest-answer.ts'

const answer = (status: number, text: string): HttpAnswer => ({ status, body: { kind: 'text', text } })

/** What is thrown for an answer, as it crosses the bridge. */
function failureOf(read: () => unknown) {
  try {
    return read()
  } catch (error) {
    return (error as PlatformError).toFailure()
  }
}
const rest = (status: number, text: string) => failureOf(() => readRestAnswer(answer(status, text)))
const analytics = (status: number, text: string) => failureOf(() => readAnalyticsAnswer({ call: 'renewal_dashboard' }, answer(status, text)))

test('a refusal of 30 MB is cut in message and details, of both', () => {
  const text = JSON.stringify({ message: `NO_${'x'.repeat(30_000_000)}` })
  const cut = { kind: 'rejected', message: `NO ${'x'.repeat(294)}...`, details: { answer: `NO ${'x'.repeat(3994)}...` } }
  expect(rest(409, text)).toEqual({ ok: false, error: cut })
  expect(analytics(409, text)).toEqual({ ok: false, error: cut })
})

test('a byte order mark before the JSON does not count', () => {
  expect(rest(200, '\uFEFF{"result":true}')).toEqual({ hasResult: true })
  expect(analytics(200, '\uFEFF{"result":"[]"}')).toEqual({ rows: '[]' })
})

test.each([
  ['a firewall', 403, '<html>Request rejected</html>', 'blocked'],
  ['the platform', 403, '{"message":"NOT_AUTHORIZED"}', 'forbidden'],
  ['a limit', 429, '{"message":"Too Many Requests"}', 'busy'],
  ['half an answer', 200, '{"result":"[{', 'unreachable'],
  ['a web page', 200, '<html>Welcome</html>', 'invalid-answer'],
])('a question to analytics, answered by %s', (_, status, text, kind) => {
  expect(analytics(status, text)).toMatchObject({ error: { kind } })
})

test.each([
  ['a firewall', 403, '<html>Request rejected</html>', 'unknown-outcome'],
  ['the platform', 403, '{"message":"NOT_AUTHORIZED"}', 'forbidden'],
  ['a limit', 429, '{"message":"Too Many Requests"}', 'unknown-outcome'],
  ['half an answer', 200, '{"result":tr', 'unknown-outcome'],
  ['a web page', 200, '<html>Welcome</html>', 'invalid-answer'],
])('a change, answered by %s', (_, status, text, kind) => {
  expect(rest(status, text)).toMatchObject({ error: { kind } })
})
