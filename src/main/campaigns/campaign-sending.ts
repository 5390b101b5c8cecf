import type { CreateCampaignHistorybyAdminMutation } from '#generated/graphql.ts'
import type { CallResult } from '#shared/bridge/bridge.ts'
import type { Failure, Result } from '#shared/result.ts'
import { failedOutcome, guarded } from '../money/money-outcome.ts'
import { platformFor } from '../platform/for-user.ts'
import { batchCount, batchOf, batchRecipients, type Campaign, CREATE_HISTORY, historyInput, QUEUE_MESSAGES } from './campaign.ts'
import type { CampaignProgress } from './campaign-journal.ts'
import type { CampaignRunnerOptions } from './campaign-runner.ts'

interface CampaignSendingOptions extends Pick<CampaignRunnerOptions, 'platform' | 'identity' | 'journal' | 'messaged' | 'logger'> {
  /** Called whenever the progress of a campaign changes. */
  readonly onProgress: (campaign: Campaign) => void
  /** Why no further batch is to be sent; null: it goes on. */
  readonly reasonToStop: (campaign: Campaign) => string | null
  /** Unix seconds. */
  readonly now: () => number
}

/** Sends what is left of a campaign: its record first, then batch after batch, each batch once. */
export class CampaignSending {
  readonly #options: CampaignSendingOptions
  readonly #work = new Set<Promise<void>>()

  constructor(options: CampaignSendingOptions) {
    this.#options = options
  }

  /** Begins to send, in the background. */
  queue(campaign: Campaign): void {
    const work = this.#queueAll(campaign).finally(() => this.#work.delete(work))
    this.#work.add(work)
  }

  change(campaign: Campaign, progress: Partial<CampaignProgress>): void {
    campaign.progress = { ...campaign.progress, ...progress }
    this.#options.onProgress(campaign)
  }

  isSending(): boolean {
    return this.#work.size > 0
  }

  /** Ends when no campaign is being sent any more. */
  async sent(): Promise<void> {
    await Promise.all(this.#work)
  }

  async #queueAll(campaign: Campaign): Promise<void> {
    const { order } = campaign
    const campaignId = campaign.progress.campaignId ?? (await this.#create(campaign))
    if (campaignId === null) return
    while (campaign.progress.next < batchCount(order)) {
      const reason = this.#options.reasonToStop(campaign)
      if (reason !== null) return this.#end(campaign, 'stopped', reason)
      const batch = batchOf(order, campaign.progress.next, campaignId)
      campaign.progress = { ...campaign.progress, isInFlight: true }
      const written = await this.#options.journal.save(campaign.owner, campaign.progress)
      if (!written.ok) return this.#end(campaign, 'stopped', written.error.message)
      const answer = await this.#execute(campaign, QUEUE_MESSAGES, { input: batch })
      await this.#remember(campaign, answer.ok ? null : answer.error)
      const lost = this.#settle(campaign, batch.length, answer.ok ? null : answer.error)
      if (lost !== null && campaign.progress.next < batchCount(order)) return this.#end(campaign, 'stopped', lost)
    }
    return this.#end(campaign, 'done', null)
  }

  async #create(campaign: Campaign): Promise<string | null> {
    const answer = await this.#execute(campaign, CREATE_HISTORY, { input: historyInput(campaign.order) })
    if (!answer.ok) {
      await this.#end(campaign, 'stopped', answer.error.message)
      return null
    }
    const { createCampaignHistorybyAdmin } = JSON.parse(answer.value.data) as CreateCampaignHistorybyAdminMutation
    campaign.progress = { ...campaign.progress, campaignId: createCampaignHistorybyAdmin.campaignId }
    return createCampaignHistorybyAdmin.campaignId
  }

  /** As the user of the campaign: another one may have signed in while its progress was written. */
  #execute({ owner }: Campaign, operation: string, variables: Readonly<Record<string, unknown>>): Promise<Result<CallResult<'platform.execute'>>> {
    const { platform, identity, logger } = this.#options
    return guarded(logger, () => platformFor(owner, platform, identity).execute(operation, variables, { sent: { way: 'campaign' } }))
  }

  /** Who got the batch that was just sent, unless it certainly did not arrive. */
  async #remember({ owner, order, progress }: Campaign, error: Failure | null): Promise<void> {
    if (error !== null && failedOutcome(error) === 'not-done') return
    const sites = batchRecipients(order, progress.next).map(({ fqdn }) => fqdn)
    const outcome = error === null ? 'queued' : 'uncertain'
    await this.#options.messaged.add(owner, { key: order.key, at: this.#options.now(), channel: order.channel, sites, outcome })
  }

  /** Records the outcome of a batch; answers why no further one should follow, null when all is well. */
  #settle(campaign: Campaign, messages: number, error: Failure | null): string | null {
    const { next, queued, uncertain } = campaign.progress
    const settled = { isInFlight: false }
    if (error === null) this.change(campaign, { ...settled, next: next + 1, queued: queued + messages })
    else if (failedOutcome(error) === 'not-done') this.change(campaign, settled)
    else this.change(campaign, { ...settled, next: next + 1, uncertain: uncertain + messages })
    return error === null ? null : error.message
  }

  async #end(campaign: Campaign, state: 'stopped' | 'done', message: string | null): Promise<void> {
    campaign.progress = { ...campaign.progress, isInFlight: false, state, message }
    const written = await this.#options.journal.save(campaign.owner, campaign.progress)
    // At the next start the batch before the last counts as uncertain then: too careful, never twice.
    if (!written.ok) this.#options.logger.error('The end of a campaign could not be written to its journal')
    this.#options.onProgress(campaign)
  }
}
