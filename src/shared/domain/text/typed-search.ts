/** What a typed text asks for. */
export interface Wanted {
  /** In lower case. All of them must be there, in any order. */
  readonly words: readonly string[]
  /** Or, where it may be a phone number in whatever notation: its last digits. */
  readonly number: string | null
}

/** So many digits tell a phone number from every other, with its country code or without. */
const TELLING_DIGITS = 9

const NUMBER = /^[+\d][\d ()-]*$/

/** Blanks, brackets and dashes, a leading zero, a country code: whatever one of them has, the same number may stand elsewhere without. */
const numberIn = (text: string): string | null => {
  if (!NUMBER.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  const isPlain = text === digits && !digits.startsWith('0') && digits.length <= 10
  return isPlain || digits.length < TELLING_DIGITS ? null : digits.slice(-TELLING_DIGITS)
}

/** Reads what was typed into a search. No words: nothing is asked for. */
export const wantedBy = (typed: string): Wanted => {
  const text = typed.trim().toLowerCase()
  return { words: text === '' ? [] : text.split(/\s+/), number: numberIn(text) }
}

/** Longer than any phone number. */
const LONGEST_NUMBER = 24

/** A text as it is searched: a phone number that is written in groups also as its digits alone, on a line of its own. */
export const searchedText = (text: string): string => {
  const first = text.charCodeAt(0)
  const mayBeNumber = (first === 43 || (first >= 48 && first <= 57)) && text.length <= LONGEST_NUMBER
  return mayBeNumber && NUMBER.test(text) && /\D/.test(text.slice(1)) ? `${text}\n${text.replaceAll(/\D/g, '')}` : text
}

/** Whether one letter too many, too few or wrong, or two that changed places, make one word of the other. The same word is none. */
export const isOneTypoFrom = (word: string, other: string): boolean => {
  if (word === other || Math.abs(word.length - other.length) > 1) return false
  let start = 0
  while (start < word.length && start < other.length && word[start] === other[start]) start += 1
  const [rest, otherRest] = [word.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

/** Whether a word, or a longer one from its first letter on, is one typo away from what was typed. */
export const startsOneTypoFrom = (word: string, typed: string): boolean => isOneTypoAt(word, 0, word.length, typed)

/** The same of the word that is in a text from `start` to before `end`. Makes no text of its own: a search asks this of many thousands of words. */
export const isOneTypoAt = (text: string, start: number, end: number, typed: string): boolean => {
  const [length, wanted] = [end - start, typed.length]
  let same = 0
  while (same < length && same < wanted && text.charCodeAt(start + same) === typed.charCodeAt(same)) same += 1
  const at = start + same
  if (same >= wanted - 1) return length >= wanted - 1
  const hasRest = (from: number, of: number): boolean => {
    if (end - from < wanted - of) return false
    for (let index = of; index < wanted; index++) if (text.charCodeAt(from + index - of) !== typed.charCodeAt(index)) return false
    return true
  }
  const isSwapped = text.charCodeAt(at) === typed.charCodeAt(same + 1) && text.charCodeAt(at + 1) === typed.charCodeAt(same) && at + 1 < end
  return hasRest(at, same + 1) || hasRest(at + 1, same + 1) || hasRest(at + 1, same) || (isSwapped && hasRest(at + 2, same + 2))
}
