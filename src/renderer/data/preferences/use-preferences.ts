import { useSyncExternalStore } from 'react'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { useConsole } from '../bridge/bridge-context.ts'
import type { PreferencesStore } from './preferences-store.ts'

/** The preferences as React state. */
export const usePreferences = (): Preferences => {
  const { preferences } = useConsole()
  return useSyncExternalStore(preferences.subscribe, preferences.current)
}

/** Changes some preferences at once on screen and keeps them. */
export const useWritePreferences = (): PreferencesStore['write'] => useConsole().preferences.write
