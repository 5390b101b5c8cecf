import type { Failure } from '#shared/result.ts'
import { isObject } from '../http/json-object.ts'

/**
 * What the check of a token says, and the statuses it comes with. A resolver may say the same, and a gateway may lose
 * its path: what must not be done
 * twice is never sent again on such a word (`sent-again.ts`).
 */
const TOKEN_WORDS: ReadonlyMap<string, readonly number[]> = new Map([
  // AppSync: https://docs.aws.amazon.com/appsync/latest/APIReference/CommonErrors.html
  ['UnauthorizedException', [200, 401]],
  // Apollo Server 3: https://www.apollographql.com/docs/apollo-server/v3/data/errors
  ['UNAUTHENTICATED', [200, 401]],
  // Hasura: https://github.com/hasura/graphql-engine/blob/master/server/src-lib/Hasura/Base/Error.hs
  ['invalid-jwt', [200, 401]],
])

/**
 * What parser, validator, look-up of a persisted query and limit of a request's size say, and the statuses it comes
 * with. Only these words prove that no
 * resolver ran. Left out is what resolvers and webhooks say too: BAD_REQUEST, BAD_USER_INPUT, Hasura's parse-failed and
 * validation-failed.
 */
const CHECK_WORDS: ReadonlyMap<string, readonly number[]> = new Map([
  // AppSync: https://github.com/graphql/graphql-over-http/issues/81
  ['MalformedHttpRequestException', [400]],
  // Apollo Server: https://www.apollographql.com/docs/apollo-server/data/errors#built-in-error-codes; GraphQL Yoga says the first two.
  ['GRAPHQL_PARSE_FAILED', [200, 400]],
  ['GRAPHQL_VALIDATION_FAILED', [200, 400]],
  ['PERSISTED_QUERY_NOT_FOUND', [200, 400]],
  ['PERSISTED_QUERY_NOT_SUPPORTED', [200, 400]],
  // GraphQL Yoga: packages/graphql-yoga/src/plugins/request-validation/use-limit-request-body-size.ts
  ['REQUEST_ENTITY_TOO_LARGE', [413]],
])

/** AppSync's validator: an error of these members alone, and this beginning. https://github.com/graphql/graphql-over-http/issues/81 */
const VALIDATOR_MEMBERS: ReadonlySet<string> = new Set(['path', 'locations', 'message'])
const VALIDATOR_MESSAGE = /^Validation error of type [A-Z]\w+: /

/** What an API Gateway authorizer says, and nothing beside it. */
const GATEWAY_REFUSALS: ReadonlySet<unknown> = new Set(['Unauthorized', 'The incoming token has expired'])

/** The type of a GraphQL error: AppSync names it beside the message, other servers in `extensions`. */
export function typeOf(error: unknown): string {
  if (!isObject(error)) return ''
  const { errorType, extensions } = error
  if (typeof errorType === 'string') return errorType
  const code = isObject(extensions) ? extensions['code'] : undefined
  return typeof code === 'string' ? code : ''
}

export const isTokenRefusal = (error: unknown): boolean => TOKEN_WORDS.has(typeOf(error))

type GraphqlBody = Readonly<Record<string, unknown>>

/**
 * Whether a GraphQL answer proves that no resolver ran: each of its errors is a known word of a check that comes
 * before, at its status, at no field.
 */
export function provesNotRun(status: number, body: GraphqlBody): boolean {
  const { data, errors } = body
  if ((data !== undefined && data !== null) || !Array.isArray(errors) || errors.length === 0) return false
  return errors.every((error) => isObject(error) && (error['path'] ?? null) === null && isOfCheck(status, error, data === undefined))
}

/**
 * @param isDataAbsent GraphQL leaves `data` out where nothing ran, and answers null where something did; AppSync
 * answers null in both cases
 */
function isOfCheck(status: number, error: GraphqlBody, isDataAbsent: boolean): boolean {
  const type = typeOf(error)
  if (TOKEN_WORDS.get(type)?.includes(status)) return true
  if (CHECK_WORDS.get(type)?.includes(status)) return isDataAbsent
  const { message } = error
  const isOfValidator = typeof message === 'string' && VALIDATOR_MESSAGE.test(message)
  return status === 200 && isOfValidator && Object.keys(error).every((name) => VALIDATOR_MEMBERS.has(name))
}

/**
 * Whether a 401 is the authorizer's own. Assumption: AppSync answers `{ errors: [{ errorType: 'UnauthorizedException'
 * }] }`, an API Gateway authorizer
 * `{ message }` with one of two texts. Any other 401 may come from something behind them.
 */
export function isAuthorizerRefusal(body: GraphqlBody | undefined): boolean {
  if (body === undefined) return false
  if (Object.keys(body).length === 1 && GATEWAY_REFUSALS.has(body['message'])) return true
  const { errors } = body
  return provesNotRun(401, body) && Array.isArray(errors) && errors.every(isTokenRefusal)
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

/** Types and codes by which a platform says that it has no such record. */
const NOT_FOUND = /^NotFound(?:Exception|Error)?$|(?:^|[_ ])NOT[_ ]FOUND$/

/** Whether a failed read proves that there is no such record. Any other refusal leaves it unknown. */
export const isNotFound = ({ kind, message, details }: Failure): boolean =>
  kind === 'rejected' && (NOT_FOUND.test(details?.['code'] ?? '') || NOT_FOUND.test(message))

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
