import { type AccessSubject, mayAccess } from '#shared/domain/permission.ts'

/** What the signed-in user may do with the menus of a site. */
export interface MenuPermissions {
  /** Add a menu or sub-menu, change one, switch its status. */
  readonly change: boolean
  readonly labels: boolean
  readonly removeServices: boolean
}

/**
 * Reads them off the user. Deleting all services needs add_labels, as the source says in words; the group's own operation deleteServiceCategory, which
 * it lists and never mentions again, does not open it.
 */
export const menuPermissions = (user: AccessSubject): MenuPermissions => {
  const labels = mayAccess(user, { group: 'manageMenu', operation: 'add_labels' })
  return { change: mayAccess(user, { group: 'manageMenu', operation: 'add_menu' }), labels, removeServices: labels }
}
