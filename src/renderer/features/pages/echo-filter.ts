/**
 * Tells an editor's own changes from those of others. A form gives every change back as its value, some time later: what was told in the meantime must not be undone by it.
 */
export class EchoFilter {
  #told: string[] = []

  /** The editor tells the form a value. */
  add(value: string): void {
    this.#told.push(value)
  }

  /** Whether a value of the form is one that the editor told, so that there is nothing to show. */
  has(value: string): boolean {
    const at = this.#told.lastIndexOf(value)
    // Earlier ones come no more.
    this.#told = at === -1 ? [] : this.#told.slice(at)
    return at !== -1
  }
}
