import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { SignOutRegular } from '@fluentui/react-icons'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { FailureState } from '#components/failure-state.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { useConsole, useOffer, useSeeing, useSession } from '#data/bridge/bridge-context.ts'
import { useStore } from '#data/bridge/store.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { CurrentUserContext, currentUserOf } from '#data/session/current-user.ts'
import { useHiddenLists } from '#data/session/hidden-lists.ts'
import { PRODUCT_NAME } from '#data/session/messages.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'

const FirstRunScreen = lazyPart(async () => (await import('#features/first-run/first-run-screen.tsx')).FirstRunScreen)

/** Lets the console through once a connection profile is ready; until then asks for one. */
export const ConnectionGate = ({ children }: { readonly children: ReactNode }) => {
  const { connection, offer } = useConsole()
  const status = useStore(connection)
  const isOfferKnown = useStore(offer) !== undefined
  const failure = connection.failure()

  // A screen that is drawn with all its columns must not lose some a moment later.
  if (status?.state === 'ready') return isOfferKnown || status.profile.hasOwnSchema !== true ? children : <StartUp label="Starting" />
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

const OutsideHelp = lazyPart(async () => (await import('./outside-help.tsx')).OutsideHelp)
const SignInScreen = lazyPart(async () => (await import('#features/sign-in/sign-in-screen.tsx')).SignInScreen)
const LockScreen = lazyPart(async () => (await import('#features/sign-in/lock-screen.tsx')).LockScreen)
const SignInAgainDialog = lazyPart(async () => (await import('#features/sign-in/sign-in-again-dialog.tsx')).SignInAgainDialog)

/** Hides whatever is in the window, dialogs and notifications too, and shows only who may unlock it. Typed text, route and scrolling stay. */
const Lock = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    const { documentElement: root, title } = document
    root.setAttribute('data-locked', '')
    document.title = PRODUCT_NAME
    return () => {
      root.removeAttribute('data-locked')
      document.title = title
    }
  }, [])
  return children
}

/** A session that expired stays on screen under a dialog, a locked one out of sight; `children` need the user name as key: another user starts afresh. */
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
    case 'locked':
      return (
        <>
          {children(session.user)}
          {session.phase === 'expired' && <SignInAgainDialog user={session.user} signingInSince={session.signingInSince} />}
          {session.phase === 'locked' && (
            <Lock>
              <LockScreen user={session.user} work={session.work} signingInSince={session.signingInSince} />
            </Lock>
          )}
        </>
      )
  }
}

/** After how long the wait for the platform is explained, milliseconds. */
const SLOW_AFTER = 5000

/**
 * Loads the profile of the signed-in user and shows the console once it is there: the profile of last time at once, so that a start need not wait for the
 * platform, for the lists kept on this machine only: the router opens nothing else by it. Until then a spinner; when it cannot be had, what failed with Retry
 * and Sign out.
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
  const isUnconfirmed = query.isSavedCopy && query.failure === null
  const seen = useSeeing()?.user
  const notOffered = useOffer().missing
  const current = useMemo(() => profile && { ...currentUserOf(identity, profile), notOffered }, [identity, notOffered, profile])
  useHiddenLists(current, !query.isSavedCopy)
  const user = useMemo(() => {
    if (current === null) return null
    if (seen !== undefined) return { ...seen, notOffered, seenBy: current }
    return isUnconfirmed ? { ...current, isUnconfirmed } : current
  }, [current, isUnconfirmed, notOffered, seen])

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

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    minHeight: 0,
    overflow: 'auto',
    padding: tokens.spacingHorizontalXXXL,
    backgroundColor: tokens.colorNeutralBackground2,
  },
})

/** A window without the shell: sign-in, first run, what failed before any screen. Empty while its screen is loaded. */
const FullPage = ({ children }: { readonly children: ReactNode }) => (
  <main className={useStyles().page}>
    {children}
    <OutsideHelp />
  </main>
)

export const StartUp = ({ label }: { readonly label: string }) => (
  <main className={useStyles().page}>
    <Spinner label={label} labelPosition="below" delay={150} />
  </main>
)
