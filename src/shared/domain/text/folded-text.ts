import { asciiDigits } from './ascii-digits.ts'

export const BEYOND_ASCII = /[\u0080-\uFFFF]/

/** Characters that a search folds: other forms that look the same, and invisible ones. */
const ODD = /[\p{Default_Ignorable_Code_Point}\u2010-\u2015\u2212\u2018-\u201F\u02BC]|(?![0-9])\p{Nd}/u

const usual = (text: string): string =>
  asciiDigits(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/[\u2018-\u201B\u02BC]/gu, "'")
    .replaceAll(/[\u201C-\u201F]/gu, '"')
    .normalize('NFC')

const plain = (text: string): string => {
  const composed = text.normalize('NFKC')
  const lower = (ODD.test(composed) ? usual(composed) : composed).toLowerCase()
  // The lower case of a Greek word depends on where it ends, and a search does not know that yet.
  return lower.includes('ς') ? lower.replaceAll('ς', 'σ') : lower
}

/**
 * A text as searches compare it: lower case, digits 0 to 9, one hyphen, composed letters. Most texts are ASCII, and
 * answered at once.
 */
export const folded = (text: string): string => (BEYOND_ASCII.test(text) ? plain(text) : text.toLowerCase())
