import { lookingOnly } from '#data/session/calls-while-seeing.ts'
import { type CurrentUser, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import type { Seeing } from '#data/session/seeing-as.ts'
import { activityObstacles, canBeGranted, holdsPermission } from '#shared/domain/permission.ts'
import { isRole, roleLabel } from '#shared/domain/role.ts'
import { formatCount } from '#shared/domain/text.ts'
import { ALL_PERMISSIONS } from '../model/user-access.ts'

const grantedInShort = (user: CurrentUser): string => {
  if (user.role === 'ADMIN') return 'every permission'
  // What is granted and not offered any more opens nothing.
  const held = ALL_PERMISSIONS.filter(({ access }) => holdsPermission(user, access)).length
  return held === 1 ? '1 permission' : `${formatCount(held)} permissions`
}

/** What a user may do, in a few words. Partners are granted nothing: their role decides. */
const inShort = (user: CurrentUser, role: string): string =>
  [
    user.role === 'CP' ? 'channel partner' : roleLabel(role) || 'no role',
    ...(user.role === 'ADMIN' || canBeGranted(role) ? [grantedInShort(user)] : []),
    ...(activityObstacles(user).length > 0 ? ['inactive'] : []),
  ].join(', ')

/** A look at the console as the user of a profile. @param from the address to come back to */
export const seeingOf = (profile: UserProfile, from: string): Seeing => {
  const { username, userRole } = profile
  const user = currentUserOf({ userName: username, role: isRole(userRole) ? userRole : null }, profile)
  const reason = `You are seeing the console as ${user.name}. Nothing can be changed.`
  return { user, grants: inShort(user, userRole ?? ''), reason, filter: lookingOnly(reason), from }
}
