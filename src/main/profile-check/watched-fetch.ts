/** What the last answer said of itself. */
interface Seen {
  readonly status: number
  readonly isWebPage: boolean
}

/** A `fetch` that remembers its last answer, for what the product's own reading of it leaves out. */
export class WatchedFetch {
  readonly fetch: typeof fetch
  #last: Seen | undefined

  constructor(inner: typeof fetch) {
    this.fetch = async (input, init) => {
      const answer = await inner(input, init)
      this.#last = { status: answer.status, isWebPage: /\bhtml\b/i.test(answer.headers.get('content-type') ?? '') }
      return answer
    }
  }

  /** Undefined before the first answer. */
  get last(): Seen | undefined {
    return this.#last
  }
}
