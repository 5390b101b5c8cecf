import { setImmediate } from 'node:timers/promises'
import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { CampaignOrder, CampaignRun, RecipientOutcome } from '#shared/bridge/campaigns.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { isDialledNumber } from '#shared/domain/text/phone-number.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Confirmations } from '../confirmation/confirmations.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { obstacleFailure } from '../vault/send-markers.ts'
import { begun, type Campaign, CLOSED, recipientOutcome, runOf } from './campaign.ts'
import type { CampaignJournal } from './campaign-journal.ts'
import { CampaignRuns } from './campaign-runs.ts'
import { CampaignSending } from './campaign-sending.ts'
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
/** Recipients that are looked up in one turn of the event loop. */
const RECIPIENTS_A_TURN = 5000
const OBSTACLE = { what: 'A campaign', unknown: 'it is not known how far it came', where: 'the campaign history' }

/**
 * Sends campaigns: makes the record of one, then queues its messages batch after batch, each batch once. One campaign a user at a time. It goes on while the
 * window shows another screen or reloads; what a lost answer, a crash or a sign-out leaves over is reported, and sent only when the user asks for it.
 */
export class CampaignRunner {
  readonly #options: CampaignRunnerOptions
  readonly #now: () => number
  readonly #runs: CampaignRuns
  readonly #sending: CampaignSending
  #isClosing = false

  constructor(options: CampaignRunnerOptions) {
    this.#options = options
    this.#now = options.now ?? nowInSeconds
    this.#runs = new CampaignRuns(options.journal)
    this.#sending = new CampaignSending({
      ...options,
      onProgress: (campaign) => this.#notify(campaign),
      reasonToStop: (campaign) => this.#reasonToStop(campaign),
      now: this.#now,
    })
  }

  /**
   * Begins to send, once for its key. Failures, with nothing sent: `busy`: another one is not finished, `signed-out`,
   * `storage`.
   */
  async start(order: CampaignOrder): Promise<Result<CampaignRun>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Nothing was sent. Sign in again to go on.')
    const unreachable = await unreachableIn(order)
    if (unreachable > 0) return failure('invalid-arguments', `Nothing was sent. ${unreachable} of the recipients have no possible phone number.`)
    const loaded = await this.#runs.loaded(owner)
    if (!loaded.ok) return failure(loaded.error.kind, `Nothing was sent. ${loaded.error.message}`)
    const obstacle = await this.#runs.obstacle(owner)
    if (!obstacle.ok) return failure(obstacle.error.kind, `Nothing was sent. ${obstacle.error.message}`)
    if (obstacle.value !== null) return obstacleFailure(obstacle.value, OBSTACLE)
    const last = this.#runs.of(owner)
    if (last !== undefined && last.order.key !== order.key && last.progress.state === 'done') await this.#keep(last)
    // From here to `begin` nothing is waited for: a second press would pass the same checks.
    const before = this.#runs.of(owner)
    if (before?.order.key === order.key) return success(runOf(before))
    if (before !== undefined && before.progress.state !== 'done') return failure('busy', 'Nothing was sent. Another campaign is not finished.')
    const campaign: Campaign = { owner, order, progress: begun(order, this.#now()), isStopAsked: false }
    const written = await this.#runs.begin(campaign)
    if (!written.ok) return failure(written.error.kind, `Nothing was sent. ${written.error.message}`)
    this.#sending.queue(campaign)
    return success(runOf(campaign))
  }

  /** The signed-in user's last campaign, until it is dismissed. */
  async current(): Promise<Result<CampaignRun | null>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return success(null)
    const loaded = await this.#runs.loaded(owner)
    if (!loaded.ok) return loaded
    const campaign = this.#runs.of(owner)
    return success(campaign === undefined ? null : runOf(campaign))
  }

  /**
   * The outcome of the message to each site of the signed-in user's last campaign by its key, or of any by its id on the platform. Failure `not-found`: it was
   * not sent from here, or is no longer kept.
   */
  async recipients(request: CallArgument<'campaigns.recipients'>): Promise<Result<CallResult<'campaigns.recipients'>>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return failure('signed-out', 'Sign in again to go on.')
    const loaded = await this.#runs.loaded(owner)
    if (!loaded.ok) return loaded
    const last = this.#runs.of(owner)
    const isLast = 'key' in request ? last?.order.key === request.key : last?.progress.campaignId === request.campaignId
    if (last !== undefined && isLast) return success(await this.#outcomes(last))
    if ('key' in request) return unknownCampaign()
    const kept = await this.#options.messaged.campaigns.read(owner, request.campaignId, this.#now())
    if (!kept.ok) return kept
    return kept.value === null ? unknownCampaign() : success([...kept.value])
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
      this.#sending.change(campaign, { state: 'queueing', message: null })
      this.#sending.queue(campaign)
    }
    return success(runOf(campaign))
  }

  /** The user has seen the outcome. One that is being queued cannot be dismissed: `busy`. */
  async dismiss({ key }: CallArgument<'campaigns.dismiss'>): Promise<Result<CallResult<'campaigns.dismiss'>>> {
    const campaign = await this.#known(key)
    if (campaign === undefined) return success(undefined)
    const isQueueing = (): boolean => campaign.progress.state === 'queueing'
    if (!isQueueing()) await this.#keep(campaign)
    // It may have been resumed while it was being kept.
    if (isQueueing()) return failure('busy', 'Its messages are still being queued.')
    await this.#runs.remove(campaign, () => this.#options.onChange(null))
    return success(undefined)
  }

  /** Drops a user's campaign from memory, after what is being written, with the mark that it was begun. */
  async forgetOwner(owner: string): Promise<void> {
    this.#runs.drop(owner)
    await this.settled()
    await this.#options.messaged.forgetOwner(owner)
    await this.#runs.unmark(owner)
  }

  /** The user has checked the platform. Failure `storage` while the journal that knows what was sent cannot be read. */
  async release(): Promise<Result<CallResult<'campaigns.release'>>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return success(undefined)
    const loaded = await this.#runs.loaded(owner)
    if (!loaded.ok) return loaded
    const obstacle = await this.#runs.obstacle(owner)
    if (!obstacle.ok || obstacle.value === null) return obstacle.ok ? success(undefined) : obstacle
    return this.#runs.release(owner, obstacle.value)
  }

  /**
   * The keychain can be used after all: reads the campaign of an earlier run, or keeps the one that was begun without
   * it.
   */
  async readJournal(): Promise<void> {
    const owner = this.#options.identity.owner()
    if (owner !== undefined && !(await this.#runs.loaded(owner)).ok) this.#options.logger.error('The journal of a campaign could not be read after unlocking')
    const campaign = owner === undefined ? undefined : this.#runs.of(owner)
    if (campaign !== undefined) this.#notify(campaign)
  }

  /** No further batch is sent; at the next start the user decides about the rest. */
  close(): void {
    this.#isClosing = true
  }

  isSending(): boolean {
    return this.#sending.isSending()
  }

  /** Ends when no campaign is being sent any more. */
  sent(): Promise<void> {
    return this.#sending.sent()
  }

  /** Ends when the current batch has its answer and nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#sending.sent()
    await this.#options.journal.settled()
    await this.#options.messaged.settled()
  }

  async #outcomes(campaign: Campaign): Promise<RecipientOutcome[]> {
    const { owner, order } = campaign
    const batches = await this.#options.messaged.batches(owner, this.#now())
    const outcomes = new Map(batches.flatMap(({ key, sites, outcome }) => (key === order.key ? sites.map((site) => [site, outcome] as const) : [])))
    const found: RecipientOutcome[] = []
    for (const [place, recipient] of order.recipients.entries()) {
      found.push(recipientOutcome(campaign, recipient, place, outcomes.get(recipient.fqdn)))
      if (place % RECIPIENTS_A_TURN === 0) await setImmediate()
    }
    return found
  }

  /** Keeps the outcome of each recipient before the campaign is forgotten. */
  async #keep(campaign: Campaign): Promise<void> {
    const { campaignId, startedAt } = campaign.progress
    if (campaignId === null) return
    const recipients = await this.#outcomes(campaign)
    await this.#options.messaged.campaigns.keep(campaign.owner, { campaignId, at: startedAt, recipients }, this.#now())
  }

  #reasonToStop(campaign: Campaign): string | null {
    if (this.#isClosing) return CLOSED
    if (this.#options.identity.owner() !== campaign.owner) return SIGNED_OUT
    return campaign.isStopAsked ? STOPPED_BY_USER : null
  }

  #notify(campaign: Campaign): void {
    if (this.#options.identity.owner() === campaign.owner) this.#options.onChange(runOf(campaign))
  }

  async #known(key: string): Promise<Campaign | undefined> {
    const owner = this.#options.identity.owner()
    if (owner === undefined || !(await this.#runs.loaded(owner)).ok) return undefined
    const campaign = this.#runs.of(owner)
    return campaign?.order.key === key ? campaign : undefined
  }
}

/** Recipients checked in one turn of the event loop. */
const NUMBERS_A_TURN = 500

/** Counts WhatsApp recipients without a possible phone number. The page is not trusted to have checked. */
const unreachableIn = async ({ channel, recipients }: CampaignOrder): Promise<number> => {
  let count = 0
  for (const [place, { countryCode, mob }] of channel === 'WHATSAPP' ? recipients.entries() : []) {
    if (!isDialledNumber(`+${countryCode}${mob}`)) count += 1
    if (place % NUMBERS_A_TURN === 0) await setImmediate()
  }
  return count
}

const unknownCampaign = (): Result<never> => failure('not-found', 'This campaign is no longer known.')

/** A campaign begins only once the user confirmed it; one that has begun under its key is not asked about again. */
export const campaignsHandlers = (campaigns: CampaignRunner, confirmations: Pick<Confirmations, 'campaign'>): HandlersOf<'campaigns'> => ({
  'campaigns.start': async (order) => {
    const last = await campaigns.current()
    const isBegun = last.ok && last.value?.key === order.key
    const confirmed = isBegun ? success(undefined) : await confirmations.campaign(order)
    return confirmed.ok ? campaigns.start(order) : confirmed
  },
  'campaigns.current': () => campaigns.current(),
  'campaigns.recipients': (request) => campaigns.recipients(request),
  'campaigns.messaged': (request) => campaigns.messaged(request),
  'campaigns.stop': (request) => campaigns.stop(request),
  'campaigns.resume': (request) => campaigns.resume(request),
  'campaigns.dismiss': (request) => campaigns.dismiss(request),
  'campaigns.release': () => campaigns.release(),
})
