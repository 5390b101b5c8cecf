import type { DOMAttributes, KeyboardEvent, MouseEvent } from 'react'
import { isMac } from '../../shortcuts/shortcuts.ts'
import type { RowSelection } from '../selection.ts'
import { FOCUSABLE } from './body-row.tsx'
import { type CellPosition, HEADER_ROW } from './grid-navigation.ts'
import type { GridCell } from './grid-shape.ts'
import { cellAt, positionOf } from './use-active-cell.ts'

/** The row whose data was pressed last, by grid; a second press of a double click leaves it. */
const firstPresses = new WeakMap<HTMLElement, unknown>()

/**
 * Before any control gets a click: the second one of a double click is for the row of the first, wherever the details that came in between have moved the rows
 * or the column of menus.
 */
function handleClickFirst<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  const row = place !== null && grid.cells[place.column]?.kind === 'data' && !isOwnControl(event.target) ? grid.rowAt(place.row) : undefined
  if (event.detail < 2) {
    firstPresses.set(event.currentTarget, row)
    return
  }
  const first = firstPresses.get(event.currentTarget) as Row | undefined
  if (first === undefined || first === row) return
  event.preventDefault()
  event.stopPropagation()
  grid.open(first)
}

/** Shift selects rows or sorts by another column. Without this the browser would also select the text in between. */
function handlePress(event: MouseEvent<HTMLElement>): void {
  const place = event.shiftKey ? placeOf(event) : null
  if (place === null || isOwnControl(event.target) || isEditor(event.target)) return
  event.preventDefault()
}

/** A click selects, opens or closes what its cell is for; on data it peeks, with Shift it selects up to there. */
function handleClick<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
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
  if (row === undefined) grid.onGroup?.(event, place)
  if (cell === undefined || row === undefined || grid.isEditing(place.row)) return
  if (isOwnControl(event.target)) {
    grid.activate(place, false)
    return
  }
  grid.activate(place, true)
  if (cell.kind === 'data' && wantsNewWindow(event)) grid.openWindow(place.row)
  else if (cell.kind === 'checkbox') grid.selection?.toggle(place.row, event.shiftKey)
  else if (cell.kind === 'expander') grid.toggleExpanded(row)
  else if (cell.kind === 'actions') grid.openMenu(place.row, place.column)
  else if (event.shiftKey && grid.selection) grid.selection.toggle(place.row, true)
  else if (!isTextMarked()) grid.peek(row)
}

/** The middle button opens a row in a new window, as it does a link. */
function handleMiddleClick<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (event.button !== 1 || place === null || place.row === HEADER_ROW || grid.isEditing(place.row)) return
  if (grid.cells[place.column]?.kind === 'data' && !isOwnControl(event.target)) grid.openWindow(place.row)
}

const wantsNewWindow = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !shiftKey && (isMac ? metaKey : ctrlKey)

function handleDoubleClick<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (place === null || grid.cells[place.column]?.kind !== 'data' || isOwnControl(event.target) || grid.isEditing(place.row)) return
  const row = grid.rowAt(place.row)
  const first = firstPresses.get(event.currentTarget)
  // Of another row than the first press it was opened already, see `handleClickFirst`.
  if (row !== undefined && (first === undefined || first === row)) grid.open(row)
}

/** A right click opens the row's menu at the pointer, unless it is about marked text. */
function handleContextMenu<Row>(grid: GridActions<Row>, event: MouseEvent<HTMLElement>): void {
  const place = placeOf(event)
  if (place === null || place.row === HEADER_ROW || !grid.hasMenu || grid.isEditing(place.row) || isTextMarked()) return
  event.preventDefault()
  grid.activate(place, true)
  grid.openMenu(place.row, place.column, { x: event.clientX, y: event.clientY })
}

/** The cell an event is about; `null` for one from elsewhere, such as a popover that a cell opened, whose events React passes up here. */
export function placeOf(event: { readonly target: EventTarget; readonly currentTarget: EventTarget & HTMLElement }): CellPosition | null {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('[data-expanded]') !== null) return null
  return positionOf(target)
}

/** Whether a click was for a control that the column drew: that one answers it. */
function isOwnControl(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest(`${FOCUSABLE}, label`) : null
  return control !== null && control.closest('[data-cell-controls]') !== null
}

const isEditor = (target: EventTarget): boolean => target instanceof Element && target.closest('input, select, textarea') !== null

function isResizeHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-resize-handle]') !== null
}

/** Whether the pointer has marked text: to copy it, not to open anything. */
export function isTextMarked(): boolean {
  return document.getSelection()?.type === 'Range'
}

/** Moves the focus from a cell into its controls; `false` when it has none. */
export function focusControls(root: HTMLElement, place: CellPosition): boolean {
  const control = cellAt(root, place)?.querySelector<HTMLElement>(FOCUSABLE) ?? null
  control?.focus()
  return control !== null
}

/** Gives a cut cell its whole text on hover: looked up for the one cell under the pointer instead of set on hundreds. */
function showWholeText(event: MouseEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="gridcell"]') : null
  if (cell === null || cell.querySelector(FOCUSABLE) !== null) return
  // The lines of a cell are cut by themselves.
  const isCut = [cell, ...cell.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  cell.title = cell.dataset['whole'] ?? (isCut ? cell.innerText : '')
}

/** Every handler of the pointer, for the element of the grid. */
export function pointerHandlers<Row>(grid: GridActions<Row>): DOMAttributes<HTMLElement> {
  return {
    onMouseDown: handlePress,
    onClickCapture: (event) => handleClickFirst(grid, event),
    onClick: (event) => handleClick(grid, event),
    onAuxClick: (event) => handleMiddleClick(grid, event),
    onDoubleClick: (event) => handleDoubleClick(grid, event),
    onContextMenu: (event) => handleContextMenu(grid, event),
    onMouseOver: showWholeText,
  }
}

/** What a click or a key can do to the grid. The handlers (`grid-pointer.ts`, `grid-keyboard.ts`) know which one it means. */
export interface GridActions<Row> {
  readonly cells: readonly GridCell<Row>[]
  readonly rowCount: number
  readonly rowsInSight: () => number
  readonly rowAt: (index: number) => Row | undefined
  readonly selection: RowSelection | null
  readonly isEditing: (index: number) => boolean
  readonly isPeeking: boolean
  readonly peek: (row: Row | null) => void
  /** Enter opens a row from each of its cells, that of its checkbox too; Space selects it. */
  readonly opensRows: boolean
  readonly open: (row: Row) => void
  readonly toggleExpanded: (row: Row) => void
  readonly toggleSort: (columnId: string, additive: boolean) => void
  readonly resize: (columnId: string, width: number) => void
  readonly shiftColumn: (columnId: string, places: number) => void
  readonly hasMenu: boolean
  readonly isMenuOpen: boolean
  /** Opens the row's record in a window of its own, where it has one. */
  readonly openWindow: (index: number) => void
  readonly openMenu: (index: number, place: number, at?: { readonly x: number; readonly y: number }) => void
  readonly closeMenu: () => void
  /** Copies the selected rows, else the cell. */
  readonly copy: (position: CellPosition) => void
  /** Makes a cell the active one; `focus`: and moves the focus there. */
  readonly activate: (position: CellPosition, focus: boolean) => void
  readonly scrollToRow: (index: number) => void
  /** Whether a key works for this user: J and K can be switched off. */
  readonly keysWork: (key: string) => boolean
  /** A click or a key on the header of a group. @returns whether it was for the header */
  readonly onGroup?: (event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>, place: CellPosition) => boolean
}
