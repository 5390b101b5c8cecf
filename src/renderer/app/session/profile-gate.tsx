import { Button } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { CurrentUserContext, currentUserOf } from '#data/session/current-user.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { FullPage } from './full-page.tsx'
import { StartUp } from './start-up.tsx'

/** After how long the wait for the platform is explained, milliseconds. */
const TIMEOUT = 5000

export interface ProfileGateProps {
  readonly identity: SignedInUser
  readonly children: ReactNode
}

/**
 * Loads the profile of the signed-in user and shows the console once it is there: the profile of last time at once, so that a start need not wait for the
 * platform, which checks every call by itself. Until then a spinner; when it cannot be had, what failed with Retry and Sign out.
 */
export const ProfileGate = ({ identity, children }: ProfileGateProps) => {
  const signOut = useSignOut()
  const isSlow = useElapsed(TIMEOUT)
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

/** Whether the component has been on screen for `milliseconds`. */
const useElapsed = (milliseconds: number): boolean => {
  const [isElapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isElapsed
}
