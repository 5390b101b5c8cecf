import { useCallback, useLayoutEffect, useRef } from 'react'

interface Opener {
  readonly control: HTMLElement
  /** The dialog that the control stands in, if it does. */
  readonly dialog: HTMLElement | null
}

/**
 * What had the focus before a dialog opened that has no trigger of its own: a row whose menu led here, a button of the peek panel.
 * Answers with a function that gives it the focus back; where it is gone, the dialog it stood in gets it, which would else lose its keys.
 */
export const useOpener = (): (() => void) => {
  const opener = useRef<Opener | null>(null)
  // After a closing menu has given the focus to its row, before the dialog takes it.
  useLayoutEffect(() => {
    const control = document.activeElement
    opener.current = control instanceof HTMLElement ? { control, dialog: control.closest<HTMLElement>('[role="dialog"], [role="alertdialog"]') } : null
  }, [])
  return useCallback(() => {
    if (opener.current === null) return
    const { control, dialog } = opener.current
    if (control.isConnected) control.focus()
    else dialog?.focus()
  }, [])
}

/** `onClose` of a dialog without a trigger, after which the focus goes back to what opened it. */
export const useClosing = (onClose: () => void): (() => void) => {
  const refocus = useOpener()
  return useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
}
