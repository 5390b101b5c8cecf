import { isRole } from '#shared/domain/role.ts'
import { holds, isPartner, requireEnabled, requireRole } from '../authorisation.ts'
import type { Caller } from '../context.ts'
import { invalid, unauthorized } from '../errors.ts'
import type { UserRecord } from './user-record.ts'

const E_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Everybody reads the own profile, even a disabled user, who learns from it to be disabled; staff reads every profile. */
export function requireMayRead(caller: Caller, userName: string): void {
  if (userName.toLowerCase() === caller.userName.toLowerCase()) return
  requireEnabled(caller)
  if (isPartner(caller)) throw unauthorized()
}

/** Users are managed by those who see the menu item Manage Users. */
export const requireMayManage = (caller: Caller): void => requireRole(caller, 'ADMIN', 'SITE_CREATOR')

/** Who may change some user at all; asked before looking for the user, so that nobody else learns who exists. */
export const requireMayUpdateSome = (caller: Caller): void => requireRole(caller, 'ADMIN', 'SITE_CREATOR', 'SALES_PERSON')

/** A partner's state may also be switched by those who see the CP List. */
export function requireMayUpdate(caller: Caller, user: UserRecord): void {
  if (user.userRole === 'CP') requireMayUpdateSome(caller)
  else requireMayManage(caller)
}

/** A password is reset by ADMIN or with password_reset under site. */
export function requireMayResetPassword(caller: Caller): void {
  if (!holds(caller, { group: 'site', operation: 'password_reset' })) throw unauthorized()
}

/** The role a new user may get: any but ADMIN. */
export function requireAssignableRole(role: string): void {
  if (!isRole(role) || role === 'ADMIN') throw invalid('ROLE_NOT_ASSIGNABLE')
}

/** Name and email of a user, as far as they are given. */
export function requireValidFields({ name, emailId }: { readonly name?: string | null | undefined; readonly emailId?: string | null | undefined }): void {
  if (typeof name === 'string' && name.trim() === '') throw invalid('NAME_MUST_NOT_BE_EMPTY')
  if (typeof emailId === 'string' && !E_MAIL.test(emailId)) throw invalid('EMAIL_NOT_VALID')
}
