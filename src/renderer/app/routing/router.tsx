import { createBrowserRouter } from 'react-router'
import { Shell } from '../shell/shell.tsx'
import { Rethrow } from './rethrow.tsx'
import { ScreenRoute } from './screen-route.tsx'

/** The router of one session. Which screen an address opens is not left to its patterns: they take a slash at the end and encoded letters for the same path. */
export const createRouter = () => createBrowserRouter([{ element: <Shell />, errorElement: <Rethrow />, children: [{ path: '*', element: <ScreenRoute /> }] }])
