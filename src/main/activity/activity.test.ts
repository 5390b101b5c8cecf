import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { ASKING_ONLY, SENT_CHANGES } from '#shared/domain/activity/sent-changes.ts'
import { failure, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { SentMutation } from '../platform/platform-client.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { Activity } from './activity.ts'

const silent = (): void => undefined
/** 24 November 2026, 09:00 UTC. */
const NOW = 1_795_510_800

let folder: string
let keychain: MemoryKeychain
let owner: string | undefined
let now: number
let days: number
beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'activity-')), 'activity')
  keychain = new MemoryKeychain()
  owner = 'asha'
  now = NOW
  days = 365
})
/** Those of the test: what they still write must not meet the removal of the folder. */
let running: Activity[] = []
afterEach(async () => {
  await Promise.all(running.map((activity) => activity.settled()))
  running = []
  await rm(join(folder, '..'), { recursive: true })
})

async function started(used: MemoryKeychain = keychain): Promise<Activity> {
  const vault = await provenVault(used)
  const status = () => ({ state: 'signed-in' as const, user: { userName: owner ?? '', role: 'ADMIN' as const }, remembered: true })
  const activity = new Activity({
    folder,
    vault,
    identity: { owner: () => owner, status },
    days: () => days,
    onChange: silent,
    logger: silentLogger,
    now: () => now,
  })
  running.push(activity)
  return activity
}

const RECHARGE: SentMutation = {
  operation: 'SiteWalletRechargeByAdmin',
  variables: { siteId: 'site-1', amt: 50_000, note: 'Renewal', paymentState: 'PAID' },
  about: { record: { id: 'site-1', name: 'aditi.example' }, fields: [{ field: 'Amount', from: '', to: '₹500.00' }] },
  key: 'key-1',
}
const DONE = success({ data: '{"siteWalletRechargeByAdmin":{"id":"t-1"}}' })
const UNANSWERED = failure('unknown-outcome', 'The connection broke off.', { outcome: 'unknown' })

const listed = async (activity: Activity) => {
  const answer = await activity.list()
  return answer.ok ? answer.value.entries : []
}

test('every call that changes something has its line in the table, and the table has no other', () => {
  const mutations = Object.entries(documents as Readonly<Record<string, string>>)
    .filter(([, text]) => !/(?:^|\}\s*)query\b/.test(text))
    .map(([name]) => name)
  const rest = ['resetSite', 'deleteSite']
  expect(Object.keys(SENT_CHANGES).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...mutations.filter((name) => !(ASKING_ONLY as readonly string[]).includes(name)), ...rest].toSorted((a, b) => a.localeCompare(b)),
  )
})

test('a campaign has the id that the platform has given it, also after a restart', async () => {
  const sent = { operation: 'CreateCampaignHistorybyAdmin', variables: { input: { template: 'diwali', total: 38 } }, way: 'campaign' } as const
  const activity = await started()
  activity.begin(sent)(success({ data: '{"createCampaignHistorybyAdmin":{"campaignId":"c-7"}}' }))
  const entry = {
    what: 'Begin campaign',
    record: { sort: 'campaign', id: 'c-7', name: 'diwali' },
    fields: [{ field: 'Recipients', from: '', to: '38' }],
    outcome: 'done',
  }
  expect(await listed(activity)).toMatchObject([entry])
  await activity.settled()
  const restarted = await started()
  expect(await listed(restarted)).toMatchObject([entry])
  expect(await restarted.ofRecord({ sort: 'campaign', id: 'c-7', name: 'diwali' })).toMatchObject({ value: { total: 1 } })
  expect(await restarted.ofRecord({ sort: 'campaign', id: 'c-8', name: 'diwali' })).toMatchObject({ value: { total: 0 } })
})

describe('what is kept', () => {
  test('when, what, which record, from what to what, and what came of it; also after a restart, and nothing of it readable on the disk', async () => {
    const activity = await started()
    activity.begin(RECHARGE)(DONE)
    await activity.settled()
    const [again] = await listed(await started())
    expect(again).toEqual({
      id: 'key-1',
      at: NOW,
      operation: 'SiteWalletRechargeByAdmin',
      what: 'Recharge wallet',
      record: { sort: 'site', id: 'site-1', name: 'aditi.example' },
      fields: [{ field: 'Amount', from: '', to: '₹500.00' }],
      undo: null,
      way: 'hand',
      outcome: 'done',
      message: null,
    })
    const [file] = await readdir(folder)
    expect(file).toMatch(/^[0-9a-f]{32}-2026-11\.sealed$/)
    expect((await readFile(join(folder, file ?? ''))).includes('aditi')).toBe(false)
  })

  test('of the variables no more than the table names: no password and no key', async () => {
    const activity = await started()
    activity.begin({ operation: 'CreateInternalUser', variables: { input: { userName: 'kiran', password: 'hunter2' } } })(DONE)
    const about = { fields: [{ field: 'API Key', from: 'old', to: 'new' }] }
    activity.begin({ operation: 'UpdateCustomWhatsappConfig', variables: { domain: 'aditi.example', token: 'secret', system: 'GUPSHUP' }, about })(DONE)
    const entries = await listed(activity)
    expect(JSON.stringify(entries)).not.toMatch(/hunter2|secret|old|new/)
    expect(entries.map(({ what, record, fields }) => [what, record?.name, fields])).toEqual([
      ['Change WhatsApp provider', 'aditi.example', [{ field: 'API Key', from: 'not kept', to: 'not kept' }]],
      ['Create user', 'kiran', []],
    ])
  })

  test('what takes several fields or a record back is there after a restart; the value of a secret never is', async () => {
    const activity = await started()
    const several = {
      siteId: 'site-1',
      fields: [
        { field: 'gstNo' as const, label: 'GST No', from: null, to: '29' },
        { field: 'isDemoSite' as const, label: 'Demo site', from: true, to: false },
      ],
    }
    const record = { sort: 'user' as const, id: 'kiran', of: '', values: [{ name: 'name', from: 'Kiran', to: 'Kiran K' }] }
    const key = { sort: 'user' as const, id: 'kiran', of: '', values: [{ name: 'apiKey', from: 'old-key', to: 'new-key' }] }
    activity.begin({ operation: 'UpdateSiteByAdmin', variables: { input: { siteId: 'site-1', domain: 'aditi.example' } }, about: { undo: several } })(DONE)
    activity.begin({ operation: 'UpdateInternalUser', variables: { input: { username: 'kiran' } }, about: { undo: record } })(DONE)
    const fields = [{ field: 'API key', from: 'old-key', to: 'new-key' }]
    activity.begin({ operation: 'UpdateInternalUser', variables: { input: { username: 'kiran' } }, about: { fields, undo: key } })(DONE)
    await activity.settled()
    const entries = await listed(await started())
    expect(entries.map(({ undo }) => undo)).toEqual(expect.arrayContaining([several, record, null]))
    expect(JSON.stringify(entries)).not.toMatch(/old-key|new-key/)
  })

  test('of an uploaded image the site is kept, and nothing of its content', async () => {
    const activity = await started()
    const input = [{ content: 'aW1hZ2UtY29udGVudA==', name: 'store-photo.jpg', type: 'image/jpeg' }]
    activity.begin({ operation: 'UploadFile', variables: { input }, about: { record: { id: 'site-1', name: 'site-1' } } })(DONE)
    const [entry] = await listed(activity)
    expect(entry).toMatchObject({ what: 'Upload store image', record: { sort: 'site', id: 'site-1' }, fields: [] })
    expect(JSON.stringify(entry)).not.toMatch(/aW1hZ2|store-photo/)
  })

  test('questions, and lists as files, are no changes', async () => {
    const activity = await started()
    activity.begin({ operation: 'VerifyUsername', variables: { username: 'kiran' } })(DONE)
    activity.begin({ operation: 'DownloadAllSites', variables: {} })(DONE)
    expect(await listed(activity)).toEqual([])
  })
})

describe('outcomes', () => {
  test.each([
    ['an answer', DONE, 'done', null],
    ['an answer that says no', success({ data: '{"updateSiteVersion":false}' }), 'failed', 'The platform did not accept it.'],
    ['a call of REST without a result', success({ hasResult: false }), 'failed', 'The platform did not accept it.'],
    ['nothing sent', failure('unreachable', 'The platform cannot be reached.', { outcome: 'not-run' }), 'failed', 'The platform cannot be reached.'],
    ['no answer', UNANSWERED, 'unknown', 'The connection broke off.'],
  ] as const)('%s', async (_, answer, outcome, message) => {
    const activity = await started()
    activity.begin(RECHARGE)(answer)
    expect(await listed(activity)).toMatchObject([{ outcome, message }])
  })

  test('what the console did not live to hear is not known', async () => {
    const activity = await started()
    activity.begin(RECHARGE)
    await activity.settled()
    expect(await listed(await started())).toMatchObject([{ outcome: 'unknown', message: 'The console ended before an answer came.' }])
  })

  test('what is read back later counts, also after a restart; what is certain stays', async () => {
    const first = await started()
    first.begin(RECHARGE)(UNANSWERED)
    first.begin({ ...RECHARGE, key: 'key-2' })(DONE)
    await first.settled()
    const second = await started()
    await second.settle('key-1', { outcome: 'absent', message: 'It did not arrive.' })
    await second.settle('key-2', { outcome: 'absent', message: null })
    expect((await listed(await started())).map(({ id, outcome }) => [id, outcome])).toEqual([
      ['key-2', 'done'],
      ['key-1', 'absent'],
    ])
  })
})

test('each user sees their own, and one who is forgotten leaves nothing', async () => {
  const activity = await started()
  activity.begin(RECHARGE)(DONE)
  owner = 'kiran'
  activity.begin({ ...RECHARGE, key: 'key-2' })(DONE)
  expect((await listed(activity)).map(({ id }) => id)).toEqual(['key-2'])
  owner = undefined
  expect(await activity.list()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
})

test('a record finds its own by its id or its name', async () => {
  const activity = await started()
  activity.begin(RECHARGE)(DONE)
  activity.begin({ operation: 'UpdateCustomLabels', variables: { domain: 'aditi.example', typeValue: 'Ordering' } })(DONE)
  activity.begin({ operation: 'UpdateCustomLabels', variables: { domain: 'other.example', typeValue: 'Ordering' } })(DONE)
  expect(await activity.ofRecord({ sort: 'site', id: 'site-1', name: 'aditi.example' })).toMatchObject({
    value: { total: 2, entries: [{ what: 'Change labels' }, { what: 'Recharge wallet' }] },
  })
})

test('a menu has its own id within its site, and a call that serves several sorts of records is kept as what the page says', async () => {
  const activity = await started()
  activity.begin({ operation: 'UpdateServiceType', variables: { input: { siteId: 'serviceType::site-1', slugName: 'lunch', typeName: 'Lunch' } } })(DONE)
  const tea = { record: { sort: 'one-time-service' as const, id: 'row-1', name: 'TEA' } }
  activity.begin({ operation: 'CreateSiteConfigServices', variables: { domain: 'extraService', serviceName: 'TEA' }, about: tea })(DONE)
  await activity.settled()
  expect((await listed(await started())).map(({ record }) => record)).toEqual(
    expect.arrayContaining([
      { sort: 'menu', id: '["site-1","lunch"]', name: 'Lunch' },
      { sort: 'one-time-service', id: 'row-1', name: 'TEA' },
    ]),
  )
})

describe('how long', () => {
  test('a month goes with its file once the days of the policy are over, and what is older within a month is not listed', async () => {
    const activity = await started()
    activity.begin(RECHARGE)(DONE)
    now += 40 * 86_400
    activity.begin({ ...RECHARGE, key: 'key-2' })(DONE)
    await activity.settled()
    days = 30
    expect((await listed(await started())).map(({ id }) => id)).toEqual(['key-2'])
    expect((await readdir(folder)).map((name) => name.slice(33))).toEqual(['2027-01.sealed'])
  })

  test('a policy of no days keeps nothing and deletes what there is', async () => {
    const before = await started()
    before.begin(RECHARGE)(DONE)
    await before.settled()
    days = 0
    const activity = await started()
    await activity.sweep()
    activity.begin({ ...RECHARGE, key: 'key-2' })(DONE)
    await activity.settled()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('where it cannot be kept', () => {
  test('without a keychain it is listed until the console closes, says so, and leaves what was kept before alone', async () => {
    const before = await started()
    before.begin(RECHARGE)(DONE)
    await before.settled()
    const activity = await started(new MemoryKeychain({ failing: 'locked' }))
    activity.begin({ ...RECHARGE, key: 'key-2' })(DONE)
    await activity.settled()
    expect(await activity.list()).toMatchObject({ value: { entries: [{ id: 'key-2' }], problem: expect.stringContaining('keychain') } })
    expect((await listed(await started())).map(({ id }) => id)).toEqual(['key-1'])
  })

  test('a damaged file is told, and what stands before the damage is listed', async () => {
    const before = await started()
    before.begin(RECHARGE)(DONE)
    await before.settled()
    before.begin({ ...RECHARGE, key: 'key-2' })(DONE)
    await before.settled()
    const [file] = await readdir(folder)
    const path = join(folder, file ?? '')
    const bytes = await readFile(path)
    bytes[bytes.length - 400] = (bytes[bytes.length - 400] ?? 0) ^ 1
    await writeFile(path, bytes)
    expect(await (await started()).list()).toMatchObject({ value: { problem: expect.stringContaining('damaged') } })
  })

  test('nothing that is sent waits for the disk', async () => {
    const activity = await started()
    const answered = vi.fn(activity.begin(RECHARGE))
    answered(DONE)
    expect(answered).toHaveReturnedTimes(1)
    expect(await listed(activity)).toMatchObject([{ outcome: 'done' }])
  })
})
