import { lazy, type ReactNode, Suspense } from 'react'

import { useSession } from '#data/session/use-session.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'

import { FullPage } from './full-page.tsx'
import { StartUp } from './start-up.tsx'

const SignInScreen = lazy(async () => ({ default: (await import('#features/sign-in/sign-in-screen.tsx')).SignInScreen }))
const SignInAgainDialog = lazy(async () => ({ default: (await import('#features/sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog }))

/**
 * Shows the sign-in screen while nobody is signed in, else the user's session. A session that expired stays on screen under a dialog;
 * `children` should carry the user name as key, so that another user starts afresh.
 */
export const IdentityGate = ({ children }: { readonly children: (user: SignedInUser) => ReactNode }) => {
  const session = useSession()
  switch (session.phase) {
    case 'starting':
      return <StartUp label="Starting" />
    case 'signed-out':
      return (
        <FullPage>
          <Suspense fallback={null}>
            <SignInScreen signingInSince={session.signingInSince} />
          </Suspense>
        </FullPage>
      )
    case 'open':
    case 'expired':
      return (
        <>
          {children(session.user)}
          {session.phase === 'expired' && (
            <Suspense fallback={null}>
              <SignInAgainDialog user={session.user} signingInSince={session.signingInSince} />
            </Suspense>
          )}
        </>
      )
  }
}
