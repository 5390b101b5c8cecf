import { useEffect, useState } from 'react'

/** Between toasts and the window, pixels: Fluent's own. */
export const EDGE = 20
/** Room of toasts, pixels: as wide as one is; as high as two are, while none is shown. */
const WIDTH = 292
const HEIGHT = 160
const GAP = 12

/** Bars of buttons of screens; in a dialog every control counts. */
const BAR_CONTROLS = '[data-button-bar] :is(button, a[href], select, input)'
const DIALOG_CONTROLS = 'button, a[href], select, input, textarea, [role="tab"]'

type Box = Pick<DOMRect, 'top' | 'bottom'>

/**
 * Distance of the toasts from the lower edge, in pixels: the lowest place where they cover none of the boxes,
 * or the lower edge if there is no such place.
 */
export const clearanceOver = (boxes: readonly Box[], height: number, innerHeight: number): number => {
  const places = [EDGE, ...boxes.map(({ top }) => innerHeight - top + GAP)].toSorted((one, other) => one - other)
  const fits = (place: number): boolean => {
    const [top, bottom] = [innerHeight - place - height, innerHeight - place]
    return top >= 0 && boxes.every((box) => box.bottom <= top || box.top >= bottom)
  }
  return places.find((place) => place >= EDGE && fits(place)) ?? EDGE
}

const clearanceIn = (root: Document, { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>): number => {
  const dialog = [...root.querySelectorAll('.fui-DialogSurface')].at(-1)
  const boxes = [...(dialog ?? root).querySelectorAll(dialog === undefined ? BAR_CONTROLS : DIALOG_CONTROLS)]
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height, right }) => width > 0 && height > 0 && right > innerWidth - EDGE - WIDTH)
  const toasts = [...root.querySelectorAll('.fui-Toast')].reduce((sum, toast) => sum + toast.getBoundingClientRect().height + GAP, 0)
  return clearanceOver(boxes, Math.max(HEIGHT, toasts), innerHeight)
}

/** `clearanceIn` of the current window, measured again as dialogs, toasts and screens come and go. */
export const useClearance = (): number => {
  const [clearance, setClearance] = useState(() => clearanceIn(document, window))
  useEffect(() => {
    let frame = 0
    const measure = (): void => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setClearance(clearanceIn(document, window)))
    }
    // Without a toast nothing can be covered, and a list that scrolls changes with every frame.
    const measureShown = (): void => {
      if (document.querySelector('.fui-Toast') !== null) measure()
    }
    measure()
    const observer = new MutationObserver(measureShown)
    observer.observe(document.body, { childList: true, subtree: true })
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
