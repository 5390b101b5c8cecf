import type { Audience, ScreenAccess } from '#patterns/screens/screen.ts'
import { type AccessSubject, mayAccess } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'

/** Which of the two audiences a role belongs to. Every role but CP is non-CP, also the other partner types and no role. */
export const audienceOf = (role: Role | null): Audience => (role === 'CP' ? 'CP' : 'non-CP')

/**
 * Whether a user may open a screen. A permission is checked as everywhere; a role decides alone, and asks every user but ADMIN to be enabled.
 */
export const mayOpen = (user: AccessSubject, access: ScreenAccess): boolean => {
  if (access.by === 'permission') return mayAccess(user, access.permission)
  return user.role !== null && access.roles.includes(user.role) && (user.enabled || user.role === 'ADMIN')
}
