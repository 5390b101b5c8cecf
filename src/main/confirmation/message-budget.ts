import { failure, type Result, success } from '#shared/result.ts'
import { MESSAGES_AN_HOUR } from './verdicts.ts'

const HOUR = 3_600_000

/** Counts single messages by a clock that nobody sets. */
export class MessageBudget {
  readonly #now: () => number
  #sent: readonly number[] = []

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** Takes one; failure `busy` where the hour's are used up. */
  take(): Result<undefined> {
    const at = this.#now()
    this.#sent = this.#sent.filter((one) => at - one < HOUR)
    const [first] = this.#sent
    if (this.#sent.length >= MESSAGES_AN_HOUR && first !== undefined) {
      const minutes = Math.ceil((first + HOUR - at) / 60_000)
      return failure('busy', `Nothing was sent. ${MESSAGES_AN_HOUR} single messages were sent within an hour; the next can be sent in ${minutes} minutes.`)
    }
    this.#sent = [...this.#sent, at]
    return success(undefined)
  }
}
