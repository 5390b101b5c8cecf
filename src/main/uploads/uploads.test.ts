import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { UploadProgress } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { profileSchema } from '../connection/profile.ts'
import { PlatformClient } from '../platform/platform-client.ts'
import { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { Uploads } from './uploads.ts'

const logged: string[] = []
const logger = { info: (line: string) => logged.push(line), warn: (line: string) => logged.push(line), error: (line: string) => logged.push(line) }

let platform: LocalPlatform
let idToken: string
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
  idToken = (await signIn(platform, 'admin@demo.example')).idToken
})
afterAll(() => platform.stop())
beforeEach(() => {
  platform.control?.plan.clear()
  platform.control?.journal.clear()
  logged.length = 0
})

/** The smallest thing that is a WEBP image by its head. */
const webp = (size = 64): Uint8Array => {
  const bytes = new Uint8Array(size)
  bytes.set(Buffer.from('RIFF\0\0\0\0WEBP'))
  return bytes
}

/** The smallest thing that is a JPEG image by its head. */
const jpeg = (): Uint8Array => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(60)])

interface Setting {
  readonly token?: () => Promise<Result<string>>
  readonly storage?: object | null
}
const start = ({ token, storage = {} }: Setting = {}) => {
  const profile = profileSchema.parse({ ...platform.profile, storage: storage === null ? undefined : { ...platform.profile.storage, ...storage } })
  const reported: UploadProgress[] = []
  const identity = { token: token ?? (async () => success(idToken)) }
  const client = new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: { ...identity, renewedToken: async () => success(idToken), expire: () => undefined, owner: () => 'admin' },
    fetch: globalThis.fetch,
    logger,
  })
  onTestFinished(() => client.close())
  const uploads = new Uploads({
    connection: { profile: () => profile },
    identity,
    platform: client,
    storage: new S3ObjectStorage({ issuer: () => profile.identity.issuer, fetch: globalThis.fetch }),
    onProgress: (progress) => reported.push(progress),
    logger,
  })
  return { uploads, reported }
}
const upload = { id: 'one', of: { kind: 'site-logo', subdomain: 'aditi' }, bytes: webp() } as const
const objectsPut = () => platform.control?.calls('storage.putObject') ?? []
const stored = async (key: string) => fetch(`${platform.profile.storage.imageBase}/${key}`)

describe('a logo', () => {
  test('is stored under the sub domain, for everybody to read [SNEW-075] [CALL-075] [CALL-076]', async () => {
    const { uploads, reported } = start()
    const answer = await uploads.image({ ...upload, of: { kind: 'site-logo', subdomain: ' aditi ' } })
    if (!answer.ok) throw new Error(answer.error.message)
    const { bucket, key, region } = answer.value
    expect({ bucket, region }).toEqual({ bucket: platform.profile.storage.bucket, region: platform.profile.storage.region })
    expect(key).toMatch(/^aditi\/site\/[\da-f-]{36}$/)
    const read = await stored(key)
    expect(read.headers.get('content-type')).toBe('image/webp')
    expect(new Uint8Array(await read.arrayBuffer())).toEqual(upload.bytes)
    expect(reported).toEqual([
      { id: 'one', sent: 0, total: 64 },
      { id: 'one', sent: 64, total: 64 },
    ])
  })

  test('of 2 MB goes through, each under a key of its own', async () => {
    const { uploads } = start()
    const bytes = webp(2 * 1024 * 1024)
    const first = await uploads.image({ ...upload, bytes })
    const second = await uploads.image({ ...upload, bytes })
    if (!first.ok || !second.ok) throw new Error('refused')
    expect(first.value.key).not.toBe(second.value.key)
    expect((await (await stored(first.value.key)).arrayBuffer()).byteLength).toBe(bytes.byteLength)
  })

  test.each(['../other', 'a/b', '..', ' ', 'a b', 'a\u0000b'])('a sub domain %j that leads elsewhere is refused', async (subdomain) => {
    expect(await start().uploads.image({ ...upload, of: { kind: 'site-logo', subdomain } })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(objectsPut()).toEqual([])
  })

  test('of another kind is refused before anything is sent', async () => {
    const program = new Uint8Array(Buffer.from('MZ\u0090\u0000a renamed program'))
    expect(await start().uploads.image({ ...upload, bytes: program })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(objectsPut()).toEqual([])
  })
})

describe('images of every kind', () => {
  test.each([
    { of: { kind: 'site-logo', subdomain: 'aditi' }, bytes: webp(), key: /^aditi\/site\/[\da-f-]{36}$/, type: 'image/webp' },
    { of: { kind: 'page' }, bytes: webp(), key: /^internalAdmin\/[\da-f-]{36}$/, type: 'image/webp' },
    { of: { kind: 'template' }, bytes: jpeg(), key: /^master\/templates\/whatsapp\/[\da-f-]{36}$/, type: 'image/jpeg' },
    { of: { kind: 'template' }, bytes: webp(), key: /^master\/templates\/whatsapp\/[\da-f-]{36}$/, type: 'image/webp' },
    { of: { kind: 'new-menu', siteId: 'site-7' }, bytes: jpeg(), key: /^site-7\/menu-images\/[\da-f-]{36}$/, type: 'image/jpeg' },
    { of: { kind: 'menu', siteId: 'site-7' }, bytes: jpeg(), key: /^site-7\/menu\/[\da-f-]{36}$/, type: 'image/jpeg' },
  ] as const)(
    'a $of.kind as $type is stored under its key, with its type [CALL2-071] [SEDIT-034] [PAGE-037] [TMPL-023] [MENU-046]',
    async ({ of, bytes, key, type }) => {
      const answer = await start().uploads.image({ id: 'one', of, bytes })
      if (!answer.ok) throw new Error(answer.error.message)
      expect(answer.value.key).toMatch(key)
      const read = await stored(answer.value.key)
      expect(read.headers.get('content-type')).toBe(type)
      expect(new Uint8Array(await read.arrayBuffer())).toEqual(bytes)
    },
  )

  test.each([
    { of: { kind: 'page' }, bytes: jpeg() },
    { of: { kind: 'menu', siteId: 'site-7' }, bytes: webp() },
    { of: { kind: 'menu', siteId: '../other' }, bytes: jpeg() },
  ] as const)('a $of.kind in a format it does not take, or of a site that leads elsewhere, is refused', async ({ of, bytes }) => {
    expect(await start().uploads.image({ id: 'one', of, bytes })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(objectsPut()).toEqual([])
  })
})

describe('an image of a store registration', () => {
  const photo = { id: 'one', of: { kind: 'store', siteId: 'site-100001' }, bytes: jpeg() } as const
  const uploaded = () => platform.control?.sent('UploadFile') ?? []

  test('goes to the platform as base64 with a name and a type, and nothing else of the file [CALL2-027] [CALL2-071] [ENT2-017]', async () => {
    const { uploads, reported } = start({ storage: null })
    const answer = await uploads.image(photo)
    expect(uploaded()).toEqual([
      { input: [{ content: Buffer.from(jpeg()).toString('base64'), name: expect.stringMatching(/^[\da-f-]{36}\.jpg$/) as unknown, type: 'image/jpeg' }] },
    ])
    if (!answer.ok) throw new Error(answer.error.message)
    expect(answer.value.key).toMatch(/^uploads\//)
    expect(new Uint8Array(await (await stored(answer.value.key)).arrayBuffer())).toEqual(jpeg())
    expect(objectsPut()).toEqual([])
    expect(reported).toEqual([
      { id: 'one', sent: 0, total: 64 },
      { id: 'one', sent: 64, total: 64 },
    ])
  })

  test('in another format, or too large for a request, is refused before anything is sent', async () => {
    const large = new Uint8Array(700 * 1024 + 1)
    large.set(jpeg())
    expect(await start().uploads.image({ ...photo, bytes: webp() })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(await start().uploads.image({ ...photo, bytes: large })).toMatchObject({
      ok: false,
      error: { kind: 'invalid-arguments', message: 'This image is larger than 700 kB after it was scaled. Choose one with less detail.' },
    })
    expect(uploaded()).toEqual([])
    expect(await start().uploads.image({ ...photo, bytes: large.subarray(0, 700 * 1024) })).toMatchObject({ ok: true })
  })

  test('that the platform refuses, or of which no answer comes, is said without its content and not sent again', async () => {
    platform.control?.addFault({ operation: 'UploadFile', fault: 'graphql-error', message: 'FILE_TOO_LARGE' })
    const refused = await start().uploads.image(photo)
    expect(refused).toMatchObject({ ok: false, error: { kind: 'rejected' } })
    platform.control?.addFault({ operation: 'UploadFile', fault: 'drop-after-commit' })
    const lost = await start().uploads.image(photo)
    expect(lost).toMatchObject({ ok: false, error: { kind: 'unknown-outcome' } })
    expect(uploaded()).toHaveLength(2)
    expect(JSON.stringify([refused, lost, logged])).not.toContain(Buffer.from(jpeg()).toString('base64').slice(0, 8))
    expect(logged).not.toEqual([])
  })

  test('is cancelled by the user', async () => {
    platform.control?.addFault({ operation: 'UploadFile', fault: 'delay', milliseconds: 60_000 })
    const { uploads } = start()
    const answer = uploads.image(photo)
    await expect.poll(() => uploaded().length).toBe(1)
    expect(uploads.cancel('one')).toBe(true)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })
})

describe('failures', () => {
  test('a connection cut once is tried again, and one object is there', async () => {
    platform.control?.addFault({ operation: 'storage.putObject', fault: 'drop-before' })
    expect(await start().uploads.image(upload)).toMatchObject({ ok: true })
    expect(objectsPut()).toHaveLength(2)
  })

  test('a connection cut every time is said, without an address or a key', async () => {
    platform.control?.addFault({ operation: 'storage.putObject', fault: 'drop-before', times: 10 })
    const answer = await start().uploads.image(upload)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unreachable', message: expect.stringContaining('Nothing was stored') as unknown } })
    expect(JSON.stringify([answer, logged])).not.toMatch(/127\.0\.0\.1|ASIA|aditi\/site/)
  })

  test('a storage that refuses is named', async () => {
    const answer = await start({ storage: { bucket: 'another-bucket' } }).uploads.image(upload)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'storage', message: expect.stringContaining('NoSuchBucket') as unknown } })
  })

  test('nobody signed in: the storage gives no credentials', async () => {
    const expired = start({ token: async () => failure('signed-out', 'Sign in again.') })
    expect(await expired.uploads.image(upload)).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    const forged = start({ token: async () => success('not.a.token') })
    expect(await forged.uploads.image(upload)).toMatchObject({ ok: false, error: { kind: 'storage', details: { code: 'NotAuthorizedException' } } })
    expect(objectsPut()).toEqual([])
  })

  test('a profile without a storage, or without a pool', async () => {
    expect(await start({ storage: null }).uploads.image(upload)).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(await start({ storage: { identityPool: undefined } }).uploads.image(upload)).toMatchObject({
      ok: false,
      error: { kind: 'storage', details: { code: 'NoIdentityPool' } },
    })
  })

  test('the user cancels', async () => {
    platform.control?.addFault({ operation: 'storage.putObject', fault: 'delay', milliseconds: 5_000 })
    const { uploads } = start()
    const answer = uploads.image(upload)
    await expect.poll(() => objectsPut().length).toBe(1)
    expect(uploads.cancel('one')).toBe(true)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    expect(uploads.cancel('one')).toBe(false)
  })
})
