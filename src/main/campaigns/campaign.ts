import type { CreateCampaignHistoryInput, UserQueueInput } from '#generated/graphql.ts'
import type { CampaignOrder, CampaignRun, RecipientOutcome } from '#shared/bridge/campaigns.ts'
import { CAMPAIGN_DEFAULTS, filledText, MESSAGES_A_BATCH, messageTypeOf } from '#shared/domain/content/campaign.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { CampaignProgress, StoredCampaign } from './campaign-journal.ts'

/** A campaign at work: `progress` is replaced as it goes on. */
export interface Campaign {
  readonly owner: string
  readonly order: CampaignOrder
  progress: CampaignProgress
  /** The user wants no further batch. */
  isStopAsked: boolean
}

export const CLOSED = 'The console was closed while the messages were being queued.'

/** The progress of a campaign of which nothing was sent. @param startedAt unix seconds */
export const begun = ({ key }: CampaignOrder, startedAt: number): CampaignProgress => ({
  key,
  startedAt,
  campaignId: null,
  next: 0,
  isInFlight: false,
  queued: 0,
  uncertain: 0,
  state: 'queueing',
  message: null,
})

/** What was being queued when the console ended is stopped; a batch that was in progress may have arrived. */
export function afterRestart({ order, progress }: StoredCampaign): CampaignProgress {
  if (progress.state !== 'queueing') return progress
  const stopped = { ...progress, state: 'stopped' as const, message: CLOSED, isInFlight: false }
  if (!progress.isInFlight) return stopped
  const messages = progress.campaignId === null ? 0 : batchOf(order, progress.next, progress.campaignId).length
  return { ...stopped, next: progress.next + 1, uncertain: progress.uncertain + messages }
}

export const runOf = ({ order: { channel, template, recipients }, progress }: Campaign): CampaignRun => {
  const { campaignId: _campaignId, next: _next, isInFlight: _isInFlight, ...shown } = progress
  return { ...shown, channel, template, total: recipients.length }
}

const { language, ProductType, sendingStatus } = CAMPAIGN_DEFAULTS

export const historyInput = ({ template, imageUrl, channel, recipients }: CampaignOrder): CreateCampaignHistoryInput => ({
  siteId: MASTER_SITE_ID,
  language,
  ProductType,
  sendingStatus,
  template,
  type: messageTypeOf(imageUrl),
  queType: channel,
  total: recipients.length,
})

export const batchCount = ({ recipients }: CampaignOrder): number => Math.ceil(recipients.length / MESSAGES_A_BATCH)

/** Who is in a batch, from 0. */
export const batchRecipients = ({ recipients }: CampaignOrder, batch: number): CampaignOrder['recipients'] =>
  recipients.slice(batch * MESSAGES_A_BATCH, (batch + 1) * MESSAGES_A_BATCH)

/** The outcome of the message at a place of the order. A batch before the next one that the log does not know was being sent when the console ended. */
export const recipientOutcome = (
  { order, progress }: Pick<Campaign, 'order' | 'progress'>,
  { fqdn, companyName, custName, countryCode, mob, email }: CampaignOrder['recipients'][number],
  place: number,
  logged: 'queued' | 'uncertain' | undefined,
): RecipientOutcome => {
  const wasSent = place < progress.next * MESSAGES_A_BATCH
  const contact = order.channel === 'EMAIL' ? (email ?? '') : `${countryCode === '' ? '' : `+${countryCode} `}${mob}`
  return {
    fqdn,
    name: companyName || custName || fqdn,
    contact,
    outcome: logged ?? (wasSent ? (progress.uncertain === 0 ? 'queued' : 'uncertain') : 'waiting'),
  }
}

/** The messages of one batch, from 0, each with its own recipient's texts. */
export const batchOf = (order: CampaignOrder, batch: number, campaignId: string): UserQueueInput[] =>
  batchRecipients(order, batch).map((recipient) => ({
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
