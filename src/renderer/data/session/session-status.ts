import type { IdentityStatus, SignedInUser } from '#shared/bridge/identity.ts'

/**
 * What the window is doing about identity. A session lives on while its user signs in again, so that route, filters and typed text are kept;
 * it ends when the user signs out or when another user signs in.
 */
export type SessionStatus =
  | { readonly phase: 'starting' }
  | { readonly phase: 'signed-out'; readonly signingInSince: number | null }
  | { readonly phase: 'open'; readonly user: SignedInUser }
  | { readonly phase: 'expired'; readonly user: SignedInUser; readonly signingInSince: number | null }

/** The next status of the window when main announces a status of the identity. */
export const nextSession = (previous: SessionStatus, identity: IdentityStatus | undefined): SessionStatus => {
  switch (identity?.state) {
    case undefined:
      return previous
    case 'signed-in':
      return { phase: 'open', user: identity.user }
    case 'expired':
      return { phase: 'expired', user: identity.user, signingInSince: null }
    case 'signed-out':
      return { phase: 'signed-out', signingInSince: null }
    case 'signing-in': {
      const isSessionOpen = previous.phase === 'open' || previous.phase === 'expired'
      return isSessionOpen
        ? { phase: 'expired', user: previous.user, signingInSince: identity.startedAt }
        : { phase: 'signed-out', signingInSince: identity.startedAt }
    }
  }
}

/** The user whose session is open, also while it waits for a new sign-in; null without a session. */
export const userOf = (session: SessionStatus): SignedInUser | null => (session.phase === 'open' || session.phase === 'expired' ? session.user : null)
