import { grown, TextColumn } from './text-column.ts'

/** What a field of a row can hold: what JSON can. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json }

/** One field of many rows. */
export interface Field {
  readonly length: number
  /** Adds the value of the next row; false where this kind of field cannot hold it, and then nothing has changed. */
  readonly push: (value: Json) => boolean
  readonly at: (row: number) => unknown
}

/** A number takes eight bytes; none is NaN, which JSON has not. */
class NumberColumn implements Field {
  #values = new Float64Array(4096)
  length = 0

  push(value: Json): boolean {
    if (value !== null && typeof value !== 'number') return false
    if (this.length === this.#values.length) this.#values = grown(this.#values)
    this.#values[this.length++] = value ?? Number.NaN
    return true
  }

  at(row: number): Json {
    const value = this.#values[row] as number
    return Number.isNaN(value) ? null : value
  }
}

/** More different values than a code of two bytes tells apart hardly repeat. */
const MOST_DIFFERENT = 0x1_0000
/** After so many different ones it shows whether they repeat at all. */
const TELLING = 1024

/** Values that repeat, each kept once: null, texts, switches, lists of them. Rows with equal lists share one, which is frozen. */
class RepeatedColumn implements Field {
  #codes = new Uint16Array(4096)
  length = 0
  readonly #values: Json[] = []
  readonly #codeOf = new Map<Json, number>()
  /** Of lists, by their JSON. */
  readonly #codeOfList = new Map<string, number>()

  push(value: Json): boolean {
    if (typeof value === 'number') return false
    const code = isComposed(value) ? this.#listCode(value) : (this.#codeOf.get(value) ?? this.#newCode(this.#codeOf, value, value))
    if (code === undefined) return false
    if (this.length === this.#codes.length) this.#codes = grown(this.#codes)
    this.#codes[this.length++] = code
    return true
  }

  at(row: number): Json {
    return this.#values[this.#codes[row] as number] as Json
  }

  #listCode(value: Json): number | undefined {
    if (!Array.isArray(value) || value.some(isComposed)) return undefined
    const key = JSON.stringify(value)
    return this.#codeOfList.get(key) ?? this.#newCode(this.#codeOfList, key, Object.freeze(value) as Json)
  }

  /** Undefined where there are too many values, or most rows have one of their own. */
  #newCode<Key>(codes: Map<Key, number>, key: Key, value: Json): number | undefined {
    const different = this.#values.length
    if (different === MOST_DIFFERENT || (different >= TELLING && different * 2 > this.length)) return undefined
    codes.set(key, different)
    this.#values.push(value)
    return different
  }
}

class DifferentTextsColumn implements Field {
  readonly #texts = new TextColumn()
  length = 0

  push(value: Json): boolean {
    if (value !== null && typeof value !== 'string') return false
    this.#texts.push(value)
    this.length += 1
    return true
  }

  at(row: number): Json {
    return this.#texts.at(row)
  }
}

/** Whatever no other field holds, as it came. */
export class AnyColumn implements Field {
  readonly #values: Json[] = []

  get length(): number {
    return this.#values.length
  }

  push(value: Json): boolean {
    this.#values.push(value)
    return true
  }

  at(row: number): Json {
    return this.#values[row] as Json
  }
}

/** From the one that takes least to the one that holds most. */
const KINDS = [NumberColumn, RepeatedColumn, DifferentTextsColumn] as const

/** A field of simple values in the column that takes least room for them; another one takes over where a value does not fit. */
export class ValueColumn implements Field {
  #kind = 0
  #column: Field = new NumberColumn()

  get length(): number {
    return this.#column.length
  }

  push(value: Json): boolean {
    if (this.#column.push(value)) return true
    for (let kind = this.#kind + 1; kind < KINDS.length; kind++) {
      const column = copied(this.#column, new (KINDS[kind] as (typeof KINDS)[number])())
      if (column === undefined || !column.push(value)) continue
      this.#kind = kind
      this.#column = column
      return true
    }
    return false
  }

  at(row: number): unknown {
    return this.#column.at(row)
  }
}

/** The rows of a field in one of another kind; undefined where that cannot hold them. */
export function copied<Kind extends Field>(from: Field, to: Kind): Kind | undefined {
  for (let row = 0; row < from.length; row++) if (!to.push(asJson(from.at(row)))) return undefined
  return to
}

/** Composed values are read as rows of their own. */
const asJson = (value: unknown): Json => (isComposed(value as Json) ? (JSON.parse(JSON.stringify(value)) as Json) : (value as Json))

export const isComposed = (value: Json): value is Exclude<Json, null | boolean | number | string> => typeof value === 'object' && value !== null
