import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOfflineSince } from '#data/platform/reachability.ts'
import type { SessionStatus } from '#data/session/session-status.ts'

/**
 * Asks again for everything on screen that failed, as soon as the platform can be reached again or the user has signed in again.
 * Draws nothing.
 */
export const Reconnect = ({ phase }: { readonly phase: SessionStatus['phase'] }): null => {
  const queries = useQueryClient()
  const canAsk = useOfflineSince() === null && phase === 'open'
  useEffect(() => {
    if (canAsk) void queries.refetchQueries({ predicate: (query) => query.state.status === 'error', type: 'active' })
  }, [canAsk, queries])
  return null
}
