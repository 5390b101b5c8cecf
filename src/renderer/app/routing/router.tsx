import { Button, makeStyles, Spinner } from '@fluentui/react-components'
import { LockClosedRegular, SearchRegular, SignOutRegular } from '@fluentui/react-icons'
import { type ReactElement, Suspense, useEffect, useMemo, useRef } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterProvider,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router-dom'
import { EmptyState } from '#components/empty-state.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { NotOfferedState } from '#components/not-offered-state.tsx'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useOffer } from '#data/bridge/bridge-context.ts'
import { type CurrentUser, useCurrentUser } from '#data/session/current-user.ts'
import { ACCESS_DENIED } from '#data/session/messages.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import type { Screen } from '#patterns/screens/screen.ts'
import { ScreenListContext } from '#patterns/screens/screen-access.ts'
import { SCREENS } from '../routes.ts'
import { StartUp } from '../session/gates.tsx'
import { Shell } from '../shell/shell.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { firstScreenOf, isAt, isStart, loadScreen, mayOpen, missingFor, screenAt, screenComponent } from './screens.ts'

type Verdict =
  | { readonly kind: 'screen'; readonly screen: Screen }
  | { readonly kind: 'denied' }
  | { readonly kind: 'not-offered'; readonly operations: readonly string[] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unconfirmed' }

/** The screens of the signed-in user, by address. A change of the user's profile is checked against the open screen at once. */
export const Screens = () => {
  const user = useCurrentUser()
  const latest = useRef(user)
  const router = useMemo(
    () =>
      createBrowserRouter(
        routesFor(<Shell />, () => latest.current),
        { hydrationData: firstVerdict(latest.current) },
      ),
    [],
  )
  useEffect(() => () => router.dispose(), [router])
  useEffect(() => {
    if (latest.current === user) return
    latest.current = user
    void router.revalidate()
  }, [router, user])
  return (
    <ScreenListContext value={SCREENS}>
      <RouterProvider router={router} />
    </ScreenListContext>
  )
}

/** The route objects: the frame around one route for each path. `userNow` is asked whenever a screen is opened. */
export const routesFor = (frame: ReactElement, userNow: () => CurrentUser): RouteObject[] => {
  const loader = guard(userNow)
  const screens = [...new Set(SCREENS.map(({ path }) => path))].map(
    (path): RouteObject => ({ id: path, path, caseSensitive: true, loader, shouldRevalidate, element: <GuardedScreen /> }),
  )
  return [
    {
      element: frame,
      errorElement: <Rethrow />,
      hydrateFallbackElement: <StartUp label="Starting" />,
      children: [...screens, { path: '*', element: <NotFound /> }],
    },
  ]
}

/**
 * Checks the permission, and only then asks for the chunk. The router's own `lazy` would ask for it at the same time, and would remember a failure for good.
 * The chunk is not waited for: the title and the skeleton of the screen show at once.
 */
const guard =
  (userNow: () => CurrentUser) =>
  ({ request }: LoaderFunctionArgs): Verdict =>
    verdictOn(new URL(request.url).pathname, userNow())

const verdictOn = (path: string, user: CurrentUser): Verdict => {
  // The router takes a slash at the end and encoded letters for the same path; the spec's paths are compared byte for byte.
  const screen = screenAt(path, user.role)
  if (screen === undefined) return { kind: 'not-found' }
  const may = mayOpen(user, screen)
  // By the permissions of last time opens only what this machine keeps of the user's own lists; the platform may have withdrawn or granted some.
  if (user.isUnconfirmed && screen.access.by !== 'session' && (!may || screen.copy === undefined)) return { kind: 'unconfirmed' }
  const operations = may ? [] : missingFor(user, screen)
  if (operations.length > 0) return { kind: 'not-offered', operations }
  if (!may) return { kind: 'denied' }
  loadScreen(screen).catch(() => undefined)
  return { kind: 'screen', screen }
}

/** The router asks its loaders in a later task. With their answer given it draws the first screen in the first commit. */
const firstVerdict = (user: CurrentUser) => {
  const path = window.location.pathname
  return { loaderData: Object.fromEntries(SCREENS.filter((screen) => isAt(screen, path)).map((screen) => [screen.path, verdictOn(path, user)])) }
}

/** What a list keeps in the search part changes at every keystroke and never decides which screen is open. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

const useStyles = makeStyles({ spinner: { flexGrow: 1 } })

const GuardedScreen = () => {
  const styles = useStyles()
  const verdict = useLoaderData<Verdict>()
  if (verdict.kind === 'not-found') return <NotFound />
  if (verdict.kind === 'denied') return <AccessDenied />
  if (verdict.kind === 'not-offered') return <NotOffered operations={verdict.operations} />
  if (verdict.kind === 'unconfirmed') return <Spinner className={styles.spinner} label="Checking your access" labelPosition="below" delay={150} />
  const { screen } = verdict
  return (
    <ScreenBoundary key={screen.path} title={screen.title}>
      {() => {
        const Component = screenComponent(screen)
        return (
          <Suspense fallback={<ScreenSkeleton />}>
            <Component />
          </Suspense>
        )
      }}
    </ScreenBoundary>
  )
}

/** Passes an error of the shell itself to the boundary around the whole window, instead of the router's own page. */
const Rethrow = (): never => {
  throw useRouteError()
}

const StartDenied = lazyPart(async () => (await import('./start-denied.tsx')).StartDenied)

const AccessDenied = () => {
  const user = useCurrentUser()
  const signOut = useSignOut()
  const { pathname, state } = useLocation() as { readonly pathname: string; readonly state: unknown }
  const first = firstScreenOf(user)
  if (first !== undefined && user.seenBy === undefined && isStart(state)) return <StartDenied path={pathname} first={first} />
  return (
    <EmptyState
      icon={LockClosedRegular}
      title={ACCESS_DENIED}
      explanation={user.enabled ? 'An administrator can grant the permission for it.' : 'Your user is disabled. An administrator can enable it.'}
      actions={
        <>
          {first !== undefined && (
            <LinkButton to={first.path} appearance="primary">
              Go to {first.menu.label}
            </LinkButton>
          )}
          {user.seenBy === undefined && (
            <Button icon={<SignOutRegular />} onClick={signOut}>
              Sign out
            </Button>
          )}
        </>
      }
    />
  )
}

const NotOffered = ({ operations }: { readonly operations: readonly string[] }) => {
  const { whyMissing } = useOffer()
  return <NotOfferedState why={operations.map(whyMissing).join('; ')} operation={operations.join(', ')} />
}

const NotFound = () => (
  <EmptyState
    icon={SearchRegular}
    title="There is no such screen"
    explanation={`The console has no screen at ${useLocation().pathname}. Addresses are matched letter by letter.`}
    actions={
      <LinkButton to="/" appearance="primary">
        Go to the start
      </LinkButton>
    }
  />
)
