import { SPREADSHEET_VALUE } from './spreadsheet-value.ts'

/** Where a program that ignores quotes begins another cell: a separator, a break of the line. */
const CELL_END = String.raw`[\r\n\v\f\u0085\u2028\u2029\t,;|]`
/** What programs drop before the first character of a cell, or do not draw; quotes go where text is pasted. */
const UNSEEN = String.raw`[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}"]`
/** What begins a formula, in full-width and small forms too: spreadsheets for Chinese and Japanese take them. */
const FORMULA = String.raw`[=+\-@＝＋－＠﹦﹢﹣﹫]`

// No look-ahead goes past the end of its cell: a text of nothing but breaks takes no longer than another.
const UP_TO_FORMULA = `(?:(?!${CELL_END})${UNSEEN})*${FORMULA}`
const FORMULA_START = new RegExp(`(^|${CELL_END})(?=${UP_TO_FORMULA})`, 'gu')
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/**
 * A text that no spreadsheet takes for a formula, wherever it is opened or pasted: an apostrophe goes before each place where one could begin, after
 * breaks and separators inside included. A plain number stays a number.
 */
export const spreadsheetText = (text: string): string => {
  if (PLAIN_NUMBER.test(text)) return text
  const safe = text.replace(FORMULA_START, "$1'")
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe
}

// A text's own apostrophes at such a place get one more, so that reading can take exactly one away.
const GUARDED_TEXT = new RegExp(`^'*(?:${UP_TO_FORMULA}|[\\t\\r\\n]|(?:${SPREADSHEET_VALUE})$)`, 'u')
const INNER_START = new RegExp(`(${CELL_END})(?='*${UP_TO_FORMULA})`, 'gu')
const INNER_GUARD = new RegExp(`(${CELL_END})'(?='*${UP_TO_FORMULA})`, 'gu')

/** Guards a text for an exported CSV file, so that no spreadsheet takes it for a formula or an error. */
export const exportedText = (text: string): string => (PLAIN_NUMBER.test(text) ? text : (GUARDED_TEXT.test(text) ? "'" : '') + text.replace(INNER_START, "$1'"))

/** The inverse of `exportedText`: removes the apostrophes that it inserted. */
export const importedText = (cell: string): string => (cell.startsWith("'") && GUARDED_TEXT.test(cell) ? cell.slice(1) : cell).replace(INNER_GUARD, '$1')
