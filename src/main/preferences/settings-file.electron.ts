import { statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Store from 'electron-store'
import type * as z from 'zod'
import { closeForeignChannel } from '../bridge/ipc-main.electron.ts'
import type { Logger } from '../log/logger.ts'

/** Bytes. Far more than the console writes: reading stops the window from opening until it is done. */
const LARGEST = 4 * 1024 * 1024

/** electron-store answers this channel with the user-data folder, whoever asks. */
const FOREIGN_CHANNEL = 'electron-store-get-data'

export interface SettingsFileOptions<Value extends Record<string, unknown>> {
  readonly path: string
  readonly schema: z.ZodType<Value>
  /** The value while the file is absent, damaged or of another shape. */
  readonly defaults: Value
  /** Turns what an earlier release wrote into today's shape. */
  readonly upgrade?: (json: unknown) => unknown
  readonly logger: Logger
}

/** A small JSON file of settings, never of secrets: read once, checked by its schema, replaced whole. Synchronous because the first window waits for it. */
export class SettingsFile<Value extends Record<string, unknown>> {
  readonly #options: SettingsFileOptions<Value>
  #store: Store | undefined
  #value: Value | undefined
  #isDamaged = false

  constructor(options: SettingsFileOptions<Value>) {
    this.#options = options
  }

  read(): Value {
    this.#value ??= this.#load()
    return this.#value
  }

  /** Takes a new value and puts it on disk. Throws when the disk refuses; the value counts for this run all the same. */
  write(value: Value): void {
    this.#value = value
    this.#opened().store = { ...value }
  }

  /** Takes a new value for this run only. */
  hold(value: Value): void {
    this.#value = value
  }

  #opened(): Store {
    const { path, upgrade = (json: unknown): unknown => json } = this.#options
    try {
      this.#store ??= new Store({
        cwd: dirname(path),
        name: basename(path, '.json'),
        configFileMode: 0o600,
        deserialize: (text) => upgrade(this.#parsed(text)) as Record<string, unknown>,
      })
    } finally {
      closeForeignChannel(FOREIGN_CHANNEL)
    }
    return this.#store
  }

  #parsed(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch {
      // A failure here would keep the store from opening, and the file from ever being written again.
      this.#isDamaged = true
      return {}
    }
  }

  #load(): Value {
    const { path, schema, defaults, logger } = this.#options
    try {
      const size = statSync(path, { throwIfNoEntry: false })?.size
      if (size === undefined) return defaults
      if (size > LARGEST) {
        logger.warn('A settings file is too large; its defaults are used')
        return defaults
      }
      const parsed = schema.safeParse(this.#opened().store)
      if (parsed.success && !this.#isDamaged) return parsed.data
      logger.warn('A settings file is damaged; its defaults are used')
    } catch {
      logger.warn('A settings file could not be read; its defaults are used')
    }
    return defaults
  }
}
