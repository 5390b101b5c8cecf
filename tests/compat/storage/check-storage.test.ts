import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkStorage } from '#main/storage/check-storage.ts'
import type { StorageTarget } from '#main/storage/object-storage.ts'
import { TOKEN } from './access-server.ts'
import { ConsoleStorage } from './console-storage.ts'
import { loopbackFetch } from './loopback-fetch.ts'

let console: ConsoleStorage
beforeEach(async () => {
  console = await new ConsoleStorage().start()
})
afterEach(() => console.stop())

/** What is found, each as `ok` or `change`, and the sentence. The address of this run is written as `HOST`. */
const check = async (settings: Partial<StorageTarget> = {}, token: string | undefined = TOKEN) => {
  const { endpoint } = console.storage
  const profile = console.profile({ imageBase: `${endpoint}/acme`, ...settings })
  const found = await checkStorage(profile, loopbackFetch, { token })
  return found.map(({ state, message }) => `${state === 'ok' ? 'ok' : 'change'}: ${message.replaceAll(endpoint, 'HOST').replaceAll(endpoint.slice(7), 'HOST')}`)
}
const REACHED = 'ok: HOST answers.'
const CLOCK = 'ok: The clock of this computer and that of the storage agree.'
const IMAGES = 'ok: HOST/acme answers.'
const PLACE = ['ok: The storage has the bucket “acme”, or does not say that it has none.', 'ok: The bucket is in eu-west-1, as the profile says.']
const LET_IN = 'ok: The storage lets the signed-in user in: a file that is not there was asked for. --write-test also stores one.'

test.each(['identity-pool', 'platform'] as const)('a storage as the profile says, let in by %s', async (credentials) => {
  expect(await check({ credentials })).toEqual([REACHED, CLOCK, ...PLACE, LET_IN, IMAGES])
})

test('before anybody has signed in nothing is said of being let in', async () => {
  const profile = console.profile({ imageBase: `${console.storage.endpoint}/acme` })
  const found = await checkStorage(profile, loopbackFetch)
  expect(found).toHaveLength(5)
  expect(found.every(({ state }) => state === 'ok')).toBe(true)
  expect(console.access.given).toBe(0)
})

test('an address where nobody listens', async () => {
  const found = await check({ endpoint: 'http://localhost:1', imageBase: 'http://localhost:1/acme' })
  expect(found).toEqual([
    'change: http://localhost:1/acme cannot be used: the connection was refused. Correct storage.endpoint, storage.bucket or storage.addressing.',
    'change: Images cannot be shown: http://localhost:1/acme cannot be used, the connection was refused. Correct storage.imageBase.',
  ])
})

test('a redirect', async () => {
  console.storage.dialect.sendsOnTo = 'http://127.0.0.1:9/'
  expect((await check())[0]).toBe(
    'change: HOST/acme cannot be used: it answers with a redirect. Correct storage.endpoint, storage.bucket or storage.addressing.',
  )
})

test('another region, and another bucket', async () => {
  console.storage.dialect.region = 'us-east-1'
  const wrong = 'change: The profile says the storage is in eu-west-1, it is in us-east-1: ask whoever gave you the profile.'
  expect(await check()).toEqual([REACHED, CLOCK, wrong, IMAGES])
  const none = 'change: The storage has no bucket “other”. Correct storage.bucket or storage.addressing.'
  expect(await check({ bucket: 'other' })).toEqual([REACHED, CLOCK, none, IMAGES])
})

test('a clock that is an hour off is said, and the storage lets in all the same', async () => {
  console.storage.dialect.clockAhead = 3_600_000
  const clock = 'change: The clock of this computer is 60 minutes behind that of the storage. Set it.'
  expect(await check()).toEqual([REACHED, clock, ...PLACE, LET_IN, IMAGES])
})

test('a pool that does not take the token, keys that the storage does not know, a bucket that is not open', async () => {
  const pool =
    'change: The identity pool of the storage does not accept your sign-in. Sign out and sign in again; if it happens again, ask whoever gave you the profile.'
  expect((await check({}, 'of somebody else')).at(-2)).toBe(pool)
  const link = 'change: The platform gave no link to the file (it answered 401). Sign in again; if it happens again, you may lack the permission.'
  expect((await check({ credentials: 'platform' }, 'of somebody else')).at(-2)).toBe(link)
  const open = 'change: The bucket is not open. Set storage.credentials to "identity-pool" or "platform".'
  expect((await check({ credentials: 'none' })).at(-2)).toBe(open)
  console.access.givesExpired = true
  expect((await check()).at(-2)).toBe('change: The storage says that your access has expired. Sign out, sign in again and try again.')
})

test('a file that is not there and is refused proves the sign-in, and no more', async () => {
  console.storage.mishaps.push((_request, response) => response.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'))
  const seen = 'ok: The storage takes the sign-in, and refuses a file that is not there (status 403): it may not list, or the bucket is of others.'
  expect((await check()).at(-2)).toBe(`${seen} --write-test tells.`)
})

test('with writing tried, one small file is stored and named', async () => {
  const { endpoint } = console.storage
  const found = await checkStorage(console.profile({ imageBase: `${endpoint}/acme` }), loopbackFetch, { token: TOKEN, writesTest: true })
  expect(found.at(-2)).toEqual({ state: 'ok', message: 'The storage takes files: connection-check/written.txt is there now, and may be deleted.' })
  expect(await (await console.read('connection-check/written.txt')).text()).toBe('Stored by check-profile --write-test.\n')
})

test('a profile without an image base', async () => {
  expect((await check({ imageBase: undefined })).at(-1)).toBe('change: Images cannot be shown: name their address in storage.imageBase.')
})

test('a profile without a storage', async () => {
  const { storage: _storage, ...profile } = console.profile()
  const message = 'The profile names no storage: no image can be stored and no invoice downloaded.'
  expect(await checkStorage(profile, loopbackFetch)).toEqual([{ state: 'ok', message }])
})
