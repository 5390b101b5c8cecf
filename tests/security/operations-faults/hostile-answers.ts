import * as fc from 'fast-check'
import { TOKEN_REFUSALS } from '#tests/unlisted-answers.ts'

/** Texts that must not reach a person, or the log, as they are. */
const HOSTILE_TEXTS = [
  '<html><head><title>502</title><script>alert(1)</script></head><body><h1>502 Bad Gateway</h1></body></html>',
  'TypeError: x is undefined\n    at handler (/srv/app/resolvers/site.js:10:21)\n    at async run (node:internal/process:95:5)',
  'one line. Error: no at Object.<anonymous> (C:\\srv\\app.js:3:7)',
  'x'.repeat(20_000),
  `Invalid token eyJhbGciOiJSUzI1NiJ9.${'a'.repeat(80)}.${'b'.repeat(80)}`,
  'See https://bucket.example/invoice.pdf?X-Amz-Credential=AKIA&X-Amz-Signature=0123456789abcdef',
  'Paid \u202Efdp.exe\u202C \u0000\u0007\r\nSet-Cookie: a=b',
  '',
  'SITE_NOT_FOUND',
] as const

/** What servers of this kind call an error, before and after they carried something out. */
export const ERROR_TYPES = [
  'UnauthorizedException',
  'UNAUTHENTICATED',
  'Unauthorized',
  'ThrottlingException',
  'ConditionalCheckFailedException',
  'LimitExceededException',
  'NotFound',
  'ValidationException',
  'InternalFailure',
  'ExecutionTimeout',
] as const

const hostileText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary', maxLength: 400 }))

const error = fc.record(
  {
    message: fc.oneof({ weight: 4, arbitrary: hostileText }, { weight: 1, arbitrary: fc.jsonValue() }),
    errorType: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ERROR_TYPES) }, { weight: 1, arbitrary: fc.oneof(hostileText, fc.jsonValue()) }),
    path: fc.oneof(fc.constant(null), fc.constant(['field']), fc.jsonValue()),
  },
  { requiredKeys: [] },
)

/** Bodies that a broken or hostile platform may answer with, most of them near to what GraphQL and REST answer. */
const hostileBody = fc.oneof(
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 4,
    arbitrary: fc.record(
      {
        data: fc.oneof(fc.constant(null), fc.constant({}), fc.jsonValue()),
        errors: fc.oneof({ weight: 4, arbitrary: fc.array(error, { minLength: 1, maxLength: 4 }) }, { weight: 1, arbitrary: fc.jsonValue() }),
        message: hostileText,
        result: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  },
)

/** So many hostile bodies; the same ones for the same seed. */
export const hostileBodies = (count: number, seed: number): readonly unknown[] => fc.sample(hostileBody, { numRuns: count, seed })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a body is the refusal of a token by its check: errors of that type, none of them at a field, and no data. */
export function isProvenRefusal(body: unknown): boolean {
  if (TOKEN_REFUSALS.some((refusal) => refusal.body === body)) return true
  if (!isRecord(body) || !Array.isArray(body['errors']) || !(body['data'] === null || body['data'] === undefined)) return false
  const errors: readonly unknown[] = body['errors']
  const isAtNoField = errors.every((each) => !isRecord(each) || each['path'] === null || each['path'] === undefined)
  const isOfToken = errors.some((each) => isRecord(each) && (each['errorType'] === 'UnauthorizedException' || each['errorType'] === 'UNAUTHENTICATED'))
  return isAtNoField && isOfToken
}
