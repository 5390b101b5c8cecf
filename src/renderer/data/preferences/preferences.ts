import { useSyncExternalStore } from 'react'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { bridge } from '../bridge/bridge.ts'

const INITIAL: Preferences = { theme: 'system', sidebarFolded: false, views: {} }

const listeners = new Set<() => void>()
let preferences = INITIAL
/** How many changes were made here: an answer to what was asked before the last of them is older than what the screen shows. */
let changes = 0

const publish = (next: Preferences): void => {
  preferences = next
  for (const listener of listeners) listener()
}

/** Reads the preferences from main: at start, and again when another user signs in, since views belong to a user. */
export const readPreferences = async (): Promise<void> => {
  const before = changes
  const result = await bridge.preferences.read()
  if (result.ok && changes === before) publish(result.value)
}

/** Changes some preferences at once on screen and keeps them. A failure to keep them loses nothing but the memory of the choice. */
export const writePreferences = async (change: Partial<Preferences>): Promise<void> => {
  changes += 1
  const own = changes
  publish({ ...preferences, ...change })
  const result = await bridge.preferences.write(change)
  if (result.ok) {
    if (changes === own) publish(result.value)
  } else void bridge.shell.report({ level: 'warn', message: `Preferences were not kept: ${result.error.message}` })
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The preferences as React state. */
export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => preferences)
