import { useSyncExternalStore } from 'react'
import { useConsole } from '../bridge/bridge-context.ts'
import type { SessionStatus } from './session-status.ts'

/** The session of this window, following what main announces. */
export const useSession = (): SessionStatus => {
  const { session } = useConsole()
  return useSyncExternalStore(session.subscribe, session.current)
}
