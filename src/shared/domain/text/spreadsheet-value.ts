import { truncate } from '../text.ts'

/** Errors of formulas in Excel, LibreOffice and Sheets: in English, German, French, Spanish, Italian and Portuguese. */
const ERRORS = [
  String.raw`#(?:N/A|REF!|VALUE!|DIV/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|BUSY!|ERROR!|GETTING_DATA)`,
  String.raw`#(?:NV|N/D|BEZUG!|WERT!|ZAHL!|ÜBERLAUF!|VALEUR!|NOM\?|NOMBRE!|NUL!|RIF!|VALORE!|NOME\?|VALOR!|¡(?:REF|VALOR|DIV/0|NUM|NULO)!|¿NOMBRE\?)`,
  String.raw`Err:\d{3}`,
].join('|')
/** A number in a column that is too narrow for it. */
const NARROW = '#{2,}'
/** With the sign of the exponent, which spreadsheets always write: `12E4` is a text that people have. */
const ROUNDED = String.raw`[+-]?\d+(?:[.,]\d+)?[eE][+-]\d+`

/** Matches a text that a spreadsheet shows or saves in place of a value; formulas are not included. */
export const SPREADSHEET_VALUE = ` *(?:${ERRORS}|${NARROW}|${ROUNDED}) *`

/** A text, number, cell or function after the equals sign: notes may begin with one, as in "=> call back". */
const FORMULA = /^ *=\s*(?:"|[+-]?\d|\$?[A-Z]{1,3}\$?\d|[A-Z][A-Z\d.]*\()/i

const isWhole = (pattern: string): RegExp => new RegExp(`^ *(?:${pattern}) *$`, 'u')
const PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [isWhole(ERRORS), 'is an error of the spreadsheet, not a value.'],
  [isWhole(NARROW), 'is what a spreadsheet saves of a column that is too narrow.'],
  [isWhole(ROUNDED), 'is a number that a spreadsheet rounded: its last digits are lost.'],
  [FORMULA, 'is a formula, not a value.'],
]

/** Why a cell holds no value that was typed; null if it can be one. */
export const spreadsheetProblem = (cell: string): string | null => {
  const problem = PROBLEMS.find(([pattern]) => pattern.test(cell))?.[1]
  return problem === undefined ? null : `“${truncate(cell.trim(), 40)}” ${problem}`
}
