import { expect, test } from '../engines.ts'
import { ConsoleStorage } from './console-storage.ts'
import { FOREIGN_BUCKET, type ShopStorage } from './shop-storage.ts'

// The console's own client of storages, without a window.

const NO_BUCKET = 'The storage has no bucket “nobody” (NoSuchBucket): ask whoever gave you the profile.'
const LINK_OVER = 'The link that the platform gave had expired already. Try again; if it happens again, tell the administrator of the platform.'

const HOUR = 3_600_000

/** Lets this computer's clock be off for a while. */
async function withClock(off: number, act: () => Promise<void>): Promise<void> {
  const now = Date.now
  Date.now = () => now() + off
  await act().finally(() => {
    Date.now = now
  })
}

/** Further lines of the check, beside storage, clock and pictures. */
const ofBucket = async (storage: ReturnType<ShopStorage['settings']>): Promise<readonly string[]> => (await new ConsoleStorage(storage).check()).slice(2, -1)

for (const credentials of ['platform', 'identity-pool'] as const) {
  test(`let in by ${credentials}: an own bucket, one of somebody else, and none`, async ({ ceph }) => {
    const own = new ConsoleStorage(ceph.settings(credentials))
    expect(await own.put('notes/é +*(1).txt', 'hello')).toBe('stored')
    expect(await own.get('notes/é +*(1).txt')).toBe('hello')
    expect(await own.get('notes/other.txt')).toBe(404)

    const foreign = new ConsoleStorage(ceph.settings(credentials, FOREIGN_BUCKET))
    expect(await foreign.put('notes/a.txt', 'hello')).toBe('The storage refused the file (AccessDenied). Nothing was stored.')
    expect(await foreign.get('notes/a.txt')).toBe(403)

    const none = new ConsoleStorage(ceph.settings(credentials, 'nobody'))
    expect([await none.put('a', 'hello'), await none.get('a')]).toEqual([NO_BUCKET, NO_BUCKET])
  })
}

test('a link that had ended is known by its own time: Ceph calls it AccessDenied', async ({ ceph }) => {
  const storage = new ConsoleStorage(ceph.settings('platform'))
  ceph.access.linkAge = 3600
  expect([await storage.get('notes/a.txt'), await storage.put('notes/a.txt', 'hello')]).toEqual([LINK_OVER, LINK_OVER])
  ceph.access.linkAge = 0
  expect(await storage.put('notes/a.txt', 'hello')).toBe('stored')
})

for (const [clock, off] of [
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
] as const) {
  test(`this computer's clock is ${clock}: files are stored and read all the same, and the check says it`, async ({ ceph }) => {
    const storage = new ConsoleStorage(ceph.settings('identity-pool'))
    await withClock(off, async () => {
      expect([await storage.put('notes/clock.txt', clock), await storage.get('notes/clock.txt')]).toEqual(['stored', clock])
      const side = clock === 'an hour ahead' ? 'ahead of' : 'behind'
      expect(await storage.check()).toContain(`wrong: The clock of this computer is 60 minutes ${side} that of the storage. Set it.`)
    })
  })
}

test('the check tells the buckets apart', async ({ ceph }) => {
  expect(await ofBucket(ceph.settings('platform'))).toEqual([
    'ok: The storage has the bucket “admin-console”, or does not say that it has none.',
    'ok: The storage lets the signed-in user in: a file that is not there was asked for. --write-test also stores one.',
    'ok: The storage takes files: connection-check/written.txt is there now, and may be deleted.',
  ])
  expect(await ofBucket(ceph.settings('platform', FOREIGN_BUCKET))).toEqual([
    'ok: The storage has the bucket “accounting”, or does not say that it has none.',
    'ok: The storage takes the sign-in, and refuses a file that is not there (status 403): it may not list, or the bucket is of others. --write-test tells.',
    'wrong: The storage refused the file (AccessDenied). Nothing was stored.',
  ])
  expect(await ofBucket(ceph.settings('platform', 'nobody'))).toEqual([
    'wrong: The storage has no bucket “nobody”. Correct storage.bucket or storage.addressing.',
  ])
})
