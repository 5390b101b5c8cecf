import { isOneTypoAt } from '#shared/domain/text/typed-search.ts'

/** Whether a text has, from `start` to before `end`, a word that begins one typo away from what is typed. Reads letter by letter and makes no text. */
export function hasWordLike(text: string, start: number, end: number, typed: string): boolean {
  const first = typed.charCodeAt(0)
  const second = typed.charCodeAt(1)
  let wasInWord = false
  for (let at = start; at < end; at++) {
    const letter = text.charCodeAt(at)
    const isIn = isInWord(letter)
    if (isIn && !wasInWord) {
      const next = text.charCodeAt(at + 1)
      // Most words differ in both of their first letters.
      const mayBegin = letter === first || next === second || letter === second || next === first
      if (mayBegin && isOneTypoAt(text, at, endOfWord(text, at, end, typed), typed)) return true
    }
    wasInWord = isIn
  }
  return false
}

/** As much of the word as is compared. What is typed with a dot or a hyphen in it is compared with a word that has one. */
function endOfWord(text: string, start: number, end: number, typed: string): number {
  const last = Math.min(end, start + typed.length + 1)
  let at = start
  while (at < last && (isInWord(text.charCodeAt(at)) || typed.includes(text.charAt(at)))) at += 1
  return at
}

const IN_WORD = /[\p{L}\p{M}\p{N}]/u

/** By the code of an ASCII letter, as a pattern is slow to ask for each letter of 100,000 rows. */
const ASCII = Uint8Array.from({ length: 128 }, (_, letter) => Number(IN_WORD.test(String.fromCharCode(letter))))

function isInWord(letter: number): boolean {
  return letter < ASCII.length ? ASCII[letter] === 1 : IN_WORD.test(String.fromCharCode(letter))
}
