import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import Papa from 'papaparse'
import { formatDate } from '#shared/domain/date.ts'
import type { ExportColumn, SheetWriter } from './sheet-writer.ts'

/** Excel reads a CSV file as UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\ufeff'
const LINE_END = '\r\n'

// A text that a spreadsheet would take for a formula gets an apostrophe before it: =HYPERLINK(...) in a site's name stays text.
const toCsv = (rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0 ? '' : Papa.unparse(rows as unknown[][], { escapeFormulae: true, newline: LINE_END }) + LINE_END

/** Writes CSV as Excel reads it: UTF-8 with a byte order mark, CRLF, formulae escaped, dates as lists show them. */
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
