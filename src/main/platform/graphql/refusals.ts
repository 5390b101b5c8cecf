import type { HttpAnswer } from '../http/http-exchange.ts'
import { isObject, parseObject } from '../http/json-object.ts'

/** Types that refuse the token itself: AppSync's, and Apollo's. */
const TOKEN_TYPES: ReadonlySet<unknown> = new Set(['UnauthorizedException', 'UNAUTHENTICATED'])

/** What an API Gateway authorizer says, and nothing beside it. */
const GATEWAY_REFUSALS: ReadonlySet<unknown> = new Set(['Unauthorized', 'The incoming token has expired'])

/** Types of a call that failed while it ran, or name the service that was called; a platform may answer them without a path. Without any type nothing is known. */
const RUNNING = /^$|internal|time-?out|unavailable|unhandled|conditional|:/i

/** The type of a GraphQL error: AppSync names it beside the message, other servers in `extensions`. */
export function typeOf(error: unknown): string {
  if (!isObject(error)) return ''
  const { errorType, extensions } = error
  if (typeof errorType === 'string') return errorType
  const code = isObject(extensions) ? extensions['code'] : undefined
  return typeof code === 'string' ? code : ''
}

export const isTokenRefusal = (error: unknown): boolean => TOKEN_TYPES.has(typeOf(error))

/**
 * Whether a GraphQL answer proves that no resolver ran: errors without a path and no data. Assumption: GraphQL names the field at each error of execution
 * and holds `data` once it began; AppSync checks token, document, limits of the request before.
 */
export const isBeforeExecution = ({ data, errors }: Readonly<Record<string, unknown>>): boolean =>
  (data === undefined || data === null) && Array.isArray(errors) && errors.length > 0 && errors.every(isRequestError)

const isRequestError = (error: unknown): boolean => isObject(error) && (error['path'] === undefined || error['path'] === null) && !RUNNING.test(typeOf(error))

/**
 * Whether a 401 is the authorizer's own, given before anything ran. Assumption: AppSync answers `{ errors: [{ errorType: 'UnauthorizedException' }] }`, an
 * API Gateway authorizer `{ message }` with one of two texts. Any other 401 may come from something behind them.
 */
export function isAuthorizerRefusal({ body }: HttpAnswer): boolean {
  const answer = body.kind === 'text' ? parseObject(body.text) : undefined
  if (answer === undefined) return false
  if (Object.keys(answer).length === 1 && GATEWAY_REFUSALS.has(answer['message'])) return true
  const { errors } = answer
  return isBeforeExecution(answer) && Array.isArray(errors) && errors.every(isTokenRefusal)
}

/**
 * Types by which a resolver itself says no. Assumption: they are the resolver's own word (`util.error(message, type)`, `util.unauthorized()`, the local
 * platform's `errors.ts`), given before it changes anything. A service's own error has the service's name before it: `DynamoDB:ValidationException`.
 */
const REFUSING_TYPE =
  /^(?:Validation|BadRequest|NotFound|AlreadyExists|Conflict)(?:Exception|Error)?$|^NotServed$|^(?:BAD_USER_INPUT|BAD_REQUEST|NOT_FOUND|CONFLICT)$/

/** Types by which the caller has no right to a field, AppSync's and Apollo's: checked before its resolver, or by it. */
const FORBIDDEN_TYPES: ReadonlySet<string> = new Set(['Unauthorized', 'FORBIDDEN'])

/**
 * The type of whatever a Lambda function throws. Assumption, by AppSync's guide to Lambda resolvers: only the message comes through, so that a refusal, a crash
 * and "Task timed out after 6.00 seconds" differ in nothing but their text.
 */
const THROWN_TYPES: ReadonlySet<string> = new Set(['', 'Lambda:Unhandled', 'Lambda:Handled'])

/** What the platform writes of a refusal: one word, or several with underscores between. A crash or a time-out is prose. */
const CODE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*$/

/** Codes of something that broke, slowed down or ran into a limit of the machinery, whatever their type. */
const BROKEN =
  /TIME_?D?_?OUT|INTERNAL|UNAVAILABLE|THROTTL|TOO_MANY|EXCEEDED|UNEXPECTED|UNKNOWN|UNHANDLED|CRASH|EXCEPTION|(?:^|_)ERROR(?:_|$)|TRY_AGAIN|FAILED|FAILURE/

/** Codes that name a broken rule of the business, as the platform writes them: a taken name, something missing, a limit, a state that forbids it. */
const BROKEN_RULE =
  /ALREADY_|_EXISTS$|_TAKEN$|NOT_FOUND$|NOT_VALID$|^INVALID_|_INVALID$|NOT_KNOWN$|NOT_(?:AVAILABLE|ALLOWED|AUTHORI[SZ]ED|ASSIGNABLE|NUMERIC)$|NOT_OF_|NOT_MAPPED|_REQUIRED$|MUST_(?:NOT_)?BE_|CANNOT_BE_|TOO_(?:SHORT|LONG|LARGE)$|NAMED_TWICE$|LIMIT_REACHED$|IS_DISABLED$/

export const isForbidding = (error: unknown): boolean => FORBIDDEN_TYPES.has(typeOf(error))

/**
 * Whether an error below a mutation's field is the resolver's own no, so that nothing was changed. False, in doubt: a time-out, a crash, a throttle, a failed
 * condition or a service's error, which may come after the change or while it is still being made; and any error deeper than the field itself, which GraphQL
 * reports only once the mutation has run to its end.
 */
export function isOwnRefusal(error: unknown): boolean {
  if (!isObject(error)) return false
  const { path, message } = error
  if (Array.isArray(path) && path.length > 1) return false
  if (isForbidding(error)) return true
  if (typeof message !== 'string' || !CODE.test(message) || BROKEN.test(message)) return false
  const type = typeOf(error)
  return REFUSING_TYPE.test(type) || (THROWN_TYPES.has(type) && BROKEN_RULE.test(message))
}
