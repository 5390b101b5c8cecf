import { useSyncExternalStore } from 'react'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { createBridgeState } from '../bridge/bridge-state.ts'
import { nextSession, type SessionStatus, userOf } from './session-status.ts'

/** The identity as main announces it. */
export const identityState = createBridgeState((bridge) => bridge.identity.status(), 'identity.changed')

let session: SessionStatus = { phase: 'starting' }

identityState.subscribe(() => {
  const previousUser = userOf(session)
  session = nextSession(session, identityState.current())
  // Whoever comes next starts at the app's origin, not where the last user was.
  if (previousUser !== null && userOf(session)?.userName !== previousUser.userName) window.history.replaceState(null, '', '/')
})

const sessionNow = (): SessionStatus => session

/** The user whose session is open; null without one, and before main has answered. */
export const userNow = (): SignedInUser | null => userOf(session)

/** The session of this window, following what main announces. */
export const useSession = (): SessionStatus => useSyncExternalStore(identityState.subscribe, sessionNow)
