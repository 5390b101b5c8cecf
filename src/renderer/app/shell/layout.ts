/** Sizes of the shell's frame. Everything inside it is sized by Fluent's tokens. */
export const SIDEBAR_WIDTH = '260px'
export const SIDEBAR_FOLDED_WIDTH = '48px'
export const HEADER_HEIGHT = '48px'

/** Below this width the sidebar collapses. */
export const NARROW_WINDOW = '(max-width: 991.98px)'
