import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react'

/**
 * For a surface above the screen: as it goes, however it was closed, what had the focus before it came gets it back, unless the focus is elsewhere by then.
 * Where that is gone, the dialog it stood in gets it, which would else lose its keys. Answers with the ref of the surface.
 */
export const useFocusReturn = (): RefCallback<HTMLElement> => {
  const surface = useRef<HTMLElement>(null)
  // After a closing menu has given the focus to its row, before the dialog takes it.
  useLayoutEffect(() => {
    const opener = document.activeElement
    if (!(opener instanceof HTMLElement) || opener === document.body) return undefined
    const dialog = opener.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]')
    return () => {
      if (!hasFocusInOrAbove(surface.current)) return
      if (opener.isConnected) opener.focus()
      else dialog?.focus()
    }
  }, [])
  return useCallback((element: HTMLElement | null) => {
    surface.current = element
  }, [])
}

/** Whether the focus is in a surface or in one that was opened from it: those stand behind it in the document. Nowhere counts too. */
function hasFocusInOrAbove(surface: HTMLElement | null): boolean {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return true
  if (surface === null) return false
  return surface.contains(focused) || (surface.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
