import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { OfflineList } from '#shared/bridge/offline.ts'
import type { Role } from '#shared/domain/role.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { OfflineCache } from './offline-cache.ts'

let folder: string
let vault: Vault
let user: string
let role: Role | null
let errors: string[]
let cache: OfflineCache

const EVERY_LIST = ['global-templates', 'master-templates', 'outlets', 'pages', 'plans', 'profile', 'services', 'sites', 'users'] as const
const SEES_SITES = { name: 'site', operations: ['view_site_list'] }
const EDITS_PAGES = { name: 'staticPage', operations: ['static_pages', 'edit_page'] }
const EDITS_TEMPLATES = { name: 'globalTemplates', operations: ['view', 'edit'] }
const RUNS_CAMPAIGNS = { name: 'campaigns', operations: ['run_campaigns', 'campaigns_templates'] }

const offline = (inFolder = folder, owner = () => user) =>
  new OfflineCache({
    folder: join(inFolder, 'offline'),
    vault,
    identity: {
      cacheOwner: () => ({ owner: owner(), former: `former ${owner()}` }),
      status: () => ({ state: 'signed-in', user: { userName: user, role }, remembered: true }),
    },
    announce: () => undefined,
    logger: { ...silentLogger, error: (message) => errors.push(message) },
    now: () => 1_700_000_000_000,
  })

const files = async (inFolder = folder): Promise<readonly string[]> => (await readdir(join(inFolder, 'offline')).catch((): string[] => [])).toSorted()
const filesOf = (...lists: readonly OfflineList[]) => lists.map((list) => `${list}.sealed`)

/** The user's own profile, as the platform answers with it. */
const profile = (permissions: readonly object[], part: object = {}, userName = user): PlatformAnswer => ({
  operation: 'GetInternalUserByUserName',
  variables: { userName },
  text: JSON.stringify({ getInternalUserByUserName: { enabled: true, permissions, ...part } }),
  isEmpty: false,
})
const sites: PlatformAnswer = { operation: 'GetSitesAdmin', variables: {}, text: '{"getSitesAdmin":[{"siteId":"s1"}]}', isEmpty: false }

const keepEveryList = async (into = cache): Promise<void> => {
  for (const list of EVERY_LIST) await into.write(list, '{}')
}
const answer = async (to: OfflineCache, answered: PlatformAnswer): Promise<void> => {
  to.record(answered)
  await to.settled()
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'withdrawn-'))
  vault = await provenVault(new MemoryKeychain())
  user = 'asha'
  role = 'SUPPORT_EXECUTIVE'
  errors = []
  cache = offline()
})
afterEach(() => rm(folder, { recursive: true }))

describe('once the platform says what a user may see', () => {
  test('every copy that they may not see is deleted, and no other', async () => {
    role = 'ADMIN'
    await keepEveryList()
    await answer(cache, profile([]))
    expect(await files()).toEqual(filesOf(...EVERY_LIST))
    role = 'SUPPORT_EXECUTIVE'
    await answer(cache, profile([SEES_SITES, EDITS_PAGES, EDITS_TEMPLATES, RUNS_CAMPAIGNS]))
    expect(await files()).toEqual(filesOf('global-templates', 'master-templates', 'pages', 'profile', 'sites', 'users'))
    await answer(cache, profile([SEES_SITES, EDITS_PAGES, EDITS_TEMPLATES]))
    expect(await files()).toEqual(filesOf('global-templates', 'pages', 'profile', 'sites', 'users'))
    await answer(cache, profile([SEES_SITES, EDITS_PAGES]))
    expect(await files()).toEqual(filesOf('pages', 'profile', 'sites', 'users'))
    await answer(cache, profile([SEES_SITES]))
    expect(await files()).toEqual(filesOf('profile', 'sites', 'users'))
    await answer(cache, profile([]))
    expect(await files()).toEqual(filesOf('profile'))
  })

  test('a disabled user keeps the profile alone', async () => {
    await cache.write('sites', '{}')
    await answer(cache, profile([SEES_SITES], { enabled: false }))
    expect(await files()).toEqual(filesOf('profile'))
  })

  test('the parts of a long copy go with it, those still on their way too', async () => {
    const part = { at: 0, elements: JSON.stringify({ siteId: 's1', text: 'x'.repeat(2_000_000) }) }
    const asked = { operation: 'GetSitesAdmin', variables: {}, listField: 'getSitesAdmin' }
    const kept = cache.keeperOf(asked)
    await kept?.part(part)
    kept?.end(true)
    await expect.poll(async () => (await files()).length).toBe(2)
    const late = cache.keeperOf(asked)
    await late?.part(part)
    await expect.poll(async () => (await files()).length).toBe(3)
    await answer(cache, profile([]))
    late?.end(true)
    await cache.settled()
    await expect.poll(() => files()).toEqual(filesOf('profile'))
  })

  test('an answer that was asked for before is not kept, nor is a copy read', async () => {
    await cache.write('sites', '{}')
    cache.record(profile([]))
    cache.record(sites)
    expect(cache.keeperOf({ operation: 'GetSitesAdmin', variables: {}, listField: 'getSitesAdmin' })).toBeUndefined()
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    await cache.settled()
    expect(await files()).toEqual(filesOf('profile'))
  })

  test('what is granted again is kept again', async () => {
    await answer(cache, profile([]))
    await answer(cache, profile([SEES_SITES]))
    await answer(cache, sites)
    expect(await cache.read('sites')).toMatchObject({ value: { data: sites.text } })
  })
})

describe('nothing is deleted on a guess', () => {
  test('by a start without the platform, whatever the grants of last time were', async () => {
    await answer(cache, profile([]))
    const next = offline()
    await next.write('sites', '{}')
    await next.read('profile')
    await next.removeHidden()
    expect(await files()).toEqual(filesOf('profile', 'sites'))
  })

  test('by the profile of another user, or by an answer without one', async () => {
    await cache.write('sites', '{}')
    await answer(cache, profile([], {}, 'ravi'))
    await answer(cache, { ...profile([]), text: '{"getInternalUserByUserName":null}', isEmpty: true })
    expect(await files()).toEqual(filesOf('sites'))
  })

  test('of what the next user of this computer may see', async () => {
    await answer(cache, profile([]))
    user = 'ravi'
    await cache.write('sites', '{}')
    await cache.removeHidden()
    expect(await files()).toEqual(filesOf('profile', 'sites'))
  })

  test('of another connection, where the same user may see more', async () => {
    const other = await mkdtemp(join(tmpdir(), 'withdrawn-'))
    const there = offline(other, () => 'asha elsewhere')
    await there.write('sites', '{}')
    await cache.write('sites', '{}')
    await answer(cache, profile([]))
    expect([await files(), await files(other)]).toEqual([filesOf('profile'), filesOf('sites')])
    await rm(other, { recursive: true })
  })
})

test('a role that ended takes what only that role may see at the sign-in, before the platform says anything', async () => {
  role = 'ADMIN'
  await keepEveryList()
  role = 'SALES_PERSON'
  await cache.removeHidden()
  expect(await files()).toEqual(filesOf('global-templates', 'master-templates', 'pages', 'profile', 'sites', 'users'))
})

test('what cannot be deleted is logged without names, is not read, and goes the next time', async () => {
  await cache.write('sites', '{}')
  const stuck = join(folder, 'offline', 'sites-0123456789abcdef-0.sealed')
  await mkdir(stuck)
  await writeFile(join(stuck, 'open'), '')
  await answer(cache, profile([]))
  expect(await files()).toEqual(['profile.sealed', 'sites-0123456789abcdef-0.sealed'])
  expect(errors).toEqual(['1 offline copy that the user may no longer see could not be deleted. It is tried again when the permissions are next read.'])
  expect(await cache.read('sites')).toEqual({ ok: true, value: null })
  await rm(join(stuck, 'open'))
  await rm(stuck, { recursive: true })
  await writeFile(stuck, 'sealed')
  await answer(cache, profile([]))
  expect(await files()).toEqual(filesOf('profile'))
  expect(errors).toHaveLength(1)
})
