import type { MouseEvent } from 'react'
import { isOwnControl, isResizeHandle, isTextMarked, placeOf } from './cell-events.ts'
import type { GridActions } from './grid-actions.ts'
import { type CellPosition, HEADER_ROW } from './grid-navigation.ts'

/** A click selects, opens or closes what its cell is for; on data it peeks, with Shift it selects up to there. */
export function handleClick<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (place === null) return
  if (place.row === HEADER_ROW) clickHeader(grid, event, place)
  else clickRow(grid, event, place)
}

function clickHeader<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>, place: CellPosition): void {
  const cell = grid.cells[place.column]
  grid.activate(place, true)
  if (cell?.kind === 'checkbox') grid.selection?.togglePage()
  else if (cell?.kind === 'data' && cell.column.sortable !== false && !isResizeHandle(event.target)) grid.toggleSort(cell.column.id, event.shiftKey)
}

function clickRow<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>, place: CellPosition): void {
  const cell = grid.cells[place.column]
  const row = grid.rowAt(place.row)
  if (cell === undefined || row === undefined || grid.isEditing(place.row)) return
  if (isOwnControl(event.target)) {
    grid.activate(place, false)
    return
  }
  grid.activate(place, true)
  if (cell.kind === 'checkbox') grid.selection?.toggle(place.row, event.shiftKey)
  else if (cell.kind === 'expander') grid.toggleExpanded(row)
  else if (cell.kind === 'actions') grid.openMenu(place.row, place.column)
  else if (event.shiftKey && grid.selection) grid.selection.toggle(place.row, true)
  else if (!isTextMarked()) grid.peek(row)
}

/** A double click on data opens the record. */
export function handleDoubleClick<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (place === null || grid.cells[place.column]?.kind !== 'data' || isOwnControl(event.target) || grid.isEditing(place.row)) return
  const row = grid.rowAt(place.row)
  if (row !== undefined) grid.open(row)
}

/** A right click opens the row's menu at the pointer, unless it is about marked text. */
export function handleContextMenu<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (place === null || place.row === HEADER_ROW || !grid.hasMenu || grid.isEditing(place.row) || isTextMarked()) return
  event.preventDefault()
  grid.activate(place, true)
  grid.openMenu(place.row, place.column, { x: event.clientX, y: event.clientY })
}
