import { useShortcut } from './shortcuts.ts'
import { useTableShortcuts } from './use-table-shortcuts.ts'

export interface ListShortcuts {
  /** The heading on the sheet of the keys: "Site list". */
  readonly group: string
  /** What is listed, in the plural: "sites". */
  readonly what: string
  readonly searchId: string
  readonly onClear: () => void
  readonly onRefresh: () => void
  /** What R is called on the sheet, where "Refresh the list" does not tell it. */
  readonly refresh?: string | undefined
}

/** The keys that every list has: `/` search, X clear the filters, R refresh, and those of its table. */
export function useListShortcuts({ group, what, searchId, onClear, onRefresh, refresh = 'Refresh the list' }: ListShortcuts): void {
  useShortcut({ keys: '/', description: `Search the ${what}`, group, run: () => document.getElementById(searchId)?.focus() })
  useShortcut({ keys: 'x', description: 'Clear all filters', group, run: onClear })
  useShortcut({ keys: 'r', description: refresh, group, run: onRefresh })
  useTableShortcuts()
}
