import { setTimeout as sleep } from 'node:timers/promises'
import { failure, type Result } from '#shared/result.ts'
import { callingPage } from '../../bridge/calling-page.ts'

/** Kinds of native actions. Each has its own turn and budget. */
export type NativeKind = 'dialog' | 'keychain' | 'program' | 'process' | 'print' | 'browser' | 'contact' | 'sign-in'

interface Budget {
  /** Uses a minute that need not wait. */
  readonly free: number
  /** Milliseconds between two uses, however few there were. */
  readonly apart?: number
  /** How many may wait for their turn behind the one that is open. */
  readonly waiting?: number
  /** Why one more is refused, as the beginning of a sentence. */
  readonly used: string
}

const BUDGETS: { readonly [Kind in NativeKind]: Budget } = {
  dialog: { free: 3, used: 'Too many questions were closed' },
  keychain: { free: 3, used: 'The keychain was asked too often' },
  program: { free: 10, used: 'Too many files were opened' },
  process: { free: 4, used: 'Too many consoles were opened' },
  print: { free: 3, used: 'The print dialog was opened too often' },
  browser: { free: 10, used: 'The browser was opened too often' },
  contact: { free: 6, apart: 1500, used: 'Too many numbers were opened' },
  // A sign-out may be opening its page when the next user signs in.
  'sign-in': { free: 10, waiting: 2, used: 'The browser was opened for a sign-in too often' },
}

const MINUTE = 60_000
/** The first pause beyond the budget, milliseconds. Each further use within the minute doubles it. */
const FIRST_PAUSE = 1000

interface Use {
  /** When the page used it, within the last minute. */
  uses: readonly number[]
  /** How many are open or wait for their turn. */
  pending: number
  last: Promise<unknown>
}

interface NativeGateOptions {
  /** False where tests work faster than a person: still one at a time. */
  readonly isLimited?: boolean
  /** Milliseconds on a clock that nobody sets. */
  readonly now?: () => number
  readonly wait?: (milliseconds: number) => Promise<unknown>
}

/**
 * The one way to dialogs, programs, processes, the printer and the browser: one at a time of a kind, and for what a
 * page asks for a budget a minute, beyond
 * which each use waits twice as long as the one before. What main does by itself, for its menu, has no budget.
 */
export class NativeGate {
  readonly #isLimited: boolean
  readonly #now: () => number
  readonly #wait: (milliseconds: number) => Promise<unknown>
  readonly #kinds = new Map<NativeKind, Use>()

  constructor({ isLimited = true, now = () => performance.now(), wait = (milliseconds) => sleep(milliseconds) }: NativeGateOptions = {}) {
    this.#isLimited = isLimited
    this.#now = now
    this.#wait = wait
  }

  /**
   * Does it now, or refuses with `busy`.
   * @param isWanted whether the user wanted it: what they confirmed does not count
   */
  async pass<Value>(kind: NativeKind, work: () => Promise<Result<Value>>, isWanted: (value: Result<Value>) => boolean = () => false): Promise<Result<Value>> {
    const use = this.#of(kind)
    if (use.pending > (BUDGETS[kind].waiting ?? 0))
      return failure('busy', kind === 'dialog' ? 'Answer the question that is open first.' : 'One is being opened. Try again in a moment.')
    const seconds = Math.ceil(this.#pause(kind) / 1000)
    if (seconds > 0) return failure('busy', `${BUDGETS[kind].used}. Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`)
    return this.#run(kind, work, isWanted)
  }

  /** Does it once it is its turn and the pause is over. */
  inTurn<Value>(kind: NativeKind, work: () => Promise<Value>, isWanted: (value: Value) => boolean): Promise<Value> {
    return this.#run(
      kind,
      async () => {
        const pause = this.#pause(kind)
        if (pause > 0) await this.#wait(pause)
        return work()
      },
      isWanted,
    )
  }

  async #run<Value>(kind: NativeKind, work: () => Promise<Value>, isWanted: (value: Value) => boolean): Promise<Value> {
    const use = this.#of(kind)
    use.pending += 1
    const running = use.last.then(work)
    use.last = running.catch(() => undefined)
    let isUnwanted = true
    try {
      const value = await running
      isUnwanted = !isWanted(value)
      return value
    } finally {
      use.pending -= 1
      if (isUnwanted && callingPage() !== undefined) use.uses = [...use.uses, this.#now()]
    }
  }

  /** How long the page that asks has to wait, milliseconds. */
  #pause(kind: NativeKind): number {
    if (!this.#isLimited || callingPage() === undefined) return 0
    const use = this.#of(kind)
    const now = this.#now()
    use.uses = use.uses.filter((at) => now - at < MINUTE)
    const { free, apart = 0 } = BUDGETS[kind]
    const beyond = use.uses.length - free
    const last = use.uses.at(-1)
    return last === undefined ? 0 : last + Math.max(apart, beyond < 0 ? 0 : FIRST_PAUSE * 2 ** beyond) - now
  }

  #of(kind: NativeKind): Use {
    const known = this.#kinds.get(kind)
    if (known !== undefined) return known
    const use: Use = { uses: [], pending: 0, last: Promise.resolve() }
    this.#kinds.set(kind, use)
    return use
  }
}
