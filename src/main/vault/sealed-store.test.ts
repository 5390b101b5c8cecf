import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { array, assert, asyncProperty, boolean, record, string } from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { GOLDEN_OWNER, goldenPath, goldenVault } from './golden.test-support.ts'
import { type Damage, SealedStore, type SealedStoreOptions } from './sealed-store.ts'
import type { Vault } from './vault.ts'

interface Item {
  readonly name: string
  readonly size: number
}

let folder: string
let vault: Vault
let damages: Damage[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  vault = await goldenVault()
  damages = []
})
afterEach(() => rm(folder, { recursive: true }))

/** Version 1 had no size. */
const storeOf = (change: Partial<SealedStoreOptions<Item>> = {}): SealedStore<Item> =>
  new SealedStore({
    folder,
    purpose: 'items',
    schema: z.object({ name: z.string(), size: z.number() }),
    version: 2,
    limit: 1000,
    label: 'The list',
    migrate: { 1: (entry) => ({ ...(entry as object), size: 1 }) },
    onDamaged: (damage) => damages.push(damage),
    vault,
    logger: silentLogger,
    ...change,
  })

const write = (document: unknown): Promise<unknown> =>
  vault.seal({ path: goldenPath(folder), purpose: 'items', owner: GOLDEN_OWNER }, [JSON.stringify(document)])
const asideOf = async (): Promise<unknown> => {
  const opened = await vault.open({ path: `${goldenPath(folder)}.damaged-entries`, purpose: 'items-damaged', owner: GOLDEN_OWNER })
  return opened.state === 'opened' ? JSON.parse(opened.text) : opened.state
}

test('what is saved is there for the next one, and for no other user', async () => {
  const store = storeOf()
  expect(await store.load('asha')).toEqual({ ok: true, value: [] })
  expect(await store.save('asha', [{ name: 'a', size: 3 }])).toEqual({ ok: true, value: undefined })
  expect(await storeOf().load('asha')).toEqual({ ok: true, value: [{ name: 'a', size: 3 }] })
  expect(await storeOf().load('ravi')).toEqual({ ok: true, value: [] })
})

test('an older version is migrated entry by entry', async () => {
  await write({ version: 1, entries: [{ name: 'a' }, { name: 'b' }] })
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual({
    ok: true,
    value: [
      { name: 'a', size: 1 },
      { name: 'b', size: 1 },
    ],
  })
})

test('what was written before versions existed is one entry of version 1', async () => {
  await write({ name: 'bare' })
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual({ ok: true, value: [{ name: 'bare', size: 1 }] })
})

test('entries that cannot be read are kept aside, sealed, and reported once with their number; the others load', async () => {
  await write({ version: 2, entries: [{ name: 'a', size: 1 }, { name: 7, size: 1 }, null, { name: 'b', size: 2 }] })
  const wanted = {
    ok: true,
    value: [
      { name: 'a', size: 1 },
      { name: 'b', size: 2 },
    ],
  }
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual(wanted)
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual(wanted)
  expect(damages).toEqual([{ of: 'entries', count: 2 }])
  expect(await asideOf()).toEqual({
    version: 1,
    entries: [
      { version: 2, entry: { name: 7, size: 1 } },
      { version: 2, entry: null },
    ],
  })
  await write({ version: 2, entries: ['later'] })
  await storeOf().load(GOLDEN_OWNER)
  expect(await asideOf()).toMatchObject({ entries: [{ entry: { name: 7 } }, { entry: null }, { entry: 'later' }] })
})

test('an entry whose migration fails is damaged, not the file', async () => {
  await write({ version: 1, entries: [{ name: 'a' }, { name: 'b' }] })
  const migrate = {
    1: (entry: unknown) => {
      if ((entry as Item).name === 'a') throw new TypeError('a bug')
      return { ...(entry as object), size: 1 }
    },
  }
  expect(await storeOf({ migrate }).load(GOLDEN_OWNER)).toEqual({ ok: true, value: [{ name: 'b', size: 1 }] })
  expect(damages).toEqual([{ of: 'entries', count: 1 }])
})

test('damaged entries that cannot be kept aside leave the file as it is', async () => {
  await write({ version: 2, entries: [{ name: 'a', size: 1 }, 'damaged'] })
  const before = await readFile(goldenPath(folder))
  await mkdir(join(`${goldenPath(folder)}.damaged-entries`, 'occupied'), { recursive: true })
  expect(await storeOf().load(GOLDEN_OWNER)).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect((await readFile(goldenPath(folder))).equals(before)).toBe(true)
})

test('a newer version is refused, reported and never written over', async () => {
  await write({ version: 3, entries: [{ name: 'a', size: 1, colour: 'red' }] })
  const before = await readFile(goldenPath(folder))
  const store = storeOf()
  expect(await store.load(GOLDEN_OWNER)).toMatchObject({ ok: false, error: { kind: 'storage', message: expect.stringContaining('newer version') } })
  expect(await store.save(GOLDEN_OWNER, [])).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(damages).toEqual([{ of: 'newer-version' }])
  expect((await readFile(goldenPath(folder))).equals(before)).toBe(true)
})

test('a file that was not read is never written over', async () => {
  await write({ version: 2, entries: [{ name: 'a', size: 1 }] })
  expect(await storeOf().save(GOLDEN_OWNER, [])).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await storeOf().load(GOLDEN_OWNER)).toMatchObject({ ok: true, value: [{ name: 'a' }] })
})

test.each([
  ['of another key', async () => writeFile(goldenPath(folder), Buffer.alloc(100, 1))],
  ['cut', async () => writeFile(goldenPath(folder), (await readFile(goldenPath(folder))).subarray(0, 40))],
  ['no JSON', async () => vault.seal({ path: goldenPath(folder), purpose: 'items', owner: GOLDEN_OWNER }, ['{'])],
  ['without entries', async () => write({ version: 2 })],
])('a file that is %s is put aside and reported', async (_, damage) => {
  await write({ version: 2, entries: [{ name: 'a', size: 1 }] })
  await damage()
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual({ ok: true, value: [] })
  expect(damages).toMatchObject([{ of: 'file', isRestored: false }])
  expect(await readdir(folder)).toEqual([`${goldenPath(folder).slice(folder.length + 1)}.damaged`])
})

test('more than the limit is refused, and what was stored before stays', async () => {
  const store = storeOf()
  await store.load('asha')
  await store.save('asha', [{ name: 'small', size: 1 }])
  expect(await store.save('asha', [{ name: 'x'.repeat(1000), size: 1 }])).toEqual({
    ok: false,
    error: { kind: 'storage', message: 'It is too large to be stored on this computer.' },
  })
  expect(await storeOf().load('asha')).toEqual({ ok: true, value: [{ name: 'small', size: 1 }] })
})

test('a deletion that was requested after a write ends with no file', async () => {
  const store = storeOf()
  const written = store.replace('asha', [{ name: 'late', size: 1 }])
  expect(await store.remove('asha')).toEqual({ ok: true, value: undefined })
  await written
  expect(await readdir(folder)).toEqual([])
})

test('of two changes at once neither is lost, and a file without entries is deleted', async () => {
  const store = storeOf()
  const [one, other] = [
    { name: 'one', size: 1 },
    { name: 'other', size: 2 },
  ]
  await Promise.all([store.change('asha', (before) => [...before, one]), store.change('asha', (before) => [...before, other])])
  expect(await store.load('asha')).toEqual({ ok: true, value: [one, other] })
  expect(await store.change('asha', () => [])).toEqual({ ok: true, value: undefined })
  expect(await readdir(folder)).toEqual([])
})

test('a write that is not wanted any more when it is its turn is left out', async () => {
  const store = storeOf()
  await store.replace('asha', [{ name: 'first', size: 1 }])
  await store.replace('asha', [{ name: 'second', size: 1 }], { isWanted: () => false })
  expect(await store.load('asha')).toEqual({ ok: true, value: [{ name: 'first', size: 1 }] })
})

test('a store that keeps nothing damaged deletes the file and reports it', async () => {
  const store = storeOf({ keepsDamaged: false, fileName: (_owner, item) => item })
  await store.replace('asha', [{ name: 'a', size: 1 }], { item: 'sites' })
  expect(await store.load('ravi', 'sites')).toEqual({ ok: true, value: [] })
  expect(damages).toMatchObject([{ of: 'file', isRestored: false }])
  expect(await readdir(folder)).toEqual([])
})

test('a store whose older entries mislead deletes them when a new one cannot be written', async () => {
  const store = storeOf({ deletesStale: true })
  await store.replace('asha', [{ name: 'old', size: 1 }])
  expect(await store.replace('asha', [{ name: 'x'.repeat(1000), size: 1 }])).toMatchObject({ ok: false })
  expect(await readdir(folder)).toEqual([])
})

test('whatever the entries are, each is either loaded or kept aside', async () => {
  const anything = array(record({ name: string(), isGood: boolean() }), { maxLength: 20 })
  await assert(
    asyncProperty(anything, async (made) => {
      await rm(`${goldenPath(folder)}.damaged-entries`, { force: true })
      const stored = made.map(({ name, isGood }, place) => (isGood ? { name, size: place } : { name, place }))
      await write({ version: 2, entries: stored })
      const loaded = await storeOf().load(GOLDEN_OWNER)
      const aside = await asideOf()
      const kept = typeof aside === 'string' ? [] : (aside as { entries: { entry: unknown }[] }).entries.map(({ entry }) => entry)
      expect(loaded).toEqual({ ok: true, value: stored.filter((_, place) => made[place]?.isGood) })
      expect(kept).toEqual(stored.filter((_, place) => !made[place]?.isGood))
    }),
    { numRuns: process.env['ADMIN_CONSOLE_THOROUGH'] === '1' ? 1000 : 100 },
  )
})

test('a file larger than the limit is damaged: it is not read, and put aside', async () => {
  const file = { path: goldenPath(folder), purpose: 'items', owner: GOLDEN_OWNER }
  const text = (name: string): string => JSON.stringify({ version: 2, entries: [{ name, size: 1 }] })
  const room = 1000 - text('').length
  await vault.seal(file, [text('x'.repeat(room))])
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual({ ok: true, value: [{ name: 'x'.repeat(room), size: 1 }] })
  expect(damages).toEqual([])

  await vault.seal(file, [text('x'.repeat(room + 1))])
  expect(await storeOf().load(GOLDEN_OWNER)).toEqual({ ok: true, value: [] })
  expect(damages).toMatchObject([{ of: 'file', isRestored: false }])
  expect(await readdir(folder)).toEqual([`${basename(goldenPath(folder))}.damaged`])
})

test('a file of an earlier release that is larger than the limit is put aside as well', async () => {
  const former = { path: join(folder, 'former.sealed'), owner: 'former' }
  await vault.seal({ ...former, purpose: 'items' }, ['x'.repeat(1001)])
  expect(await storeOf({ formerOwners: () => [former] }).load(GOLDEN_OWNER)).toEqual({ ok: true, value: [] })
  expect(damages).toMatchObject([{ of: 'file', isRestored: false }])
  expect(await readdir(folder)).toEqual([`${basename(goldenPath(folder))}.damaged`])
})

test('a damaged file gives way to the version before its last write, where the store keeps it', async () => {
  const store = storeOf({ keepsLast: true })
  for (const size of [1, 2, 3]) await store.replace(GOLDEN_OWNER, [{ name: 'a', size }])
  await writeFile(goldenPath(folder), 'scribble')
  expect(await storeOf({ keepsLast: true }).load(GOLDEN_OWNER)).toEqual({ ok: true, value: [{ name: 'a', size: 2 }] })
  expect(await storeOf({ keepsLast: true }).load(GOLDEN_OWNER)).toEqual({ ok: true, value: [{ name: 'a', size: 2 }] })
  expect(damages).toEqual([{ of: 'file', aside: `${goldenPath(folder)}.damaged`, isRestored: true }])
  await storeOf({ keepsLast: true }).remove(GOLDEN_OWNER)
  expect(await readdir(folder)).toEqual([`${basename(goldenPath(folder))}.damaged`])
})
