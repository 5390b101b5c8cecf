import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const HISTORY = `query ($siteId: ID!, $nextToken: String) {
  getCampaignHistoryByCreatedAtByAdmin(siteId: $siteId, nextToken: $nextToken) { items { campaignId sendingStatus total sent failed createdAt } nextToken }
}`
const CREATE = 'mutation ($input: CreateCampaignHistoryInput!) { createCampaignHistorybyAdmin(input: $input) { campaignId sendingStatus sent failed } }'
const QUEUE = 'mutation ($input: [UserQueueInput!]!) { createUserQueueInBulkByAdmin(input: $input) { id campaignId mob } }'

const ADMIN = 'admin@demo.example'
const COMMON = { language: 'eng', ProductType: 'BOOKING_RESTAURANT', sendingStatus: 'PENDING', template: 'hello', type: 'TEXT', queType: 'WHATSAPP' }

describe('campaigns', () => {
  let platform: InProcessPlatform
  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const campaign = (change: object = {}) => ({ input: { ...COMMON, siteId: 'master', total: 3, ...change } })
  const message = (campaignId: string, change: object = {}) => ({
    ...COMMON,
    countryCode: '91',
    mob: '9800000000',
    email: 'a@b.example',
    content: 'Hi',
    campaignId,
    ...change,
  })
  const start = async (change: object = {}): Promise<string> =>
    (await platform.as(ADMIN).run(CREATE, campaign(change)))['createCampaignHistorybyAdmin'].campaignId
  const newest = async () => (await platform.as(ADMIN).run(HISTORY, { siteId: 'master' }))['getCampaignHistoryByCreatedAtByAdmin'].items[0]
  const outboxOf = (campaignId: string) =>
    platform.database
      .prepare('select recipient from outbox where campaign_id = ?')
      .all(campaignId)
      .map((row) => row['recipient'])

  test('goes from PENDING to COMPLETED over a few seconds, with what was sent and what failed', async () => {
    const campaignId = await start()
    await platform.as(ADMIN).run(QUEUE, { input: [message(campaignId), message(campaignId, { mob: '' }), message(campaignId, { mob: '98000 11111' })] })
    expect(await newest()).toMatchObject({ campaignId, sendingStatus: 'PENDING', sent: 0, failed: 0 })
    const seen = new Set<string>()
    for (let second = 0; second < 5; second += 1) {
      platform.advance(1)
      seen.add((await newest()).sendingStatus)
    }
    expect(seen).toContain('PROCESSING')
    expect(await newest()).toMatchObject({ sendingStatus: 'COMPLETED', total: 3, sent: 2, failed: 1 })
    expect(new Set(outboxOf(campaignId))).toEqual(new Set(['+919800000000', '+919800011111']))
  })

  test('an email campaign goes to addresses', async () => {
    const campaignId = await start({ queType: 'EMAIL', total: 2 })
    await platform.as(ADMIN).run(QUEUE, { input: [message(campaignId, { queType: 'EMAIL' }), message(campaignId, { queType: 'EMAIL', email: null })] })
    platform.advance(10)
    expect(await newest()).toMatchObject({ sent: 1, failed: 1 })
    expect(outboxOf(campaignId)).toEqual(['a@b.example'])
  })

  test('a batch is queued whole or not at all', async () => {
    const campaignId = await start()
    expect(await platform.as(ADMIN).refusal(QUEUE, { input: [message(campaignId), message('nothing')] })).toBe('NotFound: CAMPAIGN_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(QUEUE, { input: [message(campaignId), message(campaignId, { content: '' })] })).toBe(
      'ValidationException: CONTENT_MUST_NOT_BE_EMPTY',
    )
    expect(await platform.as(ADMIN).refusal(QUEUE, { input: [message(campaignId, { type: 'MEDIA' })] })).toBe('ValidationException: URL_REQUIRED')
    platform.advance(10)
    expect(await newest()).toMatchObject({ sent: 0, failed: 0, sendingStatus: 'PENDING' })
  })

  test('takes a list of messages in batches of fifteen, and sends all of them [CALL2-037]', async () => {
    const campaignId = await start({ total: 40 })
    const messages = Array.from({ length: 40 }, (_, number) => message(campaignId, { mob: String(9_800_000_000 + number) }))
    for (let first = 0; first < messages.length; first += 15) {
      const batch = messages.slice(first, first + 15)
      const queued = (await platform.as(ADMIN).run(QUEUE, { input: batch }))['createUserQueueInBulkByAdmin']
      expect(queued.map(({ mob }: { mob: string }) => mob)).toEqual(batch.map(({ mob }) => mob))
    }
    platform.advance(10)
    expect(await newest()).toMatchObject({ campaignId, sendingStatus: 'COMPLETED', total: 40, sent: 40, failed: 0 })
    expect(new Set(outboxOf(campaignId)).size).toBe(40)
  })
})
