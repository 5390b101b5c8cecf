import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import * as z from 'zod'
import type { RecipientOutcome } from '#shared/bridge/campaigns.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { namesIn, ownerDigest } from '../vault/owner-files.ts'
import { SealedLog } from '../vault/sealed-log.ts'
import { ifPresent } from '../vault/storage-failure.ts'
import type { Vault } from '../vault/vault.ts'

export interface SentCampaignsOptions {
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'sealPart' | 'openPart'>
}

/** A campaign whose outcome is kept. `at`: unix seconds. */
export interface SentCampaign {
  readonly campaignId: string
  readonly at: number
  readonly recipients: readonly RecipientOutcome[]
}

const DAY = 86_400

/** Recipients that are sealed and written at once: main serves windows and other campaigns between two parts. */
const RECIPIENTS_A_PART = 2000

/**
 * Bytes that a user's campaigns take of the disk beside the newest, and campaigns that are kept in memory where there
 * is no keychain.
 */
const MOST_BYTES = 64 * 1024 ** 2
const MOST_UNKEPT = 20

const headSchema = z.object({ campaignId: z.string(), at: z.number().int(), total: z.number().int() })
const partSchema = z.array(z.tuple([z.string(), z.string(), z.string(), z.enum(['waiting', 'queued', 'uncertain'])]))

const INCOMPLETE = failure('storage', 'What this computer kept of the recipients is damaged.')

/**
 * The outcome of each recipient of the campaigns that their users dismissed, sealed, a file a campaign; read only when it is asked for. Without a keychain it
 * lasts as long as the process. Nothing that is sent waits for it.
 */
export class SentCampaigns {
  readonly #options: SentCampaignsOptions
  readonly #days: number
  readonly #unkept = new Map<string, SentCampaign[]>()
  #writing: Promise<void> = Promise.resolve()

  /** @param days how long a campaign is kept */
  constructor(options: SentCampaignsOptions, days: number) {
    this.#options = options
    this.#days = days
  }

  /**
   * Keeps a campaign, in place of what was kept of it before, and deletes those that are too old or too many. `now`:
   * unix seconds.
   */
  keep(owner: string, campaign: SentCampaign, now: number): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await this.#sweep(owner, now)
      if (!(await this.#write(owner, campaign))) this.#unkept.set(owner, [...(this.#unkept.get(owner) ?? []), campaign].slice(-MOST_UNKEPT))
    })
    return this.#writing
  }

  /** The outcome of each recipient, in the order of the campaign; null where it is not kept. Failure `storage`: it is damaged. */
  async read(owner: string, campaignId: string, now: number): Promise<Result<readonly RecipientOutcome[] | null>> {
    await this.#writing
    const unkept = this.#unkept.get(owner)?.findLast((one) => one.campaignId === campaignId)
    if (unkept !== undefined) return success(unkept.recipients)
    const path = this.#pathOf(owner, campaignId)
    if (this.#options.vault.status().mode !== 'keychain' || (await ifPresent(stat(path))) === undefined) return success(null)
    const log = this.#logOf(owner, campaignId)
    const content = await log.load()
    await log.close()
    if (!content.ok) return content
    const [first = '', ...parts] = content.value.texts
    const head = headSchema.safeParse(jsonOf(first)).data
    if (head === undefined || head.campaignId !== campaignId) return INCOMPLETE
    if (head.at <= now - this.#days * DAY) return success(null)
    const recipients: RecipientOutcome[] = []
    for (const part of parts) {
      for (const [fqdn, name, contact, outcome] of partSchema.safeParse(jsonOf(part)).data ?? []) recipients.push({ fqdn, name, contact, outcome })
      await setImmediate()
    }
    return recipients.length === head.total ? success(recipients) : INCOMPLETE
  }

  /** Drops a user's from memory, after what is being written. */
  async forgetOwner(owner: string): Promise<void> {
    await this.#writing
    this.#unkept.delete(owner)
  }

  settled(): Promise<void> {
    return this.#writing
  }

  /** Whether it is on the disk. */
  async #write(owner: string, { campaignId, at, recipients }: SentCampaign): Promise<boolean> {
    if (this.#options.vault.status().mode !== 'keychain') return false
    const log = this.#logOf(owner, campaignId)
    if (!(await log.remove()).ok || !(await log.load()).ok) return false
    let isWritten = (await log.append(JSON.stringify({ campaignId, at, total: recipients.length }))).ok
    for (let from = 0; isWritten && from < recipients.length; from += RECIPIENTS_A_PART) {
      const part = recipients.slice(from, from + RECIPIENTS_A_PART).map(({ fqdn, name, contact, outcome }) => [fqdn, name, contact, outcome])
      isWritten = (await log.append(JSON.stringify(part))).ok
    }
    await (isWritten ? log.close() : log.remove())
    return isWritten
  }

  async #sweep(owner: string, now: number): Promise<void> {
    const { folder } = this.#options
    const oldest = (now - this.#days * DAY) * 1000
    const own = (await namesIn(folder).catch(() => [])).filter((name) => name.startsWith(`${ownerDigest(owner)}-sent-`))
    const files = await Promise.all(own.map(async (name) => ({ path: join(folder, name), file: await stat(join(folder, name)).catch(() => undefined) })))
    let bytes = 0
    for (const { path, file } of files.toSorted((one, other) => (other.file?.mtimeMs ?? 0) - (one.file?.mtimeMs ?? 0))) {
      bytes += file?.size ?? 0
      if (file !== undefined && (file.mtimeMs < oldest || bytes > MOST_BYTES)) await rm(path, { force: true }).catch(() => undefined)
    }
  }

  #pathOf(owner: string, campaignId: string): string {
    const digest = createHash('sha256').update(campaignId).digest('hex').slice(0, 32)
    return join(this.#options.folder, `${ownerDigest(owner)}-sent-${digest}.sealed`)
  }

  #logOf(owner: string, campaignId: string): SealedLog {
    return new SealedLog(this.#options.vault, { path: this.#pathOf(owner, campaignId), purpose: 'campaign-recipients', owner })
  }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
