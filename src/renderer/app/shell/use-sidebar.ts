import { useMemo, useState } from 'react'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useMedia } from '../appearance/theme.ts'

export const SIDEBAR_WIDTH = '260px'
export const SIDEBAR_FOLDED_WIDTH = '48px'

/** Below this width the sidebar collapses. */
const NARROW_WINDOW = '(max-width: 991.98px)'

export interface SidebarState {
  readonly isFolded: boolean
  /** It lies over the content, in a narrow window. */
  readonly isOverlay: boolean
  readonly toggle: () => void
  /** Closes the overlay; does nothing to a sidebar beside the content. */
  readonly closeOverlay: () => void
}

/** Folded by choice, and always in a narrow window, where it opens over the content for one look. */
export const useSidebar = (): SidebarState => {
  const isNarrow = useMedia(NARROW_WINDOW)
  const { sidebarFolded } = usePreferences()
  const writePreferences = useWritePreferences()
  const [isOpenOver, setOpenOver] = useState(false)
  return useMemo(
    () => ({
      isFolded: isNarrow ? !isOpenOver : sidebarFolded,
      isOverlay: isNarrow && isOpenOver,
      toggle: () => (isNarrow ? setOpenOver(!isOpenOver) : void writePreferences({ sidebarFolded: !sidebarFolded })),
      closeOverlay: () => setOpenOver(false),
    }),
    [isNarrow, isOpenOver, sidebarFolded, writePreferences],
  )
}
