import { randomBytes } from 'node:crypto'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { type Result, success } from '#shared/result.ts'
import type { ListPart } from '../platform/lists/list-reader.ts'
import { ListScanner } from '../platform/lists/list-scanner.ts'
import type { ListKeeper } from '../platform/platform-client.ts'
import { type OfflineCopy, partOf } from './copy-format.ts'

/** Characters of one file: few files for a million rows, and none that takes the page long to read. */
const PART_LENGTH = 2_000_000

/** Characters of the rows that stand in the copy itself: more than a window shows of any list. */
const START_LENGTH = 256_000

/** Files that may wait for the disk. */
const MOST_WAITING = 4

export interface CopyInPartsOptions {
  readonly list: OfflineList
  readonly listField: string
  /** Asked whenever something is about to be written. */
  readonly isWanted: () => boolean
  readonly write: (item: string, copy: OfflineCopy, isWanted: () => boolean) => Promise<Result<undefined>>
  readonly remove: (item: string) => Promise<unknown>
  readonly onKept: (generation: string) => Promise<void>
  /** Told how it ended, once the answer was whole. */
  readonly onEnd: (written: Result<undefined>) => void
  /** unix seconds */
  readonly time: () => number
}

/** A long list on its way to the disk while it arrives: nobody holds all of it. Its files count once the copy names them, which is written last. */
export class CopyInParts implements ListKeeper {
  readonly #options: CopyInPartsOptions
  #generation = newGeneration()
  #texts: string[] = []
  #length = 0
  #start: string | null = null
  #written: Promise<Result<undefined>>[] = []

  constructor(options: CopyInPartsOptions) {
    this.#options = options
  }

  /** Resolves once the disk keeps up. */
  async part({ at, elements }: ListPart): Promise<void> {
    if (at === 0) this.#begin(elements)
    this.#texts.push(elements)
    this.#length += elements.length
    if (this.#length >= PART_LENGTH) this.#seal()
    await this.#written.at(-MOST_WAITING)
  }

  end(isWhole: boolean): void {
    void (isWhole ? this.#finish() : this.#discard())
  }

  #begin(elements: string): void {
    if (this.#written.length > 0) void this.#discard()
    this.#generation = newGeneration()
    this.#texts = []
    this.#length = 0
    this.#written = []
    this.#start = firstOf(elements)
  }

  #seal(): void {
    const { list, write, isWanted } = this.#options
    const part = { savedAt: 0, data: this.#texts.join(',') }
    this.#written.push(write(partOf(list, this.#generation, this.#written.length), part, isWanted))
    this.#texts = []
    this.#length = 0
  }

  async #finish(): Promise<void> {
    if (this.#texts.length > 0) this.#seal()
    const { list, listField, write, isWanted, onKept, onEnd, time } = this.#options
    const savedAt = time()
    const [generation, count] = [this.#generation, this.#written.length]
    const failed = (await Promise.all(this.#written)).find(({ ok }) => !ok)
    const data = `{${JSON.stringify(listField)}:[${this.#start ?? ''}]}`
    const written = failed ?? (isWanted() ? await write(list, { savedAt, data, parts: { generation, count } }, isWanted) : success(undefined))
    if (!written.ok || !isWanted()) await this.#discard()
    else await onKept(generation)
    onEnd(written)
  }

  async #discard(): Promise<void> {
    const { list, remove } = this.#options
    const generation = this.#generation
    await Promise.all(this.#written.map((_, at) => remove(partOf(list, generation, at))))
  }
}

const newGeneration = (): string => randomBytes(8).toString('hex')

/** The first elements of some: whole ones only. */
function firstOf(elements: string): string {
  if (elements.length <= START_LENGTH) return elements
  const rows = Buffer.from(elements.slice(0, START_LENGTH))
  const { lastComma } = new ListScanner().scan(rows)
  return lastComma > 0 ? rows.subarray(0, lastComma).toString() : elements
}
