const LETTER_A = 97
const DIGIT_0 = 48

/** How many letters `letterAt` knows. */
export const LETTERS = 26

export const DIGITS = 10

/** From 0 for a to 25 for z; -1 for anything else. */
export function letterAt(text: string, index: number): number {
  const letter = text.charCodeAt(index) - LETTER_A
  return letter >= 0 && letter < LETTERS ? letter : -1
}

/** From 0 to 9; -1 for anything else. */
export function digitAt(text: string, index: number): number {
  const digit = text.charCodeAt(index) - DIGIT_0
  return digit >= 0 && digit < DIGITS ? digit : -1
}

/** Which letters and digits each of many rows has in its text at all: the first key of a search reads no text. */
export class LetterMarks {
  readonly #letters: Uint32Array
  readonly #digits: Uint16Array

  /** @param count of all rows */
  constructor(count: number) {
    this.#letters = new Uint32Array(count)
    this.#digits = new Uint16Array(count)
  }

  /** Notes the letters and digits of a row. @param text lower case */
  add(row: number, text: string): void {
    let [letters, digits] = [0, 0]
    for (let index = 0; index < text.length; index++) {
      const letter = letterAt(text, index)
      if (letter !== -1) letters |= 1 << letter
      else if (digitAt(text, index) !== -1) digits |= 1 << digitAt(text, index)
    }
    this.#letters[row] = letters
    this.#digits[row] = digits
  }

  /** Says of a row whether it has a letter or digit; undefined where the text is not one of them. */
  ofRows(text: string): ((row: number) => boolean) | undefined {
    if (text.length !== 1) return undefined
    const [letter, digit] = [letterAt(text, 0), digitAt(text, 0)]
    if (letter === -1 && digit === -1) return undefined
    const [marks, mark] = letter === -1 ? [this.#digits, 1 << digit] : [this.#letters, 1 << letter]
    return (row) => ((marks[row] as number) & mark) !== 0
  }
}
