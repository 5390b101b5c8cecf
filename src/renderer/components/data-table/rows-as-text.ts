import { isExactAmount, moneyToDecimal } from '#shared/domain/money.ts'
import { spreadsheetText } from '#shared/domain/text/spreadsheet-text.ts'
import { type Column, cellText } from './column.ts'

/** Within quotes a tab or a break begins no other cell. */
const quoted = (text: string): string => (/[\t\r\n\v\f\u0085\u2028\u2029"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Numbers and amounts as an export writes them, so that a spreadsheet counts with them; everything else as on screen, uncut, and never a formula. */
const cellOf = <Row>(column: Column<Row>, row: Row): string => {
  const value = column.value(row)
  if (typeof value === 'number') {
    if (column.kind === 'number') return String(value)
    if (column.kind === 'money' && isExactAmount(value)) return moneyToDecimal(value)
  }
  return quoted(spreadsheetText(cellText(column, row)))
}

/** Rows under the titles of their columns as text that a spreadsheet pastes into cells of its own: a line a row, a tab between cells. */
export function rowsAsText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const copied = columns.filter(({ exported }) => exported !== false)
  const lines = [copied.map(({ title }) => quoted(spreadsheetText(title))), ...rows.map((row) => copied.map((column) => cellOf(column, row)))]
  return lines.map((cells) => cells.join('\t')).join('\n')
}
