import { Suspense } from 'react'
import { ScreenSkeleton } from '#components/skeletons.tsx'
import { useCurrentUser } from '../session/current-user.ts'
import { mayOpen } from './access.ts'
import { AccessDenied } from './access-denied.tsx'
import { NotAvailable } from './not-available.tsx'
import { NotFound } from './not-found.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { screenComponent } from './screen-component.ts'
import { screenAt } from './screens.ts'

/** What a path shows to the signed-in user: its screen, loaded on demand, or the access-denied page. */
export const ScreenRoute = ({ path }: { readonly path: string }) => {
  const user = useCurrentUser()
  const screen = screenAt(path, user.role)
  if (screen === undefined) return <NotFound />
  if (!mayOpen(user, screen.access)) return <AccessDenied />
  return (
    <ScreenBoundary key={path} title={screen.title}>
      {() => {
        const Component = screenComponent(screen)
        return <Suspense fallback={<ScreenSkeleton />}>{Component === undefined ? <NotAvailable title={screen.title} /> : <Component />}</Suspense>
      }}
    </ScreenBoundary>
  )
}
