/** Remembers the ids of issued identity tokens, so that a test can let all of them expire at once without waiting. */
export class IssuedTokens {
  #valid = new Set<string>()
  readonly #expired = new Set<string>()

  add(id: string): void {
    this.#valid.add(id)
  }

  expireAll(): void {
    for (const id of this.#valid) this.#expired.add(id)
    this.#valid = new Set()
  }

  /** As at the start: no token was issued, none has expired. */
  forgetAll(): void {
    this.#valid = new Set()
    this.#expired.clear()
  }

  /** A token of an earlier run of the platform is not known here and does not count as expired. */
  isExpired(id: string): boolean {
    return this.#expired.has(id)
  }
}
