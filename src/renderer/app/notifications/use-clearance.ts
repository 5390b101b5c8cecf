import { useEffect, useState } from 'react'

/** Between toasts and the window, pixels: Fluent's own. */
export const EDGE = 20
/** Room of toasts, pixels: as wide as one is, as high as two are. */
const WIDTH = 292
const REACH = 220
const GAP = 12

/** Bars of buttons: those of dialogs, and those of screens that say so. */
const BARS = '.fui-DialogActions, [data-button-bar]'

/** How far above the lower edge of the window toasts begin so that they cover no bar of buttons there, pixels. Below a dialog nothing can be pressed. */
const clearanceIn = (root: Document, { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): number => {
  const dialog = [...root.querySelectorAll('.fui-DialogSurface')].at(-1)
  const tops = [...(dialog ?? root).querySelectorAll(BARS)]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ width, right, bottom, top }) => width > 0 && right > innerWidth - EDGE - WIDTH && bottom > innerHeight - REACH && top < innerHeight)
    .map(({ top }) => innerHeight - top + GAP)
  return Math.max(EDGE, ...tops)
}

/** `clearanceIn` as it is now: measured as dialogs and screens come and go, and as the window changes its size. */
export const useClearance = (): number => {
  const [clearance, setClearance] = useState(() => clearanceIn(document, window))
  useEffect(() => {
    let frame = 0
    const measure = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setClearance(clearanceIn(document, window)))
    }
    measure()
    const observer = new MutationObserver(measure)
    // Dialogs are put there; a screen's bar comes with its own change of the address.
    observer.observe(document.body, { childList: true })
    window.addEventListener('resize', measure)
    document.addEventListener('animationend', measure, true)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      window.removeEventListener('resize', measure)
      document.removeEventListener('animationend', measure, true)
    }
  }, [])
  return clearance
}
