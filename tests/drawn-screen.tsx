import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { Notifications } from '#app/notifications/notifications.tsx'
import { PANELS } from '#app/panels.ts'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import type { FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { CurrentUserContext, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import { PanelsContext } from '#patterns/panels/panels.ts'

const PROFILE: UserProfile = { enabled: true, permissions: [], name: 'Asha' } as never

/** Draws a screen as an ADMIN sees it, with a query cache of its own. */
export const drawScreen = async (element: ReactElement, { services }: FakeBridge): Promise<void> => {
  await services.preferences.read()
  await services.reachability.read()
  const screen = (
    <CurrentUserContext value={currentUserOf({ userName: 'asha', role: 'ADMIN' }, PROFILE)}>
      <PanelsContext value={PANELS}>{element}</PanelsContext>
    </CurrentUserContext>
  )
  render(
    <BridgeContext value={services}>
      <FluentProvider theme={webLightTheme}>
        <Notifications>
          <QueryClientProvider client={createQueryClient()}>
            <RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />
          </QueryClientProvider>
        </Notifications>
      </FluentProvider>
    </BridgeContext>,
  )
}
