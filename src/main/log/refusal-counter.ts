/** Kinds of refusals that are counted individually; what comes after counts as one kind. */
const MOST_KINDS = 500
const LONGEST_NAME = 200
const OTHERS = 'something else'

/**
 * Decides which refusals are written: of each kind the first, second, fourth, eighth and so on. A million refusals of a kind are twenty lines, so that
 * a page cannot push earlier ones out of the log.
 */
export class RefusalCounter {
  readonly #counts = new Map<string, number>()

  count(what: string): { readonly isWritten: boolean; readonly name: string; readonly count: number } {
    const wanted = what.slice(0, LONGEST_NAME)
    const name = this.#counts.has(wanted) || this.#counts.size < MOST_KINDS ? wanted : OTHERS
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    return { isWritten: Number.isInteger(Math.log2(count)), name, count }
  }
}
