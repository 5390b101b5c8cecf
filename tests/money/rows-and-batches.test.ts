import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { BulkJournal } from '#main/bulk/bulk-journal.ts'
import { BulkRunner } from '#main/bulk/bulk-runner.ts'
import { CampaignJournal } from '#main/campaigns/campaign-journal.ts'
import { CampaignRunner } from '#main/campaigns/campaign-runner.ts'
import { MessagedLog } from '#main/campaigns/messaged-log.ts'
import { silentLogger } from '#main/log/silent-logger.test-support.ts'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { cases, SEED } from '#tests/thorough.ts'
import { type LateAnswer, TOKEN_REFUSALS, UNLISTED_ANSWERS, unlistedAnswers } from '#tests/unlisted-answers.ts'
import { type MoneyConsole, SCALE, startConsole } from './money-console.ts'
import { type Setting, startSetting } from './setting.ts'

// The rows of bulk changes and the batches of campaigns, each carried out by the platform before an answer that is no
// proof that nothing ran.

vi.setConfig({ testTimeout: 60_000 })

const ANSWERS: readonly LateAnswer[] = [...UNLISTED_ANSWERS, ...unlistedAnswers(cases(10), SEED)]
const silent = () => undefined

let setting: Setting
let console: MoneyConsole
let bulk: BulkRunner
let campaigns: CampaignRunner

beforeAll(async () => {
  setting = await startSetting()
  const { machine, folder } = setting
  console = startConsole(machine, join(folder, 'money'))
  const identity = { owner: () => machine.identity.owner(), onChange: () => silent }
  const surroundings = { vault: machine.vault, announce: silent, logger: silentLogger }
  bulk = new BulkRunner({
    platform: console.platform,
    identity,
    money: console.payments,
    journal: new BulkJournal({ ...surroundings, folder: join(folder, 'bulk') }),
    onChange: silent,
    logger: silentLogger,
    callTime: 30_000 / SCALE,
  })
  campaigns = new CampaignRunner({
    platform: console.platform,
    identity,
    journal: new CampaignJournal({ ...surroundings, folder: join(folder, 'campaigns') }),
    messaged: new MessagedLog({ vault: machine.vault, folder: join(folder, 'campaigns') }),
    onChange: silent,
    logger: silentLogger,
  })
})
afterAll(async () => {
  bulk.close()
  campaigns.close()
  console.close()
  await setting.stop()
})

const answerWith = (operation: string, { status, body }: LateAnswer, containing = ''): void =>
  setting.control.addFault({ operation, containing, fault: 'answer-after-commit', status, body })

/** Begins a bulk change and answers with the outcome of each of its rows. */
async function outcomesOf(order: Omit<BulkOrder, 'key' | 'label' | 'origin'>): Promise<readonly string[]> {
  const key = randomUUID()
  expect(await bulk.start({ ...order, key, label: 'Under test', origin: 'change' })).toMatchObject({ ok: true })
  await bulk.settled()
  const rows = await bulk.rows({ key })
  return rows.ok ? rows.value.map(({ outcome }) => outcome) : []
}

test('each row of a bulk change is found, and sent once, whatever the answer', async () => {
  const { done } = await setting.run('{ done: getSitesAdmin { siteId domain salesPerson } }')
  const sites = (done as readonly { siteId: string; domain: string; salesPerson: string | null }[]).slice(0, ANSWERS.length)
  expect(sites).toHaveLength(ANSWERS.length)
  for (const [place, answer] of ANSWERS.entries()) answerWith('UpdateSiteByAdmin', answer, `"${sites[place]?.siteId}"`)
  const rows = sites.map(({ siteId, domain, salesPerson }) => ({ id: siteId, domain, name: domain, from: salesPerson, to: 'Zara Khan', skip: null }))
  expect(await outcomesOf({ field: 'salesPerson', rows })).toEqual(sites.map(() => 'done'))
  expect(setting.control.calls('UpdateSiteByAdmin')).toHaveLength(sites.length)
})

test('a message is unknown and never sent again, whatever the answer', async () => {
  const { done } = await setting.run('{ done: getInternalUsers { username mobile enabled currency } }')
  const users = done as readonly { username: string; mobile: string | null; enabled: boolean; currency: string | null }[]
  const user = users.find(({ mobile, enabled, currency }) => enabled && currency === 'INR' && (mobile ?? '') !== '')
  const target = { id: user?.username ?? '', domain: user?.username ?? '' }
  for (const answer of [...ANSWERS, ...TOKEN_REFUSALS]) {
    const before = setting.control.outbox().length
    answerWith('SendWhatsApp', answer)
    const current = await bulk.current({ field: 'message', isFirst: true, rows: [{ ...target, to: { text: 'Closed on Friday' } }] })
    const [first] = current.ok ? current.value : []
    const to = first !== undefined && 'value' in first ? (first.to ?? null) : null
    const outcomes = await outcomesOf({ field: 'message', rows: [{ ...target, name: target.id, from: null, to, skip: null }] })
    expect([outcomes, setting.control.outbox().length - before], JSON.stringify(answer)).toEqual([['unknown'], 1])
  }
})

const campaignTo = (count: number): CampaignOrder => ({
  key: randomUUID(),
  channel: 'WHATSAPP',
  template: 'Festival Greeting',
  subject: 'Greetings',
  content: 'Dear _custName_',
  imageUrl: null,
  recipients: Array.from({ length: count }, (_, place) => ({
    fqdn: `site${place}.example`,
    countryCode: '91',
    mob: String(9_800_000_000 + place),
    email: null,
    companyName: `Site ${place}`,
    custName: `Owner ${place}`,
    sitePlan: 'Growth',
    userName: `user${place}`,
  })),
})

test('a batch of a campaign is uncertain and never sent again, whatever the answer', async () => {
  for (const answer of [...ANSWERS, ...TOKEN_REFUSALS]) {
    setting.control.journal.clear()
    answerWith('CreateUserQueueInBulkByAdmin', answer)
    const order = campaignTo(2)
    expect(await campaigns.start(order)).toMatchObject({ ok: true })
    await campaigns.sent()
    await campaigns.resume({ key: order.key })
    await campaigns.sent()
    expect(await campaigns.current(), JSON.stringify(answer)).toMatchObject({ value: { state: 'done', queued: 0, uncertain: 2 } })
    expect(setting.control.calls('CreateUserQueueInBulkByAdmin'), JSON.stringify(answer)).toHaveLength(1)
  }
})
