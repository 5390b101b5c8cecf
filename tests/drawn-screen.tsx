import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { PANELS } from '#app/app.tsx'
import { Notifications } from '#app/notifications/notifications.tsx'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import type { FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { type CurrentUser, CurrentUserContext, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import { PanelsContext } from '#patterns/panels/panels.ts'

const PROFILE: UserProfile = { enabled: true, permissions: [], name: 'Asha' } as never
const ADMIN = currentUserOf({ userName: 'asha', role: 'ADMIN' }, PROFILE)

interface TestConsoleProps {
  readonly services: FakeBridge['services']
  /** An administrator unless given. */
  readonly user?: CurrentUser
  /** A cache of its own unless given. */
  readonly queries?: QueryClient
  readonly children?: ReactNode
}

/** What every screen has around it in the console: theme, bridge, toasts, query cache, user, panels. */
export const TestConsole = ({ services, user = ADMIN, queries, children }: TestConsoleProps) => {
  const [cache] = useState(() => queries ?? createQueryClient())
  return (
    <BridgeContext value={services}>
      <FluentProvider theme={webLightTheme}>
        <Notifications>
          <QueryClientProvider client={cache}>
            <PanelsContext value={PANELS}>
              <CurrentUserContext value={user}>{children}</CurrentUserContext>
            </PanelsContext>
          </QueryClientProvider>
        </Notifications>
      </FluentProvider>
    </BridgeContext>
  )
}

/** Draws a screen as an administrator sees it, with a query cache of its own. */
export const drawScreen = async (element: ReactElement, { services }: FakeBridge): Promise<void> => {
  await services.preferences.read()
  await services.reachability.read()
  render(
    <TestConsole services={services}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </TestConsole>,
  )
}
