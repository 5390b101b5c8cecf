import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cutAfter } from '#main/files/object-server.test-support.ts'
import { ConsoleStorage } from './console-storage.ts'

const KEY = 'invoices/1.pdf'
const BYTES = Buffer.from('%PDF-1.7 an invoice of some length'.repeat(2_000))
const HOUR = 3_600_000

let console: ConsoleStorage
beforeEach(async () => {
  console = await new ConsoleStorage().start()
  console.storage.objects.set(KEY, BYTES)
})
afterEach(() => console.stop())

describe.each([
  ['an hour behind', HOUR],
  ['an hour ahead', -HOUR],
])('the clock of this computer is %s', (_clock, clockAhead) => {
  beforeEach(() => {
    console.storage.dialect.clockAhead = clockAhead
  })

  test('a file is read, then stored', async () => {
    expect(await console.download(KEY)).toEqual(BYTES)
    await console.put('a', BYTES)
    expect(console.storage.outcomes()).toEqual(['GET RequestTimeTooSkewed', 'GET ok', 'PUT ok'])
  })

  test('a file is stored, then read', async () => {
    await console.put('a', BYTES)
    expect(await console.download(KEY)).toEqual(BYTES)
    expect(console.storage.outcomes()).toEqual(['PUT RequestTimeTooSkewed', 'PUT ok', 'GET ok'])
  })

  test('several are read at once', async () => {
    const read = await Promise.all([console.download(KEY), console.download(KEY), console.download(KEY)])
    expect(read).toEqual([BYTES, BYTES, BYTES])
  })

  test('the credentials are asked for once, though by this clock they are over or far from it', async () => {
    await console.download(KEY)
    const given = console.access.given
    await console.download(KEY)
    expect(console.access.given).toBe(given)
  })

  test('a link of the platform needs no clock of this computer', async () => {
    expect(await console.download(KEY, { credentials: 'platform' })).toEqual(BYTES)
    expect(console.storage.outcomes()).toEqual(['GET ok'])
  })
})

describe('credentials that are over before their time', () => {
  test('are dropped, and new ones asked for once: reading', async () => {
    await console.download(KEY)
    console.storage.expireKeys()
    expect(await console.download(KEY)).toEqual(BYTES)
    expect(console.storage.outcomes()).toEqual(['GET ok', 'GET ExpiredToken', 'GET ok'])
    expect(console.access.given).toBe(2)
  })

  test('the same for storing, and for asking about an object, whose refusal says no reason', async () => {
    await console.put('a', BYTES)
    console.storage.expireKeys()
    await console.put('b', BYTES)
    console.storage.expireKeys()
    expect((await console.head(KEY)).status).toBe(200)
    const [, ...later] = console.storage.outcomes()
    expect(later).toEqual(['PUT ExpiredToken', 'PUT ok', 'HEAD ExpiredToken', 'GET ExpiredToken', 'HEAD ok'])
  })

  test('in the middle of a download that broke: it goes on', async () => {
    console.storage.mishaps.push((request, response, answer) => {
      console.storage.expireKeys()
      cutAfter(20_000)(request, response, answer)
    })
    expect(await console.download(KEY)).toEqual(BYTES)
    expect(console.storage.outcomes()).toEqual(['GET ok', 'GET ExpiredToken', 'GET ok'])
  })

  test('unknown to the storage, or of another session: the same', async () => {
    await console.download(KEY)
    console.storage.keys.clear()
    expect(await console.download(KEY)).toEqual(BYTES)
    for (const [id, key] of console.storage.keys) console.storage.keys.set(id, { ...key, sessionToken: 'another' })
    expect(await console.download(KEY)).toEqual(BYTES)
    expect(console.storage.outcomes()).toEqual(['GET ok', 'GET InvalidAccessKeyId', 'GET ok', 'GET InvalidToken', 'GET ok'])
  })

  test('several downloads at once ask for new ones once', async () => {
    await console.download(KEY)
    console.storage.expireKeys()
    await Promise.all([console.download(KEY), console.download(KEY), console.download(KEY)])
    expect(console.access.given).toBe(2)
  })

  test('the new ones are no better: asked for once more only, and said', async () => {
    console.access.givesExpired = true
    await expect(console.read(KEY)).rejects.toThrow('The storage says that your access has expired. Sign out, sign in again and try again.')
    expect(console.storage.outcomes()).toEqual(['GET ExpiredToken', 'GET ExpiredToken'])
  })
})
