import { type RefObject, useMemo, useState } from 'react'
import { ACTION_KEYS } from '../../shortcuts/action-keys.ts'
import { useShortcutSet } from '../../shortcuts/shortcuts.ts'
import type { RowAction, RowsProps } from '../data-table-props.ts'
import type { OpenRowMenu } from './row-menu.tsx'
import { cellAt } from './use-active-cell.ts'
import type { InlineEditing } from './use-inline-edit.ts'

const GROUP = 'Row that has the focus'

/**
 * Offers the keys of a row's actions while the focus is in the table. What asks first asks; what cannot be done opens the menu, which says why.
 * @param open opens the menu of the row, with an action chosen in it or without
 */
export function useRowKeys(scroller: RefObject<HTMLElement | null>, actions: readonly RowAction[], open: (chosen?: RowAction) => void): void {
  useShortcutSet(
    actions.map((action) => ({
      keys: ACTION_KEYS[action.id],
      description: action.label,
      group: GROUP,
      within: scroller,
      run: () => {
        if (action.disabledReason !== undefined) open()
        else if (action.confirm === undefined) action.onSelect()
        else open(action)
      },
    })),
  )
}

/**
 * Which row's menu is open, and where. It belongs to its row: when other rows come or go it follows the row to its new place, and closes where the row is gone.
 * @param idAt id of the row at a place of the page, from 0
 * @param actionsOf the menu's entries, asked for when it opens; none: it does not open
 * @param lastPlace place of the last column, at which questions of the menu point
 */
export function useRowMenu(
  scroller: RefObject<HTMLElement | null>,
  idAt: (index: number) => string | undefined,
  actionsOf: (index: number) => readonly RowAction[],
  { rowCount, lastPlace }: { readonly rowCount: number; readonly lastPlace: number },
) {
  const [opened, setOpened] = useState<OpenedMenu | null>(null)
  const index = opened === null ? -1 : placeOf(opened.rowId, idAt, rowCount, opened.index)
  const menu = useMemo<OpenRowMenu | null>(() => {
    const root = scroller.current
    if (opened === null || index < 0 || root === null) return null
    const { at, place, ...rest } = opened
    const anchor = cellAt(root, { row: index, column: lastPlace }) ?? root
    const target = at ? { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) } : (cellAt(root, { row: index, column: place }) ?? anchor)
    return { ...rest, index, anchor, target }
  }, [opened, index, lastPlace, scroller])
  return {
    menu,
    open: (row: number, place: number, at?: { readonly x: number; readonly y: number }, chosen?: RowAction) => {
      const rowId = idAt(row)
      if (rowId === undefined || scroller.current === null || menu?.index === row) return
      const actions = actionsOf(row)
      if (actions.length > 0) setOpened({ rowId, index: row, actions, place, at, chosen })
    },
    close: () => setOpened(null),
  }
}

/** A menu as it was opened. `at`: where the pointer asked for it. */
interface OpenedMenu extends Pick<OpenRowMenu, 'rowId' | 'index' | 'actions' | 'chosen'> {
  readonly place: number
  readonly at: { readonly x: number; readonly y: number } | undefined
}

/** Where a row is now; -1: nowhere. @param before where it was */
const placeOf = (rowId: string, idAt: (index: number) => string | undefined, rowCount: number, before: number): number => {
  if (before < rowCount && idAt(before) === rowId) return before
  for (let index = 0; index < rowCount; index++) if (idAt(index) === rowId) return index
  return -1
}

/** The entries of a row's menu: editing in place, where there is any, before the list's own. */
export function menuActions<Row, Draft>(
  row: Row | undefined,
  { inlineEdit, rowActions }: RowsProps<Row, Draft>,
  editing: InlineEditing<Row>,
): readonly RowAction[] {
  if (row === undefined) return []
  const own = rowActions?.(row) ?? []
  if (!inlineEdit || inlineEdit.canEdit?.(row) === false) return own
  const begin: RowAction = { id: 'edit-row', label: 'Edit row', onSelect: () => editing.begin(row) }
  return [editing.rowId === null ? begin : { ...begin, disabledReason: 'Save or cancel the row being edited first' }, ...own]
}
