import type { Bridge } from '#shared/bridge/bridge.ts'
import type { IdentityStatus, LockedWork, SignedInUser } from '#shared/bridge/identity.ts'
import { type BridgeState, createBridgeState, type Store } from '../bridge/store.ts'

/** A session lives on while its user signs in again; it ends by a sign-out or when another user signs in. */
export type SessionStatus =
  | { readonly phase: 'starting' }
  | { readonly phase: 'signed-out'; readonly signingInSince: number | null }
  | { readonly phase: 'open'; readonly user: SignedInUser }
  | { readonly phase: 'expired'; readonly user: SignedInUser; readonly signingInSince: number | null }
  /** As `expired`, and nothing of it may be seen. */
  | { readonly phase: 'locked'; readonly user: SignedInUser; readonly work: LockedWork; readonly signingInSince: number | null }

export const nextSession = (previous: SessionStatus, identity: IdentityStatus | undefined): SessionStatus => {
  switch (identity?.state) {
    case undefined:
      return previous
    case 'signed-in':
      return { phase: 'open', user: identity.user }
    case 'expired':
      return { phase: 'expired', user: identity.user, signingInSince: null }
    case 'locked':
      // A page that was loaded since has nothing to keep behind a lock screen.
      return userOf(previous) === null
        ? { phase: 'signed-out', signingInSince: null }
        : { phase: 'locked', user: identity.user, work: identity.work, signingInSince: null }
    case 'signed-out':
      return { phase: 'signed-out', signingInSince: null }
    case 'signing-in': {
      if (previous.phase === 'locked') return { ...previous, signingInSince: identity.startedAt }
      return previous.phase === 'open' || previous.phase === 'expired'
        ? { phase: 'expired', user: previous.user, signingInSince: identity.startedAt }
        : { phase: 'signed-out', signingInSince: identity.startedAt }
    }
  }
}

/** The user whose session is open, also while it waits for a new sign-in; null without a session. */
export const userOf = (session: SessionStatus): SignedInUser | null => ('user' in session ? session.user : null)

/** The session of this window, following the identity that main announces. */
export interface SessionStore extends Store<SessionStatus> {
  /** The user whose session is open; null without one, and before main has answered. */
  readonly user: () => SignedInUser | null
  /** Takes over the identity that a call answers with, unless another one has been announced since. Resolves to the answer. */
  readonly take: BridgeState<'identity.changed'>['take']
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
  return { current: () => session, user: () => userOf(session), subscribe: identity.subscribe, take: identity.take, read: identity.read }
}
