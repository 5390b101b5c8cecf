import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { listenForKeys } from '#components/shortcuts/composition.ts'

/** The hint of the library's charts. */
const HINT = '.fui-PopoverSurface'

/**
 * Escape hides the hint of the bar or cell below the pointer, or with the focus, and does nothing else with it (WCAG 1.4.13). It is back at the next one.
 * @returns what the element around the chart needs
 */
export const useDismissedHint = () => {
  const chart = useRef<HTMLDivElement>(null)
  const [isDismissed, setDismissed] = useState(false)
  const last = useRef<EventTarget | null>(null)
  useEffect(() => {
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isDismissed || chart.current?.querySelector(HINT)?.checkVisibility() !== true) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setDismissed(true)
    }
    // Before everything else that Escape would close.
    return listenForKeys(window, onEscape, { capture: true })
  }, [isDismissed])
  const onMark = ({ target }: PointerEvent | FocusEvent): void => {
    if (!(target instanceof Element) || target.closest(HINT) !== null || target === last.current) return
    last.current = target
    setDismissed(false)
  }
  return { isDismissed, around: { ref: chart, onPointerOver: onMark, onFocus: onMark } }
}
