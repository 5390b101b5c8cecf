import { type Column, cellText } from './column.ts'

/** A tab or a break would begin another cell. */
const cellOf = (text: string): string => text.replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ')

/** Rows under the titles of their columns as text that a spreadsheet pastes into cells of its own: a line a row, a tab between cells. As on screen, uncut. */
export function rowsAsText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const said = columns.filter(({ exported }) => exported !== false)
  const lines = [said.map(({ title }) => title), ...rows.map((row) => said.map((column) => cellText(column, row)))]
  return lines.map((cells) => cells.map(cellOf).join('\t')).join('\n')
}
