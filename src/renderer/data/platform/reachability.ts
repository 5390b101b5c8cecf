import { createBridgeState, useBridgeState } from '../bridge/bridge-state.ts'

/** Whether main can reach the platform, kept by its event. */
export const reachabilityState = createBridgeState((bridge) => bridge.platform.reachability(), 'platform.reachabilityChanged')

/** When the platform was lost, in unix seconds; null while it can be reached. */
export const useOfflineSince = (): number | null => {
  const reachability = useBridgeState(reachabilityState)
  return reachability?.state === 'unreachable' ? reachability.since : null
}
