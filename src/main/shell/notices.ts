import type { Notice } from '#shared/bridge.ts'
import type { Emit } from '../bridge/emit.ts'

/** What the user should know that no call asked for. Kept, so that a page that loads later, or again, still learns of it. */
export class Notices {
  readonly #emit: Emit
  readonly #notices: Notice[] = []

  constructor(emit: Emit) {
    this.#emit = emit
  }

  /** Shows a notice and keeps it for the rest of the run. One that says the same as an earlier one is that one again. */
  announce(notice: Omit<Notice, 'id'>): void {
    const earlier = this.#notices.find(({ kind, message }) => kind === notice.kind && message === notice.message)
    const shown = earlier ?? { id: String(this.#notices.length + 1), ...notice }
    if (earlier === undefined) this.#notices.push(shown)
    this.#emit('shell.notice', shown)
  }

  /** All notices since the start, oldest first. */
  list(): Notice[] {
    return [...this.#notices]
  }
}
