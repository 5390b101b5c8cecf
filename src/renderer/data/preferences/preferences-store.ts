import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'

const INITIAL: Preferences = { theme: 'system', sidebarFolded: false, views: {} }

export interface PreferencesStore {
  readonly current: () => Preferences
  readonly subscribe: (listener: () => void) => () => void
  /** Reads the preferences from main: at start, and again when another user signs in, since views belong to a user. */
  readonly read: () => Promise<void>
  /** Changes some preferences at once on screen and keeps them. A failure to keep them loses nothing but the memory of the choice. */
  readonly write: (change: Partial<Preferences>) => Promise<void>
}

export const createPreferences = (bridge: Bridge): PreferencesStore => {
  const listeners = new Set<() => void>()
  let preferences = INITIAL
  /** How many changes were made here: an answer to what was asked before the last of them is older than what the screen shows. */
  let changes = 0

  const publish = (next: Preferences): void => {
    preferences = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => preferences,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: async () => {
      const before = changes
      const result = await bridge.preferences.read()
      if (result.ok && changes === before) publish(result.value)
    },
    write: async (change) => {
      changes += 1
      const own = changes
      publish({ ...preferences, ...change })
      const result = await bridge.preferences.write(change)
      if (result.ok) {
        if (changes === own) publish(result.value)
      } else void bridge.shell.report({ level: 'warn', message: `Preferences were not kept: ${result.error.message}` })
    },
  }
}
