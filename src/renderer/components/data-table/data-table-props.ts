import type { ReactElement, ReactNode } from 'react'
import type { KeptPlace } from '../list-state/list-place.ts'
import type { ActionId } from '../shortcuts/action-keys.ts'
import type { Column } from './column.ts'
import type { Selection } from './selection.ts'
import type { TableState } from './table-state.ts'

/** What stands around the rows. */
type AroundTheRows = 'toolbarStart' | 'toolbarEnd' | 'bulkActions' | 'emptyState' | 'totalCount' | 'beside'

/** What of it concerns the rows themselves. */
export type RowsProps<Row, Draft> = Omit<DataTableProps<Row, Draft>, AroundTheRows>

/** What a list gives to `DataTable`. `Draft` is what an inline edit changes, see `InlineEdit`. */
export interface DataTableProps<Row, Draft = Row> {
  /** Names the grid for screen readers: "Sites". */
  readonly label: string
  /** Every row loaded, unfiltered. Keep the array stable: a new array drops the cached sort keys. */
  readonly rows: readonly Row[]
  /** Ascending indexes into `rows` of those that pass the filters, as `RowFilter.apply` gives them. Absent: all of them. */
  readonly matches?: Uint32Array | undefined
  readonly columns: readonly Column<Row>[]
  /** A stable id of the row, unique in `rows`. */
  readonly rowId: (row: Row) => string
  /** Names the row for screen readers ("Select Aditi Kitchen"); its id when absent. */
  readonly rowLabel?: (row: Row) => string
  /** Sort, page, page size and columns: normally `useListState(...).table`. */
  readonly state: TableState
  readonly onStateChange: (state: TableState) => void
  /** Leave both out for a table without checkboxes. */
  readonly selection?: Selection | undefined
  readonly onSelectionChange?: ((selection: Selection) => void) | undefined
  /** Changes with the filters: `useListState(...).filterKey`. A selection of "all matching" does not outlive the filters it was made for. */
  readonly filterKey?: string
  /** Where the user was in it before, and where it tells how it stands. Keep the object stable. */
  readonly place?: KeptPlace | undefined
  /** Enter or a double click. */
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Id of the row in the peek panel; `null`: the panel is closed. While it is open the arrows move it along. */
  readonly peekedId?: string | null | undefined
  /** A click on a row, an arrow while the panel is open; `null` by Escape. */
  readonly onPeek?: ((row: Row | null) => void) | undefined
  /** Ctrl+C while rows are selected. Without a selection, or without this, it copies the cell. */
  readonly onCopyRows?: (() => void) | undefined
  /** The row's menu, asked for when it opens: button at the row's end, right click, Shift+F10 or the menu key. */
  readonly rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** A second line under the row, drawn once it is opened. */
  readonly renderExpanded?: ((row: Row) => ReactNode) | undefined
  readonly inlineEdit?: InlineEdit<Row, Draft> | undefined
  /** Stands above the first row and stays in sight, whatever the order and the page: totals. One line over all columns. */
  readonly summary?: ReactNode
  /** Shown in place of rows when none are left: say why and what to do. */
  readonly emptyState: ReactNode
  /** Texts by column id of a last line that stays in sight below the rows: sums. Keep the object stable between renders. */
  readonly totals?: Readonly<Record<string, string>> | undefined
  /** Skeleton rows in the shape of the table. */
  readonly loading?: boolean
  /** More rows will soon take the place of these: nothing is prepared for them. */
  readonly areArriving?: boolean
  /** Rows there are without any filter, for "1,204 of 2,000"; `rows.length` when absent. */
  readonly totalCount?: number | undefined
  /** Left part of the line above the table (named views, filters); the selection takes its place while there is one. */
  readonly toolbarStart?: ReactNode
  /** Right part of the line above the table (export, create). */
  readonly toolbarEnd?: ReactNode
  /** What can be done with the selected rows, beside their number. */
  readonly bulkActions?: ReactNode
  /** At the right of the rows, below the toolbar, which keeps its width: the details of a row. */
  readonly beside?: ReactNode
}

/** The id of the action that Ctrl+click and the middle button choose on a row. */
export const NEW_WINDOW_ACTION = 'open-in-new-window' satisfies ActionId

/** One entry of a row's menu. Its id gives its keys, which work while the row has the focus. */
export interface RowAction {
  readonly id: ActionId
  readonly label: string
  readonly icon?: ReactElement
  readonly onSelect: () => void
  /** Present: the entry is shown disabled with this reason. */
  readonly disabledReason?: string
  /** Asked beside the row before `onSelect`: "Sure to remove?". Absent where main asks. */
  readonly confirm?: { readonly question: string; readonly detail?: string; readonly confirmLabel?: string }
  readonly destructive?: boolean
  /** Draws a line above the entry. */
  readonly divided?: boolean
}

/**
 * Editing one row in place. The row's menu gets "Edit row"; Save asks "Sure to Save?", Cancel asks "Sure to cancel?".
 */
export interface InlineEdit<Row, Draft> {
  /** `true` when absent. */
  readonly canEdit?: (row: Row) => boolean
  /** What the editors start with. */
  readonly begin: (row: Row) => Draft
  /** The editor in one cell; `null` where the column cannot be edited. */
  readonly editor: (columnId: string, draft: Draft, change: (part: Partial<Draft>) => void) => ReactNode | null
  /** Why the draft cannot be saved yet; `null` when it can. */
  readonly problem?: (draft: Draft) => string | null
  /** Changes of the save, one sentence each, for the confirmation. */
  readonly changes?: (row: Row, draft: Draft) => readonly string[]
  /** Whether main asks before this is saved: then the row does not. */
  readonly isAskedByMain?: (row: Row, draft: Draft) => boolean
  /** Ends the edit when it resolves to `null`; a message keeps it open and is shown. */
  readonly save: (row: Row, draft: Draft) => Promise<string | null>
  /** Told whether a row is being edited: a form around the table must not be sent without it. Keep it stable. */
  readonly onEditing?: (isEditing: boolean) => void
}
