import * as z from 'zod'
import type { AnswerProblem } from '#shared/answer-shape.ts'
import type { HttpAnswer } from './http/http-exchange.ts'
import { checkStatus, forbidden } from './http/http-status.ts'
import { unusableAnswer } from './http/unusable-answer.ts'
import { isObject, parseObject } from './json-object.ts'
import { joinedTexts } from './message-text.ts'
import { type CallKind, invalidAnswer, NOT_RUN, noAnswer, PlatformError, TokenRefused } from './platform-error.ts'
import { isBeforeExecution, isTokenRefusal, typeOf } from './proven-refusal.ts'
import type { TrustedOperation } from './trusted-operations.ts'

export interface GraphqlData {
  /** The answer's `data` as JSON text. */
  readonly text: string
  /** Every field that was asked for is null or an empty list. */
  readonly isEmpty: boolean
  /** In how many parts its list was handed on while it arrived. */
  readonly parts: number
}

const errorSchema = z.object({ message: z.string().catch('something went wrong') })

const FORBIDDEN_TYPES = new Set(['Unauthorized', 'FORBIDDEN'])

/** The checked data of an answer. Throws a `PlatformError` for everything else, `TokenRefused` for a token that is not taken. */
export function readGraphqlAnswer(operation: TrustedOperation, answer: HttpAnswer): GraphqlData {
  const { kind } = operation
  checkStatus(kind, answer)
  if (answer.body.kind === 'malformed') throw unusableAnswer(kind, answer)
  if (answer.body.kind === 'list') {
    const { data, length, problem, parts } = answer.body
    if (answer.status >= 400) throw unusableAnswer(kind, answer)
    if (problem !== null) throw misfit(kind, problem)
    return { text: data, isEmpty: length === 0, parts }
  }
  const body = parseObject(answer.body.text)
  if (body === undefined) throw unusableAnswer(kind, answer)
  const { errors, data } = body
  if (Array.isArray(errors) && errors.length > 0) {
    // A mutation that answers with data beside its errors was carried out, or part of it.
    if (kind === 'mutation' && isObject(data) && !Object.values(data).every(isNothing)) throw invalidAnswer(kind, 'it holds errors beside its data')
    throw rejection(kind, body, errors)
  }
  if (answer.status >= 400) throw unusableAnswer(kind, answer)
  if (!isObject(data)) throw invalidAnswer(kind, 'it holds no data')
  const problem = operation.check(data)
  if (problem !== null) throw misfit(kind, problem)
  return { text: dataText(answer.body.text, body), isEmpty: Object.values(data).every(isNothing), parts: 0 }
}

const misfit = (kind: CallKind, problem: AnswerProblem): PlatformError =>
  invalidAnswer(kind, `${problem.path} should be ${problem.expected} and is ${problem.found}`, { ...problem })
const isNothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

function rejection(kind: CallKind, body: Readonly<Record<string, unknown>>, errors: readonly unknown[]): PlatformError | TokenRefused {
  const isProven = kind === 'query' || isBeforeExecution(body)
  // Below a field the resolver ran: a mutation may have changed something before it lost its right.
  if (errors.some(isTokenRefusal)) return isProven ? new TokenRefused() : noAnswer(kind, true, 'it refused the sign-in while it was working on this')
  const message = joinedTexts(errors.map(messageOf))
  const outcome = kind === 'mutation' && isProven ? NOT_RUN : {}
  const types = errors.map(typeOf)
  if (types.some((type) => FORBIDDEN_TYPES.has(type))) return forbidden({ platformMessage: message, ...outcome })
  const code = types.find((type) => type !== '')
  const details = { ...(code === undefined ? {} : { code }), ...outcome }
  return new PlatformError('rejected', message, details, { text: message })
}

const messageOf = (error: unknown): string => errorSchema.safeParse(error).data?.message ?? 'something went wrong'

/** An answer of nothing but data is cut out of its text: to write 100,000 sites as JSON again takes as long as to parse them. */
function dataText(text: string, body: Readonly<Record<string, unknown>>): string {
  const prefix = '{"data":'
  const isDataAlone = Object.keys(body).length === 1 && text.startsWith(prefix) && text.endsWith('}')
  return isDataAlone ? text.slice(prefix.length, -1) : JSON.stringify(body['data'])
}
