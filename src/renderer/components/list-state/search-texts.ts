import { hasBit, isPair, LetterPairs } from './letter-pairs.ts'
import { LetterMarks } from './letters.ts'

/** Rows whose texts are one string: long enough for the engine to look through at full speed, short enough that a letter beyond Latin widens few others. */
const BLOCK_ROWS = 512

/** Stands behind the texts of each row. Nobody types it. */
const END_OF_ROW = '\0'

/** Where fewer rows than one in this many are in question, each is looked at by itself. */
const FEW = 4

/** In more rows their pairs of letters would take too much room. */
const MOST_WITH_PAIRS = 250_000

/** Rows that have a text. */
export interface Found {
  /** Ascending. */
  readonly rows: Uint32Array
  /** Where in its block each of them has it first; undefined where no text was read. */
  readonly places: Uint32Array | undefined
}

/** The texts of many rows in lower case, to be looked through at every keystroke. They are a few long strings: a million short ones take more room. */
export class SearchTexts {
  readonly #count: number
  readonly #textOf: (row: number) => string
  readonly #blocks: string[] = []
  /** Where the text of each row begins in its block. */
  readonly #starts: Uint32Array
  readonly #marks: LetterMarks
  /** Leaves a search the rows that may have it. */
  readonly #pairs: LetterPairs | undefined

  /** @param textOf all that is searched of a row, in any case */
  constructor(count: number, textOf: (row: number) => string) {
    this.#count = count
    this.#textOf = textOf
    this.#starts = new Uint32Array(count)
    this.#marks = new LetterMarks(count)
    this.#pairs = count > MOST_WITH_PAIRS ? undefined : new LetterPairs(count)
  }

  /** Reads the rows for as long as `hasTime` says; `true` once all are read. */
  prepare(hasTime: () => boolean): boolean {
    while (this.#read < this.#count && hasTime()) this.#readBlock()
    return this.#read === this.#count
  }

  /**
   * The rows whose texts contain what is typed. All rows have to be read.
   * @param typed lower case, not empty
   * @param among ascending rows to look at; undefined: all
   */
  find(typed: string, among?: Uint32Array): Found {
    if (typed.includes(END_OF_ROW)) return { rows: new Uint32Array(0), places: undefined }
    const mark = this.#marks.ofRows(typed)
    if (mark !== undefined) return { rows: this.#where(mark, among).slice(), places: undefined }
    const bits = this.#pairs?.rowsWith(typed)
    const possible = bits === undefined ? among : this.#where((row) => hasBit(bits, row), among)
    if (possible !== undefined && bits !== undefined && isPair(typed)) return { rows: possible.slice(), places: undefined }
    return possible !== undefined && possible.length * FEW < this.#count ? this.#amongFew(typed, possible) : this.#inAll(typed, among)
  }

  /** As `find`, among the rows that have a shorter text: from where each has it on, when what is typed begins with it. */
  findLonger(typed: string, shorter: string, { rows, places }: Found): Found {
    if (places === undefined || !typed.startsWith(shorter)) return this.find(typed, rows)
    const found = room(rows.length)
    let length = 0
    let block = -1
    let next = 0
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at] as number
      const text = this.#blockOf(row)
      if (block !== Math.floor(row / BLOCK_ROWS)) {
        block = Math.floor(row / BLOCK_ROWS)
        next = 0
      }
      let place = places[at] as number
      if (!continues(text, place, typed, shorter.length)) {
        // One look ahead serves all rows up to what it finds.
        if (next !== -1 && next <= place) next = text.indexOf(typed, place + 1)
        if (next === -1 || next >= this.#endOf(row)) continue
        place = next
      }
      found.rows[length] = row
      found.places[length++] = place
    }
    return copyOf(found, length)
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
  findWhere(has: (text: string, start: number, end: number) => boolean, possible: Uint32Array | undefined, among: Uint32Array | undefined): Uint32Array {
    const isPossible = (row: number): boolean => possible === undefined || hasBit(possible, row)
    return this.#where((row) => isPossible(row) && has(this.#blockOf(row), this.#starts[row] as number, this.#endOf(row)), among).slice()
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
      const text = this.#textOf(row).toLowerCase()
      this.#starts[row] = start
      this.#marks.add(row, text)
      this.#pairs?.add(row, text)
      start += text.length + END_OF_ROW.length
      texts.push(text)
    }
    // With one more, empty, each text has its end, and the block is one piece rather than two.
    this.#blocks.push([...texts, ''].join(END_OF_ROW))
  }

  /** The rows of which something is so, in the room for answers. */
  #where(isSo: (row: number) => boolean, among: Uint32Array | undefined): Uint32Array {
    const { rows } = room(this.#count)
    let length = 0
    const count = among?.length ?? this.#count
    for (let at = 0; at < count; at++) {
      const row = among === undefined ? at : (among[at] as number)
      if (isSo(row)) rows[length++] = row
    }
    return rows.subarray(0, length)
  }

  #amongFew(typed: string, among: Uint32Array): Found {
    const { rows, places } = room(this.#count)
    let length = 0
    // What is found may take the place of a row that was looked at.
    for (const row of among) {
      const start = this.#starts[row] as number
      const place = this.#blockOf(row).slice(start, this.#endOf(row)).indexOf(typed)
      if (place === -1) continue
      rows[length] = row
      places[length++] = start + place
    }
    return copyOf({ rows, places }, length)
  }

  #inAll(typed: string, among: Uint32Array | undefined): Found {
    const { rows, places } = room(this.#count)
    let length = 0
    this.#blocks.forEach((block, index) => {
      let row = index * BLOCK_ROWS
      const last = Math.min(row + BLOCK_ROWS, this.#count) - 1
      let found = block.indexOf(typed)
      while (found !== -1) {
        while (row < last && (this.#starts[row + 1] as number) <= found) row += 1
        rows[length] = row
        places[length++] = found
        found = row === last ? -1 : block.indexOf(typed, this.#starts[++row])
      }
    })
    return copyOf({ rows, places }, among === undefined ? length : onlyOf({ rows, places }, length, among))
  }
}

interface Room {
  rows: Uint32Array
  places: Uint32Array
}

/** Room for the answer being made: new arrays of all rows for each would have garbage collected in the middle of typing. */
const scratch: Room = { rows: new Uint32Array(0), places: new Uint32Array(0) }

function room(count: number): Room {
  if (scratch.rows.length < count) {
    scratch.rows = new Uint32Array(count)
    scratch.places = new Uint32Array(count)
  }
  return scratch
}

const copyOf = ({ rows, places }: Room, length: number): Found => ({ rows: rows.slice(0, length), places: places.slice(0, length) })

/** Whether a text that has the first `known` letters of what is typed at a place has the others, too. */
function continues(text: string, place: number, typed: string, known: number): boolean {
  for (let at = known; at < typed.length; at++) if (text.charCodeAt(place + at) !== typed.charCodeAt(at)) return false
  return true
}

/** Leaves of the first `length` rows those that are among others. Returns how many. */
function onlyOf({ rows, places }: Room, length: number, among: Uint32Array): number {
  let common = 0
  for (let left = 0, right = 0; left < length && right < among.length; ) {
    const difference = (rows[left] as number) - (among[right] as number)
    if (difference === 0) {
      rows[common] = rows[left] as number
      places[common++] = places[left] as number
    }
    if (difference <= 0) left++
    if (difference >= 0) right++
  }
  return common
}
