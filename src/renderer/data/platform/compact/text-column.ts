/** Marks a row without a text: no UTF-8 text has this byte. */
const NO_TEXT = 0xff
/** Bytes of UTF-8 that a UTF-16 unit takes at most. */
const LONGEST_UNIT = 3
const FIRST_BYTES = 64 * 1024
const FIRST_ROWS = 4096

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Twice the room, or as much as is needed, with the same content. */
export function grown<Items extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(items: Items, needed: number): Items {
  const wider = new (items.constructor as new (length: number) => Items)(Math.max(needed, Math.ceil(items.length * 1.5)))
  wider.set(items)
  return wider
}

/** Texts of many rows, most of them different, one behind the other in a single buffer. */
export class TextColumn {
  #bytes = new Uint8Array(FIRST_BYTES)
  /** Where the text of each row ends. */
  #ends = new Uint32Array(FIRST_ROWS)
  #length = 0

  push(text: string | null): void {
    const start = this.#startOf(this.#length)
    const needed = start + (text === null ? 1 : text.length * LONGEST_UNIT)
    if (needed > this.#bytes.length) this.#bytes = grown(this.#bytes, needed)
    if (this.#length === this.#ends.length) this.#ends = grown(this.#ends, this.#length + 1)
    this.#ends[this.#length] = start + this.#write(text, start)
    this.#length += 1
  }

  at(row: number): string | null {
    const start = this.#startOf(row)
    const end = this.#ends[row] as number
    if (end === start) return ''
    return this.#bytes[start] === NO_TEXT ? null : decoder.decode(this.#bytes.subarray(start, end))
  }

  #startOf(row: number): number {
    return row === 0 ? 0 : (this.#ends[row - 1] as number)
  }

  #write(text: string | null, start: number): number {
    if (text !== null) return encoder.encodeInto(text, this.#bytes.subarray(start)).written
    this.#bytes[start] = NO_TEXT
    return 1
  }
}
