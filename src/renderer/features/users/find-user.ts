import { executeOperation } from '#data/platform/execute-operation.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { StoredUser } from './model/user-values.ts'

/** A user as the platform keeps it now, null when there is none of that name. Throws a `PlatformFailure`. */
export const findUser = async (bridge: Bridge, userName: string): Promise<StoredUser | null> => {
  try {
    return (await executeOperation(bridge, GetInternalUserByUserNameDocument, { userName })).data.getInternalUserByUserName
  } catch (cause) {
    const failure = asPlatformFailure(cause)
    if (failure.kind === 'rejected' && /not.?found/i.test(failure.message)) return null
    throw failure
  }
}
