/** Pseudo-random numbers that are the same for the same seed on every machine. */
export interface Random {
  /** From 0 (included) to 1 (excluded). */
  fraction(): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  /** True with the given probability. */
  chance(probability: number): boolean
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item
}

/** A generator of its own per subject, so that a new subject leaves the data of the others as it was. */
export function createRandom(seed: number, subject: string): Random {
  let state = hash(`${seed}/${subject}`)

  // mulberry32: 32 bits of state, good enough for demo data and very fast.
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  return {
    fraction,
    integer: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    chance: (probability) => fraction() < probability,
    pick: (items) => {
      const item = items[Math.floor(fraction() * items.length)]
      if (item === undefined) throw new RangeError('pick from an empty list')
      return item
    },
  }
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value | 0
}
