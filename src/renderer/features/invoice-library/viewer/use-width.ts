import { useCallback, useState } from 'react'

/** The width of an element inside its padding, pixels, kept up to date; 0 before it is known. The first part goes into its `ref`. */
export const useWidth = (): readonly [(element: HTMLElement | null) => (() => void) | undefined, number] => {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
