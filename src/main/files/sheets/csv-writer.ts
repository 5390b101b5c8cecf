import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import Papa from 'papaparse'
import { formatDate } from '#shared/domain/date.ts'
import { exportedText } from '#shared/domain/text/spreadsheet-text.ts'
import type { ExportColumn, SheetWriter } from './sheet-writer.ts'

/** Excel reads a CSV file as UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

// Papa's own `escapeFormulae` lets texts with a line break or a leading blank through.
const toCsv = (rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0
    ? ''
    : Papa.unparse(
        rows.map((row) => row.map(cellText)),
        { newline: LINE_END },
      ) + LINE_END

const cellText = (cell: unknown): unknown => (typeof cell === 'string' ? exportedText(cell) : cell)

/** Writes CSV as Excel reads it: UTF-8 with a byte order mark, CRLF, no text a formula, dates as lists show them. */
export function csvWriter(output: Writable, columns: readonly ExportColumn[]): SheetWriter {
  const ended = finished(output)
  // Failures reach the caller through `append` and `finish`; without a listener the first one would end the process.
  ended.catch(() => {})

  const write = async (text: string): Promise<void> => {
    if (output.errored) throw output.errored
    if (!output.write(text)) await Promise.race([once(output, 'drain'), ended])
  }
  const isDate = columns.map(({ kind }) => kind === 'date')
  output.write(BYTE_ORDER_MARK + toCsv([columns.map(({ title }) => title)]))

  return {
    append: (rows) => write(toCsv(rows.map((row) => row.map((cell, at) => (isDate[at] && typeof cell === 'number' ? formatDate(cell) : cell))))),
    finish: () => {
      output.end()
      return ended
    },
    abort: (cause) => output.destroy(cause),
  }
}
