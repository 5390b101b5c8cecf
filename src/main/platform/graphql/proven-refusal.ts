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
