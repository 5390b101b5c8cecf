import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import type { SignedInUser } from '#shared/bridge.ts'
import { Appearance } from './appearance/appearance.tsx'
import { PRODUCT_NAME } from './messages.ts'
import { MoneyEvents } from './money/money-events.tsx'
import { Notifications } from './notifications/notifications.tsx'
import { createQueryClient } from './platform/query-client.ts'
import { Reconnect } from './platform/reconnect.tsx'
import { SlowPlatform } from './platform/slow-platform.tsx'
import { readPreferences } from './preferences/preferences.ts'
import { createRouter } from './routing/router.tsx'
import { ScreenBoundary } from './routing/screen-boundary.tsx'
import { ConnectionGate } from './session/connection-gate.tsx'
import { useSession } from './session/identity.ts'
import { IdentityGate } from './session/identity-gate.tsx'
import { NoticeBar } from './session/notice-bar.tsx'
import { ProfileGate } from './session/profile-gate.tsx'
import { StartUp } from './session/start-up.tsx'

/** The whole window: what must be there before a screen can be shown, from the outside in. */
export const App = () => (
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
)

/** One user's session: its own cache and router, so that nothing of one user is left for the next. */
const Session = ({ user }: { readonly user: SignedInUser }) => {
  const [queries] = useState(createQueryClient)
  const [router] = useState(createRouter)
  const { phase } = useSession()
  // Saved views belong to the user, so they are there only now; a list opens with its default view.
  const [hasViews, setHasViews] = useState(false)
  useEffect(() => void readPreferences().finally(() => setHasViews(true)), [])
  return (
    <QueryClientProvider client={queries}>
      <Reconnect phase={phase} />
      <SlowPlatform />
      <MoneyEvents />
      <ProfileGate identity={user}>{hasViews ? <RouterProvider router={router} /> : <StartUp label="Starting" />}</ProfileGate>
    </QueryClientProvider>
  )
}
