import { useRouteError } from 'react-router'

/** Hands an error of the shell itself to the boundary around the whole window, instead of the router's own page. */
export const Rethrow = (): never => {
  throw useRouteError()
}
