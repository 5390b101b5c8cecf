import type { AccessRule } from './access-rule.ts'
import { needs, SITE_ACTIONS } from './site-actions.ts'
import { TEMPLATE_ACTIONS } from './template-actions.ts'

/** What the buttons of a screen ask for, where it is more than the screen itself does. The buttons and the permission explorer both read it. */
export const ACTIONS = {
  ...SITE_ACTIONS,
  ...TEMPLATE_ACTIONS,
  rechargeWallet: needs({ group: 'site', operation: 'wallet_recharge' }, 'SiteWalletRechargeByAdmin'),
  editOnlinePayment: needs({ group: 'editSite', operation: 'online_Payment' }),
  editWalletSettings: needs({ group: 'editSite', operation: 'wallet_settings' }),
  editPaymentModes: needs({ group: 'editSite', operation: 'payment_modes' }),
  editPremiumFeatures: needs({ group: 'editSite', operation: 'premium_feature' }),
  changeMenu: needs({ group: 'manageMenu', operation: 'add_menu' }, 'UpdateServiceType'),
  changeMenuLabels: needs({ group: 'manageMenu', operation: 'add_labels' }, 'UpdateCustomLabels'),
  // The group's own operation for it (MENU-010).
  removeMenuServices: needs({ group: 'manageMenu', operation: 'deleteServiceCategory' }, 'DeleteSiteServices'),
  createPage: needs({ group: 'staticPage', operation: 'create_new_page' }, 'CreateSitePage'),
  editPage: needs({ group: 'staticPage', operation: 'edit_page' }, 'UpdateSitePage'),
  deletePage: needs({ group: 'staticPage', operation: 'delete_page' }, 'DeleteSitePage'),
  changePartnerMapping: { by: 'role', roles: ['ADMIN', 'SITE_CREATOR'], operations: ['UpdateUserServiceMapping'] },
} as const satisfies Readonly<Record<string, AccessRule>>

export type Action = keyof typeof ACTIONS
