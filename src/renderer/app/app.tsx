import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { BridgeContext, type ConsoleServices, useConsole, useSession } from '#data/bridge/bridge-context.ts'
import { MoneyEvents } from '#data/money/money-events.tsx'
import { createQueryClient } from '#data/platform/query-client.ts'
import { PRODUCT_NAME } from '#data/session/messages.ts'
import { PanelsContext } from '#patterns/panels/panels.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import { Appearance } from './appearance/appearance.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { PANELS } from './panels.ts'
import { Screens } from './routing/router.tsx'
import { ScreenBoundary } from './routing/screen-boundary.tsx'
import { StartUp } from './session/full-page.tsx'
import { ConnectionGate, IdentityGate, ProfileGate } from './session/gates.tsx'
import { NoticeBar } from './session/notice-bar.tsx'
import { Reconnect, SlowPlatform } from './shell/platform-watch.ts'

const QueryDevtools = __DEVELOPMENT__ ? lazy(() => import('./development/query-devtools.tsx')) : null

/** The whole window: what must be there before a screen can be shown, from the outside in. */
export const App = ({ services }: { readonly services: ConsoleServices }) => (
  <BridgeContext value={services}>
    <Appearance>
      <ScreenBoundary title={PRODUCT_NAME}>
        {() => (
          <Notifications>
            <NoticeBar />
            <ConnectionGate>
              <IdentityGate>{(user) => <Session key={user.userName} user={user} />}</IdentityGate>
            </ConnectionGate>
          </Notifications>
        )}
      </ScreenBoundary>
    </Appearance>
  </BridgeContext>
)

/** One user's session: its own cache and router, so that nothing of one user is left for the next. */
const Session = ({ user }: { readonly user: SignedInUser }) => {
  const [queries] = useState(createQueryClient)
  const { phase } = useSession()
  const { preferences } = useConsole()
  // Saved views belong to the user, so they are there only now; a list opens with its default view.
  const [hasViews, setHasViews] = useState(false)
  useEffect(() => void preferences.read().finally(() => setHasViews(true)), [preferences])
  return (
    <QueryClientProvider client={queries}>
      <Reconnect phase={phase} />
      <SlowPlatform />
      <MoneyEvents />
      <PanelsContext value={PANELS}>
        <ProfileGate identity={user}>{hasViews ? <Screens /> : <StartUp label="Starting" />}</ProfileGate>
      </PanelsContext>
      {QueryDevtools !== null && (
        <Suspense fallback={null}>
          <QueryDevtools />
        </Suspense>
      )}
    </QueryClientProvider>
  )
}
