import type { CallResult } from '#shared/bridge/bridge.ts'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../log/logger.ts'
import { updateSentence } from './update-problem.ts'

export interface FoundUpdate {
  readonly version: string
  /** The publisher has withdrawn the running version: the offered one takes its place even when it is older. */
  readonly isWithdrawn: boolean
}

/** Where updates come from. All throw; `updateSentence` has words for it. */
export interface UpdateSource {
  /** Null when the running version is the one to have. */
  find(): Promise<FoundUpdate | null>
  /** Downloads what was found and checks it. Bytes. */
  download(onProgress: (received: number, total: number) => void): Promise<void>
  install(): void
  onFailure(listener: (cause: Error) => void): void
}

/** From the first screen to the first look, and between looks, milliseconds. */
const FIRST_CHECK = 10_000
const INTERVAL = 4 * 3600 * 1000

export interface UpdatesOptions {
  readonly version: string
  /** Loads the updater, which nothing needs before the first screen; a text says why this console has no updates. */
  readonly load: () => Promise<UpdateSource | string>
  /** What would be lost or left in doubt by a restart, a sentence each. */
  readonly obstacles: () => Promise<readonly string[]>
  /** Keeps for the next run that this one ends for an update. */
  readonly onRestart: () => void
  readonly isResumed: boolean
  readonly onChange: (status: UpdateStatus) => void
  readonly logger: Logger
}

/** Looks for updates, downloads them in the background and installs one when the user asks for it: never by itself. */
export class Updates {
  readonly #options: UpdatesOptions
  #status: UpdateStatus
  #source: Promise<UpdateSource | string> | undefined
  #running: Promise<void> | undefined
  #isRestarting = false
  #timer: NodeJS.Timeout | undefined

  constructor(options: UpdatesOptions) {
    this.#options = options
    const none = { version: null, isWithdrawn: false, received: 0, total: null, message: null, checkedAt: null }
    this.#status = { current: options.version, state: 'idle', ...none, isResumed: options.isResumed }
  }

  status(): UpdateStatus {
    return this.#status
  }

  /** The first screen is there: looks a moment later, and again every four hours. Called again it does nothing. */
  begin(): void {
    if (this.#timer === undefined) this.#schedule(FIRST_CHECK)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Looks now, and downloads what it finds. Answers at once with what is known by then; the rest is reported as changes. */
  async check(): Promise<UpdateStatus> {
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined
    })
    return this.#status
  }

  /** Ends when nothing is being looked for or downloaded. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Installs what is ready and opens it, unless something is in the way. Failures: `not-found` when nothing is ready, `storage` when it cannot be installed. */
  async restart(): Promise<Result<CallResult<'updates.restart'>>> {
    const source = await this.#source
    if (this.#status.state !== 'ready' || source === undefined || typeof source === 'string') return failure('not-found', 'No update is ready.')
    if (this.#isRestarting) return success({ blockedBy: [] })
    const blockedBy = [...(await this.#options.obstacles())]
    if (blockedBy.length > 0) return success({ blockedBy })
    this.#isRestarting = true
    try {
      this.#options.onRestart()
      source.install()
      return success({ blockedBy })
    } catch (cause) {
      this.#fail(cause)
      return failure('storage', updateSentence(cause))
    }
  }

  async #look(): Promise<void> {
    const isReady = this.#status.state === 'ready'
    if (!isReady) this.#change({ state: 'checking', message: null })
    try {
      this.#source ??= this.#load()
      const source = await this.#source
      if (typeof source === 'string') return this.#change({ state: 'off', message: source })
      const found = await source.find()
      const checkedAt = nowInSeconds()
      if (found === null) return this.#change({ state: 'idle', version: null, isWithdrawn: false, checkedAt })
      if (isReady && found.version === this.#status.version) return this.#change({ checkedAt })
      this.#change({ ...found, state: 'downloading', received: 0, total: null, checkedAt })
      await source.download((received, total) => this.#change({ received, total }))
      this.#change({ state: 'ready', message: null })
    } catch (cause) {
      // One that is ready stays so while the server is away.
      if (this.#status.state === 'ready') this.#options.logger.warn(`Looking for a newer update failed: ${String(cause)}`)
      else this.#fail(cause)
    }
  }

  async #load(): Promise<UpdateSource | string> {
    try {
      const source = await this.#options.load()
      if (typeof source !== 'string') source.onFailure((cause) => this.#isRestarting && this.#fail(cause))
      return source
    } catch (cause) {
      this.#source = undefined
      throw cause
    }
  }

  #fail(cause: unknown): void {
    this.#isRestarting = false
    this.#options.logger.warn(`An update failed: ${String(cause)}`)
    this.#change({ state: 'failed', message: updateSentence(cause) })
  }

  #change(change: Partial<UpdateStatus>): void {
    this.#status = { ...this.#status, ...change }
    this.#options.onChange(this.#status)
  }

  #schedule(after: number): void {
    this.#timer = setTimeout(() => {
      void this.check()
      this.#schedule(INTERVAL)
    }, after)
    this.#timer.unref()
  }
}
