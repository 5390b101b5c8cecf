import type { Bridge } from '#shared/bridge/bridge.ts'
import { creationCalls } from './creation-calls.ts'
import { type CreationOrder, type CreationRun, isComplete, newRun, storedRun } from './creation-run.ts'
import { runCreation } from './run-creation.ts'

/** The draft that keeps a run between its steps. */
const RUN_DRAFT = 'create-site-run'

/** What is known of the creation of a site in this session. */
export interface CreationStatus {
  /** Null: none was begun, or the last is over and done with. */
  readonly run: CreationRun | null
  readonly isRunning: boolean
}

/**
 * The one creation of a site that a session can have under way. It goes on while the screen is left, and a run that was interrupted, by a failure, a
 * reload or a crash, is found again.
 */
export class CreationRunner {
  #status: CreationStatus = { run: null, isRunning: false }
  readonly #bridge: Bridge
  readonly #listeners = new Set<() => void>()

  constructor(bridge: Bridge) {
    this.#bridge = bridge
  }

  get status(): CreationStatus {
    return this.#status
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Looks for a run that was interrupted. */
  async find(): Promise<void> {
    if (this.#status.run !== null) return
    const answer = await this.#bridge.drafts.read({ form: RUN_DRAFT })
    if (!answer.ok || answer.value === null || this.#status.run !== null) return
    const run = storedRun(parsed(answer.value.text))
    if (run !== null) this.#set({ run, isRunning: false })
  }

  /** Begins a run. Does nothing while one is under way. Answers with how far it came, null when it was not begun. */
  start(order: CreationOrder): Promise<CreationRun | null> {
    return this.#go(newRun(order))
  }

  /** Goes on with a run that stopped. */
  async retry(): Promise<CreationRun | null> {
    const { run } = this.#status
    return run === null ? null : this.#go(run)
  }

  /** Forgets the run: it is complete, or nothing is to come of it. */
  async forget(): Promise<void> {
    if (this.#status.isRunning) return
    this.#set({ run: null, isRunning: false })
    await this.#bridge.drafts.discard({ form: RUN_DRAFT })
  }

  async #go(run: CreationRun): Promise<CreationRun | null> {
    if (this.#status.isRunning) return null
    this.#set({ run, isRunning: true })
    const end = await runCreation(run, creationCalls(this.#bridge), (next) => this.#keep(next))
    if (isComplete(end)) await this.#bridge.drafts.discard({ form: RUN_DRAFT })
    this.#set({ run: end, isRunning: false })
    return end
  }

  /** Where drafts cannot be kept the run goes on all the same: a crash would then lose it, a failure does not. */
  async #keep(run: CreationRun): Promise<void> {
    this.#set({ run, isRunning: true })
    await this.#bridge.drafts.write({ form: RUN_DRAFT, text: JSON.stringify(run) })
  }

  #set(status: CreationStatus): void {
    this.#status = status
    for (const listener of this.#listeners) listener()
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
