import { expect, test } from 'vitest'
import { UNLISTED_ANSWERS } from '#tests/unlisted-answers.ts'
import { isOwnRefusal, provesNotRun } from './refusals.ts'

const coded = (code: string) => ({ message: 'x', extensions: { code } })
const ofValidator = {
  path: null,
  locations: [{ line: 1, column: 2 }],
  message: "Validation error of type FieldUndefined: Field 'x' in type 'Mutation' is undefined",
}

test.each<[status: number, body: object]>([
  [400, { errors: [{ message: 'Unable to parse GraphQL query.', errorType: 'MalformedHttpRequestException' }] }],
  [200, { data: null, errors: [ofValidator] }],
  [401, { errors: [{ message: 'Token has expired.', errorType: 'UnauthorizedException' }] }],
  [400, { errors: [coded('GRAPHQL_PARSE_FAILED')] }],
  [200, { errors: [coded('GRAPHQL_VALIDATION_FAILED'), coded('GRAPHQL_VALIDATION_FAILED')] }],
  [200, { errors: [coded('PERSISTED_QUERY_NOT_FOUND')] }],
  [400, { errors: [coded('PERSISTED_QUERY_NOT_SUPPORTED')] }],
  [413, { errors: [coded('REQUEST_ENTITY_TOO_LARGE')] }],
  [200, { errors: [coded('invalid-jwt')] }],
])('a known word proves that nothing ran: %i %j', (status, body) => {
  expect(provesNotRun(status, { ...body })).toBe(true)
})

test.each<[status: number, body: object]>([
  ...UNLISTED_ANSWERS.map(({ status, body }): [number, object] => [status, body as object]),
  [400, { errors: [coded('GRAPHQL_PARSE_FAILED'), coded('UNKNOWN')] }],
  [400, { errors: [{ ...coded('GRAPHQL_PARSE_FAILED'), path: ['field'] }] }],
  [400, { data: { field: null }, errors: [coded('GRAPHQL_PARSE_FAILED')] }],
  [400, { errors: [] }],
  [400, { errors: ['GRAPHQL_PARSE_FAILED'] }],
  [400, { message: 'GRAPHQL_PARSE_FAILED' }],
])('everything else does not: %i %j', (status, body) => {
  expect(provesNotRun(status, { ...body })).toBe(false)
})

test.each<[type: string | null, message: string]>([
  ['Conflict', 'PAGE_NAME_ALREADY_EXISTS'],
  ['ConflictException', 'WALLET_IS_LOCKED'],
  ['NotFound', 'SITE_NOT_FOUND'],
  ['ValidationException', 'EMAIL_NOT_VALID'],
  ['NotServed', 'NOT_SERVED_YET'],
  ['BAD_USER_INPUT', 'NAME_MUST_NOT_BE_EMPTY'],
  ['Unauthorized', 'Not Authorized to access updateSite on type Mutation'],
  ['Lambda:Unhandled', 'USERNAME_ALREADY_EXISTS'],
  ['Lambda:Unhandled', 'DAILY_LIMIT_REACHED'],
  [null, 'DOMAIN_ALREADY_EXISTS'],
])('a resolver says no by %s: %s', (errorType, message) => {
  expect(isOwnRefusal({ errorType, message, path: ['field'] })).toBe(true)
})

test.each<[type: string | null, message: string]>([
  ['Lambda:Unhandled', '2026-11-22T10:00:00.000Z 6b1f Task timed out after 6.00 seconds'],
  ['Lambda:Unhandled', "Cannot read properties of undefined (reading 'siteId')"],
  ['Lambda:Unhandled', 'RequestId: 6b1f Error: Runtime exited with error: signal: killed'],
  ['Lambda:Unhandled', 'INJECTED_FAULT'],
  ['ExecutionTimeout', 'Execution timed out.'],
  ['InternalFailure', 'USERNAME_ALREADY_EXISTS'],
  ['INTERNAL_SERVER_ERROR', 'USERNAME_ALREADY_EXISTS'],
  ['ThrottlingException', 'LIMIT_REACHED'],
  ['LimitExceededException', 'LIMIT_REACHED'],
  ['DynamoDB:ConditionalCheckFailedException', 'The conditional request failed'],
  ['ConditionalCheckFailedException', 'PAGE_NAME_ALREADY_EXISTS'],
  ['DynamoDB:ValidationException', 'SITE_NOT_FOUND'],
  ['ValidationException', 'One or more parameter values were invalid'],
  ['ValidationException', 'Cannot return null for non-nullable field StaticPage.id.'],
  ['Conflict', 'INTERNAL_SERVER_ERROR'],
  ['Conflict', 'TIMEOUT'],
  ['Conflict', 'OPERATION_TIMED_OUT'],
  ['MappingTemplate', "Value for field '$[operation]' not found."],
  ['', 'INJECTED_FAULT'],
  [null, 'Something went wrong'],
  [null, ''],
])('an error that is no no by %s: %s', (errorType, message) => {
  expect(isOwnRefusal({ errorType, message, path: ['field'] })).toBe(false)
})

test.each([
  ['below what the mutation answered', { errorType: 'Conflict', message: 'SITE_NOT_FOUND', path: ['updateSite', 'setting'] }],
  ['forbidden below what the mutation answered', { errorType: 'Unauthorized', message: 'NOT_AUTHORIZED', path: ['updateSite', 'setting'] }],
  ['without a message', { errorType: 'Conflict', path: ['updateSite'] }],
  ['that is a text', 'SITE_NOT_FOUND'],
  ['that is nothing', null],
])('an error %s is no no', (_, error) => {
  expect(isOwnRefusal(error)).toBe(false)
})
