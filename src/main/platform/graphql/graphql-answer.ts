import type { AnswerProblem } from '#shared/answer-shape.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { formatCount } from '#shared/domain/text.ts'
import { Unfit } from '#shared/fit/values/value-conversion.ts'
import type { Body, HttpAnswer } from '../http/http-exchange.ts'
import { checkStatus, forbidden, unusableAnswer } from '../http/http-status.ts'
import { isObject, parseObject } from '../http/json-object.ts'
import { type RowLosses, usablePart } from '../lists/row-losses.ts'
import { isSliced } from '../lists/site-slices.ts'
import { joinedTexts } from '../message-text.ts'
import { type CallKind, invalidAnswer, NOT_RUN, PlatformError, TOO_LARGE_CODE, TokenRefused, undecided } from '../platform-error.ts'
import { isForbidding, isOwnRefusal, isTokenRefusal, provesNotRun, typeOf } from './refusals.ts'
import type { TrustedOperation } from './trusted-operations.ts'

export interface GraphqlData {
  /** The answer's `data` as JSON text. */
  readonly text: string
  /** Every field that was asked for is null or an empty list. */
  readonly isEmpty: boolean
  readonly parts: number
  /** What is missing of a list that is shown all the same; null where it is whole. */
  readonly missing: Missing | null
}

/**
 * The checked data of an answer. Throws a `PlatformError` for everything else, `TokenRefused` for a token that is not taken.
 * @param losses takes what cannot be used of a list that may be shown in part; without it such an answer is an error
 */
export function readGraphqlAnswer(operation: TrustedOperation, answer: HttpAnswer, losses?: RowLosses): GraphqlData {
  const { kind } = operation
  checkStatus(kind, answer)
  if (answer.status === 413 && kind === 'query') throw answerTooLarge(operation)
  if (answer.body.kind === 'malformed') throw notWhole(operation, answer)
  if (answer.body.kind === 'list') return readList(operation, answer, answer.body, losses)
  const body = answer.json ?? parseObject(answer.body.text)
  if (body === undefined) throw unusableAnswer(kind, answer)
  const { errors, data: theirs } = body
  if (Array.isArray(errors) && errors.length > 0) {
    // A mutation that answers with data beside its errors was carried out, or part of it.
    if (kind === 'mutation' && isObject(theirs) && !Object.values(theirs).every(isNothing)) throw invalidAnswer(kind, 'it holds errors beside its data')
    const part =
      losses === undefined || !isObject(theirs)
        ? null
        : usablePart(
            operation,
            inOurShape(operation, theirs),
            errors.map((error) => inOurPlace(operation, error)),
            losses,
          )
    if (part !== null && 'text' in part) return { ...part, isEmpty: false, parts: 0 }
    if (kind === 'query' && errors.some(isTooLarge)) throw answerTooLarge(operation)
    throw rejection(kind, answer.status, body, errors)
  }
  if (answer.status >= 400) throw unusableAnswer(kind, answer)
  if (!isObject(theirs)) throw invalidAnswer(kind, 'it holds no data')
  const data = inOurShape(operation, theirs)
  const problem = operation.check(data)
  if (problem === null) return { text: dataText(answer.body.text, body, data), isEmpty: Object.values(data).every(isNothing), parts: 0, missing: null }
  const part = losses === undefined ? null : usablePart(operation, data, [], losses)
  if (part === null || !('text' in part)) throw misfit(kind, part ?? losses?.problem ?? problem)
  return { ...part, isEmpty: false, parts: 0 }
}

/** Converts an answer in the platform's own schema to our shape, and checks it. Throws a `PlatformError`. */
export function shapedData(operation: TrustedOperation, theirs: Readonly<Record<string, unknown>>): GraphqlData {
  const data = inOurShape(operation, theirs)
  const problem = operation.check(data)
  if (problem !== null) throw misfit(operation.kind, problem)
  return { text: JSON.stringify(data), isEmpty: Object.values(data).every(isNothing), parts: 0, missing: null }
}

function inOurShape({ kind, convert }: TrustedOperation, data: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (convert === undefined) return data
  try {
    return convert(data)
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
    if (!error.isRefusal) throw invalidAnswer(kind, `${error.path} ${error.message}`)
    // As with an error below a field: another word than success may also mean that it is still at work.
    const isProven = kind === 'query' || isOwnRefusal({ message: error.message })
    throw isProven ? new PlatformError('rejected', error.message, {}, error.message) : undecided('it answered that it was not done', error.message)
  }
}

function inOurPlace({ ownPath }: TrustedOperation, error: unknown): unknown {
  if (ownPath === undefined || !isObject(error) || !Array.isArray(error['path'])) return error
  return { ...error, path: ownPath(error['path'] as readonly (string | number)[]) }
}

function readList(operation: TrustedOperation, answer: HttpAnswer, body: Extract<Body, { kind: 'list' }>, losses: RowLosses | undefined): GraphqlData {
  const { kind } = operation
  const { data, length, problem, parts, errors } = body
  if (answer.status >= 400 && errors.length === 0) throw unusableAnswer(kind, answer)
  if (problem !== null) throw misfit(kind, problem)
  losses?.report(errors.map((error) => inOurPlace(operation, error)))
  const isNothingLeft = losses !== undefined && losses.usable === 0
  if (isNothingLeft && errors.length > 0) throw errors.some(isTooLarge) ? answerTooLarge(operation) : rejection(kind, answer.status, { errors }, errors)
  if (isNothingLeft && losses.problem !== null) throw misfit(kind, losses.problem)
  return { text: data, isEmpty: length === 0, parts, missing: losses?.missing() ?? null }
}

/** A list that ends in its middle although its answer came whole was cut for its size: to ask again would change nothing. */
function notWhole({ name, kind }: TrustedOperation, answer: HttpAnswer): PlatformError {
  const rows = answer.body.kind === 'malformed' ? (answer.body.brokenAfter ?? 0) : 0
  if (kind === 'mutation' || rows === 0) return unusableAnswer(kind, answer)
  const message = `The platform cut its answer off after about ${formatCount(rows)} rows, probably because it is too large. ${adviceFor(name)}`
  return new PlatformError('invalid-answer', message, { code: TOO_LARGE_CODE })
}

const misfit = (kind: CallKind, problem: AnswerProblem): PlatformError =>
  invalidAnswer(kind, `${problem.path} should be ${problem.expected} and is ${problem.found}`, { ...problem })
const isNothing = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0)

function rejection(kind: CallKind, status: number, body: Readonly<Record<string, unknown>>, errors: readonly unknown[]): PlatformError | TokenRefused {
  const isProven = kind === 'query' || provesNotRun(status, body)
  const isRefusedToken = errors.some(isTokenRefusal)
  if (isRefusedToken && isProven) return new TokenRefused()
  const message = joinedTexts(errors.map(messageOf))
  const code = errors.map(typeOf).find((type) => type !== '')
  // Below a field the resolver ran: it may have changed something before it lost its right, broke or took too long.
  if (isRefusedToken) return undecided('it refused the sign-in while it was working on this', message)
  // Only an error at a field says that its resolver has ended: a gateway may give up on one that is still at work.
  if (!isProven && !errors.every(isOwnRefusal)) return undecided('its answer was an error', message, errors.every(isAtField) ? code : undefined)
  const outcome = kind === 'mutation' && isProven ? NOT_RUN : {}
  if (errors.some(isForbidding)) return forbidden({ platformMessage: message, ...outcome })
  const details = { ...(code === undefined ? {} : { code }), ...outcome }
  return new PlatformError('rejected', message, details, message)
}

const isAtField = (error: unknown): boolean => isObject(error) && Array.isArray(error['path'])

const messageOf = (error: unknown): string => (isObject(error) && typeof error['message'] === 'string' ? error['message'] : 'something went wrong')

/** An answer of nothing but data is cut out of its text: to write 100,000 sites as JSON again takes as long as to parse them. */
function dataText(text: string, body: Readonly<Record<string, unknown>>, data: unknown): string {
  const prefix = '{"data":'
  const isDataAlone = data === body['data'] && Object.keys(body).length === 1 && text.startsWith(prefix) && text.endsWith('}')
  return isDataAlone ? text.slice(prefix.length, -1) : JSON.stringify(data)
}

/**
 * How platforms say that an answer is larger than they send. AppSync: "Transformation too large" of type MappingTemplate, and ResolverExecutionLimitReached
 * beyond 10,000 resolvers in one request; Lambda: Function.ResponseSizeTooLarge, "Response payload size exceeded maximum allowed payload size".
 */
const TOO_LARGE = /too ?large|(?:response|payload)[^.]{0,40} size[^.]{0,40} (?:exceed|limit)|exceed[^.]{0,60} (?:response|payload) size|response size limit/i
const TOO_LARGE_TYPE = /TooLarge|ResolverExecutionLimitReached/i

/** What helps where an answer is too large: the profile may offer another way to ask. */
const adviceFor = (operation: string): string =>
  isSliced(operation)
    ? 'Ask your administrator to set "siteList" to "by-type" in the section "platform" of the connection profile: it is then loaded in smaller pieces.'
    : 'Ask your administrator.'

/** Whether a GraphQL error says that the answer is too large. Looks at the beginning of its message only. */
function isTooLarge(error: unknown): boolean {
  if (!isObject(error)) return false
  const { message } = error
  return TOO_LARGE_TYPE.test(typeOf(error).slice(0, 200)) || (typeof message === 'string' && TOO_LARGE.test(message.slice(0, 500)))
}

/** The failure of a query whose answer the platform refuses for its size. */
const answerTooLarge = ({ name }: TrustedOperation): PlatformError =>
  new PlatformError('rejected', `This list is larger than the platform can send at once. ${adviceFor(name)}`, { code: TOO_LARGE_CODE })
