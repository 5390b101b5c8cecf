import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePreferences } from '#data/bridge/bridge-context.ts'

/** The colours of a heat map's lowest and highest numbers as `#rrggbb`, which the library mixes; null until the theme is known. */
export function useHeatColours(): readonly [readonly [string, string] | null, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null)
  const [colours, setColours] = useState<readonly [string, string] | null>(null)
  const scheme = useSyncExternalStore(subscribeToScheme, colourScheme)
  const { theme } = usePreferences()
  const drawnFor = `${scheme} ${theme}`
  useLayoutEffect(() => {
    const element = drawnFor === '' ? null : ref.current
    if (element === null) return
    const values = getComputedStyle(element)
    const colourOf = (token: string): string => values.getPropertyValue(token).trim()
    setColours([colourOf('--colorNeutralBackground3'), colourOf('--colorBrandBackground')])
  }, [drawnFor])
  return [colours, ref]
}

/** The window's appearance marks the document with it, also where the system decides. */
const colourScheme = (): string => document.documentElement.style.colorScheme

const subscribeToScheme = (onChange: () => void): (() => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['style'] })
  return () => observer.disconnect()
}
