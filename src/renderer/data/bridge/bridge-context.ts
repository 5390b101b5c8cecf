import { createContext, useContext } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { createPreferences, type PreferencesStore } from '../preferences/preferences-store.ts'
import { createSession, type SessionStatus, type SessionStore } from '../session/session-store.ts'
import { type BridgeState, createBridgeState } from './bridge-state.ts'
import { useStore } from './store.ts'

/** The way to main, with what main owns and announces. One for each window, and one for each unit test. */
export interface ConsoleServices {
  readonly bridge: Bridge
  /** The connection profile in use, or why there is none. */
  readonly connection: BridgeState<'connection.changed'>
  readonly session: SessionStore
  /** Whether main can reach the platform. */
  readonly reachability: BridgeState<'platform.reachabilityChanged'>
  readonly preferences: PreferencesStore
}

/** Subscribes to main's events, and asks for nothing yet. */
export const createConsole = (bridge: Bridge): ConsoleServices => ({
  bridge,
  connection: createBridgeState(bridge, (from) => from.connection.status(), 'connection.changed'),
  session: createSession(bridge),
  reachability: createBridgeState(bridge, (from) => from.platform.reachability(), 'platform.reachabilityChanged'),
  preferences: createPreferences(bridge),
})

export const BridgeContext = createContext<ConsoleServices | null>(null)

export const useConsole = (): ConsoleServices => {
  const services = useContext(BridgeContext)
  if (services === null) throw new Error('useConsole and useBridge need a BridgeContext above them')
  return services
}

/** The only way to main: typed calls that answer with a `Result`, and events. It stays the same as long as the window. */
export const useBridge = (): Bridge => useConsole().bridge

export const useSession = (): SessionStatus => useStore(useConsole().session)

export const usePreferences = (): Preferences => useStore(useConsole().preferences)

/** Changes some preferences at once on screen and keeps them. */
export const useWritePreferences = (): PreferencesStore['write'] => useConsole().preferences.write

/** When the platform was lost, in unix seconds; null while it can be reached. */
export const useOfflineSince = (): number | null => {
  const reachability = useStore(useConsole().reachability)
  return reachability?.state === 'unreachable' ? reachability.since : null
}
