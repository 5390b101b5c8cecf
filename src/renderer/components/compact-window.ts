import { useCallback, useSyncExternalStore } from 'react'

/** A small window beside a call ("Always on Top" in the View menu): one thing at a time, below each other. */
export const COMPACT_WINDOW = '@media (max-width: 639.98px)'

/** Too low for a table beneath all that a list says about itself: the whole screen scrolls. */
export const LOW_WINDOW = '@media (max-width: 639.98px), (max-height: 519.98px)'

/** Whether a media query holds, following the window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
