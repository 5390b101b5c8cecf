import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageRefusal } from '#main/storage/storage-refusal.ts'
import { ConsoleStorage } from './console-storage.ts'

const KEY = 'invoices/1.pdf'

let console: ConsoleStorage
beforeEach(async () => {
  console = await new ConsoleStorage().start()
})
afterEach(() => console.stop())

/** How a call ends: with a status, or with a sentence for the user. */
const endOf = (call: Promise<unknown>): Promise<number | string> =>
  call.then(
    (answer) => (answer instanceof Response ? answer.status : 'stored'),
    (cause: unknown) => (cause instanceof StorageRefusal ? cause.message : `not ours: ${String(cause)}`),
  )

const ELSEWHERE = 'The profile says the storage is in eu-west-1, it is somewhere else: ask whoever gave you the profile.'
const UNKNOWN_KEY =
  'The storage does not know the credentials that it was given: ask whoever gave you the profile whether the identity pool belongs to this storage.'
const EXPIRED = 'The storage says that your access has expired. Sign out, sign in again and try again.'
const CLOCK = 'The storage does not accept the time of this computer. Set its clock and try again.'
const SIGNATURE =
  'The storage does not accept the signature: ask whoever gave you the profile whether storage.endpoint and storage.addressing are right. ' +
  'A proxy that changes requests can be the cause too.'
const NO_BUCKET = 'The storage has no bucket “acme” (NoSuchBucket): ask whoever gave you the profile.'
const refused = (code: string): string => `The storage refused the file (${code}). Nothing was stored.`

interface Refused {
  readonly status: number
  readonly code: string
  /** How reading ends. */
  readonly read: number | string
  /** How asking by HEAD ends, where it is not as reading does: no body says why. */
  readonly head?: number
  /** How storing ends. */
  readonly put: string
  /** How many requests each of them takes. */
  readonly tries: number
}

describe.each<Refused>([
  { status: 301, code: 'PermanentRedirect', read: ELSEWHERE, put: ELSEWHERE, tries: 1 },
  { status: 400, code: 'ExpiredToken', read: EXPIRED, put: EXPIRED, tries: 2 },
  { status: 400, code: 'InvalidToken', read: UNKNOWN_KEY, put: UNKNOWN_KEY, tries: 2 },
  { status: 400, code: 'TokenRefreshRequired', read: 400, put: refused('TokenRefreshRequired'), tries: 2 },
  { status: 400, code: 'InvalidArgument', read: 400, put: refused('InvalidArgument'), tries: 1 },
  { status: 400, code: 'EntityTooLarge', read: 400, put: refused('EntityTooLarge'), tries: 1 },
  { status: 401, code: 'Unauthorized', read: 401, put: refused('Unauthorized'), tries: 1 },
  { status: 403, code: 'AccessDenied', read: 403, put: refused('AccessDenied'), tries: 1 },
  { status: 403, code: 'AllAccessDisabled', read: 403, put: refused('AllAccessDisabled'), tries: 1 },
  { status: 403, code: 'InvalidAccessKeyId', read: UNKNOWN_KEY, put: UNKNOWN_KEY, tries: 2 },
  { status: 403, code: 'RequestTimeTooSkewed', read: CLOCK, put: CLOCK, tries: 1 },
  { status: 403, code: 'SignatureDoesNotMatch', read: SIGNATURE, put: SIGNATURE, tries: 1 },
  { status: 404, code: 'NoSuchBucket', read: NO_BUCKET, head: 404, put: NO_BUCKET, tries: 1 },
  { status: 404, code: 'NoSuchKey', read: 404, put: refused('NoSuchKey'), tries: 1 },
  { status: 405, code: 'MethodNotAllowed', read: 405, put: refused('MethodNotAllowed'), tries: 1 },
  { status: 409, code: 'OperationAborted', read: 409, put: refused('OperationAborted'), tries: 1 },
  { status: 412, code: 'PreconditionFailed', read: 412, put: refused('PreconditionFailed'), tries: 1 },
  { status: 501, code: 'NotImplemented', read: 501, put: refused('NotImplemented'), tries: 1 },
])('a storage that answers every request with $status $code', ({ status, code, read, head = read, put, tries }) => {
  beforeEach(() => {
    console.storage.dialect.refusesAll = { status, code }
  })

  test('reading ends, with what it means', async () => {
    expect(await endOf(console.read(KEY))).toBe(read)
    expect(console.storage.requests).toHaveLength(tries)
  })

  test('storing ends, with what it means', async () => {
    expect(await endOf(console.put(KEY, Buffer.from('x')))).toBe(put)
    expect(console.storage.requests).toHaveLength(tries)
  })

  test('asking about an object ends, with what it means, in at most four requests', async () => {
    expect(await endOf(console.head(KEY))).toBe(head)
    expect(console.storage.requests.length).toBeLessThan(5)
  })
})

test('no sentence shows what a storage makes of its region, or what it says beside', async () => {
  console.storage.dialect.refusesAll = { status: 400, code: 'AuthorizationHeaderMalformed', region: '<script>alert(1)</script>' }
  expect(await endOf(console.read(KEY))).toBe(400)
  console.storage.dialect.refusesAll = { status: 403, code: 'x'.repeat(5_000) }
  expect(await endOf(console.put(KEY, Buffer.from('x')))).toBe(refused('status 403'))
  console.storage.dialect.refusesAll = { status: 403, code: 'call 0800 1234 at once' }
  expect(await endOf(console.put(KEY, Buffer.from('x')))).toBe(refused('status 403'))
})
