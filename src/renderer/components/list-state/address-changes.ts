interface Change {
  readonly pathname: string
  readonly search: string
}

/** What components made of the address ahead of the router, which renders it a moment later. One per window, as the address is. */
class AddressChanges {
  /** Handed to the router and not yet rendered by it, oldest first. */
  #pending: readonly Change[] = []
  #latest: Change | undefined
  #lastLocation: object | undefined
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
    this.#pending = [...this.#pending, change]
    this.#latest = change
    this.#notify()
  }

  /**
   * The router rendered this location: what was sent up to it is settled. A location nobody sent (the back button, a link) overrules everything.
   * Every component that uses the address tells; the router's own object says that it is the same one, not its key, which foreign entries share.
   */
  arrived(location: Change): void {
    if (location === this.#lastLocation) return
    this.#lastLocation = location
    if (this.#latest === undefined) return
    const isAt = (change: Change) => change.pathname === location.pathname && change.search === location.search
    const position = isAt(this.#latest) ? this.#pending.length - 1 : this.#pending.findIndex(isAt)
    if (position === -1 && !isAt(this.#latest)) {
      this.#forget()
      this.#notify()
    } else this.#pending = this.#pending.slice(position + 1)
  }

  #forget(): void {
    this.#pending = []
    this.#latest = undefined
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

export const addressChanges = new AddressChanges()
