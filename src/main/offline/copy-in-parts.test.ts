import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Notice } from '#shared/bridge/shell.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { ListKeeper } from '../platform/platform-client.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { OfflineCache } from './offline-cache.ts'

let folder: string
let vault: Vault
let user: string
let notices: Omit<Notice, 'id'>[]

const offline = () =>
  new OfflineCache({
    folder: join(folder, 'offline'),
    vault,
    identity: {
      cacheOwner: () => ({ owner: user, former: `former ${user}` }),
      status: () => ({ state: 'signed-in', user: { userName: user, role: 'ADMIN' }, remembered: true }),
    },
    announce: (notice) => notices.push(notice),
    logger: silentLogger,
    now: () => 1_700_000_000_000,
  })
const files = () => readdir(join(folder, 'offline')).catch(() => [])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-in-parts-'))
  const keychain = new MemoryKeychain()
  vault = await provenVault(keychain)
  user = 'asha'
  notices = []
})
afterEach(() => rm(folder, { recursive: true }))

/** Six parts of 1.2 MB, of 1,000 rows each. Each row has all that could be taken for its end. */
const ROWS = Array.from({ length: 6000 }, (_, index) => ({ siteId: `s${index}`, note: '"},{[\\ कमल', tags: ['a', { b: [] }], text: 'x'.repeat(1100) }))
const PARTS = Array.from({ length: 6 }, (_, at) => ({ at, elements: JSON.stringify(ROWS.slice(at * 1000, at * 1000 + 1000)).slice(1, -1) }))

function keeperOf(cache: OfflineCache): ListKeeper {
  const keeper = cache.keeperOf({ operation: 'GetSitesAdmin', variables: {}, listField: 'getSitesAdmin' })
  if (keeper === undefined) throw new Error('The list of sites is not kept')
  return keeper
}

function keep(cache: OfflineCache): void {
  const keeper = keeperOf(cache)
  for (const part of PARTS) keeper.part(part)
  keeper.end(true)
}

async function readAll(cache: OfflineCache): Promise<unknown[] | null> {
  const copy = await cache.read('sites')
  const parts = copy.ok ? copy.value?.parts : undefined
  if (parts === undefined) return null
  const rows: unknown[] = []
  for (let at = 0; at < parts.count; at += 1) {
    const part = await cache.readPart({ list: 'sites', generation: parts.generation, at })
    if (!part.ok || part.value === null) return null
    rows.push(...(JSON.parse(`[${part.value.elements}]`) as unknown[]))
  }
  return rows
}

test('a long list is kept in parts, with its first rows beside them', async () => {
  const cache = offline()
  keep(cache)
  await expect.poll(() => readAll(cache)).toEqual(ROWS)
  const copy = await cache.read('sites')
  expect(copy).toMatchObject({ value: { savedAt: 1_700_000_000, parts: { count: 3 } } })
  const { getSitesAdmin } = JSON.parse((copy.ok && copy.value?.data) || '{}') as { getSitesAdmin: unknown[] }
  expect(getSitesAdmin).toEqual(ROWS.slice(0, 218))
  expect(await readAll(offline())).toEqual(ROWS)
})

test('a newer copy takes the place of all parts of the one before', async () => {
  const cache = offline()
  keep(cache)
  await expect.poll(files).toHaveLength(4)
  const before = await files()
  keep(cache)
  await expect.poll(async () => before.filter((name) => name !== 'sites.sealed' && existsSync(join(folder, 'offline', name)))).toEqual([])
  await expect.poll(files).toHaveLength(4)
  expect(await readAll(cache)).toEqual(ROWS)
})

test('a short list takes the place of a long one', async () => {
  const cache = offline()
  keep(cache)
  await expect.poll(files).toHaveLength(4)
  await cache.write('sites', '{"getSitesAdmin":[{"siteId":"s1"}]}')
  await expect.poll(files).toEqual(['sites.sealed'])
  expect(await cache.read('sites')).toEqual({ ok: true, value: { data: '{"getSitesAdmin":[{"siteId":"s1"}]}', savedAt: 1_700_000_000 } })
})

test('an answer that was not whole leaves the earlier copy and nothing of its own', async () => {
  const cache = offline()
  await cache.write('sites', '{"getSitesAdmin":[{"siteId":"s1"}]}')
  const keeper = keeperOf(cache)
  for (const part of PARTS.slice(0, 5)) keeper.part(part)
  keeper.end(false)
  await cache.settled()
  await expect.poll(files).toEqual(['sites.sealed'])
  expect(await cache.read('sites')).toMatchObject({ value: { data: '{"getSitesAdmin":[{"siteId":"s1"}]}' } })
})

test('an answer that begins once more is kept once', async () => {
  const cache = offline()
  const keeper = keeperOf(cache)
  for (const part of PARTS.slice(0, 4)) keeper.part(part)
  for (const part of PARTS) keeper.part(part)
  keeper.end(true)
  await expect.poll(() => readAll(cache)).toEqual(ROWS)
  await expect.poll(files).toHaveLength(4)
})

test('a copy that lacks a part is none, which is said once', async () => {
  const cache = offline()
  keep(cache)
  await expect.poll(files).toHaveLength(4)
  const part = (await files()).find((name) => name.endsWith('-1.sealed'))
  await rm(join(folder, 'offline', part ?? ''))
  expect(await readAll(cache)).toBeNull()
  expect(await cache.read('sites')).toEqual({ ok: true, value: null })
  expect(notices).toEqual([{ kind: 'cache-dropped', intent: 'info', message: expect.stringContaining('was dropped') as string }])
})

test('parts are of the user who was signed in, and go with the copies', async () => {
  const cache = offline()
  keep(cache)
  await expect.poll(files).toHaveLength(4)
  const copy = await cache.read('sites')
  const generation = (copy.ok && copy.value?.parts?.generation) || ''
  user = 'ravi'
  expect(await cache.readPart({ list: 'sites', generation, at: 0 })).toEqual({ ok: true, value: null })
  user = 'asha'
  keep(cache)
  await cache.clear()
  await cache.settled()
  await expect.poll(files).toEqual([])
})

test('a user who signs out while a list arrives leaves nothing of it', async () => {
  const cache = offline()
  const keeper = keeperOf(cache)
  for (const part of PARTS.slice(0, 5)) keeper.part(part)
  user = 'ravi'
  await cache.clear()
  keeper.part({ at: 5, elements: PARTS[5]?.elements ?? '' })
  keeper.end(true)
  await cache.settled()
  await expect.poll(files).toEqual([])
})
