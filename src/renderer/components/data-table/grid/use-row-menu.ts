import { type RefObject, useState } from 'react'
import type { RowAction } from '../data-table-props.ts'
import type { OpenRowMenu } from './row-menu.tsx'
import { cellAt } from './use-active-cell.ts'

/**
 * Which row's menu is open, and where.
 * @param idAt id of the row at a place of the page, from 0
 * @param actionsOf the menu's entries, asked for when it opens; none: it does not open
 * @param lastPlace place of the last column, at which questions of the menu point
 */
export function useRowMenu(
  scroller: RefObject<HTMLElement | null>,
  idAt: (index: number) => string | undefined,
  actionsOf: (index: number) => readonly RowAction[],
  lastPlace: number,
) {
  const [opened, setOpened] = useState<OpenRowMenu | null>(null)
  // A row that left its place takes its menu with it, so that nothing is answered for another row.
  const menu = opened !== null && idAt(opened.index) === opened.rowId ? opened : null
  return {
    menu,
    open: (index: number, place: number, at?: { readonly x: number; readonly y: number }) => {
      const rowId = idAt(index)
      const root = scroller.current
      if (rowId === undefined || root === null || menu?.index === index) return
      const actions = actionsOf(index)
      const anchor = cellAt(root, { row: index, column: lastPlace }) ?? root
      const target = at ? { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) } : (cellAt(root, { row: index, column: place }) ?? anchor)
      if (actions.length > 0) setOpened({ rowId, index, actions, target, anchor })
    },
    close: () => setOpened(null),
  }
}
