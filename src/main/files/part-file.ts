import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { WriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { promisify } from 'node:util'
import type { Logger } from '../log/logger.ts'
import { renameReleased } from '../vault/atomic-file.ts'
import { isAlive } from '../vault/live-process.ts'
import { errorCode } from '../vault/storage-failure.ts'
import { FileError } from './file-error.ts'
import { removeLeftOvers } from './left-over-files.ts'
import { splitEnding } from './safe-file-name.ts'

const MOST_TRIES = 1000
/** This many bytes wait for the disk at most before the next ones are taken. */
const BUFFER = 1 << 20

/**
 * Browsers also leave `.part` files. The name holds the computer and the process, because several consoles
 * may write to the same folder.
 */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 6)
const PART = `.${HOST}-${process.pid}.admin-console.part`
const LEFT_OVER = /(?:\.([0-9a-f]{6})-(\d{1,10}))?\.admin-console\.part$/

/** A file until it is whole. Neither part nor finished file replaces one that is there: a taken name becomes `name (1).csv`. */
export class PartFile {
  static readonly #searched = new Set<string>()
  /** The parts of this process that are not finished. */
  static readonly #unfinished = new Set<string>()
  readonly #folder: string
  readonly #name: string
  readonly #part: string
  #output: WriteStream

  private constructor(folder: string, name: string, part: string, handle: FileHandle) {
    this.#folder = folder
    this.#name = name
    this.#part = part
    this.#output = outputTo(handle)
  }

  /** @param name a safe file name with its ending */
  static async create(folder: string, name: string): Promise<PartFile> {
    await mkdir(folder, { recursive: true })
    if (!PartFile.#searched.has(folder)) {
      PartFile.#searched.add(folder)
      await PartFile.removeLeftOvers(folder)
    }
    const { path, handle } = await claim(folder, name, PART)
    PartFile.#unfinished.add(path)
    return new PartFile(folder, name, path, handle)
  }

  /**
   * Removes parts whose process has ended; those of another computer or of earlier releases after a day.
   * Returns the names of the files they belong to. Never rejects.
   */
  static async removeLeftOvers(folder: string, logger?: Logger): Promise<readonly string[]> {
    const isOver = (path: string): boolean => {
      const [, host, processId] = LEFT_OVER.exec(path) ?? []
      if (host !== HOST) return false
      return Number(processId) === process.pid ? !PartFile.#unfinished.has(path) : !isAlive(Number(processId))
    }
    const removed = await removeLeftOvers(folder, { pattern: LEFT_OVER, isOver, ...(logger === undefined ? {} : { logger }) })
    return removed.map((name) => name.replace(LEFT_OVER, ''))
  }

  get output(): WriteStream {
    return this.#output
  }

  /** Writes more. Resolves when more may come; rejects with the disk's error, also that of an earlier call. */
  async append(content: Uint8Array): Promise<void> {
    const output = this.#output
    if (output.errored !== null) throw output.errored
    if (!output.write(content)) await once(output, 'drain')
  }

  async restart(): Promise<void> {
    await this.#close()
    // A new file: in a folder that others write to, a link may have taken the place of the one before.
    await rm(this.#part, { force: true })
    this.#output = outputTo(await open(this.#part, 'wx'))
  }

  /** Brings everything to the disk and gives the file its final name. Answers with that name and the whole path. */
  async finish(): Promise<{ readonly name: string; readonly path: string }> {
    await this.#close()
    // The final name is claimed by an empty file first, so that two downloads that end together cannot replace each other.
    const { name, path, handle } = await claim(this.#folder, this.#name, '')
    await handle.close()
    try {
      await renameReleased(this.#part, path)
      PartFile.#unfinished.delete(this.#part)
    } catch (cause) {
      await rm(path, { force: true })
      throw cause
    }
    return { name, path }
  }

  /** Stops the output and deletes what was written so far. Never throws. */
  async discard(): Promise<void> {
    this.#output.destroy()
    await finished(this.#output).catch(() => undefined)
    await rm(this.#part, { force: true }).catch(() => undefined)
    PartFile.#unfinished.delete(this.#part)
  }

  async #close(): Promise<void> {
    this.#output.end()
    await finished(this.#output)
  }
}

function outputTo(handle: FileHandle): WriteStream {
  const output = handle.createWriteStream({ flush: true, highWaterMark: BUFFER })
  // Failures reach whoever writes next or closes; without a listener the first one would end the process.
  output.on('error', () => undefined)
  return output
}

async function claim(folder: string, wanted: string, suffix: string): Promise<{ name: string; path: string; handle: FileHandle }> {
  const { stem, ending } = splitEnding(wanted)
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const name = attempt === 0 ? wanted : `${stem} (${attempt})${ending}`
    const path = join(folder, name + suffix)
    try {
      return { name, path, handle: await open(path, 'wx') }
    } catch (cause) {
      if (errorCode(cause) !== 'EEXIST') throw cause
    }
  }
  throw new FileError(`The folder holds too many files named ${wanted}.`)
}

const ZONE_OF_THE_INTERNET = 3

/** Marks a file as come from the internet, so that Office and Gatekeeper take care. Linux has no such mark. Never fails. */
export async function markDownloaded(path: string, logger: Logger): Promise<void> {
  try {
    if (process.platform === 'win32') await writeFile(`${path}:Zone.Identifier`, `[ZoneTransfer]\r\nZoneId=${ZONE_OF_THE_INTERNET}\r\n`)
    if (process.platform === 'darwin') await promisify(execFile)('/usr/bin/xattr', ['-w', 'com.apple.quarantine', quarantine(), path])
  } catch {
    logger.warn('A downloaded file could not be marked as downloaded')
  }
}

// Flags (0081: downloaded, not yet looked at); unix seconds in hexadecimal; the program that brought it.
const quarantine = (): string => `0081;${Math.floor(Date.now() / 1000).toString(16)};Admin Console;`
