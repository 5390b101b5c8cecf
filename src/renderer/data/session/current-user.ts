import type { GetInternalUserByUserNameQuery } from '#generated/graphql.ts'
import type { SignedInUser } from '#shared/bridge/identity.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { type AccessRule, obstaclesTo } from '#shared/domain/access/access-rule.ts'
import { type Access, type AccessSubject, mayAccess, subjectOf } from '#shared/domain/permission.ts'
import { maySeeList } from '#shared/kept-lists.ts'
import { requiredContext } from '../bridge/required-context.ts'
import { NOT_OFFERED } from '../platform/offer.ts'

/** The profile of an internal user as the platform keeps it. */
export type UserProfile = NonNullable<GetInternalUserByUserNameQuery['getInternalUserByUserName']>

/** Who uses the console: the role from the identity, everything else from the profile. */
export interface CurrentUser extends AccessSubject {
  readonly userName: string
  /** For people: the profile's name, else the user name. */
  readonly name: string
  readonly profile: UserProfile
  /** The profile is the one saved on this machine, and the platform has yet to answer: a permission in it may have been withdrawn. */
  readonly isUnconfirmed?: true
  /** The administrator who is signed in and sees the console as this user. */
  readonly seenBy?: CurrentUser
}

/** Who is signed in, whoever the console is drawn for. */
export const signedInOf = (user: CurrentUser): CurrentUser => user.seenBy ?? user

/** Joins identity and profile. */
export const currentUserOf = (identity: SignedInUser, profile: UserProfile): CurrentUser => ({
  ...subjectOf(identity.role, profile),
  userName: identity.userName,
  name: profile.name?.trim() || identity.userName,
  profile,
})

/** The signed-in user. Works on every screen: none is drawn before the profile is there. */
export const [CurrentUserContext, useCurrentUser] = requiredContext<CurrentUser>('useCurrentUser needs ProfileGate above it')

/** Asks whether the signed-in user may do something: `may({ group: 'site', operation: 'edit_site' })`. */
export const useMayAccess = (): ((access: Access) => boolean) => {
  const user = useCurrentUser()
  return (access) => mayAccess(user, access)
}

/** Why a user cannot do something, for its control; null where they can. @param denied what it says where they may not */
export const refusalOf = (user: AccessSubject, rule: AccessRule, denied: string): string | null => {
  const obstacles = obstaclesTo(user, rule)
  if (obstacles.length === 0) return null
  return obstacles.every(({ kind }) => kind === 'not-offered') ? NOT_OFFERED : denied
}

/** Whether the signed-in user may see a list that is kept for offline use. */
export const useMaySeeList = (list: OfflineList): boolean => maySeeList(useCurrentUser(), list)
