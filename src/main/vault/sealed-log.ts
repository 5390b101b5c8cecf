import { constants, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { failure, type Result, success } from '#shared/result.ts'
import { replaceFile } from './atomic-file.ts'
import { ifPresent, storageFailure } from './storage-failure.ts'
import type { SealedFile, Vault } from './vault.ts'

const LENGTH_BYTES = 4

/** Not `a`, which would create the file again without the parts that are counted. */
const APPEND_TO_EXISTING = constants.O_WRONLY | constants.O_APPEND

/** Bytes that are opened in one turn of the event loop. */
const BYTES_A_TURN = 256 * 1024

/** Texts that are sealed as one part where a log is written whole. */
const TEXTS_A_PART = 100

interface Waiting {
  readonly text: string
  readonly written: (result: Result<undefined>) => void
}

/** What a log holds. `isDamaged`: a part in its middle cannot be read; the file was put aside, and later entries may be missing. */
export interface LogContent {
  readonly texts: readonly string[]
  readonly isDamaged: boolean
}

/**
 * Texts of one line, sealed and appended: what it costs to add one does not grow with the file. Each part is bound to its place, so parts can neither be moved
 * nor left out, except at the end: what a crash cut there was never reported as written. Texts that arrive while others are written share the next write.
 * The file is open only during a write, so that a log can be dropped at any time.
 */
export class SealedLog {
  readonly #vault: Pick<Vault, 'sealPart' | 'openPart'>
  readonly #file: Pick<SealedFile, 'path' | 'purpose' | 'owner'>
  #isOpen = false
  #parts = 0
  #size = 0
  #waiting: Waiting[] = []
  #writing: Promise<void> | undefined
  #isBroken = false

  constructor(vault: Pick<Vault, 'sealPart' | 'openPart'>, file: Pick<SealedFile, 'path' | 'purpose' | 'owner'>) {
    this.#vault = vault
    this.#file = file
  }

  /** Bytes of the file. */
  get size(): number {
    return this.#size
  }

  /** Reads what is there, nothing where there is no file, and opens it for `append`. Failure `storage`. */
  async load(): Promise<Result<LogContent>> {
    try {
      const bytes = (await ifPresent(readFile(this.#file.path))) ?? Buffer.alloc(0)
      const texts: string[] = []
      let isDamaged = false
      for (let at = 0; at + LENGTH_BYTES <= bytes.length; ) {
        const end = at + LENGTH_BYTES + bytes.readUInt32BE(at)
        const part = end > bytes.length ? undefined : await this.#vault.openPart(this.#place(this.#parts), bytes.subarray(at + LENGTH_BYTES, end))
        if (part === undefined) {
          isDamaged = end < bytes.length
          break
        }
        texts.push(...part.split('\n'))
        this.#parts += 1
        this.#size = at = end
        // A log of many megabytes must not hold up whatever else main does.
        if (Math.floor(end / BYTES_A_TURN) > Math.floor((end - part.length) / BYTES_A_TURN)) await setImmediate()
      }
      if (isDamaged) {
        await rename(this.#file.path, `${this.#file.path}.damaged`)
        await replaceFile(this.#file.path, [bytes.subarray(0, this.#size)])
      }
      await mkdir(dirname(this.#file.path), { recursive: true })
      await this.#open()
      return success({ texts, isDamaged })
    } catch (error) {
      return storageFailure('The record of what was sent could not be opened', error)
    }
  }

  /** Opens one that was loaded and closed again for `append`. Failure `storage`. */
  async reopen(): Promise<Result<undefined>> {
    try {
      if (!this.#isOpen) await this.#open()
      return success(undefined)
    } catch (error) {
      return storageFailure('The record of what was sent could not be opened', error)
    }
  }

  /** Adds a text without a line break. It is on the disk when this ends well; after a failure `storage` it is not in the file. */
  append(text: string): Promise<Result<undefined>> {
    return new Promise((written) => {
      this.#waiting.push({ text, written })
      this.#writing ??= this.#write()
    })
  }

  /**
   * Replaces all texts by these, whole: a crash leaves those before or these. Failure `storage`: those before are left.
   */
  async rewrite(texts: readonly string[]): Promise<Result<undefined>> {
    while (this.#writing !== undefined) await this.#writing
    const written = this.#writeWhole(texts)
    // Lines that are added in the meantime follow it.
    this.#writing = written.then(() => this.#write())
    return written
  }

  async #writeWhole(texts: readonly string[]): Promise<Result<undefined>> {
    const sealed: Buffer[] = []
    for (let from = 0; from < texts.length; from += TEXTS_A_PART) {
      const part = this.#sealedPart(sealed.length, texts.slice(from, from + TEXTS_A_PART).join('\n'))
      if (!part.ok) return part
      sealed.push(part.value)
    }
    try {
      await replaceFile(this.#file.path, sealed)
    } catch (error) {
      return storageFailure('The record of what was sent could not be written', error)
    }
    this.#parts = sealed.length
    this.#size = sealed.reduce((bytes, part) => bytes + part.length, 0)
    this.#isOpen = true
    this.#isBroken = false
    return success(undefined)
  }

  /** Ends when nothing is being written any more. */
  async settled(): Promise<void> {
    await this.#writing
  }

  /** Takes no more texts, after what is being written. */
  async close(): Promise<void> {
    await this.settled()
    this.#isOpen = false
  }

  /** Closes and deletes the file. Failure `storage`. */
  async remove(): Promise<Result<undefined>> {
    try {
      await this.close()
      await rm(this.#file.path, { force: true })
      return success(undefined)
    } catch (error) {
      return storageFailure('The record of what was sent could not be deleted', error)
    }
  }

  async #open(): Promise<void> {
    await using file = await open(this.#file.path, 'a', 0o600)
    await file.truncate(this.#size)
    this.#isOpen = true
  }

  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting
      this.#waiting = []
      const result = await this.#writePart(batch.map(({ text }) => text).join('\n'))
      for (const { written } of batch) written(result)
    }
    // In the same turn as the check above: what comes later begins a write of its own.
    this.#writing = undefined
  }

  async #writePart(text: string): Promise<Result<undefined>> {
    if (!this.#isOpen || this.#isBroken) return failure('storage', 'The record of what was sent cannot be written.')
    const part = this.#sealedPart(this.#parts, text)
    if (!part.ok) return part
    try {
      await this.#add(part.value)
      this.#parts += 1
      return success(undefined)
    } catch (error) {
      return storageFailure('The record of what was sent could not be written', error)
    }
  }

  #sealedPart(place: number, text: string): Result<Buffer> {
    const sealed = this.#vault.sealPart(this.#place(place), text)
    if (!sealed.ok) return sealed
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(sealed.value.length)
    return success(Buffer.concat([length, sealed.value]))
  }

  /** Rejects with the system's error; the file is then as it was before. */
  async #add(part: Buffer): Promise<void> {
    await using file = await open(this.#file.path, APPEND_TO_EXISTING)
    try {
      await file.appendFile(part)
      await file.datasync()
      this.#size += part.length
    } catch (error) {
      // Half a part would hide every later one.
      await file.truncate(this.#size).catch(() => {
        this.#isBroken = true
      })
      throw error
    }
  }

  #place(part: number): Pick<SealedFile, 'purpose' | 'owner'> {
    return { purpose: `${this.#file.purpose}#${part}`, owner: this.#file.owner }
  }
}
