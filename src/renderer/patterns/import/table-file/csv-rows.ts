export interface CsvRow {
  readonly cells: readonly string[]
  /** Characters follow a quote that ends its cell: where the cell ends is a guess. */
  readonly hasStrayQuote: boolean
}

export interface CsvRows {
  readonly rows: readonly CsvRow[]
  /** The row with a quote that does not end, from 0; undefined where every quote ends. */
  readonly unended: number | undefined
}

const LINE_END = /\r\n|\r|\n/g

/** How many lines a text has; those within quotes count too. */
export const countLines = (text: string): number => (text.match(LINE_END)?.length ?? 0) + (/[^\r\n]$/.test(text) ? 1 : 0)

/** The rows of CSV as RFC 4180 has it, with CRLF, LF and CR as line ends in the same file: people append lines with another program. */
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
      // Blanks behind the closing quote belong to nothing.
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

/** The text between the quote at a place and the one that ends it; null where none does. A doubled quote is one of the text. */
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
