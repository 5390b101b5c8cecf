import type { WriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { renameReleased } from '../vault/rename-released.ts'
import { FileError } from './file-error.ts'
import { removeLeftOvers } from './left-over-files.ts'
import { splitEnding } from './safe-file-name.ts'

const MOST_TRIES = 1000

/** Not `.part` alone: browsers leave files of that name, and ours must be distinguishable. */
const PART = '.admin-console.part'
const LEFT_OVER = /\.admin-console\.part$/

/**
 * A file while it is being written: `<name>.admin-console.part`, until it is whole.
 *
 * Neither the part nor the finished file ever replaces one that is there: a taken name becomes `name (1).csv`.
 */
export class PartFile {
  /** Folders that were searched for what an earlier run left. */
  static readonly #searched = new Set<string>()
  readonly #handle: FileHandle
  readonly #folder: string
  readonly #name: string
  readonly #part: string
  #output: WriteStream | undefined

  private constructor(folder: string, name: string, part: string, handle: FileHandle) {
    this.#folder = folder
    this.#name = name
    this.#part = part
    this.#handle = handle
  }

  /** @param name a safe file name with its ending */
  static async create(folder: string, name: string): Promise<PartFile> {
    await mkdir(folder, { recursive: true })
    if (!PartFile.#searched.has(folder)) {
      PartFile.#searched.add(folder)
      await removeLeftOvers(folder, { pattern: LEFT_OVER })
    }
    const { path, handle } = await claim(folder, name, PART)
    return new PartFile(folder, name, path, handle)
  }

  /** Takes the content as it comes; end it before `finish`. It brings everything to the disk before it closes. */
  get output(): WriteStream {
    this.#output ??= this.#handle.createWriteStream({ flush: true })
    return this.#output
  }

  /** Writes content at a place, in bytes, for those who may have to begin again; `close` it before `finish`. Not to be mixed with `output`. */
  async write(content: readonly Uint8Array[], position: number): Promise<void> {
    let rest = content
    let at = position
    while (rest.length > 0) {
      const { bytesWritten } = await this.#handle.writev(rest, at)
      at += bytesWritten
      rest = without(rest, bytesWritten)
    }
  }

  /** Drops what was written so far. */
  async truncate(): Promise<void> {
    await this.#handle.truncate(0)
  }

  /** Brings everything to the disk and releases the file. */
  async close(): Promise<void> {
    await this.#handle.sync()
    await this.#handle.close()
  }

  /** Gives the file, whose output has ended, its final name. Answers with that name and the whole path. */
  async finish(): Promise<{ readonly name: string; readonly path: string }> {
    // The final name is claimed by an empty file first, so that two downloads that end together cannot replace each other.
    const { name, path, handle } = await claim(this.#folder, this.#name, '')
    await handle.close()
    try {
      await renameReleased(this.#part, path)
    } catch (cause) {
      await rm(path, { force: true })
      throw cause
    }
    return { name, path }
  }

  /** Stops the output and deletes what was written so far. Never throws. */
  async discard(): Promise<void> {
    this.#output?.destroy()
    await this.#handle.close().catch(() => {})
    await rm(this.#part, { force: true }).catch(() => {})
  }
}

/** What is left of `content` after its first `bytes`: a system may write less than it was given. */
function without(content: readonly Uint8Array[], bytes: number): readonly Uint8Array[] {
  let gone = bytes
  return content.flatMap((piece) => {
    const taken = Math.min(gone, piece.byteLength)
    gone -= taken
    return taken === piece.byteLength ? [] : [piece.subarray(taken)]
  })
}

async function claim(folder: string, wanted: string, suffix: string): Promise<{ name: string; path: string; handle: FileHandle }> {
  const { stem, ending } = splitEnding(wanted)
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const name = attempt === 0 ? wanted : `${stem} (${attempt})${ending}`
    const path = join(folder, name + suffix)
    try {
      return { name, path, handle: await open(path, 'wx') }
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    }
  }
  throw new FileError(`The folder holds too many files named ${wanted}.`)
}
