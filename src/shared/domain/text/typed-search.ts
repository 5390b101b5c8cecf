import { folded } from './folded-text.ts'

/** What a typed text asks for. */
export interface Wanted {
  /** Folded. All of them must be there, in any order. */
  readonly words: readonly string[]
  /** Or, where it may be a phone number in whatever notation: its last digits. */
  readonly number: string | null
}

/** So many digits tell a phone number from every other, with its country code or without. */
const TELLING_DIGITS = 9

/** A number in groups has at least so many digits: shorter ones are amounts and house numbers. */
const FEWEST_DIGITS = 7

const NUMBER = /^[+(]?\d[\d ()./-]*$/
const NUMBERS = /\d[\d ()./-]*\d/g
/** The end of one group of digits and the start of the next. */
const GROUPS = /\d[ ()./-]+\d/
const DAY = /^\d{1,4}([ ./-])\d{1,2}\1\d{1,4}$/

/** The digits of a phone number that is written in groups; null: the text is none. */
const digitsOf = (text: string): string | null => {
  const digits = text.replaceAll(/\D+/g, '')
  return digits.length < FEWEST_DIGITS || digits === text || DAY.test(text) ? null : digits
}

/**
 * Blanks, brackets and dashes, a leading zero, a country code: whatever one of them has, the same number may stand
 * elsewhere without.
 */
const numberIn = (text: string): string | null => {
  if (!NUMBER.test(text)) return null
  const isLong = /^(?:0\d{8,}|\d{11,})$/.test(text)
  return (isLong ? text : digitsOf(text))?.slice(-TELLING_DIGITS) ?? null
}

/** A link of the console names a record last. */
const nameIn = (link: string): string => /([^/?#]+)\/*(?:[?#].*)?$/.exec(link)?.[1] ?? ''

/** Matches the host in `user:password@www.host:port/path`. */
const hostIn = (address: string): string =>
  (/^[^/?#]*/.exec(address)?.[0] ?? '')
    .replace(/^.*@/, '')
    .replace(/:\d*$/, '')
    .replace(/^www\./, '')
    .replace(/\.+$/, '')

/** Text of a link, where it is encoded rightly. */
const decoded = (text: string): string => {
  try {
    return folded(decodeURIComponent(text))
  } catch {
    return text
  }
}

const HAS_HOST = /^[^\s/@?#:]+\.\p{L}[\p{L}\p{M}\d-]+(?::\d+)?(?:[/?#].*)?$/u

/** The text that a link is about: the host of an address, the email address, the number, the record. */
const ofLink = (word: string): string => {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*:)?\/\/(.*)$/.exec(word) ?? []
  if (rest !== '' || word.endsWith('://')) return /^(?:https?:|ftp:|)$/.test(scheme) ? hostIn(rest) : decoded(nameIn(rest))
  const [, address] = /^(?:mailto|tel|sms|callto):([^?]*)/.exec(word) ?? []
  if (address !== undefined) return decoded(address)
  return HAS_HOST.test(word) ? hostIn(word) : word
}

/** Brackets and quotation marks around a word, and what ends a sentence. What is nothing else is left. */
const unwrapped = (word: string): string => word.replace(/^[<>()[\]{}"'«»,;]+/, '').replace(/[<>()[\]{}"'«»,;:.!?]+$/, '') || word

/** An extension behind a phone number: lists keep numbers without it, so with it nothing would be found. */
const EXTENSION = /(?<=\d[ ()./-]*(?:\d[ ()./-]*){5}\d\)?)[ ,;]*(?:ext(?:ension|n)?[ .:=-]*|[x#] ?)\d{1,6}(?![^\s,;)])/g

const bareWord = (word: string): string => (word.endsWith('://') ? '' : ofLink(unwrapped(word)))

/** The one reading of what was typed or pasted into any search: the bare text of it. No words: nothing is asked for. */
export const wantedBy = (typed: string): Wanted => {
  const bare = folded(typed).trim().split(/\s+/).map(bareWord).join(' ').replaceAll(EXTENSION, '').trim()
  const number = numberIn(bare)
  // Among other words, too, a phone number is wanted in whatever notation.
  const asked = number === null ? bare.replaceAll(/(?<!\S)[+(]?\d[\d ()./-]*\d(?!\S)/g, (text) => longNumberIn(text) ?? text) : bare
  return { words: asked === '' ? [] : asked.split(/\s+/), number }
}

const longNumberIn = (text: string): string | null => {
  const number = numberIn(text)
  return number !== null && number.length >= TELLING_DIGITS ? number : null
}

/**
 * A text as it is searched: folded; phone numbers in it that are written in groups also as their digits alone, each on
 * a line of its own.
 */
export const searchedText = (text: string): string => {
  const plain = folded(text)
  if (!GROUPS.test(plain)) return plain
  let lines = plain
  for (const number of plain.match(NUMBERS) ?? []) {
    const digits = digitsOf(number)
    if (digits !== null) lines += `\n${digits}`
  }
  return lines
}

const hasWanted = (searched: string, { words, number }: Wanted): boolean =>
  words.every((word) => searched.includes(word)) || (number !== null && searched.includes(number))

/** True if the texts, together, match a search. */
export const searchFor = (typed: string): ((...texts: readonly (string | null | undefined)[]) => boolean) => {
  const wanted = wantedBy(typed)
  return (...texts) => hasWanted(texts.map((text) => searchedText(text ?? '')).join('\n'), wanted)
}

/**
 * The places of the texts that have what is typed, its words beside each other or the phone number; where none has them
 * so, of those with all its words.
 * @param texts as `searchedText` gives them
 */
export const placesFound = (texts: readonly string[], typed: string): readonly number[] => {
  const { words, number } = wantedBy(typed)
  const placesWith = (wanted: Wanted): readonly number[] => {
    const places: number[] = []
    for (let place = 0; place < texts.length; place++) if (hasWanted(texts[place] as string, wanted)) places.push(place)
    return places
  }
  const found = placesWith({ words: [words.join(' ')], number })
  return found.length > 0 || words.length < 2 ? found : placesWith({ words, number })
}

/**
 * Whether one letter too many, too few or wrong, or two that changed places, make one word of the other. The same
 * word is none.
 */
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

/**
 * The same of the word that is in a text from `start` to before `end`. Makes no text of its own: a search asks this
 * of many thousands of words.
 */
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
