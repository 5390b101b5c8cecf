import type { Notice } from '#shared/bridge/shell.ts'
import type { Emit } from '../bridge/serve-bridge.ts'

interface Kept extends Notice {
  /** The only page it concerns. */
  readonly page?: number | undefined
}

/** What the user should know that no call asked for. Kept, so that a page that loads later, or again, still learns of it. */
export class Notices {
  readonly #emit: Emit
  #notices: readonly Kept[] = []
  #announced = 0

  constructor(emit: Emit) {
    this.#emit = emit
  }

  /** Shows a notice, in one page or in all, and keeps it for the rest of the run. One that says the same as an earlier one is that one again. */
  announce(notice: Omit<Notice, 'id'>, page?: number): void {
    const earlier = this.#notices.find((kept) => kept.kind === notice.kind && kept.message === notice.message && kept.page === page)
    const shown = earlier ?? { id: String(++this.#announced), ...notice, page }
    if (earlier === undefined) this.#notices = [...this.#notices, shown]
    this.#emit('shell.notice', noticeOf(shown), page)
  }

  /** The page was loaded again after a crash; the others were not. */
  recovered(page: number): void {
    this.announce({ kind: 'renderer-recovered', intent: 'warning', message: 'This screen stopped working and was loaded again.' }, page)
  }

  withdraw(kind: Notice['kind']): void {
    const over = this.#notices.filter((notice) => notice.kind === kind)
    this.#notices = this.#notices.filter((notice) => notice.kind !== kind)
    for (const { id } of over) this.#emit('shell.noticeWithdrawn', { id })
  }

  /** What concerns a page, or all pages. */
  list(asking?: number): Notice[] {
    return this.#notices.filter(({ page }) => page === undefined || page === asking).map(noticeOf)
  }
}

const noticeOf = ({ page: _page, ...notice }: Kept): Notice => notice
