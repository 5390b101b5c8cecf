import type { PermissionGroup } from '../permission.ts'

export const GROUP_LABELS: Readonly<Record<PermissionGroup, string>> = {
  site: 'Sites',
  editSite: 'Sections of Edit Site',
  staticPage: 'Static pages',
  manageMenu: 'Menus',
  globalTemplates: 'Global templates',
  campaigns: 'Campaigns',
  onboarding_dashboard: 'Onboarding dashboard',
  renewal_dashboard: 'Renewal dashboard',
  nonusage_dashboard: 'Non usage dashboard',
  cp_dashboard: 'CP dashboard',
  outstanding_dashboard: 'Outstanding dashboard',
}

/** By group: `view` of global templates and `view_Menu` of menus are called alike. */
const OPERATION_LABELS: Readonly<Record<string, string>> = {
  view_site_list: 'View site list',
  create_new_site: 'Create new site',
  delete_site: 'Delete site',
  wallet_recharge: 'Wallet recharge',
  edit_site: 'Edit site',
  password_reset: 'Password reset',
  reset_site: 'Reset site',
  online_Payment: 'Online payment',
  wallet_settings: 'Wallet settings',
  payment_modes: 'Payment modes',
  premium_feature: 'Premium features',
  static_pages: 'View pages',
  create_new_page: 'Create new page',
  edit_page: 'Edit page',
  delete_page: 'Delete page',
  view_Menu: 'View menus',
  add_menu: 'Add menu',
  add_labels: 'Add labels',
  deleteServiceCategory: 'Delete services and categories',
  view: 'View',
  create: 'Create',
  edit: 'Edit',
  delete: 'Delete',
  run_campaigns: 'Run campaigns',
  campaigns_templates: 'Campaign templates',
  onboarding_dashboard: 'View',
  renewal_dashboard: 'View',
  nonusage_dashboard: 'View',
  cp_dashboard: 'View',
  outstanding_dashboard: 'View',
}

const labelIn = (labels: Readonly<Record<string, string>>, name: string): string => (Object.hasOwn(labels, name) ? (labels[name] ?? name) : name)

/** An operation as people read it; one that is offered no more stands for itself. */
export const operationLabel = (operation: string): string => labelIn(OPERATION_LABELS, operation)

/** A permission group as people read it; one that is offered no more stands for itself. */
export const groupLabel = (name: string): string => labelIn(GROUP_LABELS, name)

/** A permission by its id ("site.edit_site"), as people read it. */
export const permissionLabel = (permission: string): string => {
  const [group = '', ...operation] = permission.split('.')
  return `${groupLabel(group)}: ${operationLabel(operation.join('.'))}`
}
