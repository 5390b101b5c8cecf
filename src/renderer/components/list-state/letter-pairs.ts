import { DIGITS, digitAt, LETTERS, letterAt } from './letters.ts'

const LETTER_PAIRS = LETTERS * LETTERS

/**
 * Which of many rows have two letters (a to z) or two digits beside each other in their text, a bit a row: the second key of a search reads no text, and the
 * next few do.
 */
export class LetterPairs {
  readonly #words: number
  /** By pair; absent where no row has it. */
  readonly #rows: (Uint32Array | undefined)[] = Array.from({ length: LETTER_PAIRS + DIGITS * DIGITS }, () => undefined)

  /** @param count of all rows */
  constructor(count: number) {
    this.#words = Math.ceil(count / 32)
  }

  /** Notes the pairs of a row. @param text lower case */
  add(row: number, text: string): void {
    for (let index = 1; index < text.length; index++) {
      const pair = pairBefore(text, index)
      if (pair === -1) continue
      const rows = this.#rows[pair] ?? new Uint32Array(this.#words)
      this.#rows[pair] = rows
      rows[row >>> 5] = (rows[row >>> 5] as number) | (1 << (row & 31))
    }
  }

  /** A bit for each row that has every pair of a text; undefined: the text has none. */
  rowsWith(text: string): Uint32Array | undefined {
    let common: Uint32Array | undefined
    for (let index = 1; index < text.length; index++) {
      const pair = pairBefore(text, index)
      if (pair === -1) continue
      const rows = this.#rows[pair] ?? new Uint32Array(this.#words)
      common = common === undefined ? rows : common.map((word, at) => word & (rows[at] as number))
    }
    return common
  }
}

/** Whether a row's bit is set. */
export const hasBit = (bits: Uint32Array, row: number): boolean => (((bits[row >>> 5] as number) >>> (row & 31)) & 1) === 1

/** Whether a text is two letters, or two digits, and nothing else. */
export const isPair = (text: string): boolean => text.length === 2 && pairBefore(text, 1) !== -1

/** Which pair a character makes with the one before it; -1: none. */
function pairBefore(text: string, index: number): number {
  const letter = letterAt(text, index)
  if (letter !== -1) {
    const before = letterAt(text, index - 1)
    return before === -1 ? -1 : before * LETTERS + letter
  }
  const [before, digit] = [digitAt(text, index - 1), digitAt(text, index)]
  return before === -1 || digit === -1 ? -1 : LETTER_PAIRS + before * DIGITS + digit
}
