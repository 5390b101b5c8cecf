import { readFileSync, renameSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import Store from 'electron-store'
import type * as z from 'zod'
import { closeForeignChannel } from '../bridge/ipc-main.electron.ts'
import type { Logger } from '../log/logger.ts'
import { type Announce, damageMessage } from '../vault/damage-notice.ts'

/** Bytes. Far more than the console writes: reading stops the window from opening until it is done. */
const LARGEST = 4 * 1024 * 1024

/** electron-store answers this channel with the user-data folder, whoever asks. */
const FOREIGN_CHANNEL = 'electron-store-get-data'

export interface SettingsFileOptions<Value extends Record<string, unknown>> {
  readonly path: string
  /** User-facing name of the content: "Your settings". */
  readonly what: string
  readonly schema: z.ZodType<Value>
  /** Used if neither the file nor its last good copy can be read. */
  readonly defaults: Value
  /** Turns what an earlier release wrote into today's shape. */
  readonly upgrade?: (json: unknown) => unknown
  readonly announce?: Announce | undefined
  readonly logger: Logger
}

/**
 * A small JSON file of settings, never of secrets. A copy of the last good version is kept beside it; a damaged file
 * is moved aside and reported once. Synchronous because the first window waits for it.
 */
export class SettingsFile<Value extends Record<string, unknown>> {
  readonly #options: SettingsFileOptions<Value>
  readonly #stores = new Map<string, Store>()
  #value: Value | undefined

  constructor(options: SettingsFileOptions<Value>) {
    this.#options = options
  }

  read(): Value {
    this.#value ??= this.#load()
    return this.#value
  }

  /** Takes a new value and puts it on disk. Throws when the disk refuses; the value counts for this run all the same. */
  write(value: Value): void {
    // A damaged file that has not been read yet is moved aside before it is overwritten.
    if (this.#value === undefined) this.read()
    this.#value = value
    this.#put(this.#options.path, value)
    this.#keepCopy(value)
  }

  /** Takes a new value for this run only. */
  hold(value: Value): void {
    this.#value = value
  }

  get #copy(): string {
    return this.#options.path.replace(/\.json$/, '.last-good.json')
  }

  #put(path: string, value: Value): void {
    try {
      const store = this.#stores.get(path) ?? new Store({ cwd: dirname(path), name: basename(path, '.json'), configFileMode: 0o600, deserialize: readObject })
      this.#stores.set(path, store)
      store.store = { ...value }
    } finally {
      closeForeignChannel(FOREIGN_CHANNEL)
    }
  }

  /** A failure is only logged: the file itself was written. */
  #keepCopy(value: Value): void {
    try {
      this.#put(this.#copy, value)
    } catch {
      this.#options.logger.warn('The copy of a settings file could not be written')
    }
  }

  #load(): Value {
    const { path, defaults, what, announce, logger } = this.#options
    try {
      const found = this.#readFrom(path)
      if (found === 'absent') return defaults
      if (found !== 'damaged') {
        if (this.#readFrom(this.#copy) === 'absent') this.#keepCopy(found)
        return found
      }
      const copy = this.#readFrom(this.#copy)
      const lastGood = typeof copy === 'string' ? undefined : copy
      logger.warn(`A settings file is damaged; ${lastGood === undefined ? 'its defaults are used' : 'the last good one is used'}`)
      renameSync(path, `${path}.damaged`)
      announce?.({ kind: 'file-damaged', intent: 'warning', message: damageMessage(what, `${basename(path)}.damaged`, lastGood !== undefined) })
      if (lastGood !== undefined) this.#put(path, lastGood)
      return lastGood ?? defaults
    } catch {
      logger.warn('A settings file could not be read; its defaults are used')
    }
    return defaults
  }

  /** Throws the system error if the file exists but cannot be read. */
  #readFrom(path: string): Value | 'absent' | 'damaged' {
    const { schema, upgrade = (json: unknown): unknown => json } = this.#options
    const size = statSync(path, { throwIfNoEntry: false })?.size
    if (size === undefined) return 'absent'
    if (size > LARGEST) return 'damaged'
    return schema.safeParse(upgrade(parsed(readFileSync(path, 'utf8')))).data ?? 'damaged'
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Never throws, so that electron-store opens and overwrites a file it cannot parse. */
const readObject = (text: string): Record<string, unknown> => (parsed(text) ?? {}) as Record<string, unknown>
