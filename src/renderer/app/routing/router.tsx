import { createBrowserRouter } from 'react-router'
import { SCREENS } from '../routes.ts'
import { Shell } from '../shell/shell.tsx'
import { NotFound } from './not-found.tsx'
import { Rethrow } from './rethrow.tsx'
import { ScreenRoute } from './screen-route.tsx'

const PATHS = [...new Set(SCREENS.map((screen) => screen.path))]

/** The router of one session: every screen's path inside the shell, letter case kept, and the not-found view for all others. Source: ROUTE-001, ROUTE-002. */
export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Shell />,
      errorElement: <Rethrow />,
      children: [...PATHS.map((path) => ({ path, caseSensitive: true, element: <ScreenRoute path={path} /> })), { path: '*', element: <NotFound /> }],
    },
  ])
