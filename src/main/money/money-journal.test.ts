import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { GOLDEN_OWNER, goldenPath, goldenVault, goldenVersions, placeGolden } from '../vault/golden.test-support.ts'
import { JOURNAL_VERSION, MoneyJournal } from './money-journal.ts'

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
})

test.each(Array.from({ length: JOURNAL_VERSION }, (_, place) => place + 1))(
  'a journal of version %d is read, all six operations and five states of it',
  async (version) => {
    await placeGolden(join(GOLDEN, `money-journal-${version}.sealed`), folder)
    expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
    expect(notices).toEqual([])
  },
)

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
