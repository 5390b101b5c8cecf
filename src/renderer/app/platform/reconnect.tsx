import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reachabilityState } from './reachability.ts'

/** Asks again for everything on screen that failed, as soon as main reports that the platform can be reached. Draws nothing. */
export const Reconnect = (): null => {
  const queries = useQueryClient()
  useEffect(() => {
    let wasReachable = reachabilityState.current()?.state !== 'unreachable'
    return reachabilityState.subscribe(() => {
      const isReachable = reachabilityState.current()?.state !== 'unreachable'
      if (isReachable && !wasReachable) void queries.refetchQueries({ predicate: (query) => query.state.status === 'error', type: 'active' })
      wasReachable = isReachable
    })
  }, [queries])
  return null
}
