import { useKeysOffered } from '../on-screen/surface.tsx'
import { ACTION_KEYS } from './action-keys.ts'
import { type Shortcut, useShortcutSet } from './shortcuts.ts'

export interface ListShortcuts {
  /** The heading on the sheet of the keys: "Site list". */
  readonly group: string
  readonly what: string
  readonly searchId: string
  readonly onClear: () => void
  readonly onRefresh: () => void
  /** What R is called on the sheet, where "Refresh the list" does not tell it. */
  readonly refresh?: string | undefined
}

/** The keys that every list has, where keys are offered: `/` search, X clear the filters, R refresh, and those of its table; its menus bring theirs. */
export function useListShortcuts({ group, what, searchId, onClear, onRefresh, refresh = 'Refresh the list' }: ListShortcuts): void {
  const own: readonly Shortcut[] = [
    { keys: ACTION_KEYS.search, description: `Search the ${what}`, group, run: () => document.getElementById(searchId)?.focus() },
    { keys: ACTION_KEYS['clear-filters'], description: 'Clear all filters', group, run: onClear },
    { keys: ACTION_KEYS.refresh, description: refresh, group, run: onRefresh },
  ]
  useShortcutSet(useKeysOffered() ? [...own, ...TABLE_SHORTCUTS] : [])
}

/** What the sheet tells of the keys that every `DataTable` with a peek panel and row menus handles itself. */
const TABLE_SHORTCUTS: readonly Shortcut[] = [
  ['arrowdown', 'From the search into the rows'],
  ['j', 'To the next row'],
  ['k', 'To the previous row'],
  ['enter', 'Open the record; in the header, sort'],
  ['shift+enter', 'In the header: sort by this column too'],
  ['alt+enter', 'Show the details beside the list'],
  ['escape', 'Close the details, leave a cell’s controls'],
  ['f2', 'Go into a cell’s controls'],
  ['shift+f10', 'Open the menu of the row'],
  [' ', 'Select the row'],
  ['mod+c', 'Copy the selected rows, or the cell'],
  ['mod+a', 'Select the page'],
  ['arrowright', 'On a group: expand it; ← collapses it'],
  ['mod+arrowright', 'On a group: expand all; with ← collapse all'],
  ['alt+arrowright', 'In the header: make the column wider'],
  ['alt+shift+arrowright', 'In the header: move the column'],
].map(([keys = '', description = '']) => ({ keys, description, group: 'Table' }))
