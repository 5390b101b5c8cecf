/** Rows whose texts are one string. */
const BLOCK_ROWS = 1024
/** Added to where the text of a row would end that has none. */
const NONE = 0x8000_0000

/** More room with the same content. */
export function grown<Items extends Uint16Array | Uint32Array | Float64Array>(items: Items): Items {
  const wider = new (items.constructor as new (length: number) => Items)(Math.ceil(items.length * 1.5))
  wider.set(items)
  return wider
}

/** Texts of many rows, most of them different: a string for each thousand, so that nobody has to look after each of a million. */
export class TextColumn {
  readonly #blocks: string[] = []
  /** The texts that are no block yet. */
  #pending: string[] = []
  /** Where the text of each row ends in its block. */
  #ends = new Uint32Array(4096)
  #length = 0
  #end = 0

  push(text: string | null): void {
    if (this.#length === this.#ends.length) this.#ends = grown(this.#ends)
    this.#pending.push(text ?? '')
    this.#end += text?.length ?? 0
    this.#ends[this.#length] = text === null ? this.#end + NONE : this.#end
    this.#length += 1
    if (this.#pending.length < BLOCK_ROWS) return
    this.#blocks.push(this.#pending.join(''))
    this.#pending = []
    this.#end = 0
  }

  at(row: number): string | null {
    const end = this.#ends[row] as number
    if (end >= NONE) return null
    const at = row % BLOCK_ROWS
    const block = this.#blocks[(row - at) / BLOCK_ROWS]
    if (block === undefined) return this.#pending[at] ?? null
    return block.slice(at === 0 ? 0 : (this.#ends[row - 1] as number) % NONE, end)
  }
}
