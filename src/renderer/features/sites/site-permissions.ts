import { type AccessSubject, mayAccess } from '#shared/domain/permission.ts'

/** What the signed-in user may do in the site list. */
export interface SitePermissions {
  readonly create: boolean
  readonly edit: boolean
  readonly openMenu: boolean
  readonly openPayment: boolean
  readonly resetPassword: boolean
  readonly resetData: boolean
  readonly remove: boolean
}

/** Reads them off the user. */
export const sitePermissions = (user: AccessSubject): SitePermissions => ({
  create: mayAccess(user, { group: 'site', operation: 'create_new_site' }),
  edit: mayAccess(user, { group: 'site', operation: 'edit_site' }),
  openMenu: mayAccess(user, { group: 'manageMenu', operation: 'view_Menu' }),
  openPayment: mayAccess(user, { group: 'editSite', operation: 'wallet_settings' }),
  resetPassword: mayAccess(user, { group: 'site', operation: 'password_reset' }),
  resetData: user.role === 'ADMIN' || (user.role === 'CUSTOMER_SUPPORT_LEAD' && mayAccess(user, { group: 'site', operation: 'reset_site' })),
  remove: user.role === 'ADMIN',
})
