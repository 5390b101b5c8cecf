import type { Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import type { TableState } from '../table-state.ts'
import { ROW_HEIGHT } from './metrics.ts'

/** Another page, order or filter starts at its top; new data for the same one stays where it was. */
export function useScrollToTop(
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  { page, size, sort, group }: TableState,
  filterKey: string | undefined,
): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false
    // Asking the element itself where it is would have the rows laid out twice.
    else if ((virtualizer.scrollOffset ?? 0) > 0) virtualizer.scrollToOffset(0)
  }, [virtualizer, page, size, sort, group, filterKey])
}

/** Rows of another height: the list stays at the row it was at. In a table of compact rows the one that is edited has its own. */
export function useRowSizes(virtualizer: Virtualizer<HTMLDivElement, Element>, rowHeight: number, editedRow: number): void {
  const drawn = useRef({ rowHeight, tall: -1 })
  useLayoutEffect(() => {
    const before = drawn.current
    const tall = rowHeight === ROW_HEIGHT ? -1 : editedRow
    drawn.current = { rowHeight, tall }
    if (before.rowHeight === rowHeight && before.tall === tall) return
    virtualizer.measure()
    for (const opened of virtualizer.scrollElement?.querySelectorAll('[data-expanded]') ?? []) virtualizer.measureElement(opened.parentElement)
    if (before.rowHeight !== rowHeight) virtualizer.scrollToOffset(((virtualizer.scrollOffset ?? 0) / before.rowHeight) * rowHeight)
  }, [virtualizer, rowHeight, editedRow])
}
