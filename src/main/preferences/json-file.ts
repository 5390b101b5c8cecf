import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type * as z from 'zod'
import type { Logger } from '../platform/logger.ts'

/** Bytes. Far more than the console writes: reading stops the window from opening until it is done. */
const LARGEST = 4 * 1024 * 1024

export interface JsonFileOptions<Value> {
  readonly path: string
  readonly schema: z.ZodType<Value>
  /** What the file says while it is absent, damaged or of another shape. */
  readonly defaults: Value
  readonly logger: Logger
}

/**
 * A small JSON file that is read once and replaced whole: written under a temporary name and renamed.
 *
 * Own code rather than electron-store, which opens an IPC channel of its own that tells any caller the user-data folder.
 * Synchronous because the first window waits for what it says and the files have a few kilobytes.
 */
export class JsonFile<Value> {
  readonly #options: JsonFileOptions<Value>
  #value: Value | undefined

  constructor(options: JsonFileOptions<Value>) {
    this.#options = options
  }

  /** The value, read from disk the first time. Never throws. */
  read(): Value {
    this.#value ??= this.#load()
    return this.#value
  }

  /** Takes a new value and puts it on disk. Throws when the disk refuses; the value counts for this run all the same. */
  write(value: Value): void {
    this.#value = value
    const { path } = this.#options
    const temporary = `${path}.${process.pid}.tmp`
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(temporary, JSON.stringify(value, null, 2), { mode: 0o600 })
    renameSync(temporary, path)
  }

  #load(): Value {
    const { path, schema, defaults, logger } = this.#options
    let text: string
    try {
      if (statSync(path).size > LARGEST) {
        logger.warn('A settings file is too large; its defaults are used')
        return defaults
      }
      text = readFileSync(path, 'utf8')
    } catch (cause) {
      const isAbsent = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT'
      if (!isAbsent) logger.warn('A settings file could not be read; its defaults are used')
      return defaults
    }
    const parsed = schema.safeParse(parseJson(text))
    if (!parsed.success) logger.warn('A settings file is damaged; its defaults are used')
    return parsed.success ? parsed.data : defaults
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
