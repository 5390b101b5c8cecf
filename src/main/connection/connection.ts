import { EventEmitter } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ConnectionStatus } from '#shared/bridge.ts'
import { type Result, success } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'
import { replaceFile } from '../vault/atomic-file.ts'
import { storageFailure, storageReason } from '../vault/storage-failure.ts'
import type { ConnectionProfile } from './profile.ts'
import { publicProfile } from './public-profile.ts'
import { type ProfileReading, readProfile, WHOLE_FILE } from './read-profile.ts'

export interface ConnectionOptions {
  /** The user-data folder; the stored profile is `connection.json` in it. */
  readonly folder: string
  /** Path given with `--profile`. */
  readonly argument?: string | undefined
  /** Path given in the environment as `ADMIN_CONSOLE_PROFILE`. */
  readonly environment?: string | undefined
  readonly logger: Logger
}

type Source = Extract<ConnectionStatus, { state: 'invalid' }>['source']

/** The connection profile in use: from `--profile`, else the environment, else the one stored. */
export class Connection {
  readonly #options: ConnectionOptions
  readonly #storedFile: string
  readonly #changes = new EventEmitter<{ changed: [ConnectionStatus] }>()
  #status: ConnectionStatus = { state: 'missing' }
  #profile: ConnectionProfile | undefined

  constructor(options: ConnectionOptions) {
    this.#options = options
    this.#storedFile = join(options.folder, 'connection.json')
  }

  /** Reads the profile from the first source that names one. A source that names a bad one is not passed over: the user meant it. Call once at start. */
  async load(): Promise<ConnectionStatus> {
    const { argument, environment } = this.#options
    if (argument !== undefined && argument !== '') return this.#take('argument', await readProfileFile(argument))
    if (environment !== undefined && environment !== '') return this.#take('environment', await readProfileFile(environment))
    const stored = await readProfileFile(this.#storedFile, { absentIsNothing: true })
    return stored === undefined ? this.#set({ state: 'missing' }, undefined) : this.#take('stored', stored)
  }

  status(): ConnectionStatus {
    return this.#status
  }

  /** The profile in use, for main only: it names every address. Undefined while there is none. */
  profile(): ConnectionProfile | undefined {
    return this.#profile
  }

  /**
   * Takes the text of a profile file, stores it and uses it from now on.
   * A text that is no valid profile is answered with `invalid` and its problems; what was in use stays in use. Failure `storage` when it cannot be stored.
   */
  async use(text: string): Promise<Result<ConnectionStatus>> {
    const reading = readProfile(text)
    if (!reading.ok && this.#profile !== undefined) return success({ state: 'invalid', source: 'chosen', problems: reading.problems })
    if (reading.ok) {
      try {
        await replaceFile(this.#storedFile, [Buffer.from(text, 'utf8')])
      } catch (error) {
        this.#options.logger.error(`The connection profile could not be stored: ${storageReason(error)}`)
        return storageFailure('The connection profile could not be saved', error)
      }
    }
    return success(this.#take('chosen', reading))
  }

  /** Deletes the stored profile; the console then has none until one is chosen. */
  async forget(): Promise<Result<ConnectionStatus>> {
    try {
      await rm(this.#storedFile, { force: true })
    } catch (error) {
      return storageFailure('The connection profile could not be deleted', error)
    }
    return success(this.#set({ state: 'missing' }, undefined))
  }

  /** Calls `listener` after each change; returns its unsubscribe. */
  onChange(listener: (status: ConnectionStatus) => void): () => void {
    this.#changes.on('changed', listener)
    return () => this.#changes.off('changed', listener)
  }

  #take(source: Source, reading: ProfileReading): ConnectionStatus {
    if (reading.ok) {
      this.#options.logger.info(`Connection profile "${reading.profile.name}" (${source})`)
      return this.#set({ state: 'ready', profile: publicProfile(reading.profile) }, reading.profile)
    }
    for (const { field, message } of reading.problems) this.#options.logger.warn(`Connection profile (${source}): ${field} ${message}`)
    return this.#set({ state: 'invalid', source, problems: reading.problems }, undefined)
  }

  #set(status: ConnectionStatus, profile: ConnectionProfile | undefined): ConnectionStatus {
    this.#status = status
    this.#profile = profile
    this.#changes.emit('changed', status)
    return status
  }
}

function readProfileFile(path: string): Promise<ProfileReading>
function readProfileFile(path: string, options: { absentIsNothing: true }): Promise<ProfileReading | undefined>
async function readProfileFile(path: string, options?: { absentIsNothing: true }): Promise<ProfileReading | undefined> {
  try {
    return readProfile(await readFile(path, 'utf8'))
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (absent && options?.absentIsNothing === true) return undefined
    const message = absent ? 'does not exist' : `cannot be read: ${storageReason(error)}`
    return { ok: false, problems: [{ field: WHOLE_FILE, message }] }
  }
}
