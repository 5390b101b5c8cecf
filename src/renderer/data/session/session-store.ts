import type { Bridge } from '#shared/bridge/bridge.ts'
import type { IdentityStatus, SignedInUser } from '#shared/bridge/identity.ts'
import { createBridgeState } from '../bridge/bridge-state.ts'
import { nextSession, type SessionStatus, userOf } from './session-status.ts'

/** The session of this window, following the identity that main announces. */
export interface SessionStore {
  readonly current: () => SessionStatus
  /** The user whose session is open; null without one, and before main has answered. */
  readonly user: () => SignedInUser | null
  readonly subscribe: (listener: () => void) => () => void
  /** Takes over an identity that a call answered with, so that the screen need not wait for the event. */
  readonly set: (identity: IdentityStatus) => void
  /** Asks main who is signed in; resolves when the answer is in. */
  readonly read: () => Promise<void>
}

export const createSession = (bridge: Bridge): SessionStore => {
  const identity = createBridgeState(bridge, (from) => from.identity.status(), 'identity.changed')
  let session: SessionStatus = { phase: 'starting' }
  identity.subscribe(() => {
    const previousUser = userOf(session)
    session = nextSession(session, identity.current())
    // Whoever comes next starts at the app's origin, not where the last user was.
    if (previousUser !== null && userOf(session)?.userName !== previousUser.userName) window.history.replaceState(null, '', '/')
  })
  return { current: () => session, user: () => userOf(session), subscribe: identity.subscribe, set: identity.set, read: identity.read }
}
