import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { UserQueueInput } from '#generated/graphql.ts'
import type { CampaignOrder, CampaignRun } from '#shared/bridge/campaigns.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { CampaignJournal } from './campaign-journal.ts'
import { CampaignRunner } from './campaign-runner.ts'
import { MessagedLog } from './messaged-log.ts'

type Answer = Result<{ data: string; receivedAt: number }>
const answer = (data: object): Answer => success({ data: JSON.stringify(data), receivedAt: 1 })
const refused: Answer = failure('rejected', 'CONTENT MUST NOT BE EMPTY', { code: 'ValidationException', outcome: 'not-run' })
const lost: Answer = failure('unknown-outcome', 'The connection broke off.')

/** The platform as the runner meets it. What becomes of a batch is the test's to say, by its place from 0. */
class FakePlatform {
  readonly histories: unknown[] = []
  readonly batches: UserQueueInput[][] = []
  creating: () => Answer | Promise<Answer> = () => answer({ createCampaignHistorybyAdmin: { campaignId: 'campaign-1' } })
  queueing: (place: number) => Answer | Promise<Answer> = () => answer({ createUserQueueInBulkByAdmin: [] })

  async execute(operation: string, { input }: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (operation === 'CreateCampaignHistorybyAdmin') {
      this.histories.push(input)
      return this.creating()
    }
    this.batches.push(input as UserQueueInput[])
    return this.queueing(this.batches.length - 1)
  }

  /** Every number that a message was sent to, in order. */
  get numbers(): (string | null | undefined)[] {
    return this.batches.flat().map(({ mob }) => mob)
  }
}

let folder: string
let keychain: MemoryKeychain
let platform: FakePlatform
let owner: string | undefined
let notified: (CampaignRun | null)[]
let notices: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campaigns-'))
  keychain = new MemoryKeychain()
  platform = new FakePlatform()
  owner = 'asha'
  notified = []
  notices = []
})
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))

/** One run of the console. */
async function begin(): Promise<CampaignRunner> {
  const vault = await provenVault(keychain)
  const journal = new CampaignJournal({ folder, vault, announce: ({ kind }) => notices.push(kind), logger: silentLogger })
  return new CampaignRunner({
    platform,
    identity: { owner: () => owner },
    journal,
    messaged: new MessagedLog({ folder, vault }),
    onChange: (run) => notified.push(run),
    logger: silentLogger,
    now: () => 1_700_000_000,
  })
}

const mobile = (place: number): string => String(9_800_000_000 + place)
const order = (count: number, change: Partial<CampaignOrder> = {}): CampaignOrder => ({
  key: randomUUID(),
  channel: 'WHATSAPP',
  template: 'Festival Greeting',
  subject: 'Greetings to _companyName_',
  content: 'Dear _custName_ of _fqdn_, _Balance_Amount_ is left.',
  imageUrl: null,
  recipients: Array.from({ length: count }, (_, place) => ({
    fqdn: `site${place}.example`,
    countryCode: '91',
    mob: mobile(place),
    email: null,
    companyName: `Site ${place}`,
    custName: `Owner ${place}`,
    sitePlan: 'Growth',
    userName: `user${place}`,
  })),
  ...change,
})

const now = async (runner: CampaignRunner): Promise<CampaignRun> => {
  const answered = await runner.current()
  if (!answered.ok || answered.value === null) throw new Error('There is no campaign')
  return answered.value
}
const ended = async (runner: CampaignRunner): Promise<CampaignRun> => {
  await runner.settled()
  return now(runner)
}

describe('sending', () => {
  test('makes the record of the campaign, then queues messages in batches of 15, each to its own recipient [CAMP-027] [CAMP-044] [CAMP-022] [CAMP-023]', async () => {
    const runner = await begin()
    const { key } = order(1)
    expect(await runner.start(order(40, { key }))).toMatchObject({ ok: true, value: { key, total: 40, queued: 0, state: 'queueing' } })
    expect(await ended(runner)).toMatchObject({ state: 'done', total: 40, queued: 40, uncertain: 0, message: null })
    expect(platform.histories).toEqual([
      {
        siteId: 'master',
        language: 'eng',
        ProductType: 'BOOKING_RESTAURANT',
        sendingStatus: 'PENDING',
        template: 'Festival Greeting',
        type: 'TEXT',
        queType: 'WHATSAPP',
        total: 40,
      },
    ])
    expect(platform.batches.map(({ length }) => length)).toEqual([15, 15, 10])
    expect(platform.numbers).toEqual(Array.from({ length: 40 }, (_, place) => mobile(place)))
    expect(notified.map((run) => run?.queued)).toEqual([15, 30, 40, 40])
  })

  test('a message carries everything the platform takes of it [CAMP-045]', async () => {
    const runner = await begin()
    await runner.start(order(1, { imageUrl: 'https://images.example/master/templates/whatsapp1' }))
    await runner.settled()
    expect(platform.batches).toEqual([
      [
        {
          countryCode: '91',
          mob: mobile(0),
          email: null,
          language: 'eng',
          ProductType: 'BOOKING_RESTAURANT',
          sendingStatus: 'PENDING',
          subject: 'Greetings to Site 0',
          content: 'Dear Owner 0 of site0.example, _Balance_Amount_ is left.',
          template: 'Festival Greeting',
          queType: 'WHATSAPP',
          url: 'https://images.example/master/templates/whatsapp1',
          type: 'MEDIA',
          campaignId: 'campaign-1',
        },
      ],
    ])
  })

  test('one key is sent once, however often and at once it is asked; another waits until it is finished', async () => {
    const runner = await begin()
    const release = Promise.withResolvers<Answer>()
    platform.queueing = () => release.promise
    const sent = order(20)
    const answers = await Promise.all([runner.start(sent), runner.start(sent), runner.start(sent)])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(await runner.start(order(3))).toMatchObject({ ok: false, error: { kind: 'busy' } })
    expect(await runner.dismiss({ key: sent.key })).toMatchObject({ ok: false, error: { kind: 'busy' } })
    release.resolve(answer({ createUserQueueInBulkByAdmin: [] }))
    await runner.settled()
    await runner.start(sent)
    await runner.settled()
    expect([platform.histories.length, platform.numbers.length]).toEqual([1, 20])
    expect(await runner.start(order(3))).toMatchObject({ ok: true })
    expect(await ended(runner)).toMatchObject({ total: 3, state: 'done' })
  })

  test('a number that cannot be dialled: nothing is sent, whatever the page has checked', async () => {
    const runner = await begin()
    const wrong = order(3, { recipients: order(3).recipients.map((recipient, place) => (place === 1 ? recipient : { ...recipient, mob: '0919876543210' })) })
    expect(await runner.start(wrong)).toMatchObject({
      ok: false,
      error: { kind: 'invalid-arguments', message: 'Nothing was sent. 2 of the recipients have no possible phone number.' },
    })
    expect(await runner.start({ ...wrong, channel: 'EMAIL' })).toMatchObject({ ok: true })
    await runner.settled()
    expect(platform.histories).toHaveLength(1)
  })

  test('nobody signed in: nothing is sent', async () => {
    const runner = await begin()
    owner = undefined
    expect(await runner.start(order(1))).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(platform.histories).toEqual([])
  })
})

describe('what goes wrong', () => {
  test('a record that cannot be made: nothing is queued, and it can be tried again', async () => {
    const runner = await begin()
    platform.creating = () => failure('unreachable', 'The platform cannot be reached.')
    const sent = order(5)
    await runner.start(sent)
    expect(await ended(runner)).toMatchObject({ state: 'stopped', queued: 0, message: 'The platform cannot be reached.' })
    expect(platform.batches).toEqual([])
    platform.creating = () => answer({ createCampaignHistorybyAdmin: { campaignId: 'campaign-2' } })
    await runner.resume({ key: sent.key })
    expect(await ended(runner)).toMatchObject({ state: 'done', queued: 5 })
  })

  test('a batch that is refused stops the campaign with what was queued; resumed, it is sent, and nothing twice [CAMP-034]', async () => {
    const runner = await begin()
    platform.queueing = (place) => (place === 1 ? refused : answer({ createUserQueueInBulkByAdmin: [] }))
    const sent = order(40)
    await runner.start(sent)
    expect(await ended(runner)).toMatchObject({ state: 'stopped', queued: 15, uncertain: 0, message: 'CONTENT MUST NOT BE EMPTY' })
    await Promise.all([runner.resume({ key: sent.key }), runner.resume({ key: sent.key })])
    expect(await ended(runner)).toMatchObject({ state: 'done', queued: 40 })
    expect(platform.batches.map(([first]) => first?.mob)).toEqual([mobile(0), mobile(15), mobile(15), mobile(30)])
    expect(platform.histories).toHaveLength(1)
  })

  test('a batch without an answer is uncertain and never sent again', async () => {
    const runner = await begin()
    platform.queueing = (place) => (place === 1 ? lost : answer({ createUserQueueInBulkByAdmin: [] }))
    const sent = order(40)
    await runner.start(sent)
    expect(await ended(runner)).toMatchObject({ state: 'stopped', queued: 15, uncertain: 15 })
    await runner.resume({ key: sent.key })
    expect(await ended(runner)).toMatchObject({ state: 'done', queued: 25, uncertain: 15 })
    expect(new Set(platform.numbers).size).toBe(platform.numbers.length)
  })

  test('the user stops it, and forgets the rest', async () => {
    const runner = await begin()
    const release = Promise.withResolvers<Answer>()
    platform.queueing = () => release.promise
    const sent = order(40)
    await runner.start(sent)
    await expect.poll(() => platform.batches).toHaveLength(1)
    await runner.stop({ key: sent.key })
    release.resolve(answer({ createUserQueueInBulkByAdmin: [] }))
    expect(await ended(runner)).toMatchObject({ state: 'stopped', queued: 15, message: 'You stopped it.' })
    expect(await runner.dismiss({ key: sent.key })).toEqual({ ok: true, value: undefined })
    expect(await runner.current()).toEqual({ ok: true, value: null })
    expect(await (await begin()).current()).toEqual({ ok: true, value: null })
    expect(notified.at(-1)).toBeNull()
  })

  test('a sign-out stops it; its owner finds it again, nobody else does', async () => {
    const runner = await begin()
    const sent = order(40)
    platform.queueing = () => {
      owner = 'ravi'
      return answer({ createUserQueueInBulkByAdmin: [] })
    }
    await runner.start(sent)
    await runner.settled()
    expect(await runner.current()).toEqual({ ok: true, value: null })
    expect(await runner.resume({ key: sent.key })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    owner = 'asha'
    expect(await now(runner)).toMatchObject({ state: 'stopped', queued: 15, message: 'You signed out while the messages were being queued.' })
  })
})

describe('after a restart', () => {
  test('a campaign that was being queued is stopped; the batch in progress is uncertain; the rest is sent when the user says so', async () => {
    const first = await begin()
    const hanging = Promise.withResolvers<Answer>()
    platform.queueing = (place) => (place === 1 ? hanging.promise : answer({ createUserQueueInBulkByAdmin: [] }))
    const sent = order(40)
    await first.start(sent)
    await expect.poll(() => platform.batches).toHaveLength(2)

    const second = await begin()
    expect(await now(second)).toMatchObject({ key: sent.key, state: 'stopped', queued: 15, uncertain: 15, total: 40 })
    expect(await second.start(order(2))).toMatchObject({ ok: false, error: { kind: 'busy' } })
    platform.queueing = () => answer({ createUserQueueInBulkByAdmin: [] })
    await second.resume({ key: sent.key })
    expect(await ended(second)).toMatchObject({ state: 'done', queued: 25, uncertain: 15 })
    expect(platform.batches.map(([message]) => message?.mob)).toEqual([mobile(0), mobile(15), mobile(30)])
    hanging.resolve(lost)
    await first.settled()
  })

  test('one that is closed in order loses nothing', async () => {
    const first = await begin()
    const release = Promise.withResolvers<Answer>()
    platform.queueing = () => release.promise
    await first.start(order(40))
    await expect.poll(() => platform.batches).toHaveLength(1)
    first.close()
    release.resolve(answer({ createUserQueueInBulkByAdmin: [] }))
    await first.settled()
    expect(await now(await begin())).toMatchObject({ state: 'stopped', queued: 15, uncertain: 0 })
  })

  test('a journal that is damaged is not gone on with', async () => {
    const first = await begin()
    await first.start(order(3))
    await first.settled()
    const name = (await readdir(folder)).find((each) => each.includes('progress')) ?? ''
    await rm(join(folder, name))
    expect(await (await begin()).current()).toEqual({ ok: true, value: null })
  })

  test('nothing of it can be read on disk', async () => {
    const runner = await begin()
    await runner.start(order(3))
    await runner.settled()
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sealed'))
    expect(files).toHaveLength(3)
    for (const file of files) expect((await readFile(join(folder, file))).includes('Owner 1')).toBe(false)
  })

  test('without a keychain it lasts as long as the console, and nothing is left on disk but a salt', async () => {
    keychain = new MemoryKeychain({ failing: 'no Secret Service' })
    const runner = await begin()
    const sent = order(20)
    await runner.start(sent)
    expect(await ended(runner)).toMatchObject({ state: 'done', queued: 20 })
    await runner.dismiss({ key: sent.key })
    expect(await readdir(folder, { recursive: true })).toEqual(['markers', 'markers/salt'])
  })
})

test('what became of each recipient is known by the id of the campaign, before and after it is dismissed; not of a campaign of another computer', async () => {
  platform.queueing = (place) => (place === 1 ? lost : answer({ createUserQueueInBulkByAdmin: [] }))
  const runner = await begin()
  const sent = order(40)
  await runner.start(sent)
  await ended(runner)
  const outcomes = async (of: CampaignRunner) => {
    const found = await of.recipients({ campaignId: 'campaign-1' })
    return found.ok ? ['queued', 'uncertain', 'waiting'].map((wanted) => found.value.filter(({ outcome }) => outcome === wanted).length) : found.error.kind
  }
  expect(await outcomes(runner)).toEqual([15, 15, 10])
  await runner.dismiss({ key: sent.key })
  expect(await outcomes(runner)).toEqual([15, 15, 10])
  await runner.settled()
  expect(await outcomes(await begin())).toEqual([15, 15, 10])
  expect(await runner.recipients({ campaignId: 'campaign-2' })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  owner = 'kiran'
  expect(await outcomes(runner)).toBe('not-found')
})

test('a campaign that is followed by another one without being dismissed is kept too', async () => {
  const runner = await begin()
  await runner.start(order(2))
  await ended(runner)
  platform.creating = () => answer({ createCampaignHistorybyAdmin: { campaignId: 'campaign-2' } })
  await runner.start(order(3))
  await ended(runner)
  for (const [campaignId, count] of [
    ['campaign-1', 2],
    ['campaign-2', 3],
  ] as const) {
    const found = await runner.recipients({ campaignId })
    expect(found.ok && found.value.length).toBe(count)
  }
})
