import { join } from 'node:path'
import * as z from 'zod'
import type { CampaignOrder } from '#shared/bridge/campaigns.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { ownerDigest } from '../vault/owner-files.ts'
import { SealedLog } from '../vault/sealed-log.ts'
import type { Vault } from '../vault/vault.ts'
import { SentCampaigns } from './sent-campaigns.ts'

/** A batch that went out: which sites it was for, and whether an answer came. */
const lineSchema = z.object({
  key: z.string().describe('of the campaign'),
  at: z.number().int(),
  channel: z.enum(['WHATSAPP', 'EMAIL']),
  sites: z.array(z.string()),
  outcome: z.enum(['queued', 'uncertain']),
})
export type MessagedBatch = z.infer<typeof lineSchema>

export interface MessagedLogOptions {
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'sealPart' | 'openPart'>
}

const DAY = 86_400

/** Days for which it is known who got a message: as far back as a campaign can leave people out. */
const KEPT_DAYS = 90

/** Bytes of a user's log. Once it is larger the older half goes. */
const MOST_BYTES = 32 * 1024 ** 2

/** Batches that are kept in memory while they cannot be written. */
const MOST_UNKEPT = 1000

interface Opened {
  readonly log: SealedLog
  readonly batches: MessagedBatch[]
}

/**
 * Which sites a user's campaigns went to, batch after batch, sealed. Without a keychain it lasts as long as the process. It never holds a campaign back: what
 * cannot be written is only not known later.
 */
export class MessagedLog {
  readonly #options: MessagedLogOptions
  readonly #opened = new Map<string, Promise<Result<Opened>>>()
  readonly #unkept = new Map<string, MessagedBatch[]>()
  /** The outcome of each recipient of campaigns that were dismissed, for as long as the batches. */
  readonly campaigns: SentCampaigns

  constructor(options: MessagedLogOptions) {
    this.#options = options
    this.campaigns = new SentCampaigns(options, KEPT_DAYS)
  }

  async add(owner: string, batch: MessagedBatch): Promise<void> {
    const opened = await this.#open(owner, batch.at)
    const written = opened.ok ? await opened.value.log.append(JSON.stringify(batch)) : opened
    if (!opened.ok || !written.ok) return void this.#unkept.set(owner, [...(this.#unkept.get(owner) ?? []), batch].slice(-MOST_UNKEPT))
    const { log, batches } = opened.value
    batches.push(batch)
    if (log.size <= MOST_BYTES) return
    batches.splice(0, Math.ceil(batches.length / 2))
    // Where that fails it is tried again with the next batch.
    await log.rewrite(batches.map((one) => JSON.stringify(one)))
  }

  /** Every batch of the last days, the oldest first. `now`: unix seconds. */
  async batches(owner: string, now: number): Promise<readonly MessagedBatch[]> {
    const opened = await this.#open(owner, now)
    return [...(opened.ok ? opened.value.batches : []), ...(this.#unkept.get(owner) ?? [])]
  }

  /** Drops a user's from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    const opened = await this.#opened.get(owner)
    this.#opened.delete(owner)
    this.#unkept.delete(owner)
    await this.campaigns.forgetOwner(owner)
    if (opened?.ok === true) await opened.value.log.close()
  }

  async settled(): Promise<void> {
    await this.campaigns.settled()
    for (const opening of this.#opened.values()) {
      const opened = await opening
      if (opened.ok) await opened.value.log.settled()
    }
  }

  #open(owner: string, now: number): Promise<Result<Opened>> {
    const known = this.#opened.get(owner)
    if (known !== undefined) return known
    // Without the key a log that cannot be read would count as damaged.
    if (this.#options.vault.status().mode !== 'keychain') return Promise.resolve(failure('storage', 'The keychain of this computer cannot be used.'))
    const opening = this.#load(owner, now).then((opened) => {
      if (!opened.ok) this.#opened.delete(owner)
      return opened
    })
    this.#opened.set(owner, opening)
    return opening
  }

  async #load(owner: string, now: number): Promise<Result<Opened>> {
    const log = this.#logOf(owner)
    const content = await log.load()
    if (!content.ok) return content
    const all = content.value.texts.flatMap((text) => batchOf(text) ?? [])
    const batches = all.filter(({ at }) => at > now - KEPT_DAYS * DAY)
    // Rewritten only once much of it is too old.
    if (all.length < 2 * batches.length + 100) return success({ log, batches })
    const written = await log.rewrite(batches.map((batch) => JSON.stringify(batch)))
    return written.ok ? success({ log, batches }) : written
  }

  #logOf(owner: string): SealedLog {
    const path = join(this.#options.folder, `${ownerDigest(owner)}-messaged.sealed`)
    return new SealedLog(this.#options.vault, { path, purpose: 'campaign-messaged', owner })
  }
}

const batchOf = (text: string): MessagedBatch | null => {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** When each site got its last message of a channel, by its address, unix seconds; those without an answer count. */
export const lastMessages = (batches: readonly MessagedBatch[], channel: CampaignOrder['channel']): Readonly<Record<string, number>> => {
  // A map: a site may be called what every object has.
  const last = new Map<string, number>()
  for (const batch of batches) {
    if (batch.channel !== channel) continue
    for (const site of batch.sites) last.set(site, Math.max(last.get(site) ?? 0, batch.at))
  }
  // No site is called so, and no answer could hold the name.
  last.delete('__proto__')
  return Object.fromEntries(last)
}
