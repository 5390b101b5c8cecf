import type { SearchTexts } from './search-texts.ts'
import { hasWordLike } from './similar-words.ts'

/** A shorter word is too close to too many others. */
const SHORTEST_WITH_TYPO = 4

/** In more rows it takes longer than a keystroke may. */
const MOST_ROWS = 250_000

const NO_ROWS = new Uint32Array(0)

/** What a search for similar rows works on. */
export interface SearchedRows {
  readonly texts: SearchTexts
  /** How many rows there are; in very many no typo is forgiven. */
  readonly count: number
  /** Ascending rows that have a text; among some, or all. */
  readonly find: (wanted: string, among: Uint32Array | undefined) => Uint32Array
}

/** Ascending rows that have typed words, of which some have a typo. */
export type SimilarRows = (words: readonly string[]) => Uint32Array

/**
 * Finds the rows that have each typed word as it is typed or, where no row has that, with one typo in it: as a word or as the beginning of a longer one.
 * No rows where every word is known, or where one that is not is short or has a digit: a number or id that is nearly the same is another one.
 */
export function similarRows(searched: SearchedRows): SimilarRows {
  const { count, find } = searched
  let last: { readonly word: string; readonly kept: Uint32Array } | undefined
  const isUnknown = (word: string): boolean => (last !== undefined && word.startsWith(last.word)) || find(word, undefined).length === 0
  const like = (word: string): Uint32Array => {
    if (last?.word === word) return last.kept
    // One more letter of a word that no row has: whatever is one typo away from the longer word was so from the shorter one.
    const among = last !== undefined && word.startsWith(last.word) ? last.kept : undefined
    last = { word, kept: rowsLike(searched, word, among) }
    return last.kept
  }
  return (words) => {
    const unknown = count > MOST_ROWS ? [] : words.filter(isUnknown)
    if (unknown.length === 0 || !unknown.every(mayHaveTypo)) return NO_ROWS
    const similar = unknown.map(like).reduce(inBoth)
    return words.filter((word) => !unknown.includes(word)).reduce((kept, word) => find(word, kept), similar)
  }
}

const mayHaveTypo = (word: string): boolean => word.length >= SHORTEST_WITH_TYPO && !/\p{N}/u.test(word)

function inBoth(one: Uint32Array, other: Uint32Array): Uint32Array {
  const rows = new Set(other)
  return one.filter((row) => rows.has(row))
}

function rowsLike({ texts, count }: SearchedRows, word: string, among: Uint32Array | undefined): Uint32Array {
  const into = new Uint32Array(among?.length ?? count)
  const has = (text: string, start: number, end: number): boolean => hasWordLike(text, start, end, word)
  return into.slice(0, texts.findWhere(has, possibleRows(texts, word), among, into))
}

/** What one typo may leave of a word: one half of it, or two letters in the middle that changed places. */
function partsLeft(word: string): readonly string[] {
  const half = word.length >>> 1
  return [word.slice(0, half), word.slice(half), `${word.slice(0, half - 1)}${word[half]}${word[half - 1]}${word.slice(half + 1)}`]
}

/** A bit for each row that may have a word one typo away from this one; undefined: the word has too few letters to know. */
function possibleRows(texts: SearchTexts, word: string): Uint32Array | undefined {
  const parts = partsLeft(word).flatMap((part) => texts.rowsWithPairs(part) ?? [])
  if (parts.length < 3) return undefined
  const pairs = Array.from({ length: word.length - 1 }, (_, at) => texts.rowsWithPairs(word.slice(at, at + 2)) ?? [])
  const [first, second, third] = parts as [Uint32Array, Uint32Array, Uint32Array]
  return first.map((bits, at) => {
    let [one, two, three, more] = [0, 0, 0, 0]
    for (const pair of pairs) {
      const missing = ~(pair[at] ?? ~0)
      more |= three & missing
      three |= two & missing
      two |= one & missing
      one |= missing
    }
    // Two letters that changed places undo three pairs, any other typo fewer.
    return (bits | (second[at] as number) | (third[at] as number)) & ~more
  })
}
