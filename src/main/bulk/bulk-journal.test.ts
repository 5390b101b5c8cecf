import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { GOLDEN_OWNER, goldenVault, goldenVersions, placeGolden } from '../vault/golden.test-support.ts'
import { BULK_VERSION, BulkJournal } from './bulk-journal.ts'
import { BulkRows } from './bulk-rows.ts'

const GOLDEN = join(import.meta.dirname, 'golden')
const KEY = '3f0e2bd0-6a3c-4f7e-9a63-0d6c6a1f5b10'
const silent = () => undefined
const VERSIONS = Array.from({ length: BULK_VERSION }, (_, place) => place + 1)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bulk-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('every released version has golden files', async () => {
  expect(await goldenVersions(GOLDEN, 'bulk-list')).toEqual(VERSIONS)
  expect(await goldenVersions(GOLDEN, 'bulk-order')).toEqual(VERSIONS)
  expect(await goldenVersions(GOLDEN, 'bulk-log')).toEqual(VERSIONS)
})

test('an import is read as it was written: several values a row, the line of the file, the labels of its fields', async () => {
  const journal = new BulkJournal({ folder, vault: await goldenVault(), announce: silent, logger: silentLogger })
  const to = { eventName: 'Onboarding', note: 'Called' }
  const row = { id: 's1', domain: 'a.example', name: 'Aditi Kitchen', from: null, to, skip: null, line: 2 }
  const order = { key: KEY, field: 'note', columns: { note: 'Notes' }, label: 'Import of notes: a.csv', origin: 'change', rows: [row] } as const
  await journal.begin(GOLDEN_OWNER, { ...order, rows: [row] })
  await journal.settled()
  const again = new BulkJournal({ folder, vault: await goldenVault(), announce: silent, logger: silentLogger })
  expect(await again.order(GOLDEN_OWNER, KEY)).toEqual({ ok: true, value: { ...order, rows: [row] } })
})

test.each(VERSIONS)('a bulk change of version %d is read, with what became of its rows', async (version) => {
  await placeGolden(join(GOLDEN, `bulk-list-${version}.sealed`), folder)
  await placeGolden(join(GOLDEN, `bulk-order-${version}.sealed`), folder, `-${KEY}`)
  await placeGolden(join(GOLDEN, `bulk-log-${version}.sealed`), folder, `-${KEY}-log`)
  const journal = new BulkJournal({ folder, vault: await goldenVault(), announce: silent, logger: silentLogger })
  expect(await journal.heads(GOLDEN_OWNER)).toMatchObject({ ok: true, value: [{ key: KEY, state: 'paused', message: 'You paused it.' }] })
  const order = await journal.order(GOLDEN_OWNER, KEY)
  const log = journal.log(GOLDEN_OWNER, KEY)
  const content = await log.load()
  await log.close()
  if (!order.ok || !content.ok) throw new Error('The golden files cannot be read')
  const rows = new BulkRows(order.value)
  rows.restore(content.value.texts)
  expect(rows.results(order.value).map(({ name, from, to, outcome, message }) => [name, from, to, outcome, message])).toEqual([
    ['Aditi Kitchen', 'Meera', 'Ravi', 'done', null],
    ['Bait', null, 'Ravi', 'sending', null],
    ['Chai', 'Ravi', 'Ravi', 'skipped', 'No change: it already has this value.'],
  ])
})

test('a row of several calls is read with what it has created and the call that is next', async () => {
  await placeGolden(join(GOLDEN, 'bulk-order-3.sealed'), folder, `-${KEY}`)
  await placeGolden(join(GOLDEN, 'bulk-log-3.sealed'), folder, `-${KEY}-log`)
  const journal = new BulkJournal({ folder, vault: await goldenVault(), announce: silent, logger: silentLogger })
  const order = await journal.order(GOLDEN_OWNER, KEY)
  const log = journal.log(GOLDEN_OWNER, KEY)
  const content = await log.load()
  await log.close()
  if (!order.ok || !content.ok) throw new Error('The golden files cannot be read')
  expect(order.value.rows[0]?.newSite).toMatchObject({ pages: ['home'], input: { footerAddress: { city: 'Pune', location: { lat: 1, long: 2 } } } })
  const rows = new BulkRows(order.value)
  rows.restore(content.value.texts)
  expect(rows.at(0).progress).toEqual({ made: { siteId: 'site-9', domain: 'a.example', currency: 'INR' }, step: 4 })
  expect(rows.at(1).progress).toBeUndefined()
})
