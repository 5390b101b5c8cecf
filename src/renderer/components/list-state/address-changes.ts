interface Change {
  readonly pathname: string
  readonly search: string
}

/** What components made of the address ahead of the router, which renders it a moment later. One per window, as the address is. */
class AddressChanges {
  /** Handed to the router and not yet rendered by it, oldest first. */
  #underway: readonly Change[] = []
  #latest: Change | undefined
  #lastKey: string | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#forget()
    }
  }

  /** The last change, also once the router has caught up with it; `undefined` when the router has gone elsewhere since. */
  readonly latest = (): Change | undefined => this.#latest

  sent(change: Change): void {
    this.#underway = [...this.#underway, change]
    this.#latest = change
    this.#notify()
  }

  /** The router rendered this location: what was sent up to it is settled. A location nobody sent (the back button, a link) overrules everything. */
  arrived(location: Change & { readonly key: string }): void {
    if (location.key === this.#lastKey) return
    this.#lastKey = location.key
    if (this.#latest === undefined) return
    const isAt = (change: Change) => change.pathname === location.pathname && change.search === location.search
    const position = isAt(this.#latest) ? this.#underway.length - 1 : this.#underway.findIndex(isAt)
    if (position === -1 && !isAt(this.#latest)) {
      this.#forget()
      this.#notify()
    } else this.#underway = this.#underway.slice(position + 1)
  }

  #forget(): void {
    this.#underway = []
    this.#latest = undefined
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const addressChanges = new AddressChanges()
