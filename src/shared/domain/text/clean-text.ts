/**
 * Scripts whose words need the joiners U+200C and U+200D: those of India and its neighbours, Arabic and Persian,
 * Mongolian.
 */
const JOINING_SCRIPTS = [
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Newa',
  'Khmer',
  'Myanmar',
  'Arabic',
  'Syriac',
  'Mongolian',
]
const JOINING = `(?=[\\p{L}\\p{M}])[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`
/** The sign that takes a consonant's vowel away: a joiner after it chooses the form, also at the end of a word. */
const VIRAMA = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA\\u1039\\u17D2]'

/** Invisible characters that change what is seen, each where it does. */
const NEEDED = [
  `(?<=${JOINING})[\\u200C\\u200D](?=${JOINING})`,
  `(?<=${VIRAMA})[\\u200C\\u200D]`,
  // Emoji made of several, in text or colour, keycaps, and the flags of England, Scotland and Wales.
  '(?<=\\p{Extended_Pictographic}\\uFE0F?|\\p{Emoji_Modifier})\\u200D(?=\\p{Extended_Pictographic})',
  '(?<=[\\p{Extended_Pictographic}\\p{Ideographic}\\p{Sm}])[\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}]',
  '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
  '(?<=\\u{1F3F4}[\\u{E0020}-\\u{E007E}]*)[\\u{E0020}-\\u{E007F}]',
  '(?<=(?=\\p{L})\\p{Script=Mongolian})[\\u180B-\\u180F]',
].join('|')
const UNSEEN = '[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F]'
const UNNEEDED = new RegExp(`(?!${NEEDED})${UNSEEN}`, 'gu')

/** They order words of a text that is written from the right. */
const DIRECTION_MARKS: readonly string[] = ['\u061C', '\u200E', '\u200F']
const FROM_THE_RIGHT = /(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

const BLANKS = /[\u00A0\u1680\u2000-\u200A\u202F\u205F]/gu
const LINE_BREAKS = /[\v\f\u0085\u2028\u2029]/gu

/** Nearly every text: nothing in it is ever cleaned. */
const PLAIN = /^[\t\n\r\x20-\x7E]*$/

export interface CleanText {
  readonly text: string
  /** The invisible characters that were taken out, in order. */
  readonly removed: readonly string[]
}

/**
 * A text that people typed, pasted or imported, without the characters that nobody sees: in the composed form (NFC),
 * with simple blanks, and with joiners,
 * direction marks and variation selectors only where they change what is seen. Cleaning twice is cleaning once.
 */
export const cleanText = (text: string): CleanText => {
  if (PLAIN.test(text)) return { text, removed: [] }
  const removed: string[] = []
  const isFromTheRight = FROM_THE_RIGHT.test(text)
  const clean = text
    .replaceAll(UNNEEDED, (character) => {
      if (isFromTheRight && DIRECTION_MARKS.includes(character)) return character
      removed.push(character)
      return ''
    })
    .replaceAll(BLANKS, ' ')
    .replaceAll(LINE_BREAKS, '\n')
    .normalize('NFC')
  if (clean === text) return { text, removed }
  // Composing puts marks in another order: what a joiner stood behind may have moved.
  const again = cleanText(clean)
  return { text: again.text, removed: [...removed, ...again.removed] }
}

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The note below a field about removed characters; null if there were none. */
export const removedText = (removed: readonly string[]): string | null => {
  if (removed.length === 0) return null
  const codes = [...new Set(removed.map(codeOf))].slice(0, 3).join(', ')
  return removed.length === 1 ? `An invisible character was removed: ${codes}.` : `${removed.length} invisible characters were removed: ${codes}.`
}
