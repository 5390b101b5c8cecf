/** A cell by its place on the page: row -1 is the header, column 0 the first drawn (checkboxes included). */
export interface CellPosition {
  readonly row: number
  readonly column: number
}

export const HEADER_ROW = -1

/**
 * Where a key leads from a cell, after the ARIA grid pattern; `null` for a key that does not move.
 * Home and End move in the row, with Ctrl (or Cmd) to the first and the last row. J and K are the arrows down and up for a hand that stays on the letters.
 */
export function moveBy(
  key: string,
  withControl: boolean,
  from: CellPosition,
  extent: { readonly rows: number; readonly columns: number; readonly rowsInSight: number },
): CellPosition | null {
  const lastRow = extent.rows - 1
  const lastColumn = extent.columns - 1
  const toRow = (row: number) => ({ ...from, row: Math.max(HEADER_ROW, Math.min(row, lastRow)) })
  const toColumn = (column: number) => ({ ...from, column: Math.max(0, Math.min(column, lastColumn)) })
  switch (key) {
    case 'ArrowUp':
      return withControl ? toRow(Math.min(0, lastRow)) : toRow(from.row - 1)
    case 'ArrowDown':
      return withControl ? toRow(lastRow) : toRow(from.row + 1)
    case 'j':
      return withControl ? null : toRow(from.row + 1)
    case 'k':
      return withControl ? null : toRow(Math.max(0, from.row - 1))
    case 'ArrowLeft':
      return withControl ? toColumn(0) : toColumn(from.column - 1)
    case 'ArrowRight':
      return withControl ? toColumn(lastColumn) : toColumn(from.column + 1)
    case 'PageUp':
      return toRow(Math.max(Math.min(0, lastRow), from.row - extent.rowsInSight))
    case 'PageDown':
      return toRow(from.row + extent.rowsInSight)
    case 'Home':
      return withControl ? { row: Math.min(0, lastRow), column: 0 } : toColumn(0)
    case 'End':
      return withControl ? { row: lastRow, column: lastColumn } : toColumn(lastColumn)
    default:
      return null
  }
}
