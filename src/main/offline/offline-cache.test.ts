import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentityStatus } from '#shared/bridge/identity.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { GLOBAL_TEMPLATE_SITE_ID } from '#shared/domain/scope.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { Vault } from '../vault/vault.ts'
import { OfflineCache } from './offline-cache.ts'

const containing = (text: string): unknown => expect.stringContaining(text)

let folder: string
let vault: Vault
let user: string | undefined
let state: IdentityStatus['state']
let clock: number
let notices: Omit<Notice, 'id'>[]

const identity = {
  cacheOwner: () => (user === undefined ? undefined : { owner: user, former: `former ${user}` }),
  status: (): IdentityStatus =>
    state === 'signed-in' && user !== undefined ? { state, user: { userName: user, role: 'ADMIN' }, remembered: true } : { state: 'signed-out' },
}
const offline = () =>
  new OfflineCache({ folder: join(folder, 'offline'), vault, identity, announce: (notice) => notices.push(notice), logger: silentLogger, now: () => clock })
const files = () => readdir(join(folder, 'offline')).catch(() => [])

const answer = (operation: string, data: Record<string, unknown>, variables: Record<string, unknown> = {}): PlatformAnswer => ({
  operation,
  variables,
  text: JSON.stringify(data),
  isEmpty: Object.values(data).every((value) => value === null || (Array.isArray(value) && value.length === 0)),
})
const sites = answer('GetSitesAdmin', { getSitesAdmin: [{ siteId: 's1' }] })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'offline-'))
  const keychain = new MemoryKeychain()
  vault = await provenVault(keychain)
  user = 'asha'
  state = 'signed-in'
  clock = 1_700_000_000_000
  notices = []
})
afterEach(() => rm(folder, { recursive: true }))

describe('where the policy of the computer allows no copies', () => {
  const without = () =>
    new OfflineCache({
      folder: join(folder, 'offline'),
      keepsCopies: () => false,
      vault,
      identity,
      announce: (notice) => notices.push(notice),
      logger: silentLogger,
      now: () => clock,
    })

  test('nothing is kept, and nothing that was kept before is read', async () => {
    await offline().write('sites', '{"a":1}')
    const cache = without()
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    cache.record(answer('GetInternalUsers', { getInternalUsers: [{ userName: 'asha' }] }))
    await cache.settled()
    expect(await files()).toEqual(['sites.sealed'])
  })

  test('what was kept before is removed, of whichever user, without a sign-in', async () => {
    await offline().write('sites', '{"a":1}')
    user = undefined
    await without().removeForbidden()
    expect(await files()).toEqual([])
    expect(notices).toEqual([])
  })
})

describe('a copy', () => {
  test('is what was written last, with its time, also after a restart', async () => {
    const first = offline()
    expect(await first.read('sites')).toEqual({ ok: true, value: null })
    await first.write('sites', '{"a":1}')
    clock += 60_999
    await first.write('sites', '{"a":2}\n')
    expect(await offline().read('sites')).toEqual({ ok: true, value: { data: '{"a":2}\n', savedAt: 1_700_000_060 } })
    expect(await offline().read('users')).toEqual({ ok: true, value: null })
  })

  test('lies on disk sealed', async () => {
    await offline().write('profile', 'asha@acme.example')
    expect(await files()).toEqual(['profile.sealed'])
    expect(await readFile(join(folder, 'offline', 'profile.sealed'), 'latin1')).not.toContain('acme')
  })

  test('of another user is dropped, said once', async () => {
    const cache = offline()
    await cache.write('sites', 'sites of asha')
    await cache.write('users', 'users of asha')
    user = 'ravi'
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    expect(await cache.read('users')).toEqual({ ok: true, value: null })
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    expect(notices).toEqual([{ kind: 'cache-dropped', intent: 'info', message: containing('was dropped') }])
    expect(await files()).toEqual([])
  })

  test('damaged, or put in the place of another list, is dropped', async () => {
    const cache = offline()
    await cache.write('users', 'users')
    await copyFile(join(folder, 'offline', 'users.sealed'), join(folder, 'offline', 'sites.sealed'))
    await writeFile(join(folder, 'offline', 'profile.sealed'), 'garbage')
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    expect(await cache.read('profile')).toEqual({ ok: true, value: null })
    expect(await cache.read('users')).toMatchObject({ value: { data: 'users' } })
    expect(await files()).toEqual(['users.sealed'])
  })

  test('asked for by a user who signs out in the meantime is given to nobody', async () => {
    const cache = offline()
    await cache.write('sites', 'sites')
    const copy = cache.read('sites')
    user = undefined
    expect(await copy).toEqual({ ok: true, value: null })
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
  })

  test('of 80 MB is written and read', async () => {
    const text = `[${'"कमल",'.repeat(8_000_000)}0]`
    const cache = offline()
    await cache.write('sites', text)
    const copy = await cache.read('sites')
    expect(copy.ok && copy.value?.data === text).toBe(true)
  })
})

describe('answers of the platform', () => {
  test('that are kept: sites, users, and the profile of the signed-in user', async () => {
    const cache = offline()
    cache.record(sites)
    cache.record(answer('GetInternalUsers', { getInternalUsers: [{ id: 'u1' }] }))
    cache.record(answer('GetInternalUserByUserName', { getInternalUserByUserName: { id: 'u1' } }, { userName: 'asha' }))
    await cache.settled()
    expect(await cache.read('sites')).toMatchObject({ value: { data: sites.text } })
    expect(await cache.read('users')).toMatchObject({ value: { data: '{"getInternalUsers":[{"id":"u1"}]}' } })
    expect(await cache.read('profile')).toMatchObject({ value: { data: '{"getInternalUserByUserName":{"id":"u1"}}' } })
  })

  test('that are kept for the search: outlets, and plans and services of the master catalogue alone', async () => {
    const cache = offline()
    cache.record(answer('GetGroupAdmins', { getGroupAdmins: [{ id: 'o1' }] }))
    cache.record(answer('GetSubscriptionPlansBySiteId', { getSubscriptionPlansBySiteId: [{ planId: 'p1' }] }, { siteId: 'master' }))
    cache.record(answer('GetSubscriptionPlansBySiteId', { getSubscriptionPlansBySiteId: [{ planId: 'p2' }] }, { siteId: 'site-1' }))
    cache.record(answer('GetPlatformServicesBySiteId', { getPlatformServicesBySiteId: [{ serviceId: 'v1' }] }, { siteId: 'master' }))
    await cache.settled()
    expect(await cache.read('outlets')).toMatchObject({ value: { data: '{"getGroupAdmins":[{"id":"o1"}]}' } })
    expect(await cache.read('plans')).toMatchObject({ value: { data: '{"getSubscriptionPlansBySiteId":[{"planId":"p1"}]}' } })
    expect(await cache.read('services')).toMatchObject({ value: { data: '{"getPlatformServicesBySiteId":[{"serviceId":"v1"}]}' } })
  })

  test.each([
    ['empty', answer('GetSitesAdmin', { getSitesAdmin: [] })],
    ['nothing', answer('GetSitesAdmin', { getSitesAdmin: null })],
    ['of another operation', answer('UpdateSiteVersion', { updateSiteVersion: true })],
    ["of an object's own member's name", answer('constructor', { getSitesAdmin: [1] })],
  ])('that are %s never take the place of a copy', async (_, other) => {
    const cache = offline()
    cache.record(sites)
    cache.record(other)
    await cache.settled()
    expect(await cache.read('sites')).toMatchObject({ value: { data: sites.text } })
    expect(await files()).toEqual(['sites.sealed'])
  })

  test("that are another user's profile are not kept as one's own", async () => {
    const cache = offline()
    cache.record(answer('GetInternalUserByUserName', { getInternalUserByUserName: { id: 'u2' } }, { userName: 'ravi' }))
    cache.record(answer('GetInternalUserByUserName', { getInternalUserByUserName: null }, { userName: 'asha' }))
    await cache.settled()
    expect(await files()).toEqual([])
  })

  test('that come when nobody is signed in are not kept', async () => {
    state = 'signed-out'
    const cache = offline()
    cache.record(sites)
    await cache.settled()
    expect(await files()).toEqual([])
  })

  test('that come faster than they are written: the last is kept', async () => {
    const cache = offline()
    const seal = vi.spyOn(vault, 'seal')
    for (let count = 1; count <= 20; count += 1)
      cache.record(answer('GetSitesAdmin', { getSitesAdmin: Array.from({ length: count }, (_, siteId) => ({ siteId })) }))
    const copy = await cache.read('sites')
    expect(copy.ok && (JSON.parse(copy.value?.data ?? '{}') as { getSitesAdmin: unknown[] }).getSitesAdmin).toHaveLength(20)
    expect(seal).toHaveBeenCalledTimes(1)
  })
})

describe('a list that comes page by page', () => {
  const page = (items: readonly string[], nextToken: string | null, token?: string | null) =>
    answer('GetSitePagesByAdmin', { getSitePagesByAdmin: { items: items.map((id) => ({ id })), nextToken } }, { limit: 70, nextToken: token })
  const kept = async (cache: OfflineCache) => {
    await cache.settled()
    const copy = await cache.read('pages')
    return copy.ok && copy.value !== null ? JSON.parse(copy.value.data) : null
  }
  const whole = (...ids: readonly string[]) => ({ getSitePagesByAdmin: { items: ids.map((id) => ({ id })), nextToken: null } })

  test('is kept once its last page is there', async () => {
    const cache = offline()
    cache.record(page(['a', 'b'], 't1'))
    expect(await kept(cache)).toBeNull()
    cache.record(page(['c'], null, 't1'))
    expect(await kept(cache)).toEqual(whole('a', 'b', 'c'))
    cache.record(page(['d'], '', null))
    expect(await kept(cache)).toEqual(whole('d'))
  })

  test('is not kept where a page is missing, came for another user, or nothing is in it', async () => {
    const cache = offline()
    cache.record(page(['a'], 't1'))
    cache.record(page(['c'], null, 't2'))
    expect(await kept(cache)).toBeNull()
    cache.record(page(['a of asha'], 't1'))
    user = 'ravi'
    cache.record(page(['b of ravi'], null, 't1'))
    expect(await kept(cache)).toBeNull()
    cache.record(page([], null))
    expect(await kept(cache)).toBeNull()
    expect(await files()).toEqual([])
  })

  test('begins again after a sign-out', async () => {
    const cache = offline()
    cache.record(page(['a'], 't1'))
    await cache.clear()
    cache.record(page(['b'], null, 't1'))
    expect(await kept(cache)).toBeNull()
  })

  test('read in two windows at once is one list, with each row once', async () => {
    const cache = offline()
    cache.record(page(['a'], 't1'))
    cache.record(page(['a'], 't1'))
    cache.record(page(['b'], 't2', 't1'))
    cache.record(page(['b'], 't2', 't1'))
    cache.record(page(['c'], null, 't2'))
    expect(await kept(cache)).toEqual(whole('a', 'b', 'c'))
  })

  test('templates of the two scopes are two lists', async () => {
    const cache = offline()
    const templates = (siteId: string, slugName: string) =>
      answer('GetTempleteByUpdatedAtBySiteId', { getTempleteByUpdatedAtBySiteId: { items: [{ slugName }], nextToken: null } }, { siteId })
    cache.record(templates('master', 'diwali'))
    cache.record(templates(GLOBAL_TEMPLATE_SITE_ID, 'welcome'))
    cache.record(templates('site-1', 'own'))
    await cache.settled()
    expect(await cache.read('master-templates')).toMatchObject({ value: { data: containing('diwali') } })
    expect(await cache.read('global-templates')).toMatchObject({ value: { data: containing('welcome') } })
    expect(await files()).toEqual(['global-templates.sealed', 'master-templates.sealed'])
  })
})

describe('what can go wrong', () => {
  test('a disk that cannot be written to: the earlier copy stays, said once until it works again', async () => {
    const cache = offline()
    await cache.write('sites', 'earlier')
    const path = join(folder, 'offline')
    const seal = vi
      .spyOn(vault, 'seal')
      .mockImplementation((file, parts) => Vault.prototype.seal.call(vault, { ...file, path: join(path, 'sites.sealed', 'below-a-file') }, parts))
    expect(await cache.write('sites', 'later')).toMatchObject({ ok: false, error: { kind: 'storage' } })
    cache.record(sites)
    cache.record({ ...sites, operation: 'GetInternalUsers' })
    await cache.settled()
    expect(notices).toEqual([
      { kind: 'cache-not-written', intent: 'warning', message: containing('cannot be kept for offline use. The file could not be saved: ') },
    ])
    seal.mockRestore()
    expect(await cache.read('sites')).toMatchObject({ value: { data: 'earlier' } })
  })

  test('no keychain: nothing is kept and nothing is said here', async () => {
    vault = new Vault({ keychain: () => Promise.reject(new Error('none')), service: 'Test', announce: () => undefined, logger: silentLogger })
    await vault.prove()
    const cache = offline()
    expect(await cache.write('sites', 'text')).toEqual({ ok: true, value: undefined })
    expect(await cache.read('sites')).toEqual({ ok: true, value: null })
    expect(await files()).toEqual([])
    expect(notices).toEqual([])
  })
})

describe('clearing', () => {
  test('deletes every copy, also what was about to be written', async () => {
    const cache = offline()
    await cache.write('users', 'users')
    cache.record(sites)
    expect(await cache.clear()).toEqual({ ok: true, value: undefined })
    await cache.settled()
    expect(await files()).toEqual([])
    expect(await cache.clear()).toEqual({ ok: true, value: undefined })
  })

  test('what is written after it stays', async () => {
    const cache = offline()
    const cleared = cache.clear()
    cache.record(sites)
    await cleared
    expect(await cache.read('sites')).toMatchObject({ value: { data: sites.text } })
  })
})
