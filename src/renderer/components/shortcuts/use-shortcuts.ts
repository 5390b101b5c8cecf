import { useSyncExternalStore } from 'react'
import { offeredShortcuts, type Shortcut } from './shortcuts.ts'

/** What the open screen offers, also where its keys are switched off: see `useKeysWork`. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(offeredShortcuts.subscribe, offeredShortcuts.current)
