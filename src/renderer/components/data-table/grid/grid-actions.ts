import type { RowSelection } from '../use-row-selection.ts'
import type { GridCell } from './grid-cells.ts'
import type { CellPosition } from './grid-navigation.ts'

/** What a click or a key can do to the grid. The handlers (`grid-pointer.ts`, `grid-keyboard.ts`) know which one it means. */
export interface GridActions<Row> {
  readonly cells: readonly GridCell<Row>[]
  readonly rowCount: number
  /** Rows that fit between header and lower edge. */
  readonly rowsInSight: () => number
  readonly rowAt: (index: number) => Row | undefined
  readonly selection: RowSelection | null
  readonly isEditing: (index: number) => boolean
  /** Whether the peek panel is open. */
  readonly isPeeking: boolean
  readonly peek: (row: Row | null) => void
  readonly open: (row: Row) => void
  readonly toggleExpanded: (row: Row) => void
  readonly toggleSort: (columnId: string, additive: boolean) => void
  /** `width` in pixels. */
  readonly resize: (columnId: string, width: number) => void
  /** Moves a column by this many places. */
  readonly shiftColumn: (columnId: string, places: number) => void
  readonly hasMenu: boolean
  readonly isMenuOpen: boolean
  /** Opens the row's menu at its cell, or at the pointer. */
  readonly openMenu: (index: number, place: number, at?: { readonly x: number; readonly y: number }) => void
  readonly closeMenu: () => void
  /** Makes a cell the active one; `focus`: and moves the focus there. */
  readonly activate: (position: CellPosition, focus: boolean) => void
  readonly scrollToRow: (index: number) => void
}
