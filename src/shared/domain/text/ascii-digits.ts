const DIGIT = /\p{Nd}/u

/**
 * Every script has its ten digits in a row, from zero: the value of one is its distance from the first of the run,
 * which may hold several tens.
 */
const digitValue = (digit: string): string => {
  let first = digit.codePointAt(0) as number
  const at = first
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((at - first) % 10)
}

/** A text with the digits of every script (Devanagari, Arabic, full-width) as 0 to 9. */
export const asciiDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, digitValue)

/** The keys of East Asian and Arabic keyboards for what is typed in numbers and dates. */
const KEYS: Readonly<Record<string, string>> = {
  '\uFF0F': '/',
  '\uFF0E': '.',
  '\uFF0C': ',',
  '\uFF0B': '+',
  '\uFF0D': '-',
  '\uFF1A': ':',
  '\u066B': '.',
  '\u066C': ',',
}

/**
 * Typed or pasted numbers and dates as they are read: digits 0 to 9, single blanks and one minus of one kind each, no
 * blanks around it.
 */
export const plainNotation = (text: string): string =>
  asciiDigits(text)
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-')
    .replaceAll(/[\uFF0B-\uFF0F\uFF1A\u066B\u066C]/gu, (key) => KEYS[key] ?? key)
    .trim()
