import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { GOLDEN_OWNER, goldenPath, goldenVault, goldenVersions, placeGolden } from '../vault/golden.test-support.ts'
import { CAMPAIGN_VERSION, CampaignJournal } from './campaign-journal.ts'

const GOLDEN = join(import.meta.dirname, 'golden')
const VERSIONS = Array.from({ length: CAMPAIGN_VERSION }, (_, place) => place + 1)

let folder: string
let notices: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaign-'))
  notices = []
})
afterEach(() => rm(folder, { recursive: true }))

const journalOf = async (): Promise<CampaignJournal> =>
  new CampaignJournal({ folder, vault: await goldenVault(), announce: ({ kind }) => notices.push(kind), logger: silentLogger })
const expected = async (): Promise<unknown> => JSON.parse(await readFile(join(GOLDEN, 'campaign.json'), 'utf8'))

test('every released version has golden files', async () => {
  expect(await goldenVersions(GOLDEN, 'campaign-order')).toEqual(VERSIONS)
  expect(await goldenVersions(GOLDEN, 'campaign-progress')).toEqual(VERSIONS)
})

test.each(VERSIONS)('a campaign of version %d is read, with its 20 recipients', async (version) => {
  await placeGolden(join(GOLDEN, `campaign-order-${version}.sealed`), folder, '-order')
  await placeGolden(join(GOLDEN, `campaign-progress-${version}.sealed`), folder, '-progress')
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: await expected() })
  expect(notices).toEqual([])
})

test('a progress that cannot be read is set aside with a notice, and the campaign is not continued', async () => {
  await placeGolden(join(GOLDEN, 'campaign-order-1.sealed'), folder, '-order')
  const vault = await goldenVault()
  await vault.seal({ path: goldenPath(folder, '-progress'), purpose: 'campaign-progress', owner: GOLDEN_OWNER }, [
    JSON.stringify({ version: 2, entries: [{ next: -1 }] }),
  ])
  expect(await (await journalOf()).load(GOLDEN_OWNER)).toEqual({ ok: true, value: null })
  expect(notices).toEqual(['campaign-journal-dropped'])
})
