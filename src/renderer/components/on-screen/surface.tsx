import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'

/** The part of the window that a component is drawn on. */
interface Surface {
  /** Grows with each dialog; 0 is the screen itself. */
  readonly layer: number
  /** Neither it nor anything around it is a tab behind another one. */
  readonly isInFront: boolean
  /** Whether its buttons and menus have keyboard shortcuts. */
  readonly offersKeys: boolean
}

const SurfaceContext = createContext<Surface>({ layer: 0, isInFront: true, offersKeys: true })

let lastLayer = 0
const openLayers = new Set<number>()
const listeners = new Set<() => void>()

const topLayer = (): number => Math.max(0, ...openLayers)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const setOpen = (layer: number, isOpen: boolean): void => {
  if (isOpen) openLayers.add(layer)
  else openLayers.delete(layer)
  for (const listener of listeners) listener()
}

/** Whether the user sees the component: not in a hidden tab, and no modal dialog above it. Anything that opens by itself asks this first. */
export const useIsShown = (): boolean => {
  const { layer, isInFront } = use(SurfaceContext)
  const isOnTop = useCallback(() => layer === topLayer(), [layer])
  return useSyncExternalStore(subscribe, isOnTop) && isInFront
}

/**
 * Whether buttons and menus have their keys here: not in a dialog, in a hidden tab, or in the second of two lists on one screen. They keep them below a
 * dialog, where the sheet of the keys lists them.
 */
export const useKeysOffered = (): boolean => {
  const { isInFront, offersKeys } = use(SurfaceContext)
  return isInFront && offersKeys
}

/** The content of a modal dialog: while it is drawn, nothing below it is shown. */
export const ModalSurface = ({ children }: { readonly children: ReactNode }) => {
  // Numbered as it is first drawn: a dialog within another one, whose effects run first, is still the higher one.
  const [layer] = useState(() => ++lastLayer)
  useLayoutEffect(() => {
    setOpen(layer, true)
    return () => setOpen(layer, false)
  }, [layer])
  const surface = useMemo<Surface>(() => ({ layer, isInFront: true, offersKeys: false }), [layer])
  return <SurfaceContext value={surface}>{children}</SurfaceContext>
}

interface PartSurfaceProps {
  /** false: laid out behind another one, such as the panel of a tab that is not selected. */
  readonly isInFront?: boolean
  /** false: it has no keyboard shortcuts. */
  readonly offersKeys?: boolean
  readonly children: ReactNode
}

/** A part of the surface around it. */
export const PartSurface = ({ isInFront = true, offersKeys = true, children }: PartSurfaceProps) => {
  const around = use(SurfaceContext)
  const surface = useMemo<Surface>(
    () => ({ layer: around.layer, isInFront: around.isInFront && isInFront, offersKeys: around.offersKeys && offersKeys }),
    [around, isInFront, offersKeys],
  )
  return <SurfaceContext value={surface}>{children}</SurfaceContext>
}
