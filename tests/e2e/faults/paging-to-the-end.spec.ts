import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { controlOf } from './control.ts'

const TEMPLATES = 'GetTempleteByUpdatedAtBySiteId'
const HISTORY = 'GetCampaignHistoryByCreatedAtByAdmin'

const template = (slugName: string) => ({
  siteId: 'master',
  slugName,
  tempName: slugName,
  tempSubject: null,
  text: 'Hello',
  type: 'WHATSAPP',
  image: null,
  createdAt: 1_790_000_000,
  updatedAt: 1_790_000_000,
})
const campaign = (campaignId: string) => ({
  campaignId,
  sendingStatus: 'COMPLETED',
  template: campaignId,
  type: 'WHATSAPP',
  queType: 'TEXT',
  total: 1,
  sent: 1,
  failed: 0,
  createdAt: 1_790_000_000,
})

test('the templates and the campaign history follow the token to the end [CALL2-040]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const answers = (field: string, operation: string, items: readonly object[], nextToken: string | null) =>
    control.addFault({ operation, fault: 'wrong-shape', body: { data: { [field]: { items, nextToken } } } })
  const tokens = (operation: string) => control.sent(operation).map(({ nextToken }) => nextToken ?? null)
  answers('getTempleteByUpdatedAtBySiteId', TEMPLATES, [template('spring-sale')], 'two')
  answers('getTempleteByUpdatedAtBySiteId', TEMPLATES, [template('summer-sale')], 'three')
  answers('getTempleteByUpdatedAtBySiteId', TEMPLATES, [template('autumn-sale')], null)
  answers('getCampaignHistoryByCreatedAtByAdmin', HISTORY, [campaign('first-campaign')], 'two')
  answers('getCampaignHistoryByCreatedAtByAdmin', HISTORY, [campaign('last-campaign')], null)
  const { page } = await signedInAs('ADMIN')
  const rows = (text: string) => page.getByRole('grid').getByRole('row').filter({ hasText: text })

  await openAddress(page, '/template-list')
  await expect(rows('-sale')).toHaveCount(3)
  expect(tokens(TEMPLATES)).toEqual([null, 'two', 'three'])
  await openAddress(page, '/campaign-history')
  await expect(rows('-campaign')).toHaveCount(2)
  expect(tokens(HISTORY)).toEqual([null, 'two'])
})
