/** Pixels. The virtualizer and the column template need them as numbers. */
export const ROW_HEIGHT = 36
export const HEADER_HEIGHT = 36
export const CHECKBOX_WIDTH = 40
export const EXPANDER_WIDTH = 32
export const ACTIONS_WIDTH = 40
/** Room for Save and Cancel while a row is edited. */
export const EDIT_ACTIONS_WIDTH = 76
/** What stands around header and rows: toolbar, footer and frame. */
export const AROUND_ROWS = 88
