import type { Notice } from '#shared/bridge/shell.ts'
import type { Emit } from '../bridge/serve-bridge.ts'

/** What the user should know that no call asked for. Kept, so that a page that loads later, or again, still learns of it. */
export class Notices {
  readonly #emit: Emit
  #notices: readonly Notice[] = []
  #announced = 0

  constructor(emit: Emit) {
    this.#emit = emit
  }

  /** Shows a notice and keeps it for the rest of the run. One that says the same as an earlier one is that one again. */
  announce(notice: Omit<Notice, 'id'>): void {
    const earlier = this.#notices.find(({ kind, message }) => kind === notice.kind && message === notice.message)
    const shown = earlier ?? { id: String(++this.#announced), ...notice }
    if (earlier === undefined) this.#notices = [...this.#notices, shown]
    this.#emit('shell.notice', shown)
  }

  withdraw(kind: Notice['kind']): void {
    const over = this.#notices.filter((notice) => notice.kind === kind)
    this.#notices = this.#notices.filter((notice) => notice.kind !== kind)
    for (const { id } of over) this.#emit('shell.noticeWithdrawn', { id })
  }

  list(): Notice[] {
    return [...this.#notices]
  }
}
