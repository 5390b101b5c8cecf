import { PERMISSION_GROUPS, type PermissionGroup } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import type { Permission } from '../../generated/resolvers.ts'

/** Someone who can be chosen on the sign-in page. */
export interface DemoUser {
  readonly userName: string
  readonly name: string
  readonly role: Role
  readonly permissions: Permission[]
  readonly enabled: boolean
  /** False: the identity token carries no role attribute. */
  readonly hasRoleAttribute: boolean
  readonly companyName?: string
  /** What is special, shown on the sign-in page. */
  readonly remark?: string
}

const grant = (...groups: PermissionGroup[]): Permission[] => groups.map((name) => ({ name, operations: [...PERMISSION_GROUPS[name]] }))
const grantOnly = (name: PermissionGroup, ...operations: string[]): Permission => ({ name, operations })

const plain = { enabled: true, hasRoleAttribute: true } as const

/** One user a role, and the awkward ones: disabled, without the role attribute, with a single permission. */
export const DEMO_USERS: readonly DemoUser[] = [
  { ...plain, userName: 'admin@demo.example', name: 'Asha Kulkarni', role: 'ADMIN', permissions: [] },
  {
    ...plain,
    userName: 'site-creator@demo.example',
    name: 'Rohan Mehta',
    role: 'SITE_CREATOR',
    permissions: [
      grantOnly('site', 'view_site_list', 'create_new_site', 'wallet_recharge', 'edit_site', 'password_reset'),
      ...grant(
        'editSite',
        'staticPage',
        'manageMenu',
        'globalTemplates',
        'campaigns',
        'onboarding_dashboard',
        'renewal_dashboard',
        'cp_dashboard',
        'outstanding_dashboard',
      ),
    ],
  },
  {
    ...plain,
    userName: 'sales-person@demo.example',
    name: 'Priya Nair',
    role: 'SALES_PERSON',
    permissions: [
      grantOnly('site', 'view_site_list', 'create_new_site', 'wallet_recharge'),
      ...grant('onboarding_dashboard', 'cp_dashboard', 'outstanding_dashboard'),
    ],
  },
  {
    ...plain,
    userName: 'support-lead@demo.example',
    name: 'Imran Shaikh',
    role: 'CUSTOMER_SUPPORT_LEAD',
    permissions: [
      grantOnly('site', 'view_site_list', 'edit_site', 'password_reset', 'reset_site'),
      ...grant('editSite', 'staticPage', 'manageMenu', 'globalTemplates', 'campaigns', 'onboarding_dashboard', 'nonusage_dashboard'),
    ],
  },
  {
    ...plain,
    userName: 'support-executive@demo.example',
    name: 'Lakshmi Iyer',
    role: 'SUPPORT_EXECUTIVE',
    permissions: [
      grantOnly('site', 'view_site_list', 'edit_site'),
      grantOnly('staticPage', 'static_pages', 'edit_page'),
      grantOnly('manageMenu', 'view_Menu', 'add_menu'),
      ...grant('onboarding_dashboard'),
    ],
  },
  {
    ...plain,
    userName: 'account-manager@demo.example',
    name: 'Grace Wanjiru',
    role: 'SUPPORT_ACCOUNT_MANAGER',
    permissions: [
      grantOnly('site', 'view_site_list', 'edit_site', 'password_reset'),
      grantOnly('editSite', 'wallet_settings', 'payment_modes'),
      ...grant('manageMenu', 'campaigns', 'onboarding_dashboard', 'nonusage_dashboard'),
    ],
  },
  {
    ...plain,
    userName: 'accounts@demo.example',
    name: 'Thomas Whitfield',
    role: 'ACCOUNTS',
    permissions: [grantOnly('site', 'view_site_list', 'wallet_recharge'), grantOnly('editSite', 'wallet_settings')],
  },
  { ...plain, userName: 'cp@demo.example', name: 'Vikram Desai', role: 'CP', permissions: [], companyName: 'Deccan Digital Partners' },
  { ...plain, userName: 'reseller@demo.example', name: 'Fatima Al Suwaidi', role: 'RESELLER', permissions: [], companyName: 'Gulf Retail Systems' },
  { ...plain, userName: 'referral@demo.example', name: 'Kwame Mensah', role: 'REFERRAL', permissions: [], companyName: 'Accra Merchants Circle' },
  { ...plain, userName: 'stockist@demo.example', name: 'Harpreet Singh', role: 'STOCKIST', permissions: [], companyName: 'Punjab POS Stockists' },
  {
    ...plain,
    userName: 'disabled@demo.example',
    name: 'Neha Kapoor',
    role: 'SUPPORT_EXECUTIVE',
    permissions: grant('site', 'staticPage', 'manageMenu'),
    enabled: false,
    remark: 'disabled',
  },
  {
    ...plain,
    userName: 'no-role@demo.example',
    name: 'Daniel Okafor',
    role: 'SUPPORT_EXECUTIVE',
    permissions: [grantOnly('site', 'view_site_list')],
    hasRoleAttribute: false,
    remark: 'no role attribute in the token',
  },
  {
    ...plain,
    userName: 'one-permission@demo.example',
    name: 'Meera Joshi',
    role: 'SUPPORT_EXECUTIVE',
    permissions: [grantOnly('site', 'view_site_list')],
    remark: 'may only see the site list',
  },
]
