import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a button: a press with the mouse leaves the focus where it is. Leaving a field checks it, and what that shows would move a button below
 * away from under the pointer; and a dialog would lose its focus to what stands above it.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
