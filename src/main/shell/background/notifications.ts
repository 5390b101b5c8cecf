import type { Ended } from './ended-work.ts'
import { lockedTextOf, type NotificationText, textOf, UNKNOWN_PAYMENT } from './notification-texts.ts'

/** For how long what ends is gathered into one notification, milliseconds. */
const GATHERED_FOR = 1000

export interface SystemNotification extends NotificationText {
  /** It stays until the user puts it away. */
  readonly isUrgent: boolean
  readonly onClick: () => void
}

/** Shows a notification of the system; the answer takes it away again. */
export type ShowNotification = (notification: SystemNotification) => () => void

export interface NotificationsOptions {
  readonly show: ShowNotification
  /** Whether one of our windows has the focus. */
  readonly isInFront: () => boolean
  readonly isLocked: () => boolean
  /** Whether the user wants notifications. */
  readonly isWanted: () => boolean
  /** Brings the console to the front and opens a link of ours; null: only to the front. */
  readonly open: (link: string | null) => void
}

/** Decides what the system shows of what ends while the user looks at something else. */
export class Notifications {
  readonly #options: NotificationsOptions
  readonly #withdrawals = new Map<string, () => void>()
  #gathered: Ended[] = []
  #isGathering = false

  constructor(options: NotificationsOptions) {
    this.#options = options
  }

  /** Takes what has ended. Payments of unknown outcome show at once, each by itself; the rest is gathered. */
  notify(ended: Ended): void {
    const { key } = ended
    if (key !== undefined) this.#withdraw(key)
    if (!this.#mayShow()) return
    if (ended.outcome === 'unknown') {
      const withdraw = this.#show([ended], UNKNOWN_PAYMENT, true)
      if (key !== undefined) this.#withdrawals.set(key, withdraw)
      return
    }
    this.#gathered.push(ended)
    if (this.#isGathering) return
    this.#isGathering = true
    setTimeout(() => this.#flush(), GATHERED_FOR).unref()
  }

  #flush(): void {
    const ended = this.#gathered
    this.#gathered = []
    this.#isGathering = false
    // The user may have come back, or switched notifications off, in the meantime.
    if (!this.#mayShow()) return
    this.#show(ended, textOf(ended), false)
  }

  /** While the console is locked it says how many, and a click leads to nothing of this user: another one may be the next to sign in. */
  #show(ended: readonly Ended[], text: NotificationText, isUrgent: boolean): () => void {
    const isLocked = this.#options.isLocked()
    const links = new Set(ended.map(({ link }) => link))
    const [link = null] = links.size === 1 && !isLocked ? links : []
    return this.#options.show({ ...(isLocked ? lockedTextOf(ended) : text), isUrgent, onClick: () => this.#options.open(link) })
  }

  #withdraw(key: string): void {
    this.#withdrawals.get(key)?.()
    this.#withdrawals.delete(key)
  }

  #mayShow(): boolean {
    return !this.#options.isInFront() && this.#options.isWanted()
  }
}
