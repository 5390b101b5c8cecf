import { join } from 'node:path'
import * as z from 'zod'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { type Failure, failure, type Result, success } from '#shared/result.ts'
import { ownerDigest } from '../vault/owner-files.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import { SendMarkers } from '../vault/send-markers.ts'

/**
 * A campaign as the journal keeps it, version 2. The journal's own: a change of the bridge must not make what is on the disk unreadable. A change here is a new
 * version, with a migration in `campaign-journal.ts` and a golden file.
 */
const storedOrderSchema = z.object({
  key: z.string(),
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  template: z.string(),
  subject: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  recipients: z.array(
    z.object({
      fqdn: z.string(),
      countryCode: z.string(),
      mob: z.string(),
      email: z.string().nullable(),
      companyName: z.string().nullable(),
      custName: z.string().nullable(),
      sitePlan: z.string().nullable(),
      userName: z.string().nullable(),
    }),
  ),
})

const storedProgressSchema = z.object({
  key: z.string().describe('of the order it belongs to'),
  startedAt: z.number().int(),
  campaignId: z.string().nullable().describe('null: the platform has no record of the campaign yet'),
  next: z.number().int().nonnegative().describe('the batch to send next, from 0'),
  isInFlight: z.boolean().describe('that batch is being sent: its outcome is not known'),
  queued: z.number().int().nonnegative(),
  uncertain: z.number().int().nonnegative(),
  state: z.enum(['queueing', 'stopped', 'done']),
  message: z.string().nullable(),
})
export type CampaignProgress = z.infer<typeof storedProgressSchema>

export interface StoredCampaign {
  readonly order: CampaignOrder
  readonly progress: CampaignProgress
}

/** Of the stored campaigns. Each version keeps its golden files in `golden/`, which must stay readable. */
export const CAMPAIGN_VERSION = 2

/** Bytes. The bridge takes an order of 128 MB. */
const LARGEST_ORDER = 256 * 1024 ** 2

const DAMAGED =
  'The record of your last campaign was damaged and was set aside. If its messages were still being queued, check the campaign history before you send it again.'
const NEWER = 'The record of your last campaign was written by a newer version of the console. Update the console on this computer before you send another one.'

/**
 * The last campaign of each user, sealed: the order, which is long and written once, and its progress, which is short and written before each batch. It
 * outlives the process and a sign-out. Without a keychain nothing is written but a marker, and the campaign lasts as long as the process.
 */
export class CampaignJournal {
  /** What is being sent, readable without the keychain. */
  readonly markers: SendMarkers
  readonly #orders: SealedStore<CampaignOrder>
  readonly #progress: SealedStore<CampaignProgress>

  constructor({ announce, ...surroundings }: StoreSurroundings) {
    const storeOf = <Entry>(part: 'order' | 'progress', schema: z.ZodType<Entry>): SealedStore<Entry> =>
      new SealedStore({
        ...surroundings,
        purpose: `campaign-${part}`,
        fileName: (owner) => `${ownerDigest(owner)}-${part}`,
        schema,
        version: CAMPAIGN_VERSION,
        // Version 1 was the bare object, without a document around it.
        migrate: { 1: (entry) => entry },
        limit: LARGEST_ORDER,
        label: 'The record of the campaign',
        onDamaged: ({ of }) => announce({ kind: 'campaign-journal-dropped', intent: 'warning', message: of === 'newer-version' ? NEWER : DAMAGED }),
      })
    this.markers = new SendMarkers({ folder: join(surroundings.folder, 'markers'), logger: surroundings.logger })
    this.#orders = storeOf('order', storedOrderSchema)
    this.#progress = storeOf('progress', storedProgressSchema)
  }

  isKept(): boolean {
    return this.#orders.isKept()
  }

  /** A user's campaign; null where there is none, or not enough of it is left to continue it. Failure `storage`: nothing may be sent. */
  async load(owner: string): Promise<Result<StoredCampaign | null>> {
    const [orders, progresses] = [await this.#orders.load(owner), await this.#progress.load(owner)]
    if (!orders.ok) return unreadable(orders.error)
    if (!progresses.ok) return unreadable(progresses.error)
    const [[order], [progress]] = [orders.value, progresses.value]
    return success(order !== undefined && order.key === progress?.key ? { order, progress } : null)
  }

  isRead(owner: string): boolean {
    return this.#orders.isRead(owner) && this.#progress.isRead(owner)
  }

  /** Writes a new campaign in the place of the one before. */
  async begin(owner: string, { order, progress }: StoredCampaign): Promise<Result<undefined>> {
    if (!this.isRead(owner)) return success(undefined)
    const written = [this.#orders.save(owner, [order]), this.#progress.save(owner, [progress])]
    return (await Promise.all(written)).find(({ ok }) => !ok) ?? success(undefined)
  }

  save(owner: string, progress: CampaignProgress): Promise<Result<undefined>> {
    return this.isRead(owner) ? this.#progress.save(owner, [progress]) : Promise.resolve(success(undefined))
  }

  /** Forgets a user's campaign. What cannot be removed belongs to a campaign that is settled: nothing of it can be sent. */
  async remove(owner: string): Promise<void> {
    await Promise.all([this.#orders.remove(owner), this.#progress.remove(owner)])
  }

  /** Ends when nothing is being written any more (before quitting). */
  async settled(): Promise<void> {
    await Promise.all([this.#orders.settled(), this.#progress.settled()])
  }
}

const unreadable = ({ message }: Failure): Result<never> => failure('storage', `The campaign that was sent before cannot be read. ${message}`)
