import { useMemo } from 'react'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { ConnectionStatus } from '#shared/bridge/connection.ts'
import type { PagePolicy } from '#shared/bridge/policy.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { createOffer, EVERYTHING, type Offer } from '../platform/offer.ts'
import { createPreferences, type PreferencesStore } from '../preferences/preferences-store.ts'
import { createSeeing, type Seeing, type SeeingStore } from '../session/seeing-as.ts'
import { createSession, type SessionStatus, type SessionStore } from '../session/session-store.ts'
import { filteredBridge } from './filtered-bridge.ts'
import { requiredContext } from './required-context.ts'
import { type BridgeState, createBridgeState, createStore, type Store, useStore } from './store.ts'

interface PolicyStore extends Store<PagePolicy | undefined> {
  /** Asks main; it does not change while the console runs. */
  readonly read: () => Promise<void>
}

const createPolicy = (bridge: Bridge): PolicyStore => {
  const { current, subscribe, set } = createStore<PagePolicy | undefined>(undefined)
  const read = async (): Promise<void> => {
    const policy = await bridge.policy.read()
    if (policy.ok) set(policy.value)
  }
  return { current, subscribe, read }
}

/** The way to main, with what main owns and announces. One for each window, and one for each unit test. */
export interface ConsoleServices {
  readonly bridge: Bridge
  /** The connection profile in use, or why there is none. */
  readonly connection: BridgeState<'connection.changed'>
  readonly session: SessionStore
  /** As whom an administrator sees the console; null where they see their own. */
  readonly seeing: SeeingStore
  /** Whether main can reach the platform. */
  readonly reachability: BridgeState<'platform.reachabilityChanged'>
  readonly preferences: PreferencesStore
  /** The platform's offer; undefined until main has answered. */
  readonly offer: Store<Offer | undefined>
  /** What the administrator of this computer allows; undefined until main has answered. */
  readonly policy: PolicyStore
  /** Where an update of the console is; asked for behind the first screen. */
  readonly updates: BridgeState<'updates.changed'>
}

/** Subscribes to main's events, and asks for nothing yet. */
export const createConsole = (main: Bridge): ConsoleServices => {
  const seen = createStore<Seeing | null>(null)
  const bridge = filteredBridge(main, () => seen.current()?.filter)
  const session = createSession(bridge)
  const connection = createBridgeState(bridge, (from) => from.connection.status(), 'connection.changed')
  return {
    bridge,
    connection,
    offer: createOffer(bridge, connection),
    session,
    seeing: createSeeing(seen, session),
    reachability: createBridgeState(bridge, (from) => from.platform.reachability(), 'platform.reachabilityChanged'),
    preferences: createPreferences(bridge),
    policy: createPolicy(bridge),
    updates: createBridgeState(bridge, (from) => from.updates.status(), 'updates.changed'),
  }
}

export const [BridgeContext, useConsole] = requiredContext<ConsoleServices>('useConsole and useBridge need a BridgeContext above them')

/** The only way to main: typed calls that answer with a `Result`, and events. It stays the same as long as the session of its user, and ends with it. */
export const useBridge = (): Bridge => useConsole().bridge

export const useSession = (): SessionStatus => useStore(useConsole().session)

/** As whom an administrator sees the console; null where they see their own. */
export const useSeeing = (): Seeing | null => useStore(useConsole().seeing)

export const usePreferences = (): Preferences => useStore(useConsole().preferences)

/** The platform's offer: everything, unless the profile names a schema. */
export const useOffer = (): Offer => useStore(useConsole().offer) ?? EVERYTHING

/** Changes some preferences at once on screen and keeps them. */
export const useWritePreferences = (): PreferencesStore['write'] => useConsole().preferences.write

/** When the platform was lost, in unix seconds; null while it can be reached. */
export const useOfflineSince = (): number | null => {
  const reachability = useStore(useConsole().reachability)
  return reachability?.state === 'unreachable' ? reachability.since : null
}

type PublicProfile = Extract<ConnectionStatus, { state: 'ready' }>['profile']

/** What the console is connected to; null before a profile is ready. */
export const useConnectionProfile = (): PublicProfile | null => {
  const status = useStore(useConsole().connection)
  return status?.state === 'ready' ? status.profile : null
}

/** The connection's name where this computer has several, so that none is taken for another; null where it has one. */
export const useNameAmongSeveral = (): string | null => {
  const profile = useConnectionProfile()
  return profile?.isOneOfSeveral === true ? profile.name : null
}

/** Why nothing may be exported on this computer, or now; null where it may. Main refuses the former by itself. */
export const useNoExport = (): string | null => {
  const seeing = useSeeing()
  return useStore(useConsole().policy)?.noExport ?? seeing?.reason ?? null
}

/** Whether a control that changes something may be used now, and if not, why. */
export type WriteGate = { readonly allowed: true; readonly reason: null } | { readonly allowed: false; readonly reason: string }

const OPEN: WriteGate = { allowed: true, reason: null }
const OFFLINE: WriteGate = { allowed: false, reason: 'Not available offline: changes need the platform.' }

/** Offline, and while an administrator sees the console as somebody else, every write is disabled. Show `reason` as the control's tooltip. */
export const useWriteGate = (): WriteGate => {
  const reason = useSeeing()?.reason
  const isOffline = useOfflineSince() !== null
  return useMemo(() => (reason === undefined ? (isOffline ? OFFLINE : OPEN) : { allowed: false, reason }), [isOffline, reason])
}
