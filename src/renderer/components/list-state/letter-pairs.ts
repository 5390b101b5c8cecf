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

  /** A bit for each row that may have a word one typo away from this one; undefined: the word has too few letters to know. */
  rowsLike(word: string): Uint32Array | undefined {
    const parts = partsLeft(word).map((part) => this.rowsWith(part))
    const like = new Uint32Array(this.#words)
    for (const part of parts) {
      if (part === undefined) return undefined
      for (let at = 0; at < like.length; at++) like[at] = (like[at] as number) | (part[at] as number)
    }
    return this.#withMostPairs(word, like)
  }

  /** Two letters that changed places undo three pairs, any other typo fewer. */
  #withMostPairs(word: string, rows: Uint32Array): Uint32Array {
    const pairs = Array.from({ length: word.length - 1 }, (_, at) => this.rowsWith(word.slice(at, at + 2)) ?? [])
    return rows.map((row, at) => {
      let [one, two, three, more] = [0, 0, 0, 0]
      for (const pair of pairs) {
        const missing = ~(pair[at] ?? ~0)
        more |= three & missing
        three |= two & missing
        two |= one & missing
        one |= missing
      }
      return row & ~more
    })
  }
}

/** What one typo may leave of a word: one half of it, or two letters in the middle that changed places. */
function partsLeft(word: string): readonly string[] {
  const half = word.length >>> 1
  return [word.slice(0, half), word.slice(half), `${word.slice(0, half - 1)}${word[half]}${word[half - 1]}${word.slice(half + 1)}`]
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
