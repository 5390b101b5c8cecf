import { type Access, mayAccess } from '#shared/domain/permission.ts'
import { PARTNER_ROLES, type Role } from '#shared/domain/role.ts'
import type { Caller } from './context.ts'
import { unauthorized } from './errors.ts'

/** Whether the caller is a partner, who sees only its own. */
export const isPartner = (caller: Caller): boolean => (PARTNER_ROLES as readonly Role[]).includes(caller.role)

/** Refuses a disabled user. Stricter than the console, which lets a disabled ADMIN pass: here a disabled user gets nothing. */
export function requireEnabled(caller: Caller): void {
  if (!caller.user.enabled) throw unauthorized('USER_IS_DISABLED')
}

/** Refuses everybody whose role is not listed, and disabled users. */
export function requireRole(caller: Caller, ...roles: readonly Role[]): void {
  requireEnabled(caller)
  if (!roles.includes(caller.role)) throw unauthorized()
}

/** Refuses partners and disabled users. */
export function requireStaff(caller: Caller): void {
  requireEnabled(caller)
  if (isPartner(caller)) throw unauthorized()
}

/** Whether the caller holds a permission; ADMIN holds all. */
export const holds = (caller: Caller, access: Access): boolean =>
  caller.user.enabled && mayAccess({ role: caller.role, enabled: caller.user.enabled, permissions: caller.user.permissions }, access)

/** Refuses a caller without the permission, and disabled users. */
export function requirePermission(caller: Caller, access: Access): void {
  requireEnabled(caller)
  if (!holds(caller, access)) throw unauthorized()
}

/** Refuses a caller who holds none of the permissions, and disabled users. */
export function requireAnyPermission(caller: Caller, ...accesses: readonly Access[]): void {
  requireEnabled(caller)
  if (!accesses.some((access) => holds(caller, access))) throw unauthorized()
}
