import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useCurrentUser } from '#data/session/current-user.ts'
import { mayOpen } from './access.ts'
import { AccessDenied } from './access-denied.tsx'
import { NotFound } from './not-found.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { screenComponent } from './screen-component.ts'
import { screenAt } from './screens.ts'

/** What the address shows to the signed-in user: its screen, loaded on demand, the access-denied page, or that there is no such screen. */
export const ScreenRoute = () => {
  const user = useCurrentUser()
  const { pathname } = useLocation()
  const screen = screenAt(pathname, user.role)
  if (screen === undefined) return <NotFound />
  if (!mayOpen(user, screen.access)) return <AccessDenied />
  return (
    <ScreenBoundary key={pathname} title={screen.title}>
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
