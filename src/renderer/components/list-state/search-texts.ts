import { hasBit, isLetterPair, LetterPairs } from './letter-pairs.ts'

/**
 * Rows whose texts are one string: long enough for the engine to look through at full speed, short enough that a
 * letter beyond Latin widens few others.
 */
const BLOCK_ROWS = 512

/** Stands behind the texts of each row. Nobody types it. */
const END_OF_ROW = '\0'

const LETTER_A = 97

/** Where fewer rows than one in this many are in question, each is looked at by itself. */
const FEW = 4

/** In more rows their pairs of letters would take too much room. */
const MOST_WITH_PAIRS = 250_000

/**
 * The folded texts of many rows, to be looked through at every keystroke. They are a few long strings: a million short
 * ones take more room.
 */
export class SearchTexts {
  readonly #count: number
  readonly #textOf: (row: number) => string
  readonly #blocks: string[] = []
  /** Where the text of each row begins in its block. */
  readonly #starts: Uint32Array
  /** Which letters a row's texts have at all: answers a first letter without reading any text. */
  readonly #letters: Uint32Array
  /** Leaves a search the rows that may have it. */
  readonly #pairs: LetterPairs | undefined

  /** @param textOf all that is searched of a row, as `searchedText` gives it */
  constructor(count: number, textOf: (row: number) => string) {
    this.#count = count
    this.#textOf = textOf
    this.#starts = new Uint32Array(count)
    this.#letters = new Uint32Array(count)
    this.#pairs = count > MOST_WITH_PAIRS ? undefined : new LetterPairs(count)
  }

  /** Reads the rows for as long as `hasTime` says; `true` once all are read. */
  prepare(hasTime: () => boolean): boolean {
    while (this.#read < this.#count && hasTime()) this.#readBlock()
    return this.#read === this.#count
  }

  /**
   * The rows whose texts contain what is typed. All rows have to be read.
   * @param typed folded, not empty
   * @param among ascending rows to look at; undefined: all
   * @param into room for the answer
   * @returns how many there are
   */
  find(typed: string, among: Uint32Array | undefined, into: Uint32Array): number {
    if (typed.includes(END_OF_ROW)) return 0
    const letter = typed.length === 1 ? lettersIn(typed) : 0
    if (letter !== 0) return this.#withLetter(letter, among, into)
    const possible = this.#pairs?.rowsWith(typed)
    if (possible !== undefined && isLetterPair(typed)) return this.#withBit(possible, among, into)
    if (among !== undefined && among.length * FEW < this.#count) return this.#amongFew(typed, among, into)
    if (possible !== undefined) {
      const candidates = into.subarray(0, this.#withBit(possible, among, into))
      // What is found takes the place of a candidate that was looked at.
      if (candidates.length * FEW < this.#count) return this.#amongFew(typed, candidates, into)
    }
    const found = this.#inAll(typed, into)
    return among === undefined ? found : inBoth(into, found, among)
  }

  /** A bit for each row that has every pair of letters of a text; undefined where that is not known. */
  rowsWithPairs(text: string): Uint32Array | undefined {
    return this.#pairs?.rowsWith(text)
  }

  /**
   * The rows whose texts pass a test, as `find`.
   * @param possible a bit for each row that is worth a look; undefined: all are
   * @param has asked of a part of a text, from `start` to before `end`
   */
  findWhere(
    has: (text: string, start: number, end: number) => boolean,
    possible: Uint32Array | undefined,
    among: Uint32Array | undefined,
    into: Uint32Array,
  ): number {
    let length = 0
    const count = among?.length ?? this.#count
    for (let at = 0; at < count; at++) {
      const row = among === undefined ? at : (among[at] as number)
      if (possible !== undefined && !hasBit(possible, row)) continue
      if (has(this.#blockOf(row), this.#starts[row] as number, this.#endOf(row))) into[length++] = row
    }
    return length
  }

  #blockOf(row: number): string {
    return this.#blocks[Math.floor(row / BLOCK_ROWS)] as string
  }

  #endOf(row: number): number {
    return (row + 1) % BLOCK_ROWS === 0 || row + 1 === this.#count ? this.#blockOf(row).length : (this.#starts[row + 1] as number)
  }

  get #read(): number {
    return Math.min(this.#blocks.length * BLOCK_ROWS, this.#count)
  }

  #readBlock(): void {
    const first = this.#read
    const end = Math.min(first + BLOCK_ROWS, this.#count)
    const texts: string[] = []
    let start = 0
    for (let row = first; row < end; row++) {
      const text = this.#textOf(row)
      this.#starts[row] = start
      this.#letters[row] = lettersIn(text)
      this.#pairs?.add(row, text)
      start += text.length + END_OF_ROW.length
      texts.push(text)
    }
    // With one more, empty, each text has its end, and the block is one piece rather than two.
    this.#blocks.push([...texts, ''].join(END_OF_ROW))
  }

  #withLetter(letter: number, among: Uint32Array | undefined, into: Uint32Array): number {
    let length = 0
    const count = among?.length ?? this.#count
    for (let at = 0; at < count; at++) {
      const row = among === undefined ? at : (among[at] as number)
      if (((this.#letters[row] as number) & letter) !== 0) into[length++] = row
    }
    return length
  }

  #withBit(bits: Uint32Array, among: Uint32Array | undefined, into: Uint32Array): number {
    let length = 0
    const count = among?.length ?? this.#count
    for (let at = 0; at < count; at++) {
      const row = among === undefined ? at : (among[at] as number)
      if (hasBit(bits, row)) into[length++] = row
    }
    return length
  }

  #amongFew(typed: string, among: Uint32Array, into: Uint32Array): number {
    let length = 0
    for (const row of among) if (this.#blockOf(row).slice(this.#starts[row], this.#endOf(row)).includes(typed)) into[length++] = row
    return length
  }

  #inAll(typed: string, into: Uint32Array): number {
    let length = 0
    this.#blocks.forEach((block, index) => {
      let row = index * BLOCK_ROWS
      const last = Math.min(row + BLOCK_ROWS, this.#count) - 1
      let found = block.indexOf(typed)
      while (found !== -1) {
        while (row < last && (this.#starts[row + 1] as number) <= found) row += 1
        into[length++] = row
        found = row === last ? -1 : block.indexOf(typed, this.#starts[++row])
      }
    })
    return length
  }
}

/** One bit for each of the letters a to z that occur in a lower-case text. */
function lettersIn(text: string): number {
  let letters = 0
  for (let index = 0; index < text.length; index++) {
    const letter = text.charCodeAt(index) - LETTER_A
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

/** Leaves of the first `length` members of an ascending array those that the other has, too. Returns how many. */
function inBoth(one: Uint32Array, length: number, other: Uint32Array): number {
  let common = 0
  for (let left = 0, right = 0; left < length && right < other.length; ) {
    const difference = (one[left] as number) - (other[right] as number)
    if (difference === 0) one[common++] = one[left] as number
    if (difference <= 0) left++
    if (difference >= 0) right++
  }
  return common
}
