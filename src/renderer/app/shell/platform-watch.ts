import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOfflineSince } from '#data/bridge/bridge-context.ts'
import { useStore } from '#data/bridge/store.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { slowReads, stopSlowReads } from '#data/platform/execute-operation.ts'
import type { SessionStatus } from '#data/session/session-store.ts'

/** Asks again for everything on screen that failed, as soon as the platform can be reached again or the user has signed in again. Draws nothing. */
export const Reconnect = ({ phase }: { readonly phase: SessionStatus['phase'] }): null => {
  const queries = useQueryClient()
  const canAsk = useOfflineSince() === null && phase === 'open'
  useEffect(() => {
    if (canAsk) void queries.refetchQueries({ predicate: (query) => query.state.status === 'error', type: 'active' })
  }, [canAsk, queries])
  return null
}

const ID = 'slow-platform'

/** Says that the platform is slow while anything on screen has been waiting for it for long, and lets the user stop waiting. Draws nothing itself. */
export const SlowPlatform = (): null => {
  const notify = useNotify()
  const isSlow = useStore(slowReads).size > 0
  useEffect(() => {
    if (!isSlow) return
    const actions = [{ label: 'Stop waiting', run: stopSlowReads }]
    notify.show({ id: ID, intent: 'warning', message: 'The platform is slow to answer.', detail: 'The console is still waiting.', progress: null, actions })
    return () => notify.dismiss(ID)
  }, [isSlow, notify])
  return null
}
