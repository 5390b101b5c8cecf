import type { KeyboardEvent } from 'react'
import { FOCUSABLE } from './body-row.tsx'
import { type CellPosition, HEADER_ROW, moveBy } from './grid-navigation.ts'
import { focusControls, type GridActions, isTextMarked, placeOf } from './grid-pointer.ts'
import type { GridCell } from './grid-shape.ts'
import { isFocusTarget } from './use-active-cell.ts'

const RESIZE_STEP = 16

/** The keys of the grid, as README.md lists them. */
export function handleKey<Row>(grid: GridActions<Row>, event: KeyboardEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (place === null) return
  if (!isFocusTarget(event.target)) {
    // Inside a cell's controls the keys are theirs, but for the way back and the way to the next one.
    if (event.defaultPrevented) return
    if (event.key === 'Escape' || event.key === 'F2') grid.activate(place, true)
    else if (moveInCell(event)) event.preventDefault()
    return
  }
  const isDone = place.row === HEADER_ROW ? headerKey(grid, event, place) : rowKey(grid, event, place)
  if (isDone || move(grid, event, place)) event.preventDefault()
}

/** From one control of a cell to the next. @returns whether there was one */
function moveInCell({ key, shiftKey, altKey, ctrlKey, metaKey, target }: KeyboardEvent<HTMLElement>): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false
  const isArrow = key === 'ArrowLeft' || key === 'ArrowRight'
  if (!(isArrow || key === 'Tab') || (isArrow && target.matches('input, select, textarea'))) return false
  const controls = [...(target.closest('[data-cell-controls]')?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (control) => !control.matches(':disabled'),
  )
  const next = controls[controls.indexOf(target) + (key === 'ArrowLeft' || (key === 'Tab' && shiftKey) ? -1 : 1)]
  next?.focus()
  return next !== undefined
}

function move<Row>(grid: GridActions<Row>, event: KeyboardEvent<HTMLElement>, from: CellPosition): boolean {
  if (event.altKey || !grid.keysWork(event.key)) return false
  const extent = { rows: grid.rowCount, columns: grid.cells.length, rowsInSight: grid.rowsInSight() }
  const to = moveBy(event.key, event.ctrlKey || event.metaKey, from, extent)
  if (to === null) return false
  if (to.row !== from.row && to.row !== HEADER_ROW) {
    grid.scrollToRow(to.row)
    if (event.shiftKey) grid.selection?.extendTo(from.row, to.row)
    const row = grid.rowAt(to.row)
    if (grid.isPeeking && row !== undefined) grid.peek(row)
  }
  grid.activate(to, true)
  return true
}

/** @returns whether the key was for the header cell */
function headerKey<Row>(grid: GridActions<Row>, event: KeyboardEvent<HTMLElement>, place: CellPosition): boolean {
  const cell = grid.cells[place.column]
  const isPress = event.key === 'Enter' || event.key === ' '
  if (cell?.kind === 'checkbox' && isPress) {
    grid.selection?.togglePage()
    return true
  }
  // The rows that were selected with its checkbox are copied and selected from here too.
  if (cell?.kind === 'checkbox' && isRowsKey(event)) return gridKey(grid, event, place)
  if (cell?.kind !== 'data') return false
  const { column, isFixed, width } = cell
  if (isPress) {
    if (column.sortable !== false) grid.toggleSort(column.id, event.shiftKey)
    return true
  }
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return false
  const sign = event.key === 'ArrowLeft' ? -1 : 1
  if (!event.shiftKey) grid.resize(column.id, width + sign * RESIZE_STEP)
  else if (!isFixed) {
    grid.shiftColumn(column.id, sign)
    // The focus goes along with the column.
    grid.activate({ row: HEADER_ROW, column: movablePlace(grid, place.column + sign) }, true)
  }
  return true
}

/** Whether it is Ctrl+A or Ctrl+C. */
const isRowsKey = ({ key, ctrlKey, metaKey }: KeyboardEvent<HTMLElement>): boolean => (ctrlKey || metaKey) && /^[ac]$/i.test(key)

/** The nearest place that a column can move to. */
function movablePlace<Row>({ cells }: GridActions<Row>, place: number): number {
  const first = cells.findIndex((cell) => cell.kind === 'data' && !cell.isFixed)
  const last = cells.findLastIndex((cell) => cell.kind === 'data')
  return Math.max(first, Math.min(place, last))
}

/** @returns whether the key was for the row */
function rowKey<Row>(grid: GridActions<Row>, event: KeyboardEvent<HTMLElement>, place: CellPosition): boolean {
  const row = grid.rowAt(place.row)
  const cell = grid.cells[place.column]
  if (cell === undefined) return false
  if (row === undefined && grid.onGroup?.(event, place) === true) return true
  return gridKey(grid, event, place) || (row !== undefined && keyOnRow(grid, event, place, row))
}

/** What a key does in any row. @returns whether it did something */
function gridKey<Row>(grid: GridActions<Row>, event: KeyboardEvent<HTMLElement>, place: CellPosition): boolean {
  switch (event.key) {
    case 'Escape':
      if (grid.isMenuOpen) grid.closeMenu()
      else if (grid.isPeeking) grid.peek(null)
      else return false
      return true
    case 'a':
    case 'A':
      if (!(event.ctrlKey || event.metaKey) || grid.selection === null) return false
      if (grid.selection.page !== true) grid.selection.togglePage()
      return true
    case 'c':
    case 'C':
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || isTextMarked()) return false
      grid.copy(place)
      return true
    default:
      return false
  }
}

function keyOnRow<Row>(grid: GridActions<Row>, event: KeyboardEvent<HTMLElement>, place: CellPosition, row: Row): boolean {
  const cell = grid.cells[place.column] as GridCell<Row>
  switch (event.key) {
    case 'ContextMenu':
      grid.openMenu(place.row, place.column)
      return true
    case 'F10':
      if (event.shiftKey) grid.openMenu(place.row, place.column)
      return event.shiftKey
    case 'F2':
      return focusControls(event.currentTarget, place)
    case ' ':
      if (cell.kind === 'expander') grid.toggleExpanded(row)
      else if (cell.kind === 'actions') grid.openMenu(place.row, place.column)
      else grid.selection?.toggle(place.row, event.shiftKey)
      return true
    case 'Enter':
      // One of the row's actions has it.
      if (event.ctrlKey || event.metaKey) return false
      if (event.altKey) grid.peek(row)
      else if (cell.kind === 'checkbox' && !grid.opensRows) grid.selection?.toggle(place.row, event.shiftKey)
      else if (cell.kind === 'expander') grid.toggleExpanded(row)
      else if (grid.isEditing(place.row)) focusControls(event.currentTarget, place)
      else if (cell.kind === 'actions') grid.openMenu(place.row, place.column)
      else if (cell.kind === 'checkbox' || cell.column.interactive !== true || !focusControls(event.currentTarget, place)) grid.open(row)
      return true
    default:
      return false
  }
}
