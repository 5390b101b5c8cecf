import type { BaseWindow, Rectangle } from 'electron'
import { MINIMUM_SIZE, placeWindow } from './windows/window-placement.ts'

/** How small a window beside a call may be: one record and its actions, one below the other. */
const COMPACT_SIZE = { width: 420, height: 480 } as const

type KeptWindow = Pick<BaseWindow, 'setAlwaysOnTop' | 'setMinimumSize' | 'isMaximized' | 'isFullScreen' | 'getBounds' | 'setBounds'>

/**
 * Keeps a window above all others, where it may be made small, or makes it an ordinary window again, which grows back to the ordinary minimum size.
 * @param workAreas work areas of the present displays, the primary first
 */
export function keepOnTop(window: KeptWindow, isOnTop: boolean, workAreas: readonly [Rectangle, ...Rectangle[]]): void {
  window.setAlwaysOnTop(isOnTop)
  const { width, height } = isOnTop ? COMPACT_SIZE : MINIMUM_SIZE
  window.setMinimumSize(width, height)
  // A maximized window is large already, and placing it would restore it.
  if (isOnTop || window.isMaximized() || window.isFullScreen()) return
  const bounds = window.getBounds()
  if (bounds.width < width || bounds.height < height) window.setBounds(placeWindow(bounds, workAreas))
}
