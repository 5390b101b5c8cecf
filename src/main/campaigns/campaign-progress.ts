import type { CampaignOrder, CampaignRun } from '#shared/bridge/campaigns.ts'
import type { StoredCampaign } from './campaign-journal.ts'
import { batchOf } from './campaign-messages.ts'
import type { CampaignProgress } from './stored-campaign.ts'

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

/** A campaign as the renderer sees it. */
export const runOf = ({ order, progress }: Campaign): CampaignRun => ({
  key: order.key,
  channel: order.channel,
  template: order.template,
  total: order.recipients.length,
  queued: progress.queued,
  uncertain: progress.uncertain,
  state: progress.state,
  message: progress.message,
  startedAt: progress.startedAt,
})
