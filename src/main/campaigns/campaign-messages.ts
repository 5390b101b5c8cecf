import type { CampaignHistoryInput, UserQueueInput } from '#generated/graphql.ts'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { CAMPAIGN_DEFAULTS, filledText, MESSAGES_A_BATCH, messageTypeOf } from '#shared/domain/content/campaign.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'

const { language, ProductType, sendingStatus } = CAMPAIGN_DEFAULTS

/** The record of a campaign, made before its messages. */
export const historyInput = ({ template, imageUrl, channel, recipients }: CampaignOrder): CampaignHistoryInput => ({
  siteId: MASTER_SITE_ID,
  language,
  ProductType,
  sendingStatus,
  template,
  type: messageTypeOf(imageUrl),
  queType: channel,
  total: recipients.length,
})

/** How many calls queue all messages of an order. */
export const batchCount = ({ recipients }: CampaignOrder): number => Math.ceil(recipients.length / MESSAGES_A_BATCH)

/** The messages of one batch, from 0, each with its own recipient's texts. */
export const batchOf = (order: CampaignOrder, batch: number, campaignId: string): UserQueueInput[] =>
  order.recipients.slice(batch * MESSAGES_A_BATCH, (batch + 1) * MESSAGES_A_BATCH).map((recipient) => ({
    countryCode: recipient.countryCode || null,
    mob: recipient.mob || null,
    email: recipient.email,
    language,
    ProductType,
    sendingStatus,
    subject: filledText(order.subject, recipient),
    content: filledText(order.content, recipient),
    template: order.template,
    queType: order.channel,
    url: order.imageUrl,
    type: messageTypeOf(order.imageUrl),
    campaignId,
  }))

/** The operations that send a campaign: only the campaign runner sends them, each message once. */
export const CREATE_HISTORY = 'CreateCampaignHistorybyAdmin'
export const QUEUE_MESSAGES = 'CreateUserQueueInBulkByAdmin'
