/** A shorter word is too close to too many others. */
const SHORTEST_WITH_TYPO = 4

/** In more rows it takes longer than a keystroke may. */
const MOST_ROWS = 250_000

const NO_ROWS = new Uint32Array(0)

/** Ascending rows that have a text; among some, or all. */
type Find = (wanted: string, among: Uint32Array | undefined) => Uint32Array

/**
 * Finds the rows that have each typed word as it is typed or, where no row has that, with one typo in it: as a word or as the beginning of a longer one.
 * No rows where every word is known, or where one that is not is short or has a digit: a number or id that is nearly the same is another one.
 * @param count of all rows; in very many no typo is forgiven
 * @param findLike those that have a word one typo away
 */
export function similarRows(count: number, find: Find, findLike: Find): (words: readonly string[]) => Uint32Array {
  let last: { readonly word: string; readonly kept: Uint32Array } | undefined
  const isUnknown = (word: string): boolean => (last !== undefined && word.startsWith(last.word)) || find(word, undefined).length === 0
  const like = (word: string): Uint32Array => {
    if (last?.word === word) return last.kept
    // One more letter of a word that no row has: whatever is one typo away from the longer word was so from the shorter one.
    const among = last !== undefined && word.startsWith(last.word) ? last.kept : undefined
    last = { word, kept: findLike(word, among) }
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
