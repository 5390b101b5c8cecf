import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import type { Result } from '#shared/result.ts'
import { createStore, type Store } from '../bridge/store.ts'
import { announceChange } from '../windows/other-windows.ts'

export interface PreferencesStore extends Store<Preferences> {
  /** Reads the preferences from main: at start, and again when another user signs in, since views belong to a user. */
  readonly read: () => Promise<void>
  /** Changes some preferences at once on screen and keeps them. A failure to keep them loses nothing but the memory of the choice, and is returned. */
  readonly write: (change: Partial<Preferences>) => Promise<Result<Preferences>>
}

export const createPreferences = (bridge: Bridge): PreferencesStore => {
  const { current, subscribe, set } = createStore<Preferences>({
    theme: 'system',
    sidebarFolded: false,
    compactRows: false,
    notifications: true,
    seenNews: [],
    views: {},
    permissionPresets: [],
  })
  /** How many changes were made here: an answer to what was asked before the last of them is older than what the screen shows. */
  let changes = 0
  return {
    current,
    subscribe,
    read: async () => {
      const before = changes
      const result = await bridge.preferences.read()
      if (result.ok && changes === before) set(result.value)
    },
    write: async (change) => {
      changes += 1
      const own = changes
      set({ ...current(), ...change })
      const result = await bridge.preferences.write(change)
      if (!result.ok) void bridge.shell.report({ level: 'warn', message: `Preferences were not kept: ${result.error.message}` })
      else {
        if (changes === own) set(result.value)
        announceChange({ kind: 'preferences' })
      }
      return result
    },
  }
}
