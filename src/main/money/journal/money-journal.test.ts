import { appendFile, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { silentLogger } from '../../log/silent-logger.test-support.ts'
import { GOLDEN_OWNER, goldenPath, goldenVault, goldenVersions, placeGolden } from '../../vault/golden.test-support.ts'
import { ownerDigest } from '../../vault/owner-files.ts'
import { JOURNAL_VERSION, MoneyJournal } from './money-journal.ts'
import type { StoredEntry } from './stored-entry.ts'

const GOLDEN = join(import.meta.dirname, 'golden')

let folder: string
let notices: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'))
  notices = []
})
afterEach(() => rm(folder, { recursive: true }))

const journalOf = async (): Promise<MoneyJournal> =>
  new MoneyJournal({ folder, vault: await goldenVault(), announce: ({ message }) => notices.push(message), logger: silentLogger })
const expected = async (): Promise<readonly unknown[]> => JSON.parse(await readFile(join(GOLDEN, 'money-journal.json'), 'utf8'))

test('every released version has a golden file', async () => {
  expect(await goldenVersions(GOLDEN, 'money-journal')).toEqual(Array.from({ length: JOURNAL_VERSION }, (_, place) => place + 1))
  expect(await goldenVersions(GOLDEN, 'money-log')).toEqual([2])
})

test.each(Array.from({ length: JOURNAL_VERSION }, (_, place) => place + 1))(
  'a journal of version %d is read, all six operations and five states of it',
  async (version) => {
    await placeGolden(join(GOLDEN, `money-journal-${version}.sealed`), folder)
    if (version > 1) await placeGolden(join(GOLDEN, `money-log-${version}.sealed`), folder, '-log')
    expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
    expect(notices).toEqual([])
  },
)

describe('a journal of version 1', () => {
  beforeEach(() => placeGolden(join(GOLDEN, 'money-journal-1.sealed'), folder))

  test('becomes a log, which an older console does not pass over, and is read as such from then on', async () => {
    expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
    const opened = await (await goldenVault()).open({ path: goldenPath(folder), purpose: 'money-journal', owner: GOLDEN_OWNER })
    expect(opened).toEqual({ state: 'opened', text: '{"version":2,"entries":[{"isLog":true}]}' })
    const next = await journalOf()
    expect(await next.load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
    expect(await next.save(GOLDEN_OWNER, [])).toMatchObject({ ok: true })
    expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: [] })
  })

  test('that a crash left beside its log loses to it: what was written later counts', async () => {
    const [first] = (await expected()) as readonly StoredEntry[]
    const journal = await journalOf()
    await journal.load(GOLDEN_OWNER)
    const later = { ...(first as StoredEntry), entry: { ...(first as StoredEntry).entry, message: 'written later' } }
    await journal.save(GOLDEN_OWNER, [later])
    await placeGolden(join(GOLDEN, 'money-journal-1.sealed'), folder)
    const loaded = await (await journalOf()).load(GOLDEN_OWNER)
    expect(loaded.ok && loaded.value[0]).toEqual(later)
    expect(notices).toEqual([])
  })
})

test('what a crash cut off at the end of the log is reported; the entries before it are there', async () => {
  await placeGolden(join(GOLDEN, 'money-journal-2.sealed'), folder)
  await placeGolden(join(GOLDEN, 'money-log-2.sealed'), folder, '-log')
  await appendFile(goldenPath(folder, '-log'), Buffer.of(0, 0, 9, 0, 1, 2, 3))
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
  expect(notices).toEqual([expect.stringMatching(/^The end of the record of what you sent was cut off\./)])
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
  expect(notices).toHaveLength(1)
})

test('a log that is gone is reported, and one that cannot be written is written whole the next time', async () => {
  await placeGolden(join(GOLDEN, 'money-journal-2.sealed'), folder)
  const journal = await journalOf()
  expect(await journal.load(GOLDEN_OWNER)).toEqual({ ok: true, value: [] })
  expect(notices).toEqual([expect.stringMatching(/damaged and had to be dropped/)])
  const entries = (await expected()) as readonly StoredEntry[]
  await journal.save(GOLDEN_OWNER, entries.slice(0, 1))
  await rm(goldenPath(folder, '-log'))
  expect(await journal.save(GOLDEN_OWNER, entries.slice(0, 2))).toMatchObject({ ok: false, error: { kind: 'storage' } })
  expect(await journal.save(GOLDEN_OWNER, entries.slice(0, 2))).toMatchObject({ ok: true })
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: entries.slice(0, 2) })
})

test('a log that was written under an earlier id of the user is taken over, once', async () => {
  await placeGolden(join(GOLDEN, 'money-journal-2.sealed'), folder)
  await placeGolden(join(GOLDEN, 'money-log-2.sealed'), folder, '-log')
  const vault = await goldenVault()
  const journalOfNow = (): MoneyJournal =>
    new MoneyJournal({ folder, vault, formerOwners: () => [GOLDEN_OWNER], announce: ({ message }) => notices.push(message), logger: silentLogger })
  expect(await journalOfNow().load('asha')).toEqual({ ok: true, value: await expected() })
  expect(await journalOfNow().load('asha')).toEqual({ ok: true, value: await expected() })
  expect((await readdir(folder)).filter((name) => name.startsWith(ownerDigest(GOLDEN_OWNER)))).toEqual([])
  expect(notices).toEqual([])
})

test('an entry costs what it is long itself, however many there are', async () => {
  const [first] = (await expected()) as readonly StoredEntry[]
  const many = Array.from({ length: 2000 }, (_, place) => ({ ...(first as StoredEntry), entry: { ...(first as StoredEntry).entry, key: String(place) } }))
  const journal = await journalOf()
  await journal.load(GOLDEN_OWNER)
  await journal.save(GOLDEN_OWNER, many)
  const { size } = await stat(goldenPath(folder, '-log'))
  const one = { ...(first as StoredEntry), entry: { ...(first as StoredEntry).entry, key: 'one more' } }
  await journal.save(GOLDEN_OWNER, [...many, one])
  expect((await stat(goldenPath(folder, '-log'))).size - size).toBeLessThan(2000)
})

test.each([
  ['of an operation that this console does not know', { operation: 'TransferBalance' }],
  ['whose amount is a text', { amount: '50000' }],
  ['in an unknown state', { state: 'reversed' }],
])('one entry %s is set aside with a notice, and the others load', async (_, damage) => {
  const [first, ...others] = (await expected()) as readonly { readonly entry: object }[]
  const vault = await goldenVault()
  const damaged = { ...first, entry: { ...first?.entry, ...damage } }
  const file = { path: goldenPath(folder), purpose: 'money-journal', owner: GOLDEN_OWNER }
  await vault.seal(file, [JSON.stringify({ version: 1, entries: [damaged, ...others] })])
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: others })
  expect(notices).toEqual([
    'One entry in the record of what you sent was damaged. It was set aside. If you were sending a recharge, a subscription, a service or an invoice, check the site or the partner before you send it again.',
  ])
})

test('fields that the bridge limits more narrowly today are still read', async () => {
  const [first] = (await expected()) as readonly { readonly entry: object }[]
  const wide = {
    ...first,
    entry: { ...first?.entry, key: 'not a uuid', text: 'x'.repeat(20_000), amount: Number.MAX_SAFE_INTEGER, currency: 'A long currency' },
  }
  const vault = await goldenVault()
  await vault.seal({ path: goldenPath(folder), purpose: 'money-journal', owner: GOLDEN_OWNER }, [JSON.stringify({ version: 1, entries: [wide] })])
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: [wide] })
})
