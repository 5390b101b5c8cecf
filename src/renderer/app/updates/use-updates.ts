import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { useBridge, useConsole } from '#data/bridge/bridge-context.ts'
import { useStore } from '#data/bridge/store.ts'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { nowInSeconds } from '#shared/domain/date.ts'

/** The draft that keeps the screen over a restart: sealed, as an address may hold what the user searched for. */
const ROUTE_DRAFT = 'update-route'

/** For how long a restart may take, seconds: a screen of long ago is nobody's any more. */
const RESTART_TAKES = 900

/** Where an update is; undefined until main has said so. After a restart for an update it returns to the screen that was open. */
export const useUpdates = (): UpdateStatus | undefined => {
  const { bridge, updates } = useConsole()
  const status = useStore(updates)
  const navigate = useNavigate()
  useEffect(() => {
    if (updates.current() !== undefined) return undefined
    const request = window.requestIdleCallback(() => void updates.read())
    return () => window.cancelIdleCallback(request)
  }, [updates])

  const isResumed = status?.isResumed === true
  useEffect(() => {
    if (!isResumed || hasReturned) return
    hasReturned = true
    const goBack = async (): Promise<void> => {
      const kept = await bridge.drafts.read({ form: ROUTE_DRAFT })
      if (!kept.ok || kept.value === null) return
      void bridge.drafts.discard({ form: ROUTE_DRAFT })
      const isRecent = nowInSeconds() - kept.value.savedAt < RESTART_TAKES
      // The user may have gone somewhere by now.
      if (isRecent && isRoute(kept.value.text) && window.location.pathname === '/') void navigate(kept.value.text, { replace: true })
    }
    void goBack()
  }, [isResumed, bridge, navigate])
  return status
}

/** Once a page: another user who signs in later starts at the beginning. */
let hasReturned = false

const isRoute = (text: string): boolean => /^\/(?!\/)/.test(text)

/** Restarts for an update and keeps the screen for after it. Answers with what is in the way, in sentences; nothing: the console ends. */
export const useRestart = (): (() => Promise<readonly string[]>) => {
  const bridge = useBridge()
  return async () => {
    const { pathname, search } = window.location
    // Without it the console opens with its first screen: no reason not to update.
    await bridge.drafts.write({ form: ROUTE_DRAFT, text: pathname + search })
    const restarted = await bridge.updates.restart()
    const blockedBy = restarted.ok ? restarted.value.blockedBy : [restarted.error.message]
    if (blockedBy.length > 0) await bridge.drafts.discard({ form: ROUTE_DRAFT })
    return blockedBy
  }
}
