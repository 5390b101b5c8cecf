import type { CreateCampaignHistorybyAdminMutation } from '#generated/graphql.ts'
import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { CampaignOrder, CampaignRun } from '#shared/bridge/campaigns.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import { failedOutcome, guarded } from '../money/money-outcome.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { type MarkedTarget, obstacleFailure, type SendObstacle } from '../vault/send-markers.ts'
import {
  afterRestart,
  batchCount,
  batchOf,
  batchRecipients,
  begun,
  type Campaign,
  CLOSED,
  CREATE_HISTORY,
  historyInput,
  QUEUE_MESSAGES,
  recipientOutcome,
  runOf,
} from './campaign.ts'
import type { CampaignJournal, CampaignProgress } from './campaign-journal.ts'
import { lastMessages, type MessagedLog } from './messaged-log.ts'

export interface CampaignRunnerOptions {
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly identity: Pick<Identity, 'owner'>
  readonly journal: CampaignJournal
  readonly messaged: MessagedLog
  /** Called whenever the signed-in user's campaign changes; null: it is forgotten. */
  readonly onChange: (run: CampaignRun | null) => void
  readonly logger: Logger
  /** Unix seconds. */
  readonly now?: () => number
}

const SIGNED_OUT = 'You signed out while the messages were being queued.'
export const STOPPED_BY_USER = 'You stopped it.'
const OBSTACLE = { what: 'A campaign', unknown: 'it is not known how far it came', where: 'the campaign history' }

/** What a marker of a user's campaign stands for: there is one campaign a user. */
const markedCampaign = (owner: string): MarkedTarget => ({ owner, what: 'campaign', whose: '' })

/**
 * Sends campaigns: makes the record of one, then queues its messages batch after batch, each batch once. One campaign a user at a time. It goes on while the
 * window shows another screen or reloads; what a lost answer, a crash or a sign-out leaves over is reported, and sent only when the user asks for it.
 */
export class CampaignRunner {
  readonly #options: CampaignRunnerOptions
  readonly #now: () => number
  readonly #campaigns = new Map<string, Campaign>()
  readonly #loads = new Map<string, Promise<Result<undefined>>>()
  readonly #work = new Set<Promise<void>>()
  #isClosing = false

  constructor(options: CampaignRunnerOptions) {
    this.#options = options
    this.#now = options.now ?? nowInSeconds
  }

  /** Begins to send, once for its key. Failures, with nothing sent: `busy`: another one is not finished, `signed-out`, `storage`. */
  async start(order: CampaignOrder): Promise<Result<CampaignRun>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Nothing was sent. Sign in again to go on.')
    const loaded = await this.#loaded(owner)
    if (!loaded.ok) return failure(loaded.error.kind, `Nothing was sent. ${loaded.error.message}`)
    const obstacle = await this.#obstacle(owner)
    if (!obstacle.ok) return failure(obstacle.error.kind, `Nothing was sent. ${obstacle.error.message}`)
    if (obstacle.value !== null) return obstacleFailure(obstacle.value, OBSTACLE)
    // From here to `set` nothing is waited for: a second press would pass the same checks.
    const before = this.#campaigns.get(owner)
    if (before?.order.key === order.key) return success(runOf(before))
    if (before !== undefined && before.progress.state !== 'done') return failure('busy', 'Nothing was sent. Another campaign is not finished.')
    const campaign: Campaign = { owner, order, progress: begun(order, this.#now()), isStopAsked: false }
    this.#campaigns.set(owner, campaign)
    const written = await this.#record(campaign)
    if (!written.ok) {
      this.#campaigns.delete(owner)
      return failure(written.error.kind, `Nothing was sent. ${written.error.message}`)
    }
    this.#queue(campaign)
    return success(runOf(campaign))
  }

  /** The signed-in user's last campaign, until it is dismissed. */
  async current(): Promise<Result<CampaignRun | null>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return success(null)
    const loaded = await this.#loaded(owner)
    if (!loaded.ok) return loaded
    const campaign = this.#campaigns.get(owner)
    return success(campaign === undefined ? null : runOf(campaign))
  }

  /** What became of the message to each site of the signed-in user's last campaign. Failure `not-found` once it is dismissed. */
  async recipients({ key }: CallArgument<'campaigns.recipients'>): Promise<Result<CallResult<'campaigns.recipients'>>> {
    const campaign = await this.#known(key)
    if (campaign === undefined) return unknownCampaign()
    const batches = await this.#options.messaged.batches(campaign.owner, this.#now())
    const outcomes = new Map(batches.flatMap(({ key: of, sites, outcome }) => (of === key ? sites.map((site) => [site, outcome] as const) : [])))
    return success(campaign.order.recipients.map((recipient, place) => recipientOutcome(campaign, recipient, place, outcomes.get(recipient.fqdn))))
  }

  /** When each site got the last message of the signed-in user from this computer. Failure `signed-out`. */
  async messaged({ channel }: CallArgument<'campaigns.messaged'>): Promise<Result<CallResult<'campaigns.messaged'>>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Sign in again to go on.')
    return success(lastMessages(await this.#options.messaged.batches(owner, this.#now()), channel))
  }

  /** No further batch is sent after the current one. */
  async stop({ key }: CallArgument<'campaigns.stop'>): Promise<Result<CampaignRun>> {
    const campaign = await this.#known(key)
    if (campaign === undefined) return unknownCampaign()
    campaign.isStopAsked = true
    return success(runOf(campaign))
  }

  /** Goes on with what is left; batches of which no answer came are left out. */
  async resume({ key }: CallArgument<'campaigns.resume'>): Promise<Result<CampaignRun>> {
    const campaign = await this.#known(key)
    if (campaign === undefined) return unknownCampaign()
    if (campaign.progress.state === 'stopped') {
      campaign.isStopAsked = false
      this.#change(campaign, { state: 'queueing', message: null })
      this.#queue(campaign)
    }
    return success(runOf(campaign))
  }

  /** The user has seen the outcome. One that is being queued cannot be dismissed: `busy`. */
  async dismiss({ key }: CallArgument<'campaigns.dismiss'>): Promise<Result<CallResult<'campaigns.dismiss'>>> {
    const campaign = await this.#known(key)
    if (campaign === undefined) return success(undefined)
    if (campaign.progress.state === 'queueing') return failure('busy', 'Its messages are still being queued.')
    this.#campaigns.delete(campaign.owner)
    this.#options.onChange(null)
    await this.#options.journal.clear(campaign.owner)
    await this.#options.journal.markers.remove(markedCampaign(campaign.owner), key)
    return success(undefined)
  }

  /** Drops a user's campaign from memory, after what is being written, with the mark that it was begun. */
  async forgetOwner(owner: string): Promise<void> {
    this.#campaigns.delete(owner)
    this.#loads.delete(owner)
    await this.settled()
    await this.#options.messaged.forget(owner)
    await this.#options.journal.markers.remove(markedCampaign(owner))
  }

  /** The user has checked the platform. Failure `storage` while the journal that knows what was sent cannot be read. */
  async release(): Promise<Result<CallResult<'campaigns.release'>>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return success(undefined)
    const loaded = await this.#loaded(owner)
    if (!loaded.ok) return loaded
    const obstacle = await this.#obstacle(owner)
    if (!obstacle.ok || obstacle.value === null) return obstacle.ok ? success(undefined) : obstacle
    return this.#options.journal.markers.release(markedCampaign(owner), obstacle.value)
  }

  /** The keychain can be used after all: reads the campaign of an earlier run, or keeps the one that was begun without it. */
  async readJournal(): Promise<void> {
    const owner = this.#options.identity.owner()
    if (owner !== undefined && !(await this.#loaded(owner)).ok) this.#options.logger.error('The journal of a campaign could not be read after unlocking')
    const campaign = owner === undefined ? undefined : this.#campaigns.get(owner)
    if (campaign !== undefined) this.#notify(campaign)
  }

  /** No further batch is sent; at the next start the user decides about the rest. */
  close(): void {
    this.#isClosing = true
  }

  isSending(): boolean {
    return this.#work.size > 0
  }

  /** Ends when no campaign is being sent any more. */
  async sent(): Promise<void> {
    await Promise.all(this.#work)
  }

  /** Ends when the current batch has its answer and nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await Promise.all(this.#work)
    await this.#options.journal.settled()
    await this.#options.messaged.settled()
  }

  #queue(campaign: Campaign): void {
    const work = this.#queueAll(campaign).finally(() => this.#work.delete(work))
    this.#work.add(work)
  }

  async #queueAll(campaign: Campaign): Promise<void> {
    const { order } = campaign
    const campaignId = campaign.progress.campaignId ?? (await this.#create(campaign))
    if (campaignId === null) return
    while (campaign.progress.next < batchCount(order)) {
      const reason = this.#reasonToStop(campaign)
      if (reason !== null) return this.#end(campaign, 'stopped', reason)
      const batch = batchOf(order, campaign.progress.next, campaignId)
      campaign.progress = { ...campaign.progress, isInFlight: true }
      const written = await this.#options.journal.save(campaign.owner, campaign.progress)
      if (!written.ok) return this.#end(campaign, 'stopped', written.error.message)
      const answer = await this.#execute(QUEUE_MESSAGES, { input: batch })
      await this.#remember(campaign, answer.ok ? null : answer.error)
      const lost = this.#settle(campaign, batch.length, answer.ok ? null : answer.error)
      if (lost !== null && campaign.progress.next < batchCount(order)) return this.#end(campaign, 'stopped', lost)
    }
    return this.#end(campaign, 'done', null)
  }

  /** Who got the batch that was just sent, unless it certainly did not arrive. */
  async #remember({ owner, order, progress }: Campaign, error: Failure | null): Promise<void> {
    if (error !== null && failedOutcome(error) === 'not-done') return
    const sites = batchRecipients(order, progress.next).map(({ fqdn }) => fqdn)
    const outcome = error === null ? 'queued' : 'uncertain'
    await this.#options.messaged.add(owner, { key: order.key, at: this.#now(), channel: order.channel, sites, outcome })
  }

  /** Records the outcome of a batch; answers why no further one should follow, null when all is well. */
  #settle(campaign: Campaign, messages: number, error: Failure | null): string | null {
    const { next, queued, uncertain } = campaign.progress
    const settled = { isInFlight: false }
    if (error === null) this.#change(campaign, { ...settled, next: next + 1, queued: queued + messages })
    else if (failedOutcome(error) === 'not-done') this.#change(campaign, settled)
    else this.#change(campaign, { ...settled, next: next + 1, uncertain: uncertain + messages })
    return error === null ? null : error.message
  }

  async #create(campaign: Campaign): Promise<string | null> {
    const answer = await this.#execute(CREATE_HISTORY, { input: historyInput(campaign.order) })
    if (!answer.ok) {
      await this.#end(campaign, 'stopped', answer.error.message)
      return null
    }
    const { createCampaignHistorybyAdmin } = JSON.parse(answer.value.data) as CreateCampaignHistorybyAdminMutation
    campaign.progress = { ...campaign.progress, campaignId: createCampaignHistorybyAdmin.campaignId }
    return createCampaignHistorybyAdmin.campaignId
  }

  #execute(operation: string, variables: Readonly<Record<string, unknown>>): Promise<Result<CallResult<'platform.execute'>>> {
    return guarded(this.#options.logger, () => this.#options.platform.execute(operation, variables, { sent: { way: 'campaign' } }))
  }

  #reasonToStop(campaign: Campaign): string | null {
    if (this.#isClosing) return CLOSED
    if (this.#options.identity.owner() !== campaign.owner) return SIGNED_OUT
    return campaign.isStopAsked ? STOPPED_BY_USER : null
  }

  async #end(campaign: Campaign, state: 'stopped' | 'done', message: string | null): Promise<void> {
    campaign.progress = { ...campaign.progress, isInFlight: false, state, message }
    const written = await this.#options.journal.save(campaign.owner, campaign.progress)
    // At the next start the batch before the last counts as uncertain then: too careful, never twice.
    if (!written.ok) this.#options.logger.error('The end of a campaign could not be written to its journal')
    this.#notify(campaign)
  }

  #change(campaign: Campaign, progress: Partial<CampaignProgress>): void {
    campaign.progress = { ...campaign.progress, ...progress }
    this.#notify(campaign)
  }

  #notify(campaign: Campaign): void {
    if (this.#options.identity.owner() === campaign.owner) this.#options.onChange(runOf(campaign))
  }

  async #known(key: string): Promise<Campaign | undefined> {
    const owner = this.#options.identity.owner()
    if (owner === undefined || !(await this.#loaded(owner)).ok) return undefined
    const campaign = this.#campaigns.get(owner)
    return campaign?.order.key === key ? campaign : undefined
  }

  /** Reads a user's campaign of an earlier run of the console, once, as soon as the keychain allows it. */
  #loaded(owner: string): Promise<Result<undefined>> {
    const known = this.#loads.get(owner)
    if (known !== undefined) return known
    if (!this.#options.journal.isKept()) return Promise.resolve(success(undefined))
    const loading = this.#load(owner).then((loaded) => {
      // What cannot be read now may be readable at the next try.
      if (!loaded.ok) this.#loads.delete(owner)
      return loaded
    })
    this.#loads.set(owner, loading)
    return loading
  }

  async #load(owner: string): Promise<Result<undefined>> {
    const loaded = await this.#options.journal.load(owner)
    if (!loaded.ok) return loaded
    const begunBefore = this.#campaigns.get(owner)
    if (begunBefore !== undefined) return this.#record(begunBefore)
    if (loaded.value === null) return success(undefined)
    const { order } = loaded.value
    const campaign = { owner, order, progress: afterRestart(loaded.value), isStopAsked: false }
    this.#campaigns.set(owner, campaign)
    return campaign.progress.state === 'done' ? success(undefined) : this.#mark(campaign)
  }

  /** Writes a campaign to the journal, and outside its seal that there is one. */
  async #record(campaign: Campaign): Promise<Result<undefined>> {
    const written = await this.#options.journal.begin(campaign.owner, campaign)
    return written.ok ? this.#mark(campaign) : written
  }

  #mark({ owner, order, progress }: Campaign): Promise<Result<undefined>> {
    const { journal } = this.#options
    return journal.markers.write(markedCampaign(owner), order.key, progress.startedAt, journal.isRead(owner))
  }

  #obstacle(owner: string): Promise<Result<SendObstacle | null>> {
    const { journal } = this.#options
    const known = this.#campaigns.get(owner)?.order.key
    return journal.markers.obstacle(markedCampaign(owner), ({ isOf }) => known !== undefined && isOf(known), journal.isRead(owner))
  }
}

const unknownCampaign = (): Result<never> => failure('not-found', 'This campaign is no longer known.')

export const campaignsHandlers = (campaigns: CampaignRunner): HandlersOf<'campaigns'> => ({
  'campaigns.start': (order) => campaigns.start(order),
  'campaigns.current': () => campaigns.current(),
  'campaigns.recipients': (request) => campaigns.recipients(request),
  'campaigns.messaged': (request) => campaigns.messaged(request),
  'campaigns.stop': (request) => campaigns.stop(request),
  'campaigns.resume': (request) => campaigns.resume(request),
  'campaigns.dismiss': (request) => campaigns.dismiss(request),
  'campaigns.release': () => campaigns.release(),
})
