interface Change {
  readonly pathname: string
  readonly search: string
}

/** Changes of the address handed to the router and not yet rendered by it, oldest first. One per window, as the address is. */
class AddressChanges {
  #underway: readonly Change[] = []
  #lastKey: string | null = null
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#underway = []
    }
  }

  /** Where the address will be once the router has caught up; `undefined` when it has. */
  readonly latest = (): Change | undefined => this.#underway.at(-1)

  sent(change: Change): void {
    this.#set([...this.#underway, change])
  }

  /** The router rendered this location: what was sent up to it is settled. A location nobody sent (the back button, a link) settles everything. */
  arrived(location: Change & { readonly key: string }): void {
    if (location.key === this.#lastKey) return
    this.#lastKey = location.key
    if (this.#underway.length === 0) return
    const isAt = (change: Change) => change.pathname === location.pathname && change.search === location.search
    const newest = this.#underway.at(-1)
    const position = newest !== undefined && isAt(newest) ? this.#underway.length - 1 : this.#underway.findIndex(isAt)
    this.#set(position === -1 ? [] : this.#underway.slice(position + 1))
  }

  #set(underway: readonly Change[]): void {
    this.#underway = underway
    for (const listener of this.#listeners) listener()
  }
}

export const addressChanges = new AddressChanges()
