import type { ConnectionStatus } from '#shared/bridge/connection.ts'
import { useConsole } from '../bridge/bridge-context.ts'
import { useStore } from '../bridge/store.ts'

export type PublicProfile = Extract<ConnectionStatus, { state: 'ready' }>['profile']

/** What the console is connected to; null before a profile is ready. */
export const useConnectionProfile = (): PublicProfile | null => {
  const status = useStore(useConsole().connection)
  return status?.state === 'ready' ? status.profile : null
}
