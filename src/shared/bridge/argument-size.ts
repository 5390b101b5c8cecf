/** The least size of any value, in bytes. */
const LEAST = 4

const DEEPEST = 100

export interface ArgumentLimits {
  /** As written out. */
  readonly bytes: number
  /** Texts, numbers, lists and groups, one in the other: what costs time beside room. */
  readonly values: number
  /** Whether bytes may be among them, which JSON has not. */
  readonly takesBytes?: boolean | undefined
}

/**
 * What is wrong with a value that crosses the bridge, as the end of a sentence: it is larger than its limits, cannot be
 * written out (a cycle, very deep), or
 * holds what JSON has not. Undefined: nothing. Stops at a limit and measures what is shared once, so that a hostile
 * argument costs no more than an allowed one.
 * @param bytesOf a text; its characters are the fewest it can have
 */
export function argumentProblem(value: unknown, limits: ArgumentLimits, bytesOf = (text: string): number => text.length): string | undefined {
  const measure = new Measure(limits, bytesOf)
  measure.add(value, 0)
  return measure.problem
}

class Measure {
  problem: string | undefined
  #bytes = 0
  #values = 0
  readonly #limits: ArgumentLimits
  readonly #bytesOf: (text: string) => number
  /** Sizes measured so far; undefined while an object is being measured. */
  readonly #known = new Map<object, { readonly bytes: number; readonly values: number } | undefined>()

  constructor(limits: ArgumentLimits, bytesOf: (text: string) => number) {
    this.#limits = limits
    this.#bytesOf = bytesOf
  }

  add(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null) this.#count(this.#ownBytes(value), 1)
    else this.#addObject(value, depth)
  }

  #addObject(value: object, depth: number): void {
    if (this.#known.has(value)) {
      const before = this.#known.get(value)
      if (before === undefined) this.problem ??= 'holds itself'
      else this.#count(before.bytes, before.values)
      return
    }
    this.#known.set(value, undefined)
    const [bytes, values] = [this.#bytes, this.#values]
    if (depth > DEEPEST) this.problem ??= `is more than ${DEEPEST} levels deep`
    this.#count(this.#ownBytes(value), 1)
    // One after the other, so that what comes after the limit is not even read.
    for (const name of this.#namesOf(value)) {
      if (this.problem !== undefined) return
      if (!Array.isArray(value)) this.#count(this.#ownBytes(name), 0)
      if (this.problem === undefined) this.add(Reflect.get(value, name), depth + 1)
    }
    this.#known.set(value, { bytes: this.#bytes - bytes, values: this.#values - values })
  }

  #namesOf(value: object): Iterable<string | number> {
    if (Array.isArray(value)) return this.problem === undefined ? value.keys() : []
    if (isBytes(value)) {
      if (this.#limits.takesBytes !== true) this.problem ??= 'holds bytes'
      return []
    }
    const sort = Object.prototype.toString.call(value).slice('[object '.length, -1)
    if (sort === 'Object') return Object.keys(value)
    this.problem ??= `holds what JSON has not: ${sort}`
    return []
  }

  #ownBytes(value: unknown): number {
    // A text has at least as many bytes as characters, so one that is too long need not be counted.
    if (typeof value === 'string') return LEAST + (value.length > this.#limits.bytes ? value.length : this.#bytesOf(value))
    if (typeof value === 'bigint') this.problem ??= 'holds what JSON has not: BigInt'
    if (Array.isArray(value)) return LEAST * (1 + value.length)
    return isBytes(value) ? LEAST + value.byteLength : LEAST
  }

  #count(bytes: number, values: number): void {
    this.#bytes += bytes
    this.#values += values
    if (this.#bytes > this.#limits.bytes) this.problem ??= `larger than ${this.#limits.bytes} bytes`
    if (this.#values > this.#limits.values) this.problem ??= `more than ${this.#limits.values} values`
  }
}

const isBytes = (value: unknown): value is ArrayBuffer | ArrayBufferView => value instanceof ArrayBuffer || ArrayBuffer.isView(value)
