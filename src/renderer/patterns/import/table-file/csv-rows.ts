export interface CsvRow {
  readonly cells: readonly string[]
  /** Text follows the closing quote of a cell, so where the cell ends is a guess. */
  readonly hasStrayQuote: boolean
}

export interface CsvRows {
  readonly rows: readonly CsvRow[]
  /** The row with a quote that is never closed, from 0. */
  readonly unended: number | undefined
}

const LINE_END = /\r\n|\r|\n/g

/** The number of lines in a text, including those within quotes. */
export const countLines = (text: string): number => (text.match(LINE_END)?.length ?? 0) + (/[^\r\n]$/.test(text) ? 1 : 0)

/**
 * Splits CSV into rows by RFC 4180. Accepts CRLF, LF and CR as line ends in the same file, because people append lines
 * with another program.
 */
export const csvRows = (text: string, delimiter: string): CsvRows => {
  const cellEnd = new RegExp(`[\r\n${delimiter.replace(/[\\\]^-]/, String.raw`\$&`)}]`, 'g')
  const rows: CsvRow[] = []
  let at = 0
  while (at < text.length) {
    const cells: string[] = []
    let hasStrayQuote = false
    let isRowEnd = false
    while (!isRowEnd) {
      const quoted = text[at] === '"' ? quotedFrom(text, at) : { value: '', end: at }
      if (quoted === null) return { rows, unended: rows.length }
      cellEnd.lastIndex = quoted.end
      const end = cellEnd.exec(text)?.index ?? text.length
      const rest = text.slice(quoted.end, end)
      // Blanks after the closing quote are not part of the cell.
      const isPlain = quoted.end === at
      if (!isPlain && rest.trim() !== '') hasStrayQuote = true
      cells.push(quoted.value + (isPlain || hasStrayQuote ? rest : ''))
      isRowEnd = text[end] !== delimiter
      at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1)
    }
    rows.push({ cells, hasStrayQuote })
  }
  return { rows, unended: undefined }
}

/** The text of the quoted cell that starts here; null if the quote is never closed. A doubled quote is one quote. */
const quotedFrom = (text: string, start: number): { readonly value: string; readonly end: number } | null => {
  let value = ''
  let from = start + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote < 0) return null
    value += text.slice(from, quote)
    if (text[quote + 1] !== '"') return { value, end: quote + 1 }
    value += '"'
    from = quote + 2
  }
}
