import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { type CampaignOrder, calls } from '#shared/bridge.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'

export interface CampaignJournalOptions {
  /** The folder that holds the sealed campaigns and nothing else: `<user data>/campaigns`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly logger: Logger
}

const progressSchema = z.object({
  key: z.string().describe('of the order it belongs to'),
  startedAt: z.number().int(),
  campaignId: z.string().nullable().describe('null: the platform has no record of the campaign yet'),
  next: z.number().int().nonnegative().describe('the batch to send next, from 0'),
  isInFlight: z.boolean().describe('that batch is being sent: what became of it is not known'),
  queued: z.number().int().nonnegative(),
  uncertain: z.number().int().nonnegative(),
  state: z.enum(['queueing', 'stopped', 'done']),
  message: z.string().nullable(),
})
export type CampaignProgress = z.infer<typeof progressSchema>

export interface StoredCampaign {
  readonly order: CampaignOrder
  readonly progress: CampaignProgress
}

/**
 * The last campaign of each user, sealed: the order, which is long and written once, and its progress, which is short and written before each batch. It
 * outlives the process and a sign-out. Without a keychain nothing is written, and the campaign lasts as long as the process.
 */
export class CampaignJournal {
  readonly #options: CampaignJournalOptions
  #last: Promise<unknown> = Promise.resolve()

  constructor(options: CampaignJournalOptions) {
    this.#options = options
  }

  /** A user's campaign, null where there is none or what is left of it cannot be told: then nothing of it may be sent. Failure: `storage`. */
  load(owner: string): Promise<Result<StoredCampaign | null>> {
    return this.#after(async () => {
      if (this.#isMemoryOnly()) return success(null)
      const [order, progress] = [await this.#read(owner, 'order'), await this.#read(owner, 'progress')]
      if (!order.ok) return order
      if (!progress.ok) return progress
      const campaign = parsed(order.value, progress.value)
      if (campaign === null && order.value !== null) this.#options.logger.error('The journal of a campaign was damaged; it is not gone on with')
      return success(campaign)
    })
  }

  /** Writes a new campaign in the place of the one before. */
  begin(owner: string, { order, progress }: StoredCampaign): Promise<Result<void>> {
    const texts = [JSON.stringify(order), JSON.stringify(progress)] as const
    return this.#after(async () => {
      if (this.#isMemoryOnly()) return success(undefined)
      const written = await this.#options.vault.seal(this.#file(owner, 'order'), [texts[0]])
      return written.ok ? this.#options.vault.seal(this.#file(owner, 'progress'), [texts[1]]) : written
    })
  }

  /** Writes how far a campaign is. */
  save(owner: string, progress: CampaignProgress): Promise<Result<void>> {
    const text = JSON.stringify(progress)
    return this.#after(async () => (this.#isMemoryOnly() ? success(undefined) : this.#options.vault.seal(this.#file(owner, 'progress'), [text])))
  }

  /** Forgets a user's campaign. What cannot be removed belongs to a campaign that is settled: nothing of it can be sent. */
  async clear(owner: string): Promise<void> {
    await this.#after(async () => {
      const removals = (['order', 'progress'] as const).map((part) => rm(this.#file(owner, part).path, { force: true }))
      const failed = (await Promise.allSettled(removals)).some(({ status }) => status === 'rejected')
      if (failed) this.#options.logger.warn('The journal of a campaign could not be removed')
      return success(undefined)
    })
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await this.#last
  }

  /** Null: absent or damaged. */
  async #read(owner: string, part: 'order' | 'progress'): Promise<Result<string | null>> {
    const opened = await this.#options.vault.open(this.#file(owner, part))
    if (opened.state === 'unavailable') return failure('storage', `The campaign that was sent before cannot be read. ${opened.reason}`)
    return success(opened.state === 'opened' ? opened.text : null)
  }

  #isMemoryOnly(): boolean {
    return this.#options.vault.status().mode !== 'keychain'
  }

  #after<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }

  /** The name does not tell whose campaign it is. */
  #file(owner: string, part: 'order' | 'progress'): SealedFile {
    const name = createHash('sha256').update(owner).digest('hex').slice(0, 32)
    return { path: join(this.#options.folder, `${name}-${part}.sealed`), purpose: `campaign-${part}`, owner }
  }
}

/** Order and progress of one campaign; null when either is missing, damaged or of another one. */
function parsed(order: string | null, progress: string | null): StoredCampaign | null {
  if (order === null || progress === null) return null
  try {
    const campaign = { order: calls['campaigns.start'].argument.parse(JSON.parse(order)), progress: progressSchema.parse(JSON.parse(progress)) }
    return campaign.order.key === campaign.progress.key ? campaign : null
  } catch {
    return null
  }
}
