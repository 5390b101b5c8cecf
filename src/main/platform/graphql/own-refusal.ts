import { isObject } from '../http/json-object.ts'
import { typeOf } from './proven-refusal.ts'

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

/** Whether the error says that this user may not do it. */
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
