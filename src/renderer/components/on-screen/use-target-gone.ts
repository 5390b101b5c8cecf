import { useEffectEvent, useLayoutEffect } from 'react'

/** Calls `onGone` when what something points at is not laid out: hidden, or no longer in the document. */
export const useTargetGone = (target: () => HTMLElement | null, onGone: () => void): void => {
  const look = useEffectEvent(() => {
    if (target()?.checkVisibility() === false) onGone()
  })
  const find = useEffectEvent(target)
  useLayoutEffect(() => {
    const element = find()
    if (element === null) return undefined
    look()
    // Its size becomes 0 when it is hidden or removed.
    const observer = new ResizeObserver(() => look())
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
}
