import type { LockedWork } from '#shared/bridge/identity.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'

/** How often the time without input is looked at, milliseconds. */
const INTERVAL = 2000

/** What tells whether somebody is at the computer. */
export interface Presence {
  /** Seconds since the last input anywhere on this computer. */
  readonly idleSeconds: () => number
  /** Calls back when the system locks its screen or goes to sleep. */
  readonly onAway: (listener: () => void) => void
}

/** What must not be cut: payments and campaigns that are being sent. */
export interface SendingWork {
  readonly isSending: () => boolean
  /** Ends when nothing is being sent. Outcomes may be unknown then. */
  readonly sent: () => Promise<unknown>
  readonly hasUnknown: () => boolean
}

interface IdleLockOptions {
  readonly presence: Presence
  readonly identity: Pick<Identity, 'lock' | 'dropTokens'>
  readonly sending: SendingWork
  readonly logger: Logger
}

/** Locks the console when nobody is at the computer, where the administrator's policy asks for it. The page covers itself; main serves it nothing. */
export class IdleLock {
  readonly #options: IdleLockOptions
  #timer: NodeJS.Timeout | undefined
  #locks = 0

  constructor(options: IdleLockOptions) {
    this.#options = options
  }

  /** Watches from now on. @param minutes without input; call once, and not where the policy sets none */
  start(minutes: number): void {
    const { presence } = this.#options
    presence.onAway(() => void this.lock('the system was locked or went to sleep'))
    this.#timer = setInterval(() => {
      if (presence.idleSeconds() >= minutes * 60) void this.lock(`${minutes} minutes without input`)
    }, INTERVAL)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Locks at once. The tokens leave memory as soon as nothing is being sent with them. */
  async lock(reason: string): Promise<void> {
    const { identity, sending, logger } = this.#options
    if (!(await identity.lock(sending.isSending() ? 'sending' : this.#left()))) return
    this.#locks += 1
    const own = this.#locks
    logger.info(`The console was locked: ${reason}`)
    await sending.sent()
    // The user may have signed in by then, and the console may be locked again.
    if (own === this.#locks) identity.dropTokens(this.#left())
  }

  #left(): LockedWork {
    return this.#options.sending.hasUnknown() ? 'unknown' : 'none'
  }
}
