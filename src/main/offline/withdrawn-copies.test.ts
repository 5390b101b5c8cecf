import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import type { OfflineCache } from './offline-cache.ts'
import { answer, Computer, filesOf, SEES_SITES } from './withdrawn-copies.test-support.ts'

let here: Computer
let cache: OfflineCache

const EVERY_LIST = ['global-templates', 'master-templates', 'outlets', 'pages', 'plans', 'profile', 'services', 'sites', 'users'] as const
const EDITS_PAGES = { name: 'staticPage', operations: ['static_pages', 'edit_page'] }
const EDITS_TEMPLATES = { name: 'globalTemplates', operations: ['view', 'edit'] }
const RUNS_CAMPAIGNS = { name: 'campaigns', operations: ['run_campaigns', 'campaigns_templates'] }

const sites: PlatformAnswer = { operation: 'GetSitesAdmin', variables: {}, text: '{"getSitesAdmin":[{"siteId":"s1"}]}', isEmpty: false }

const keepEveryList = async (into = cache): Promise<void> => {
  for (const list of EVERY_LIST) await into.write(list, '{}')
}

beforeEach(async () => {
  here = await Computer.make()
  cache = here.start()
})
afterEach(() => here.remove())

describe('once the platform says what a user may see', () => {
  test('every copy that they may not see is deleted, and no other', async () => {
    here.role = 'ADMIN'
    await keepEveryList()
    await answer(cache, here.profile([]))
    expect(await here.files()).toEqual(filesOf(...EVERY_LIST))
    here.role = 'SUPPORT_EXECUTIVE'
    await answer(cache, here.profile([SEES_SITES, EDITS_PAGES, EDITS_TEMPLATES, RUNS_CAMPAIGNS]))
    expect(await here.files()).toEqual(filesOf('global-templates', 'master-templates', 'pages', 'profile', 'sites', 'users'))
    await answer(cache, here.profile([SEES_SITES, EDITS_PAGES, EDITS_TEMPLATES]))
    expect(await here.files()).toEqual(filesOf('global-templates', 'pages', 'profile', 'sites', 'users'))
    await answer(cache, here.profile([SEES_SITES, EDITS_PAGES]))
    expect(await here.files()).toEqual(filesOf('pages', 'profile', 'sites', 'users'))
    await answer(cache, here.profile([SEES_SITES]))
    expect(await here.files()).toEqual(filesOf('profile', 'sites', 'users'))
    await answer(cache, here.profile([]))
    expect(await here.files()).toEqual(filesOf('profile'))
  })

  test('a disabled user keeps the profile alone', async () => {
    await cache.write('sites', '{}')
    await answer(cache, here.profile([SEES_SITES], { enabled: false }))
    expect(await here.files()).toEqual(filesOf('profile'))
  })

  test('the parts of a long copy go with it, those still on their way too', async () => {
    const part = { at: 0, elements: JSON.stringify({ siteId: 's1', text: 'x'.repeat(2_000_000) }) }
    const asked = { operation: 'GetSitesAdmin', variables: {}, listField: 'getSitesAdmin' }
    const kept = cache.keeperOf(asked)
    await kept?.part(part)
    kept?.end(true)
    await expect.poll(() => here.files()).toContain('sites.sealed')
    const late = cache.keeperOf(asked)
    await late?.part(part)
    await expect.poll(async () => (await here.files()).length).toBe(3)
    await answer(cache, here.profile([]))
    late?.end(true)
    await cache.settled()
    await expect.poll(() => here.files()).toEqual(filesOf('profile'))
  })

  test('an answer that was asked for before is not kept, nor is a copy read', async () => {
    await cache.write('sites', '{}')
    cache.record(here.profile([]))
    cache.record(sites)
    expect(cache.keeperOf({ operation: 'GetSitesAdmin', variables: {}, listField: 'getSitesAdmin' })).toBeUndefined()
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    await cache.settled()
    expect(await here.files()).toEqual(filesOf('profile'))
  })

  test('what is granted again is kept again', async () => {
    await answer(cache, here.profile([]))
    await answer(cache, here.profile([SEES_SITES]))
    await answer(cache, sites)
    expect(await cache.read('sites')).toMatchObject({ value: { data: sites.text } })
  })
})

describe('nothing is deleted on a guess', () => {
  test('by a start without the platform, whatever the grants of last time were', async () => {
    await answer(cache, here.profile([]))
    const next = here.start()
    here.now += 1
    await next.write('sites', '{}')
    await next.read('profile')
    await next.removeHidden()
    expect(await here.files()).toEqual(filesOf('profile', 'sites'))
  })

  test('by the profile of another user, or by an answer without one', async () => {
    await cache.write('sites', '{}')
    await answer(cache, here.profile([], {}, 'ravi'))
    await answer(cache, { ...here.profile([]), text: '{"getInternalUserByUserName":null}', isEmpty: true })
    expect(await here.files()).toEqual(filesOf('sites'))
  })

  test('of what the next user of this computer may see', async () => {
    await answer(cache, here.profile([]))
    await cache.clear()
    here.user = 'ravi'
    await cache.write('sites', '{}')
    await cache.removeHidden()
    expect(await here.files()).toEqual(filesOf('sites'))
  })

  test('of another connection, where the same user may see more', async () => {
    const other = await mkdtemp(join(tmpdir(), 'withdrawn-'))
    const there = here.start(other, () => 'asha elsewhere')
    await there.write('sites', '{}')
    await cache.write('sites', '{}')
    await answer(cache, here.profile([]))
    expect([await here.files(), await here.files(other)]).toEqual([filesOf('profile'), filesOf('sites')])
    await rm(other, { recursive: true })
  })
})

test('a role that ended takes what only that role may see at the sign-in, before the platform says anything', async () => {
  here.role = 'ADMIN'
  await keepEveryList()
  here.role = 'SALES_PERSON'
  await cache.removeHidden()
  expect(await here.files()).toEqual(filesOf('global-templates', 'master-templates', 'pages', 'profile', 'sites', 'users'))
})

test('what cannot be deleted is logged without names, is not read, and goes the next time', async () => {
  await cache.write('sites', '{}')
  const stuck = join(here.folder, 'offline', 'sites-0123456789abcdef-0.sealed')
  await mkdir(stuck)
  await writeFile(join(stuck, 'open'), '')
  await answer(cache, here.profile([]))
  expect(await here.files()).toEqual(['profile.sealed', 'sites-0123456789abcdef-0.sealed'])
  expect(here.errors).toEqual(['1 offline copy that the user may no longer see could not be deleted. It is tried again when the permissions are next read.'])
  expect(await cache.read('sites')).toEqual({ ok: true, value: null })
  await rm(join(stuck, 'open'))
  await rm(stuck, { recursive: true })
  await writeFile(stuck, 'sealed')
  await answer(cache, here.profile([]))
  expect(await here.files()).toEqual(filesOf('profile'))
  expect(here.errors).toHaveLength(1)
})
