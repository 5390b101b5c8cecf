import { useCallback } from 'react'
import { VerifyUsernameDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { executeOperation } from '../platform/execute-operation.ts'

/** Whether nobody signs in by a user name yet: no member of staff, no site's owner, no outlet owner. Throws a `PlatformFailure`. */
export const isUserNameFree = async (bridge: Bridge, username: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(bridge, VerifyUsernameDocument, { username }, signal)).data.verifyUsername

/** The same as a function that stays the same, for a field that checks while the user types. */
export const useUserNameCheck = (): ((username: string, signal: AbortSignal) => Promise<boolean>) => {
  const bridge = useBridge()
  return useCallback((username, signal) => isUserNameFree(bridge, username, signal), [bridge])
}
