import { useConsole } from '../bridge/bridge-context.ts'
import { useBridgeState } from '../bridge/bridge-state.ts'

/** When the platform was lost, in unix seconds; null while it can be reached. */
export const useOfflineSince = (): number | null => {
  const reachability = useBridgeState(useConsole().reachability)
  return reachability?.state === 'unreachable' ? reachability.since : null
}
