import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OfflineCache } from './offline-cache.ts'
import { answer, Computer, filesOf, SEES_SITES } from './withdrawn-copies.test-support.ts'

// A copy that could not be deleted when it was withdrawn is still there when the console next starts, without the platform.
let here: Computer
let cache: OfflineCache

beforeEach(async () => {
  here = await Computer.make()
  cache = here.start()
})
afterEach(() => here.remove())

/** Withdraws the sites while one of their files cannot be deleted: a folder is in its place. */
const withdrawInVain = async (name: string): Promise<void> => {
  const file = join(here.folder, 'offline', name)
  const aside = join(here.folder, 'aside')
  await rename(file, aside)
  await mkdir(file)
  await answer(cache, here.profile([]))
  await rm(file, { recursive: true })
  await rename(aside, file)
  expect(await here.files()).toEqual(['profile.sealed', name])
}

test('it is not given to a page that asks, and deleted then', async () => {
  await cache.write('sites', '{}')
  await withdrawInVain('sites.sealed')
  expect(await here.start().read('sites')).toEqual({ ok: true, value: null })
  expect(await here.files()).toEqual(filesOf('profile'))
  expect(here.errors).toHaveLength(1)
})

test('a page that knows the parts of a long one gets none of them', async () => {
  const kept = cache.keeperOf({ operation: 'GetSitesAdmin', variables: {}, listField: 'getSitesAdmin' })
  await kept?.part({ at: 0, elements: JSON.stringify({ siteId: 's1', text: 'x'.repeat(2_000_000) }) })
  kept?.end(true)
  await expect.poll(() => here.files()).toContain('sites.sealed')
  const [part = ''] = await here.files()
  const [, generation = ''] = /^sites-([\da-f]{16})-0\.sealed$/.exec(part) ?? []
  await withdrawInVain(part)
  expect(await here.start().readPart({ list: 'sites', generation, at: 0 })).toEqual({ ok: true, value: null })
  expect(await here.files()).toEqual(filesOf('profile'))
})

test('the start deletes it, whether a page asks or not', async () => {
  await cache.write('sites', '{}')
  await withdrawInVain('sites.sealed')
  await here.start().removeHidden()
  expect(await here.files()).toEqual(filesOf('profile'))
})

test('one that is still there is read once the platform grants it again', async () => {
  await cache.write('sites', '{"getSitesAdmin":[]}')
  await withdrawInVain('sites.sealed')
  const next = here.start()
  next.record(here.profile([SEES_SITES]))
  expect(await next.read('sites')).toMatchObject({ value: { data: '{"getSitesAdmin":[]}' } })
})

test('one that was kept after the permissions is read: they must have been granted again', async () => {
  await answer(cache, here.profile([]))
  here.now += 1
  await here.start().write('sites', '{}')
  const next = here.start()
  await next.removeHidden()
  expect(await next.read('sites')).toMatchObject({ value: { data: '{}' } })
})
