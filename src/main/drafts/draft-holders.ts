/** Which page keeps the draft of a form: the first one that wrote it, until it discards the draft or its window is closed. */
export class DraftHolders {
  readonly #isOpen: (page: number) => boolean
  readonly #pages = new Map<string, number>()

  /** @param isOpen whether the window of a page is still there */
  constructor(isOpen: (page: number) => boolean) {
    this.#isOpen = isOpen
  }

  isOfOther(form: string, page: number | undefined): boolean {
    const holder = this.#pages.get(form)
    return holder !== undefined && holder !== page && this.#isOpen(holder)
  }

  /** To be called where the draft is of no other page. */
  hold(form: string, page: number | undefined): void {
    if (page !== undefined) this.#pages.set(form, page)
  }

  release(form: string): void {
    this.#pages.delete(form)
  }
}
