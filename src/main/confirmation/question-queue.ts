import { setTimeout as sleep } from 'node:timers/promises'
import { failure, type Result, success } from '#shared/result.ts'
import type { Question } from './question.ts'

interface QuestionQueueOptions {
  /** Asks the user with a dialog of main's own; false when it was put away. */
  readonly ask: (question: Question) => Promise<boolean>
  /** False where tests work faster than a person: no question waits after a "no". */
  readonly isLimited?: boolean
  /** Milliseconds on a clock that nobody sets. */
  readonly now?: () => number
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** Questions that may wait for their turn: a page that asks for more is refused. */
const MOST_WAITING = 20
/** The pause after the first "no", milliseconds; it doubles with each further one. */
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 60_000

/** The user's answer; `unasked` if no question is necessary any more when its turn comes. */
export type Asked = 'confirmed' | 'declined' | 'unasked'

/**
 * One question after the other: a second dialog over the first would be answered by accident. Each "no" makes the next
 * one wait longer.
 */
export class QuestionQueue {
  readonly #ask: QuestionQueueOptions['ask']
  readonly #isLimited: boolean
  readonly #now: () => number
  readonly #pause: (milliseconds: number) => Promise<unknown>
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0
  #declined = 0
  #earliest = 0

  constructor({ ask, isLimited = true, now = () => performance.now(), pause = sleep }: QuestionQueueOptions) {
    this.#ask = ask
    this.#isLimited = isLimited
    this.#now = now
    this.#pause = pause
  }

  /**
   * @param write makes the question when its turn comes; null: nothing has to be asked. @returns `busy` while too many
   * questions wait
   */
  async put(write: () => Promise<Question | null>): Promise<Result<Asked>> {
    // An operation that needs no question does not wait for the others.
    if (this.#waiting > 0 && (await write()) === null) return success('unasked')
    if (this.#waiting >= MOST_WAITING) return failure('busy', 'Answer the questions of the console first.')
    this.#waiting += 1
    const asked = this.#last.then(() => this.#turn(write))
    this.#last = asked.catch(() => undefined)
    try {
      return success(await asked)
    } finally {
      this.#waiting -= 1
    }
  }

  async #turn(write: () => Promise<Question | null>): Promise<Asked> {
    let question = await write()
    const wait = this.#earliest - this.#now()
    if (this.#isLimited && question !== null && wait > 0) {
      await this.#pause(wait)
      question = await write()
    }
    if (question === null) return 'unasked'
    if (await this.#ask(question)) {
      this.#declined = 0
      return 'confirmed'
    }
    this.#earliest = this.#now() + Math.min(FIRST_PAUSE * 2 ** this.#declined, LONGEST_PAUSE)
    this.#declined += 1
    return 'declined'
  }
}
