import * as fc from 'fast-check'

/** An answer to a mutation that the platform has carried out. */
export interface LateAnswer {
  readonly status: number
  readonly body: unknown
}

/** Error types of platforms, gateways and libraries that do not prove that nothing ran. */
const UNLISTED_TYPES = [
  'DOWNSTREAM_SERVICE_ERROR',
  'SUBREQUEST_HTTP_ERROR',
  'GATEWAY_ERROR',
  'ExecutionError',
  'ExecutionAborted',
  'ThrottlingException',
  'CANCELLED',
  'DEADLINE_EXCEEDED',
  'UNKNOWN',
  'CONNECTION_ERROR',
  'DATABASE_ERROR',
] as const

/** Near to the words that are proof, or said both before and after a resolver ran. */
const NEAR_TYPES = [
  'ValidationException',
  'Unauthorized',
  'FORBIDDEN',
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'INTERNAL_SERVER_ERROR',
  'validation-failed',
  'parse-failed',
  'unexpected',
  'graphql_parse_failed',
  'GRAPHQL_VALIDATION_FAILED ',
  'MalformedHttpRequest',
  '__proto__',
  'constructor',
] as const

/** Words that are proof at other statuses, or beside `data`. */
const MISPLACED: readonly LateAnswer[] = [
  { status: 200, body: { data: null, errors: [{ message: 'x', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] } },
  { status: 422, body: { errors: [{ message: 'x', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] } },
  { status: 200, body: { errors: [{ message: 'x', errorType: 'MalformedHttpRequestException' }] } },
  { status: 413, body: { errors: [{ message: 'x', extensions: { code: 'GRAPHQL_PARSE_FAILED' } }] } },
  { status: 400, body: { errors: [{ message: 'Validation error of type FieldUndefined: x' }] } },
  { status: 200, body: { data: null, errors: [{ message: 'Validation error of type FieldUndefined: x', errorType: null }] } },
  { status: 429, body: { errors: [{ message: 'x', errorType: 'UnauthorizedException' }] } },
  { status: 400, body: { message: 'Unauthorized' } },
]

/** Each type at 200, as a platform answers it, and one of them at each status that a gateway may give it. */
export const UNLISTED_ANSWERS: readonly LateAnswer[] = [
  ...UNLISTED_TYPES.map((code) => ({ status: 200, body: { data: null, errors: [{ message: 'x', extensions: { code } }] } })),
  ...[400, 408, 422, 429].map((status) => ({ status, body: { errors: [{ message: 'x', errorType: 'ExecutionError' }] } })),
  ...MISPLACED,
]

/**
 * Refusals of a token in the words of the check itself. Behind a gateway that loses the path a resolver may have given
 * them.
 */
export const TOKEN_REFUSALS: readonly LateAnswer[] = [
  { status: 401, body: { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] } },
  { status: 200, body: { data: null, errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.', path: null }] } },
  { status: 200, body: { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] } },
  { status: 200, body: { errors: [{ message: 'x', extensions: { path: '$', code: 'invalid-jwt' } }] } },
  { status: 401, body: { message: 'Unauthorized' } },
  { status: 401, body: { message: 'The incoming token has expired' } },
]

/** Every word that this test must not draw by chance. */
const WORDS = /^(?:UnauthorizedException|UNAUTHENTICATED|invalid-jwt|MalformedHttpRequestException|GRAPHQL_\w+|PERSISTED_\w+|REQUEST_ENTITY_TOO_LARGE)$/

const type = fc.oneof(
  fc.constantFrom<string>(...UNLISTED_TYPES),
  fc.constantFrom<string>(...NEAR_TYPES),
  fc.string({ maxLength: 40 }).filter((text) => !WORDS.test(text)),
)
const text = fc.oneof(fc.constantFrom('x', 'SITE_NOT_FOUND', 'Unauthorized', '', 'Rate exceeded'), fc.string({ maxLength: 60 }))

const error = fc.oneof(
  fc.record({ message: text, errorType: type, path: fc.constant(null) }, { requiredKeys: ['errorType'] }),
  fc.record({ message: text, extensions: fc.record({ code: type }), path: fc.constant(null) }, { requiredKeys: ['extensions'] }),
  fc.record({ message: text, errorType: fc.constant(null), errorInfo: fc.constant(null), data: fc.constant(null) }, { requiredKeys: ['errorType'] }),
  fc.jsonValue({ maxDepth: 2 }),
)

const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ data: fc.constantFrom(null, {}), errors: fc.array(error, { minLength: 1, maxLength: 3 }) }, { requiredKeys: ['errors'] }),
  },
  { weight: 1, arbitrary: fc.record({ message: text.filter((said) => said !== 'Unauthorized') }) },
  { weight: 1, arbitrary: fc.constantFrom({}, [], null, '<html>Bad Gateway</html>', '') },
)

const status = fc.constantFrom(200, 400, 401, 403, 404, 408, 409, 413, 418, 422, 429, 500, 502, 503, 504)

/**
 * So many answers that prove nothing: any type that is not in the list, any status, any shape. The same ones for the
 * same seed.
 */
export const unlistedAnswers = (count: number, seed: number): readonly LateAnswer[] => fc.sample(fc.record({ status, body }), { numRuns: count, seed })
