import { createContext, useContext } from 'react'

/** Pixels. The virtualizer and the column template need them as numbers. */
export const ROW_HEIGHT = 36
export const COMPACT_ROW_HEIGHT = 28
export const HEADER_HEIGHT = 36
export const CHECKBOX_WIDTH = 40
export const EXPANDER_WIDTH = 32
export const ACTIONS_WIDTH = 40
/** Room for Save and Cancel while a row is edited. */
export const EDIT_ACTIONS_WIDTH = 76
/** A line of a total that has one for each currency. */
const TOTAL_LINE = 18

/** How high the last line of a table is, by the number of lines in each of its cells: a total of several currencies has a line for each. */
export const totalsHeight = (lines: readonly number[]): number => Math.max(ROW_HEIGHT, ...lines.map((count) => count * TOTAL_LINE + TOTAL_LINE / 2))

/** What stands around header and rows: toolbar, footer and frame. */
export const AROUND_ROWS = 88

/** How high the rows of all tables are, by the user's choice. A row that is edited in place has the usual height, for its fields. */
export const RowHeightContext = createContext(ROW_HEIGHT)
export const useRowHeight = (): number => useContext(RowHeightContext)
