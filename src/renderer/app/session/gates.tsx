import { Button } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useConsole, useSession } from '#data/bridge/bridge-context.ts'
import { useStore } from '#data/bridge/store.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { CurrentUserContext, currentUserOf } from '#data/session/current-user.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { FullPage, StartUp } from './full-page.tsx'

const FirstRunScreen = lazy(async () => ({ default: (await import('#features/first-run/first-run-screen.tsx')).FirstRunScreen }))

/** Lets the console through once a connection profile is ready; until then asks for one. */
export const ConnectionGate = ({ children }: { readonly children: ReactNode }) => {
  const { connection } = useConsole()
  const status = useStore(connection)
  const failure = connection.failure()

  if (status?.state === 'ready') return children
  if (status !== undefined) {
    return (
      <FullPage>
        <FirstRunScreen status={status} />
      </FullPage>
    )
  }
  if (failure === undefined) return <StartUp label="Starting" />
  return (
    <FullPage>
      <FailureState heading="h1" what="The connection profile could not be read" failure={failure} onRetry={() => void connection.read()} />
    </FullPage>
  )
}

const SignInScreen = lazy(async () => ({ default: (await import('#features/sign-in/sign-in-screen.tsx')).SignInScreen }))
const SignInAgainDialog = lazy(async () => ({ default: (await import('#features/sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog }))

/** A session that expired stays on screen under a dialog; `children` need the user name as key: another user starts afresh. */
export const IdentityGate = ({ children }: { readonly children: (user: SignedInUser) => ReactNode }) => {
  const session = useSession()
  switch (session.phase) {
    case 'starting':
      return <StartUp label="Starting" />
    case 'signed-out':
      return (
        <FullPage>
          <SignInScreen signingInSince={session.signingInSince} />
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

/** After how long the wait for the platform is explained, milliseconds. */
const SLOW_AFTER = 5000

/**
 * Loads the profile of the signed-in user and shows the console once it is there: the profile of last time at once, so that a start need not wait for the
 * platform, which checks every call by itself. Until then a spinner; when it cannot be had, what failed with Retry and Sign out.
 */
export const ProfileGate = ({ identity, children }: { readonly identity: SignedInUser; readonly children: ReactNode }) => {
  const signOut = useSignOut()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER)
    return () => clearTimeout(timer)
  }, [])
  const query = useOfflineQuery(GetInternalUserByUserNameDocument, { userName: identity.userName }, 'profile', { savedCopy: 'until-answered' })
  const profile = query.data?.getInternalUserByUserName ?? null
  const user = useMemo(() => (profile === null ? null : currentUserOf(identity, profile)), [identity, profile])

  if (user !== null) return <CurrentUserContext value={user}>{children}</CurrentUserContext>
  if (query.isPending || query.isFetching) return <StartUp label={isSlow ? 'The platform is slow to answer' : 'Loading your profile'} />
  return (
    <FullPage>
      <FailureState
        heading="h1"
        what="Your profile could not be loaded"
        failure={query.failure ?? { kind: 'not-found', message: `The platform has no profile for the user name “${identity.userName}”.` }}
        onRetry={query.refetch}
        actions={
          <Button icon={<SignOutRegular />} onClick={signOut}>
            Sign out
          </Button>
        }
      />
    </FullPage>
  )
}
