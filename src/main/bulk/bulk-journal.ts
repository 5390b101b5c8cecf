import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { BulkOrder, BulkOutcome } from '#shared/bridge/bulk.ts'
import { BULK_JOBS } from '#shared/domain/bulk/bulk-jobs.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { namesIn, ownerDigest } from '../vault/owner-files.ts'
import { SealedLog } from '../vault/sealed-log.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import type { Vault } from '../vault/vault.ts'

const OUTCOMES = ['waiting', 'sending', 'done', 'failed', 'unknown', 'skipped'] as const satisfies readonly BulkOutcome[]

/** Of the stored bulk changes. A change of a schema below is a new version, with a migration and a golden file. */
export const BULK_VERSION = 3
const unchanged = (entry: unknown): unknown => entry
/** Version 2 knows imports: what a row has or gets may be several values. Version 3 knows rows of several calls. Every older entry is one of version 3. */
const MIGRATE = { 1: unchanged, 2: unchanged }

const field = z.enum(BULK_JOBS)
const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const content = z.union([value, z.record(z.string(), value)])
const columns = z.record(z.string(), z.string()).optional()
const inputPart = z.record(z.string(), z.union([value, z.record(z.string(), value)]))
const newSite = z
  .object({
    input: z.record(z.string(), z.union([value, z.array(z.union([value, inputPart])), inputPart])),
    pages: z.array(z.string()),
    reward: z.object({ isEnabled: z.boolean(), onGroup: z.boolean(), groupId: z.string().nullable() }).nullable(),
  })
  .optional()
const made = z.object({ siteId: z.string(), domain: z.string(), currency: z.string() })
const origin = z.enum(['change', 'retry', 'undo'])
const note = z.string().optional()

const storedOrderSchema = z.object({
  key: z.string(),
  field,
  columns,
  label: z.string(),
  origin,
  note,
  rows: z.array(
    z.object({
      id: z.string(),
      domain: z.string(),
      name: z.string(),
      from: content,
      to: content,
      skip: z.string().nullable(),
      line: z.number().int().optional(),
      newSite,
      made: made.optional(),
    }),
  ),
})

const storedHeadSchema = z.object({
  key: z.string(),
  field,
  columns,
  label: z.string(),
  origin,
  note,
  startedAt: z.number().int(),
  endedAt: z.number().int().nullable(),
  state: z.enum(['running', 'paused', 'stopped', 'done']),
  isUsersPause: z.boolean().describe('only the user lets it go on'),
  message: z.string().nullable(),
  counts: z.partialRecord(z.enum(OUTCOMES), z.number().int()),
})
export type BulkHead = z.infer<typeof storedHeadSchema>

/** Of a row of several calls: what its first one created, and which of the further ones is next. Those before it are accepted. */
const progressSchema = z.object({ made, step: z.number().int().nonnegative() })
export type RowProgress = z.infer<typeof progressSchema>

/** The outcome of a row. Of one that is being sent: since when, unix seconds. */
const storedOutcomeSchema = z.tuple([
  z.number().int().nonnegative(),
  z.enum(OUTCOMES),
  z.string().nullable(),
  z.number().int().nullable(),
  progressSchema.optional(),
])
export type StoredOutcome = z.infer<typeof storedOutcomeSchema>

const MB = 1024 ** 2

interface BulkJournalOptions extends StoreSurroundings {
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open' | 'sealPart' | 'openPart'>
}

/** The bulk changes of each user, sealed: a short list of them, the order of each, written once, and a log of the outcomes of its rows. */
export class BulkJournal {
  readonly #options: BulkJournalOptions
  readonly #heads: SealedStore<BulkHead>
  readonly #orders: SealedStore<BulkOrder>

  constructor(options: BulkJournalOptions) {
    this.#options = options
    const { announce, ...surroundings } = options
    const onDamaged = (): void =>
      announce({
        kind: 'bulk-journal-dropped',
        intent: 'warning',
        message: 'The record of a bulk change was damaged and was set aside. Check its rows in their list before you repeat it.',
      })
    const all = { ...surroundings, version: BULK_VERSION, migrate: MIGRATE, label: 'The record of the bulk change', onDamaged }
    const fileName = (owner: string, item: string): string => `${ownerDigest(owner)}-${item}`
    this.#heads = new SealedStore({ ...all, purpose: 'bulk-list', schema: storedHeadSchema, limit: MB })
    this.#orders = new SealedStore({ ...all, purpose: 'bulk-order', fileName, schema: storedOrderSchema, limit: 256 * MB })
  }

  isKept(): boolean {
    return this.#heads.isKept()
  }

  /** Why nothing can be kept, as a sentence. */
  reason(): string {
    const status = this.#options.vault.status()
    return status.mode === 'memory-only' ? status.reason : 'The keychain of this computer has not answered yet.'
  }

  heads(owner: string): Promise<Result<readonly BulkHead[]>> {
    return this.#heads.load(owner)
  }

  saveHeads(owner: string, heads: readonly BulkHead[]): Promise<Result<undefined>> {
    return this.#heads.save(owner, heads)
  }

  /** The order of a bulk change. Failure `storage` also where it is not there any more. */
  async order(owner: string, key: string): Promise<Result<BulkOrder>> {
    const loaded = await this.#orders.load(owner, key)
    if (!loaded.ok) return loaded
    const [order] = loaded.value
    return order === undefined ? failure('storage', 'The rows of this bulk change are not on this computer any more.') : success(order)
  }

  begin(owner: string, order: BulkOrder): Promise<Result<undefined>> {
    return this.#orders.replace(owner, [order], { item: order.key })
  }

  log(owner: string, key: string): SealedLog {
    const path = join(this.#options.folder, `${ownerDigest(owner)}-${key}-log.sealed`)
    return new SealedLog(this.#options.vault, { path, purpose: `bulk-log-${key}`, owner })
  }

  /** Bytes of the rows of a bulk change and of their outcomes, on the disk. */
  async size(owner: string, key: string): Promise<number> {
    const names = [`${ownerDigest(owner)}-${key}.sealed`, `${ownerDigest(owner)}-${key}-log.sealed`]
    const files = await Promise.all(names.map((name) => stat(join(this.#options.folder, name)).catch(() => undefined)))
    return files.reduce((bytes, file) => bytes + (file?.size ?? 0), 0)
  }

  /** Removes the rows of bulk changes that are in no list: a crash came between the two. */
  async sweep(owner: string, keys: readonly string[]): Promise<void> {
    const known = keys.map((key) => `${ownerDigest(owner)}-${key}`)
    const names = await namesIn(this.#options.folder).catch((): readonly string[] => [])
    for (const name of names.filter((one) => one.startsWith(`${ownerDigest(owner)}-`) && one.endsWith('.sealed'))) {
      if (!known.some((begin) => name.startsWith(begin))) await rm(join(this.#options.folder, name), { force: true }).catch(() => undefined)
    }
  }

  async remove(owner: string, key: string): Promise<void> {
    await this.#orders.remove(owner, key)
    await this.log(owner, key).remove()
  }

  async settled(): Promise<void> {
    await Promise.all([this.#heads.settled(), this.#orders.settled()])
  }
}

/** One line of the log as it is read back; null for one that is none. */
export const outcomeOf = (line: string): StoredOutcome | null => {
  try {
    return storedOutcomeSchema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}
