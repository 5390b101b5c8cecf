import type { Access } from '../permission.ts'
import type { AccessRule } from './access-rule.ts'

/** @param operations of the platform, without which the permission is of no use */
export const needs = <Needed extends Access>(permission: Needed, ...operations: readonly string[]) =>
  ({ by: 'permission', permission, operations }) as const satisfies AccessRule

/** What the list of sites asks for: the first screen, which loads no more than these. All others are in `actions.ts`. */
export const SITE_ACTIONS = {
  createSite: needs({ group: 'site', operation: 'create_new_site' }, 'CreateSiteByRecahoAdmin'),
  editSite: needs({ group: 'site', operation: 'edit_site' }, 'UpdateSiteByAdmin'),
  openSiteMenus: needs({ group: 'manageMenu', operation: 'view_Menu' }, 'GetServiceTypesBySiteIdRecords'),
  openSitePayment: needs({ group: 'editSite', operation: 'wallet_settings' }),
  resetSitePassword: needs({ group: 'site', operation: 'password_reset' }, 'ResetCogUserPassword'),
  resetSite: {
    by: 'all',
    rules: [
      { by: 'role', roles: ['ADMIN', 'CUSTOMER_SUPPORT_LEAD'] },
      { by: 'permission', permission: { group: 'site', operation: 'reset_site' } },
    ],
  },
  deleteSite: needs({ group: 'site', operation: 'delete_site' }),
} as const satisfies Readonly<Record<string, AccessRule>>
