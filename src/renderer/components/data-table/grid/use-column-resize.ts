import { type PointerEvent, type RefObject, useCallback } from 'react'
import type { Column } from '../column.ts'
import { clampWidth, withColumnMoved, withColumnWidth } from '../column-layout.ts'
import type { DrawnColumn } from '../drawn-columns.ts'
import type { TableState } from '../table-state.ts'
import { type GridShape, gridVariables } from './grid-shape.ts'

/** Handlers for resizing columns. They outlive a refresh, so they must not be made where they retain the rows. */
export function useColumnChanges<Row>(columns: readonly Column<Row>[], state: TableState, onStateChange: (state: TableState) => void) {
  const resize = useCallback(
    (columnId: string, width: number | null) => {
      const column = columns.find(({ id }) => id === columnId)
      if (column) onStateChange(withColumnWidth(state, column, width ?? column.width))
    },
    [columns, state, onStateChange],
  )
  const resetWidth = useCallback((columnId: string) => resize(columnId, null), [resize])
  const moveColumn = useCallback(
    (columnId: string, toPlaceOf: string) => onStateChange(withColumnMoved(columns, state, columnId, toPlaceOf)),
    [columns, state, onStateChange],
  )
  return { resize, resetWidth, moveColumn }
}

/**
 * Dragging a column's edge. While the pointer is down only the grid's custom properties change, so no row is rendered; the width becomes state on release.
 * @returns what a handle does when it is pressed
 */
export function useColumnResize<Row>(
  grid: RefObject<HTMLElement | null>,
  shape: GridShape<Row>,
  onResize: (columnId: string, width: number) => void,
): (event: PointerEvent<HTMLElement>, drawn: DrawnColumn<Row>) => void {
  return useCallback(
    (event, drawn) => {
      if (event.button !== 0) return
      event.preventDefault()
      const handle = event.currentTarget
      const startX = event.clientX
      // In a wide window it may be wider than its least.
      const from = (drawn.grows || drawn.wanted > drawn.width ? handle.parentElement?.offsetWidth : undefined) ?? drawn.width
      let width = drawn.width
      const show = (columnWidth: number) => {
        width = clampWidth(drawn.column, columnWidth)
        for (const [name, value] of Object.entries(gridVariables(shape, { columnId: drawn.column.id, width }))) grid.current?.style.setProperty(name, value)
      }
      const move = (moved: globalThis.PointerEvent) => show(from + moved.clientX - startX)
      const end = (ended: globalThis.PointerEvent) => {
        handle.removeEventListener('pointermove', move)
        handle.removeEventListener('pointerup', end)
        handle.removeEventListener('pointercancel', end)
        if (ended.type === 'pointercancel') show(drawn.width)
        else if (width !== drawn.width) onResize(drawn.column.id, width)
      }
      handle.setPointerCapture(event.pointerId)
      handle.addEventListener('pointermove', move)
      handle.addEventListener('pointerup', end)
      handle.addEventListener('pointercancel', end)
    },
    [grid, shape, onResize],
  )
}
