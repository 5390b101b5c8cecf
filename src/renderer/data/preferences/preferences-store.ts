import type { Bridge } from '#shared/bridge/bridge.ts'
import type { GrowingPreferences, Preferences } from '#shared/bridge/preferences.ts'
import { FRESH_PREFERENCES } from '#shared/fresh-preferences.ts'
import type { Result } from '#shared/result.ts'
import { createStore, type Store } from '../bridge/store.ts'
import { announceChange } from '../windows/other-windows.ts'

type Choices = Omit<Preferences, keyof GrowingPreferences | 'revision'>

export interface PreferencesStore extends Store<Preferences> {
  /** Reads the preferences from main: at start, and again when another user signs in, since views belong to a user. */
  readonly read: () => Promise<void>
  /** Changes some choices at once on screen and keeps them. A failure to keep them loses nothing but the memory of the choice, and is returned. */
  readonly write: (change: Partial<Choices>) => Promise<Result<Preferences>>
  /**
   * Changes what grows, and shows it once it is kept. `make` gets the latest, and is called again when another window was first.
   * @returns why it was refused, with nothing changed on screen; null when it is kept
   */
  readonly edit: (make: (latest: Preferences) => Partial<GrowingPreferences>) => Promise<string | null>
}

/** Tries to change what other windows change at the same time. */
const MOST_TRIES = 5

export const createPreferences = (bridge: Bridge): PreferencesStore => {
  const { current, subscribe, set } = createStore(FRESH_PREFERENCES)
  /** How many choices were made here: an answer to what was asked before the last of them is older than what the screen shows. */
  let changes = 0

  /** Shows what main has, without the choices where newer ones are on screen. */
  const take = (value: Preferences, hasNewestChoices: boolean): void => {
    const shown = current()
    const { views, permissionPresets, seenNews, importColumns, revision } = value.revision < shown.revision ? shown : value
    // Without those of the user before, where main has none of this one.
    const { importColumns: _before, ...others } = hasNewestChoices ? value : shown
    set({ ...others, views, permissionPresets, seenNews, ...(importColumns === undefined ? {} : { importColumns }), revision })
  }
  const read = async (): Promise<void> => {
    const before = changes
    const result = await bridge.preferences.read()
    if (result.ok) take(result.value, changes === before)
  }
  return {
    current,
    subscribe,
    read,
    write: async (change) => {
      changes += 1
      const own = changes
      set({ ...current(), ...change })
      const result = await bridge.preferences.write(change)
      if (!result.ok) void bridge.shell.report({ level: 'warn', message: `Preferences were not kept: ${result.error.message}` })
      else {
        take(result.value, changes === own)
        announceChange({ kind: 'preferences' })
      }
      return result
    },
    edit: async (make) => {
      for (let tries = 1; ; tries += 1) {
        const before = changes
        const latest = current()
        const result = await bridge.preferences.write({ ...make(latest), revision: latest.revision })
        if (result.ok) {
          take(result.value, changes === before)
          announceChange({ kind: 'preferences' })
          return null
        }
        // What main has: the other window's change, or of what the disk refused as much as counts until the console is closed.
        await read()
        if (result.error.kind !== 'outdated' || tries === MOST_TRIES) return result.error.message
      }
    },
  }
}
