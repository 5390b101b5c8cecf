import type { Notice } from '#shared/bridge.ts'
import type { Emit } from '../bridge/emit.ts'

/** What the user should know that no call asked for. Kept, so that a page that loads later, or again, still learns of it. */
export class Notices {
  readonly #emit: Emit
  readonly #notices = new Map<Notice['id'], Notice>()

  constructor(emit: Emit) {
    this.#emit = emit
  }

  /** Shows a notice. One with an id that was there before takes its place. */
  add(notice: Notice): void {
    this.#notices.set(notice.id, notice)
    this.#emit('shell.notice', notice)
  }

  /** All notices since the start, oldest first. */
  list(): Notice[] {
    return [...this.#notices.values()]
  }
}
