import { readFile, rm, writeFile } from 'node:fs/promises'
import * as z from 'zod'
import { failure, type Result, success } from '#shared/result.ts'
import { SealedLog } from '../../vault/sealed-log.ts'
import { ifPresent, storageFailure } from '../../vault/storage-failure.ts'
import type { SealedFile, Vault } from '../../vault/vault.ts'
import { type StoredEntry, storedEntrySchema } from './stored-entry.ts'

/** The first line, then each entry as it was at that moment, and the keys of those that were dropped. */
const lineSchema = z.union([z.object({ version: z.number().int() }), z.object({ stored: storedEntrySchema }), z.object({ dropped: z.string() })])

/** Bytes that a log may hold beside twice those of its entries before it is written whole again. */
const MOST_SPARE = 256 * 1024

const NOT_READ = failure('storage', 'What was stored before has not been read.')

/** The parts of a log that could not be read: single lines, a range, or the end. */
export type LogDamage = { readonly of: 'entries'; readonly count: number } | { readonly of: 'file' } | { readonly of: 'end' }

interface LogFile extends Pick<SealedFile, 'path' | 'purpose' | 'owner'> {
  readonly vault: Pick<Vault, 'sealPart' | 'openPart'>
  readonly version: number
}

/** The payments of one user, appended to as they change: what that costs does not grow with the file. */
export class MoneyLog {
  readonly #file: LogFile
  readonly #log: SealedLog
  /** The entries on the disk; undefined before they were read. */
  #written: ReadonlyMap<string, StoredEntry> | undefined
  /** The next writing is of the whole: there is no file yet, or it failed in a way that cannot be appended to. */
  #isWhole = true
  #last: Promise<unknown> = Promise.resolve()

  constructor(file: LogFile) {
    this.#file = file
    this.#log = new SealedLog(file.vault, file)
  }

  /**
   * The entries that are there, after those of an older format.
   * @param isExpected whether there must be a file
   */
  async load(
    before: readonly StoredEntry[],
    isExpected: boolean,
  ): Promise<Result<{ readonly entries: readonly StoredEntry[]; readonly damage: LogDamage | null }>> {
    const entries = new Map(before.map((stored) => [stored.entry.key, stored]))
    try {
      const bytes = await ifPresent(readFile(this.#file.path))
      const content = bytes === undefined ? success({ texts: [], isDamaged: false }) : await this.#log.load()
      if (!content.ok) return content
      const { texts, isDamaged } = content.value
      const unreadable = texts.filter((text) => !take(text, entries)).length
      const isGone = isDamaged || (isExpected && texts.length === 0)
      const isCut = bytes !== undefined && bytes.length > this.#log.size
      this.#isWhole = bytes === undefined || before.length > 0 || unreadable > 0 || isGone
      this.#written = new Map(entries)
      const damage: LogDamage | null = isGone ? { of: 'file' } : unreadable > 0 ? { of: 'entries', count: unreadable } : isCut ? { of: 'end' } : null
      if (damage !== null && bytes !== undefined) await writeFile(`${this.#file.path}.damaged`, bytes, { mode: 0o600 })
      return success({ entries: [...entries.values()], damage })
    } catch (error) {
      return storageFailure('The record of what was sent could not be opened', error)
    }
  }

  /**
   * Writes what differs from the disk. When it ends well it is there; after a failure `storage` it is tried again with
   * the next one.
   */
  save(entries: readonly StoredEntry[]): Promise<Result<undefined>> {
    const saved = this.#last.then(() => this.#save(entries))
    this.#last = saved.catch(() => undefined)
    return saved
  }

  async settled(): Promise<void> {
    await this.#last
  }

  /** Deletes the file. */
  async remove(): Promise<void> {
    await rm(this.#file.path, { force: true })
  }

  async #save(entries: readonly StoredEntry[]): Promise<Result<undefined>> {
    const before = this.#written
    if (before === undefined) return NOT_READ
    const after = new Map(entries.map((stored) => [stored.entry.key, stored]))
    const lines = [
      ...entries.filter((stored) => before.get(stored.entry.key) !== stored).map((stored) => lineOf(stored)),
      ...[...before.keys()].filter((key) => !after.has(key)).map((dropped) => JSON.stringify({ dropped })),
    ]
    if (lines.length === 0 && !this.#isWhole) return success(undefined)
    const live = entries.reduce((bytes, stored) => bytes + bytesOf(stored), 0)
    const isWhole = this.#isWhole || this.#log.size > 2 * live + (entries.length === 0 ? 0 : MOST_SPARE)
    const written = isWhole
      ? await this.#log.rewrite([JSON.stringify({ version: this.#file.version }), ...entries.map((stored) => lineOf(stored))])
      : ((await Promise.all(lines.map((line) => this.#log.append(line)))).find(({ ok }) => !ok) ?? success(undefined))
    this.#isWhole = !written.ok
    if (written.ok) this.#written = after
    return written
  }
}

const lineOf = (stored: StoredEntry): string => JSON.stringify({ stored })

const sizes = new WeakMap<StoredEntry, number>()

/** How long an entry is as text; entries are never changed, but replaced. */
export function bytesOf(stored: StoredEntry): number {
  const known = sizes.get(stored)
  if (known !== undefined) return known
  const bytes = Buffer.byteLength(lineOf(stored))
  sizes.set(stored, bytes)
  return bytes
}

/** Takes one line up. False for one that cannot be read. */
function take(text: string, entries: Map<string, StoredEntry>): boolean {
  const line = lineSchema.safeParse(jsonOf(text)).data
  if (line === undefined) return false
  if ('stored' in line) entries.set(line.stored.entry.key, line.stored)
  if ('dropped' in line) entries.delete(line.dropped)
  return true
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
