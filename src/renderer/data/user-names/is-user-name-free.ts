import { VerifyUsernameDocument } from '#generated/graphql.ts'
import { executeOperation } from '../platform/execute-operation.ts'

/** Whether nobody signs in by a user name yet: no member of staff, no site's owner, no outlet owner. Throws a `PlatformFailure`. */
export const isUserNameFree = async (username: string, signal?: AbortSignal): Promise<boolean> =>
  (await executeOperation(VerifyUsernameDocument, { username }, signal)).data.verifyUsername
