import { importedText } from '#shared/domain/text/spreadsheet-text.ts'
import { spreadsheetProblem } from '#shared/domain/text/spreadsheet-value.ts'
import { formatCount } from '#shared/domain/text.ts'
import { type CsvRow, countLines, csvRows } from './csv-rows.ts'
import { decodeText } from './encoding.ts'
import { isFilled, type Reading, type ReadingChoice, type Table, TableFileError, type TableRow } from './table.ts'

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
]

/** Reads a CSV file. A row needs as many cells as there are headings; errors and formulas in cells are problems. */
export const readTextTable = (bytes: Uint8Array, chosen: Reading): Table => {
  const { text, isClean, notice, choice } = decodeText(bytes, chosen.encoding)
  if (text.split('\0').length - 1 > text.length / 10) throw new TableFileError('The file is neither CSV nor XLSX.')
  // Spreadsheet programs name the delimiter in a line before the headings.
  const [line = '', named] = /^"?sep=(.)"?\1*(?:\r\n|\r|\n)/i.exec(text) ?? []
  const body = text.slice(line.length)
  const delimiter = chosen.delimiter ?? named ?? delimiterOf(body)
  const { rows, unended } = csvRows(body, delimiter)
  if (unended !== undefined) throw new TableFileError(`The file is not a CSV file that can be read: row ${unended + 1} has a quote that does not end.`)
  const headings = rows.find(({ cells }) => cells.some((cell) => cell.trim() !== ''))?.cells.length ?? 0
  return {
    rows: rows.map((row, place) => tableRow(row, place + 1, headings, isClean)).filter(isFilled),
    lines: countLines(text),
    notices: notice === null ? [] : [{ intent: 'warning', text: notice }],
    choices: [delimiterChoice(delimiter), ...(choice === null ? [] : [choice])],
  }
}

const tableRow = ({ cells, hasStrayQuote }: CsvRow, line: number, headings: number, isClean: boolean): TableRow => {
  const wrong = cells.flatMap((cell, place) => {
    const problem = !isClean && cell.includes('\ufffd') ? 'A character could not be read in the encoding of the file.' : spreadsheetProblem(cell)
    return problem === null ? [] : [[place, problem] as const]
  })
  return { line, cells: cells.map(importedText), problem: rowProblem(cells.length, headings, hasStrayQuote), wrong: new Map(wrong) }
}

const rowProblem = (cells: number, headings: number, hasStrayQuote: boolean): string | undefined => {
  if (hasStrayQuote) return 'The quotes of this row do not fit: a quote within a text has to be doubled.'
  if (cells === headings) return undefined
  return `This row has ${formatCount(cells)} ${cells === 1 ? 'cell' : 'cells'}, but the file has ${formatCount(headings)} ${headings === 1 ? 'heading' : 'headings'}.`
}

const delimiterChoice = (value: string): ReadingChoice => ({
  key: 'delimiter',
  label: 'Delimiter',
  value,
  options: DELIMITERS.some((each) => each.value === value) ? DELIMITERS : [...DELIMITERS, { value, label: value }],
})

/** The delimiter that occurs most often in the headings. */
const delimiterOf = (text: string): string => {
  const [headings = ''] = text
    .trimStart()
    .slice(0, 100_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/[\r\n]/, 1)
  const counts = DELIMITERS.map(({ value }) => headings.split(value).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]?.value ?? ','
}
