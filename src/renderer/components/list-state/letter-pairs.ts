const LETTER_A = 97
const LETTERS = 26

/** Which of many rows have two letters (a to z) beside each other in their text, a bit a row: the second key of a search reads no text, and the next few do. */
export class LetterPairs {
  readonly #words: number
  /** By pair; absent where no row has it. */
  readonly #rows: (Uint32Array | undefined)[] = Array.from({ length: LETTERS * LETTERS }, () => undefined)

  /** @param count of all rows */
  constructor(count: number) {
    this.#words = Math.ceil(count / 32)
  }

  /** Notes the pairs of a row. @param text lower case */
  add(row: number, text: string): void {
    let before = -1
    for (let index = 0; index < text.length; index++) {
      const letter = letterAt(text, index)
      if (before !== -1 && letter !== -1) {
        const pair = before * LETTERS + letter
        const rows = this.#rows[pair] ?? new Uint32Array(this.#words)
        this.#rows[pair] = rows
        rows[row >>> 5] = (rows[row >>> 5] as number) | (1 << (row & 31))
      }
      before = letter
    }
  }

  /** A bit for each row that has every pair of a text; undefined: the text has none. */
  rowsWith(text: string): Uint32Array | undefined {
    let common: Uint32Array | undefined
    for (let index = 1; index < text.length; index++) {
      const [one, other] = [letterAt(text, index - 1), letterAt(text, index)]
      if (one === -1 || other === -1) continue
      const rows = this.#rows[one * LETTERS + other] ?? new Uint32Array(this.#words)
      common = common === undefined ? rows : common.map((word, at) => word & (rows[at] as number))
    }
    return common
  }
}

/** Whether a row's bit is set. */
export const hasBit = (bits: Uint32Array, row: number): boolean => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1

/** Whether a text is two letters and nothing else. */
export const isLetterPair = (text: string): boolean => text.length === 2 && letterAt(text, 0) !== -1 && letterAt(text, 1) !== -1

/** From 0 for a to 25 for z; -1 for anything else. */
function letterAt(text: string, index: number): number {
  const letter = text.charCodeAt(index) - LETTER_A
  return letter >= 0 && letter < LETTERS ? letter : -1
}
