import * as z from 'zod'
import type { AnswerProblem } from '#shared/answer-shape.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { HttpAnswer } from './http-exchange.ts'
import { checkStatus, forbidden } from './http-status.ts'
import { isObject, parseObject } from './json-object.ts'
import { isForbidding, isOwnRefusal } from './own-refusal.ts'
import { type CallKind, invalidAnswer, NOT_RUN, PlatformError, TokenRefused, undecided } from './platform-error.ts'
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

/** The checked data of an answer. Throws a `PlatformError` for everything else, `TokenRefused` for a token that is not taken. */
export function readGraphqlAnswer(operation: TrustedOperation, answer: HttpAnswer): GraphqlData {
  const { kind } = operation
  checkStatus(kind, answer)
  if (answer.body.kind === 'malformed') throw invalidAnswer(kind, NO_JSON)
  if (answer.body.kind === 'list') {
    const { data, length, problem, parts } = answer.body
    if (answer.status >= 400) throw invalidAnswer(kind, statusReason(answer))
    if (problem !== null) throw misfit(kind, problem)
    return { text: data, isEmpty: length === 0, parts }
  }
  const body = parseObject(answer.body.text)
  if (body === undefined) throw invalidAnswer(kind, answer.status === 200 ? NO_JSON : statusReason(answer))
  const { errors, data } = body
  if (Array.isArray(errors) && errors.length > 0) {
    // A mutation that answers with data beside its errors was carried out, or part of it.
    if (kind === 'mutation' && isObject(data) && !Object.values(data).every(isNothing)) throw invalidAnswer(kind, 'it holds errors beside its data')
    throw rejection(kind, body, errors)
  }
  if (answer.status >= 400) throw invalidAnswer(kind, statusReason(answer))
  if (!isObject(data)) throw invalidAnswer(kind, 'it holds no data')
  const problem = operation.check(data)
  if (problem !== null) throw misfit(kind, problem)
  return { text: dataText(answer.body.text, body), isEmpty: Object.values(data).every(isNothing), parts: 0 }
}

const NO_JSON = 'it is no JSON'
const statusReason = ({ status }: HttpAnswer): string => `it has the status ${status}`
const misfit = (kind: CallKind, problem: AnswerProblem): PlatformError =>
  invalidAnswer(kind, `${problem.path} should be ${problem.expected} and is ${problem.found}`, { ...problem })
const isNothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

function rejection(kind: CallKind, body: Readonly<Record<string, unknown>>, errors: readonly unknown[]): PlatformError | TokenRefused {
  const isProven = kind === 'query' || isBeforeExecution(body)
  const isRefusedToken = errors.some(isTokenRefusal)
  if (isRefusedToken && isProven) return new TokenRefused()
  const message = [...new Set(errors.map((error) => readableServerMessage(messageOf(error))))].join(' ')
  const code = errors.map(typeOf).find((type) => type !== '')
  // Below a field the resolver ran: it may have changed something before it lost its right, broke or took too long.
  if (isRefusedToken) return undecided('it refused the sign-in while it was working on this', message)
  if (!isProven && !errors.every(isOwnRefusal)) return undecided('its answer was an error', message, code)
  const outcome = kind === 'mutation' && isProven ? NOT_RUN : {}
  if (errors.some(isForbidding)) return forbidden({ platformMessage: message, ...outcome })
  const details = { ...(code === undefined ? {} : { code }), ...outcome }
  return new PlatformError('rejected', message, Object.keys(details).length === 0 ? undefined : details)
}

const messageOf = (error: unknown): string => errorSchema.safeParse(error).data?.message ?? 'something went wrong'

/** An answer of nothing but data is cut out of its text: to write 100,000 sites as JSON again takes as long as to parse them. */
function dataText(text: string, body: Readonly<Record<string, unknown>>): string {
  const prefix = '{"data":'
  const isDataAlone = Object.keys(body).length === 1 && text.startsWith(prefix) && text.endsWith('}')
  return isDataAlone ? text.slice(prefix.length, -1) : JSON.stringify(body['data'])
}
