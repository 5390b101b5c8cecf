import { useCallback } from 'react'
import { VerifyUsernameDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { executeOperation } from '../platform/execute-operation.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import type { Change, Found } from '../saving/send-confirmed.ts'

/** Whether nobody signs in by a user name yet: no member of staff, no site's owner, no outlet owner. Throws a `PlatformFailure`. */
export const isUserNameFree = async (bridge: Bridge, username: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(bridge, VerifyUsernameDocument, { username }, signal)).data.verifyUsername

/** The same as a function that stays the same, for a field that checks while the user types. */
export const useUserNameCheck = (): ((username: string, signal: AbortSignal) => Promise<boolean>) => {
  const bridge = useBridge()
  return useCallback((username, signal) => isUserNameFree(bridge, username, signal), [bridge])
}

export interface CreationOrder {
  readonly userName: string
  readonly send: Change['send']
  /** Reads the platform back: what there is of that user name now. */
  readonly find: () => Promise<Found>
}

/** The user name was free, was sent, is not there, and is not free any more. */
const HALF_THERE =
  'The user name is in use now, but nobody of that name can be read yet. It may be the one you just created: wait a moment, then try again. It is looked up first.'

/**
 * The creation of someone who signs in by a user name. The name is asked about once more, whatever was known while it was typed; a check that fails counts as
 * taken. A name that this console has just sent is not called taken: it may be its own.
 */
export const creationChange = (bridge: Bridge, { userName, send, find }: CreationOrder): Change => ({
  send: async (by, isRepeat) => {
    if (!(await isUserNameFree(bridge, userName).catch(() => false))) {
      throw isRepeat ? new PlatformFailure({ kind: 'busy', message: HALF_THERE }) : new PlatformFailure({ kind: 'rejected', message: TAKEN })
    }
    await send(by, isRepeat)
  },
  find,
})

const TAKEN = 'USERNAME_ALREADY_EXISTS'

/** Whether a creation failed because someone signs in by that name, or because that could not be found out. */
export const isTaken = ({ kind, message }: PlatformFailure): boolean =>
  kind === 'rejected' && /user.?name.*(?:exist|taken)/i.test(readableServerMessage(message))
