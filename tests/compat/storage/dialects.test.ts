import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ConsoleStorage } from './console-storage.ts'
import { BUCKET } from './strict-storage.ts'

const KEY = 'invoices/1.pdf'
const BYTES = Buffer.from('%PDF-1.7 an invoice')

let console: ConsoleStorage
beforeEach(async () => {
  console = await new ConsoleStorage().start()
  console.storage.objects.set(KEY, BYTES)
})
afterEach(() => console.stop())

const both = () => [() => console.read(KEY), () => console.put(KEY, BYTES)]

describe('a storage in another region than the profile says', () => {
  test('that names its region in the refusal', async () => {
    console.storage.dialect.region = 'us-east-1'
    const sentence = 'The profile says the storage is in eu-west-1, it is in us-east-1: ask whoever gave you the profile.'
    for (const call of both()) await expect(call()).rejects.toThrow(sentence)
    await expect(console.head(KEY)).rejects.toThrow(sentence)
    expect(console.storage.outcomes()).toEqual(['GET AuthorizationHeaderMalformed', 'PUT AuthorizationHeaderMalformed', 'HEAD AuthorizationHeaderMalformed'])
  })

  test('whose bucket has moved (301)', async () => {
    console.storage.dialect.movedTo = 'ap-south-1'
    const sentence = 'The profile says the storage is in eu-west-1, it is in ap-south-1: ask whoever gave you the profile.'
    for (const call of both()) await expect(call()).rejects.toThrow(sentence)
    await expect(console.head(KEY)).rejects.toThrow(sentence)
    expect(console.storage.outcomes()).toEqual(['GET PermanentRedirect', 'PUT PermanentRedirect', 'HEAD PermanentRedirect'])
  })
})

test('a storage that sends requests on is not followed, and that is said', async () => {
  console.storage.dialect.sendsOnTo = 'http://127.0.0.1:9/'
  const sentence = 'The storage sends the console on to another address, which it does not follow: ask whoever gave you the profile for the right address.'
  for (const call of both()) await expect(call()).rejects.toThrow(sentence)
  expect(console.storage.outcomes()).toEqual(['GET sent on', 'PUT sent on'])
})

test('a bucket that is not there is said, for a file to store as for one to read', async () => {
  for (const call of [() => console.read(KEY, { bucket: 'other' }), () => console.put(KEY, BYTES, { bucket: 'other' })]) {
    await expect(call()).rejects.toThrow('The storage has no bucket “other” (NoSuchBucket): ask whoever gave you the profile.')
  }
})

test.each(['gzip, deflate, br', '*'])('a proxy may rewrite accept-encoding to %j: it is not signed', async (proxyEncoding) => {
  console.storage.dialect.proxyEncoding = proxyEncoding
  expect(await console.download(KEY)).toEqual(BYTES)
  await console.put('a', BYTES)
  expect(console.storage.outcomes()).toEqual(['GET ok', 'PUT ok'])
})

describe('a storage that knows no checksums', () => {
  beforeEach(() => {
    console.storage.dialect.refusesChecksums = true
  })

  test('is not sent any', async () => {
    await console.put('a', BYTES)
    expect((await console.head('a')).status).toBe(200)
    expect(console.storage.outcomes()).toEqual(['PUT ok', 'HEAD ok'])
  })

  test('is asked for them once and never again', async () => {
    expect(await console.download(KEY)).toEqual(BYTES)
    expect(await console.download(KEY)).toEqual(BYTES)
    expect(console.storage.outcomes()).toEqual(['GET InvalidArgument', 'GET ok', 'GET ok'])
  })
})

describe.each(['identity-pool', 'platform'] as const)('a storage that demands a digest, let in by %s', (credentials) => {
  test('is sent one once it has said so, and from then on', async () => {
    console.storage.dialect.requiresDigest = true
    await console.put('a', BYTES, { credentials })
    await console.put('b', BYTES, { credentials })
    expect(console.storage.outcomes()).toEqual(['PUT InvalidRequest', 'PUT ok', 'PUT ok'])
  })
})

describe('the strict storage itself', () => {
  test('takes what Amazon’s own client signs, and refuses its checksums where it knows none', async () => {
    console.storage.keys.set('AKIA', { secretKey: 'secret' })
    const credentials = { accessKeyId: 'AKIA', secretAccessKey: 'secret' }
    const client = new S3Client({ endpoint: console.storage.endpoint, region: 'eu-west-1', forcePathStyle: true, credentials })
    const command = new PutObjectCommand({ Bucket: BUCKET, Key: 'by client', Body: 'text' })
    await client.send(command)
    expect(console.storage.objects.get('by client')?.toString()).toBe('text')
    console.storage.dialect.refusesChecksums = true
    await expect(client.send(command)).rejects.toMatchObject({ name: 'InvalidArgument' })
    client.destroy()
  })

  test('refuses who has no key, and who has the wrong one', async () => {
    expect((await console.read(KEY, { credentials: 'none' })).status).toBe(403)
    await console.download(KEY)
    for (const [id, key] of console.storage.keys) console.storage.keys.set(id, { ...key, secretKey: 'other' })
    await expect(console.read(KEY)).rejects.toThrow('The storage does not accept the signature')
  })
})
