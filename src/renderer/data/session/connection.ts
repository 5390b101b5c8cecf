import type { ConnectionStatus } from '#shared/bridge/connection.ts'
import { createBridgeState, useBridgeState } from '../bridge/bridge-state.ts'

/** The connection profile in use, or why there is none. */
export const connectionState = createBridgeState((bridge) => bridge.connection.status(), 'connection.changed')

export type PublicProfile = Extract<ConnectionStatus, { state: 'ready' }>['profile']

/** What the console is connected to; null before a profile is ready. */
export const useConnectionProfile = (): PublicProfile | null => {
  const status = useBridgeState(connectionState)
  return status?.state === 'ready' ? status.profile : null
}
