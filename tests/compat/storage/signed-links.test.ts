import { afterEach, beforeEach, expect, test } from 'vitest'
import { cutAfter } from '#main/files/object-server.test-support.ts'
import { S3ObjectStorage } from '#main/storage/s3-object-storage.ts'
import { endOfLink } from '#main/storage/storage-refusal.ts'
import { TOKEN } from './access-server.ts'
import { ConsoleStorage } from './console-storage.ts'
import { loopbackFetch } from './loopback-fetch.ts'

const KEY = 'invoices/1.pdf'
const BYTES = Buffer.from('%PDF-1.7 an invoice of some length'.repeat(2_000))
const LINKS = { credentials: 'platform' } as const

let console: ConsoleStorage
beforeEach(async () => {
  console = await new ConsoleStorage().start()
  console.storage.objects.set(KEY, BYTES)
})
afterEach(() => console.stop())

test('a link is asked for with each request: after a drop the old one may be over', async () => {
  console.storage.mishaps.push(cutAfter(20_000))
  await console.download(KEY, LINKS)
  await console.put('a', BYTES, LINKS)
  expect(console.access.links).toEqual([
    { method: 'GET', key: KEY },
    { method: 'GET', key: KEY },
    { method: 'PUT', key: 'a', contentType: 'image/webp' },
  ])
})

test('a link that is over when it arrives is asked for once more, and then said', async () => {
  console.access.linkAge = 61_000
  const sentence = 'The link that the platform gave had expired already. Try again; if it happens again, tell the administrator of the platform.'
  await expect(console.read(KEY, LINKS)).rejects.toThrow(sentence)
  expect(console.storage.outcomes()).toEqual(['GET AccessDenied', 'GET AccessDenied'])
})

test('an ended link is known by its own times, whatever the storage says of it: Ceph says AccessDenied alone', async () => {
  console.access.linkAge = 61_000
  console.storage.dialect.refusesAll = { status: 403, code: 'AccessDenied' }
  await expect(console.read(KEY, LINKS)).rejects.toThrow('The link that the platform gave had expired already.')
  console.access.linkAge = 0
  expect((await console.read(KEY, LINKS)).status).toBe(403)
})

test.each([
  ['https://s3.example/a?X-Amz-Date=20261127T120000Z&X-Amz-Expires=900', Date.UTC(2026, 10, 27, 12, 15)],
  ['https://s3.example/a?AWSAccessKeyId=k&Expires=1800000000', 1_800_000_000_000],
  ['https://s3.example/a?X-Amz-Date=yesterday&X-Amz-Expires=900', Number.POSITIVE_INFINITY],
  ['https://s3.example/a', Number.POSITIVE_INFINITY],
])('%s ends when it says', (link, end) => {
  expect(endOfLink(link)).toBe(end)
})

test.each(['files.evil.example', 'localhost:1'])('a link to %s, which the profile does not name, is not followed', async (host) => {
  console.access.linkHost = host
  const sentence = 'The platform answered with a link to a server that is not in the connection profile. Nothing was sent.'
  await expect(console.read(KEY, LINKS)).rejects.toThrow(sentence)
  await expect(console.put(KEY, BYTES, LINKS)).rejects.toThrow(sentence)
  expect(console.storage.outcomes()).toEqual([])
})

test('the headers that were signed with a link are sent with it, and no others that count', async () => {
  console.access.linkHeaders = { 'x-amz-acl': 'public-read' }
  await console.put('a', BYTES, LINKS)
  expect(console.storage.outcomes()).toEqual(['PUT ok'])
})

test('a header that would be someone’s credentials makes the answer none', async () => {
  console.access.linkHeaders = { authorization: 'Basic cm9vdA==' }
  await expect(console.put('a', BYTES, LINKS)).rejects.toThrow('The platform answered without a link to the file. Tell the administrator of the platform.')
  expect(console.storage.outcomes()).toEqual([])
})

test('an object that is not there is only that, though the platform’s bucket is in another region than the profile says', async () => {
  console.storage.dialect.region = 'us-east-1'
  expect((await console.read('none', LINKS)).status).toBe(404)
  expect(await console.download(KEY, LINKS)).toEqual(BYTES)
})

test('the platform is asked with the header that it wants', async () => {
  const asked: (string | null)[] = []
  const recording: typeof fetch = async (input, init) => {
    asked.push(new Headers(init?.headers).get('authorization'))
    return loopbackFetch(input, init)
  }
  const storage = new S3ObjectStorage({ issuer: () => undefined, fetch: recording, authorization: (token) => `Bearer ${token}` })
  const { storage: target } = console.profile(LINKS)
  if (target === undefined) throw new Error('The profile has no storage')
  const reading = storage.exchange({ target, token: TOKEN, key: KEY, method: 'GET', signal: new AbortController().signal })
  await expect(reading).rejects.toThrow('The platform gave no link to the file (it answered 401).')
  expect(asked).toEqual(['Bearer a signed-in user'])
})
