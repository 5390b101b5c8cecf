import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type CellPosition, HEADER_ROW } from './grid-navigation.ts'

/**
 * The roving tab stop of the grid. It belongs to a row, not to a place: when rows come, go or are sorted otherwise it stays with its row, and where that row is
 * gone with its place. The focus follows, also when the element that had it is no longer drawn.
 * @param idAt id of the row at a place of the page, from 0
 * @param staysInSight whether a column is drawn over the others while they scroll
 */
export function useActiveCell(
  scroller: RefObject<HTMLElement | null>,
  idAt: (index: number) => string | undefined,
  rowCount: number,
  columnCount: number,
  staysInSight: (column: number) => boolean,
) {
  const [active, setActive] = useState<{ readonly position: CellPosition; readonly rowId: string | undefined }>({
    position: { row: 0, column: 0 },
    rowId: undefined,
  })
  const position = useMemo(() => {
    const { row } = active.position
    const column = Math.max(0, Math.min(active.position.column, columnCount - 1))
    if (row === HEADER_ROW || rowCount === 0) return { row: HEADER_ROW, column }
    if (active.rowId === undefined || idAt(row) === active.rowId) return { row: Math.min(row, rowCount - 1), column }
    for (let index = 0; index < rowCount; index++) if (idAt(index) === active.rowId) return { row: index, column }
    return { row: Math.min(row, rowCount - 1), column }
  }, [active, idAt, rowCount, columnCount])

  // Its row is no longer there: another one has its place, and with it the control that had the focus.
  const isGone = active.rowId !== undefined && position.row !== HEADER_ROW && idAt(position.row) !== active.rowId

  const hasFocus = useRef(false)
  const wantsFocus = useRef(false)
  useLayoutEffect(() => {
    const root = scroller.current
    if (root === null) return
    const focused = document.activeElement
    const isLost = hasFocus.current && (focused === document.body || focused === null)
    const target = focusTarget(cellAt(root, position))
    const isInOtherRow = hasFocus.current && isInGrid(root, focused) && (!isAt(focused, position) || (isGone && focused !== target))
    // A cell that stays in sight must not be scrolled to: the browser would scroll to where it stood if it did not stay.
    const scrolls = wantsFocus.current && !staysInSight(position.column)
    if (wantsFocus.current || isLost || isInOtherRow) target?.focus({ preventScroll: !scrolls })
    wantsFocus.current = false
  })

  /** Makes a cell the active one; `focus`: and moves the focus there, as soon as it is drawn. */
  const activate = useCallback(
    (next: CellPosition, focus: boolean) => {
      wantsFocus.current = focus
      setActive({ position: next, rowId: next.row === HEADER_ROW ? undefined : idAt(next.row) })
    },
    [idAt],
  )
  const focusHandlers = useMemo(
    () => ({
      onFocus: (event: FocusEvent) => {
        hasFocus.current = event.currentTarget.contains(event.target)
        // A control in a cell was reached otherwise than by the grid's keys: its cell is the active one.
        const place = hasFocus.current ? positionOf(event.target) : null
        if (place !== null && !isAt(event.target, position)) activate(place, false)
      },
      onBlur: (event: FocusEvent) => {
        // Without a related target the element may just have been removed: the effect above then brings the focus back; a window that lost the focus keeps it.
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) hasFocus.current = false
      },
    }),
    [activate, position],
  )
  return { position, activate, focusHandlers }
}

/** Marks the table's own control in a cell: the cell's focus is the control's, so that a screen reader names it. */
export const FOCUS_TARGET = 'data-cell-focus'

/** Moves the focus into the table within an element: to the first cell of data of its first row, or, where that is scrolled away, to where Tab would lead. */
export function focusRows(within: ParentNode | null): void {
  const cell = (of: string) => within?.querySelector<HTMLElement>(of)
  ;(cell(`[role="row"][data-index="0"] [role="gridcell"]:not(:has([${FOCUS_TARGET}]))`) ?? cell('[role="gridcell"][tabindex="0"]'))?.focus()
}

function focusTarget(cell: HTMLElement | null): HTMLElement | null {
  return cell?.querySelector<HTMLElement>(`[${FOCUS_TARGET}]`) ?? cell
}

function isInGrid(root: HTMLElement, element: Element | null): element is Element {
  return element !== null && element !== root && root.contains(element) && positionOf(element) !== null
}

function isAt(element: Element, { row, column }: CellPosition): boolean {
  const place = positionOf(element)
  return place?.row === row && place.column === column
}

/** Whether an element has the focus on behalf of its cell, rather than as a control that the column drew. */
export function isFocusTarget(element: EventTarget | null): boolean {
  if (!(element instanceof Element)) return false
  return element.role === 'gridcell' || element.role === 'columnheader' || element.hasAttribute(FOCUS_TARGET)
}

export function cellAt(root: HTMLElement, { row, column }: CellPosition): HTMLElement | null {
  const inRow = (cell: string) => root.querySelector<HTMLElement>(`[role="row"][data-index="${row}"] ${cell}`)
  return inRow(`[aria-colindex="${column + 1}"]`) ?? inRow('[data-spans]')
}

/** The place of the cell an element stands in; `null` outside of cells. */
export function positionOf(element: Element): CellPosition | null {
  const row = element.closest<HTMLElement>('[role="row"]')?.dataset['index']
  const cell = element.closest<HTMLElement>('[aria-colindex]')
  // The header of a group is one cell below many columns: going on from it leads back to the column one came from.
  const spanned = cell?.dataset['spans'] ?? ''
  const column = spanned === '' ? cell?.getAttribute('aria-colindex') : Number(spanned) + 1
  return row === undefined || column === undefined || column === null ? null : { row: Number(row), column: Number(column) - 1 }
}
