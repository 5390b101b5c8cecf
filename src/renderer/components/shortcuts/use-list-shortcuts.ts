import { ACTION_KEYS } from './action-keys.ts'
import { useShortcut } from './shortcuts.ts'

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

/** The keys that every list has: `/` search, X clear the filters, R refresh, and those of its table; its menus bring theirs. */
export function useListShortcuts({ group, what, searchId, onClear, onRefresh, refresh = 'Refresh the list' }: ListShortcuts): void {
  useShortcut({ keys: ACTION_KEYS.search, description: `Search the ${what}`, group, run: () => document.getElementById(searchId)?.focus() })
  useShortcut({ keys: ACTION_KEYS['clear-filters'], description: 'Clear all filters', group, run: onClear })
  useShortcut({ keys: ACTION_KEYS.refresh, description: refresh, group, run: onRefresh })
  useTableShortcuts()
}

const GROUP = 'Table'

/** Tells on the sheet of the keys that every `DataTable` with a peek panel and row menus handles itself, while the list is on screen. */
const useTableShortcuts = (): void => {
  useShortcut({ keys: 'arrowdown', description: 'From the search into the rows', group: GROUP })
  useShortcut({ keys: 'j', description: 'To the next row', group: GROUP })
  useShortcut({ keys: 'k', description: 'To the previous row', group: GROUP })
  useShortcut({ keys: 'enter', description: 'Open the record; in the header, sort', group: GROUP })
  useShortcut({ keys: 'shift+enter', description: 'In the header: sort by this column too', group: GROUP })
  useShortcut({ keys: 'alt+enter', description: 'Show the details beside the list', group: GROUP })
  useShortcut({ keys: 'escape', description: 'Close the details, leave a cell’s controls', group: GROUP })
  useShortcut({ keys: 'f2', description: 'Go into a cell’s controls', group: GROUP })
  useShortcut({ keys: 'shift+f10', description: 'Open the menu of the row', group: GROUP })
  useShortcut({ keys: ' ', description: 'Select the row', group: GROUP })
  useShortcut({ keys: 'mod+c', description: 'Copy the selected rows, or the cell', group: GROUP })
  useShortcut({ keys: 'mod+a', description: 'Select the page', group: GROUP })
  useShortcut({ keys: 'arrowright', description: 'On a group: expand it; ← collapses it', group: GROUP })
  useShortcut({ keys: 'mod+arrowright', description: 'On a group: expand all; with ← collapse all', group: GROUP })
  useShortcut({ keys: 'alt+arrowright', description: 'In the header: make the column wider', group: GROUP })
  useShortcut({ keys: 'alt+shift+arrowright', description: 'In the header: move the column', group: GROUP })
}
