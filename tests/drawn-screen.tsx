import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { UserProfile } from '#data/session/current-user.ts'

const PROFILE: UserProfile = { enabled: true, permissions: [], name: 'Asha' } as never

/** Draws a screen as an ADMIN sees it, with a query cache of its own. Install the fake bridge first: modules read it once, when they load. */
export const drawScreen = async (element: ReactElement): Promise<void> => {
  const [
    { Notifications },
    { createQueryClient },
    { reachabilityState },
    { readPreferences },
    { CurrentUserContext, currentUserOf },
    { PANELS },
    { PanelsContext },
  ] = await Promise.all([
    import('#app/notifications/notifications.tsx'),
    import('#data/platform/query-client.ts'),
    import('#data/platform/reachability.ts'),
    import('#data/preferences/preferences.ts'),
    import('#data/session/current-user.ts'),
    import('#app/panels.ts'),
    import('#patterns/panels/panels.ts'),
  ])
  await readPreferences()
  await reachabilityState.read()
  const screen = (
    <CurrentUserContext value={currentUserOf({ userName: 'asha', role: 'ADMIN' }, PROFILE)}>
      <PanelsContext value={PANELS}>{element}</PanelsContext>
    </CurrentUserContext>
  )
  render(
    <FluentProvider theme={webLightTheme}>
      <Notifications>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={createMemoryRouter([{ path: '*', element: screen }])} />
        </QueryClientProvider>
      </Notifications>
    </FluentProvider>,
  )
}
