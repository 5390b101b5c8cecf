import type { DatabaseSync } from 'node:sqlite'
import { isRole } from '#shared/domain/role.ts'
import type { Caller } from './context.ts'
import { TokenRefused, type TokenVerifier } from './token.ts'
import { findUser } from './users/user-record.ts'

const USER_NAME_CLAIM = 'cognito:username'
const ROLE_CLAIM = 'custom:role'

/** Turns an `Authorization` header into the caller, or throws `TokenRefused`. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller>

/**
 * The caller is the user the token names. Its role is the token's; where the token has none the platform does not follow the console in taking
 * ADMIN (PERM2-008: the server is the real boundary) but takes the role of the user's record.
 */
export function createAuthenticate(database: DatabaseSync, verify: TokenVerifier): Authenticate {
  return async (authorization) => {
    const claims = await verify(authorization)
    const userName = claims[USER_NAME_CLAIM]
    const user = typeof userName === 'string' ? findUser(database, userName) : null
    if (user === null) throw new TokenRefused('USER_NOT_FOUND')
    const role = claims[ROLE_CLAIM] ?? user.userRole
    if (!isRole(role)) throw new TokenRefused('ROLE_NOT_KNOWN')
    return { userName: user.username, role, user }
  }
}
