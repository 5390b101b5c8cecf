import {
  AppsListRegular,
  BoxMultipleRegular,
  BuildingShopRegular,
  CalendarClockRegular,
  ChartPersonRegular,
  DocumentMultipleRegular,
  DocumentTextRegular,
  type FluentIcon,
  GridRegular,
  HistoryRegular,
  MailTemplateRegular,
  PeopleListRegular,
  PeopleTeamRegular,
  PersonCircleRegular,
  PlugConnectedRegular,
  ReceiptMoneyRegular,
  RocketRegular,
  SendRegular,
  TagMultipleRegular,
  TimerOffRegular,
  WalletRegular,
} from '@fluentui/react-icons'
import type { ComponentType } from 'react'
import { type Access, MENU_ROLES, type MenuItem, ROOT_ACCESS } from '#shared/domain/permission.ts'
import { ROLES, type Role } from '#shared/domain/role.ts'
import type { Audience, ScreenAccess } from './routing/access.ts'

/** An item of the sidebar. The role decides who sees it; the screen's `access` decides who may open it. */
export interface ScreenMenu {
  /** Decides who sees it. */
  readonly item: MenuItem
  readonly label: string
  readonly icon: FluentIcon
  /** The submenu it stands in. */
  readonly submenu?: 'Campaigns'
  /** Paths without a screen that highlight it as well. */
  readonly alsoHighlightedOn?: readonly string[]
}

/** One screen: all that the router, the menu, the guard and the palette need to know about it. */
export interface Screen {
  /** Byte for byte as the spec lists it, misspellings and capitals included. */
  readonly path: string
  /** Where one path has two screens: whose this one is. */
  readonly audience?: Audience
  /** Shown in the header: the purpose column of the spec's route table. */
  readonly title: string
  /** What the palette calls it, where neither menu label nor title tells it from others. */
  readonly name?: string
  readonly access: ScreenAccess
  readonly menu?: ScreenMenu
  /** The screen whose menu item is highlighted while this one is open. */
  readonly highlights?: string
  /** The screen's chunk. */
  readonly load: () => Promise<{ default: ComponentType }>
}

const granted = (permission: Access): ScreenAccess => ({ by: 'permission', permission })
const roles = (...names: Role[]): ScreenAccess => ({ by: 'role', roles: names })

const ROOT = granted(ROOT_ACCESS)
const PARTNER_ONLY = roles('CP')

// No permission can be granted for these. They open to the roles that see their menu item, so that no visible item leads to a closed door.
const MANAGES_PARTNERS = roles(...MENU_ROLES['cp-list'])
const MANAGES_USERS = roles(...MENU_ROLES['manage-users'])

/** Every screen of the console, in the order of the spec's route table, which is also the order of the menu. */
export const SCREENS: readonly Screen[] = [
  {
    path: '/',
    audience: 'CP',
    title: 'Partner dashboard',
    access: PARTNER_ONLY,
    load: () => import('#features/dashboards/partner/partner-home-route.tsx'),
    menu: { item: 'site', label: 'Dashboard', icon: GridRegular },
  },
  {
    path: '/',
    audience: 'non-CP',
    title: 'Sites',
    access: granted({ group: 'site', operation: 'view_site_list' }),
    load: () => import('#features/sites/site-list-route.tsx'),
    menu: { item: 'site', label: 'Site', icon: BuildingShopRegular, alsoHighlightedOn: ['/add-extra-service'] },
  },
  {
    path: '/create-site',
    title: 'Create New Site',
    access: granted({ group: 'site', operation: 'create_new_site' }),
    highlights: '/',
    load: () => import('#features/site-form/create/create-site-route.tsx'),
  },
  {
    path: '/edit-site',
    title: 'Edit Site',
    access: granted({ group: 'site', operation: 'edit_site' }),
    highlights: '/',
    load: () => import('#features/site-form/edit/edit-site-route.tsx'),
  },
  {
    path: '/my-profile',
    title: 'Profile',
    access: PARTNER_ONLY,
    load: () => import('#features/partners/own/my-profile-route.tsx'),
    menu: { item: 'profile', label: 'Profile', icon: PersonCircleRegular },
  },
  {
    path: '/cpwallet',
    title: 'Partner wallet',
    access: PARTNER_ONLY,
    load: () => import('#features/partners/own/partner-wallet-route.tsx'),
    menu: { item: 'wallet', label: 'Wallet', icon: WalletRegular },
  },
  {
    path: '/servicelist',
    title: "Partner's own plans and addons",
    access: PARTNER_ONLY,
    load: () => import('#features/partners/own/service-list-route.tsx'),
    menu: { item: 'services', label: 'Services', icon: AppsListRegular },
  },
  {
    path: '/select-cp',
    title: 'CP Dashboard picker',
    access: granted({ group: 'cp_dashboard', operation: 'cp_dashboard' }),
    load: () => import('#features/dashboards/partner/select-cp-route.tsx'),
    menu: { item: 'cp-dashboard', label: 'CP Dashboard', icon: ChartPersonRegular },
  },
  {
    path: '/cplist',
    title: 'CP List',
    access: MANAGES_PARTNERS,
    load: () => import('#features/partners/list/cp-list-route.tsx'),
    menu: { item: 'cp-list', label: 'CP List', icon: PeopleListRegular },
  },
  {
    path: '/manage-user',
    title: 'Manage Users',
    access: MANAGES_USERS,
    load: () => import('#features/users/manage-users-route.tsx'),
    menu: { item: 'manage-users', label: 'Manage Users', icon: PeopleTeamRegular },
  },
  {
    path: '/create-user',
    title: 'Create User',
    access: MANAGES_USERS,
    highlights: '/manage-user',
    load: () => import('#features/users/create/create-user-route.tsx'),
  },
  {
    path: '/deployment-dashboard',
    title: 'Onboarding Dashboard',
    access: granted({ group: 'onboarding_dashboard', operation: 'onboarding_dashboard' }),
    load: () => import('#features/dashboards/onboarding/onboarding-route.tsx'),
    menu: {
      item: 'onboarding-dashboard',
      label: 'Onboarding Dashboard',
      icon: RocketRegular,
    },
  },
  {
    path: '/renewal-dashboard',
    title: 'Renewal Dashboard',
    access: granted({ group: 'renewal_dashboard', operation: 'renewal_dashboard' }),
    load: () => import('#features/dashboards/renewal/renewal-route.tsx'),
    menu: { item: 'renewal-dashboard', label: 'Renewal Dashboard', icon: CalendarClockRegular },
  },
  {
    path: '/nonusage-dashboard',
    title: 'Non Usage Dashboard',
    access: granted({ group: 'nonusage_dashboard', operation: 'nonusage_dashboard' }),
    load: () => import('#features/dashboards/non-usage/non-usage-route.tsx'),
    menu: { item: 'nonusage-dashboard', label: 'Non Usage Dashboard', icon: TimerOffRegular },
  },
  {
    path: '/outstanding-dashboard',
    title: 'Outstanding Dashboard',
    access: granted({ group: 'outstanding_dashboard', operation: 'outstanding_dashboard' }),
    load: () => import('#features/dashboards/outstanding/outstanding-route.tsx'),
    menu: { item: 'outstanding-dashboard', label: 'Outstanding Dashboard', icon: ReceiptMoneyRegular },
  },
  {
    path: '/site-pages',
    title: 'Pages',
    access: granted({ group: 'staticPage', operation: 'static_pages' }),
    menu: { item: 'pages', label: 'Pages', icon: DocumentTextRegular },
    load: () => import('#features/pages/manage-pages-route.tsx'),
  },
  {
    path: '/create-site-pages',
    title: 'Static Pages',
    name: 'Create Page',
    access: granted({ group: 'staticPage', operation: 'create_new_page' }),
    highlights: '/site-pages',
    load: () => import('#features/pages/create-page-route.tsx'),
  },
  {
    path: '/edit-site-pages',
    title: 'Static Pages',
    name: 'Edit Page',
    access: granted({ group: 'staticPage', operation: 'edit_page' }),
    highlights: '/site-pages',
    load: () => import('#features/pages/edit-page-route.tsx'),
  },
  {
    path: '/global-template',
    title: 'Global Templates',
    access: granted({ group: 'globalTemplates', operation: 'view' }),
    menu: { item: 'global-templates', label: 'Global Templates', icon: MailTemplateRegular },
    load: () => import('#features/templates/global-template-route.tsx'),
  },
  {
    path: '/addg-templates',
    title: 'Global Templates',
    name: 'Add Global Template',
    access: granted({ group: 'globalTemplates', operation: 'create' }),
    highlights: '/global-template',
    load: () => import('#features/templates/addg-templates-route.tsx'),
  },
  {
    path: '/editg-templates',
    title: 'Global Templates',
    name: 'Edit Global Template',
    access: granted({ group: 'globalTemplates', operation: 'edit' }),
    highlights: '/global-template',
    load: () => import('#features/templates/editg-templates-route.tsx'),
  },
  {
    path: '/service-list',
    title: 'Master Service List',
    access: ROOT,
    load: () => import('#features/catalogue/master-services/service-list-route.tsx'),
    menu: { item: 'master-service-list', label: 'Master Service List', icon: BoxMultipleRegular },
  },
  {
    path: '/create-service',
    title: 'Master Service List',
    name: 'Create Service',
    access: ROOT,
    highlights: '/service-list',
    load: () => import('#features/catalogue/master-services/create-service-route.tsx'),
  },
  {
    path: '/create-extra-service',
    title: 'Master Service List',
    name: 'Extra Service',
    access: ROOT,
    highlights: '/service-list',
    load: () => import('#features/catalogue/master-services/create-extra-service-route.tsx'),
  },
  {
    path: '/platform-servicelist',
    title: 'Platform Service',
    access: ROOT,
    load: () => import('#features/catalogue/platform-services/platform-list-route.tsx'),
    menu: { item: 'platform-service', label: 'Platform Service', icon: PlugConnectedRegular },
  },
  {
    path: '/create-platform',
    title: 'Platform Service',
    name: 'Create Platform',
    access: ROOT,
    highlights: '/platform-servicelist',
    load: () => import('#features/catalogue/platform-services/create-platform-route.tsx'),
  },
  {
    path: '/edit-platform',
    title: 'Platform Service',
    name: 'Edit Platform',
    access: ROOT,
    highlights: '/platform-servicelist',
    load: () => import('#features/catalogue/platform-services/edit-platform-route.tsx'),
  },
  {
    path: '/subscription-plan',
    title: 'Subscription Plan',
    access: ROOT,
    load: () => import('#features/catalogue/plans/plan-list-route.tsx'),
    menu: { item: 'subscription-plan', label: 'Subscription Plan', icon: TagMultipleRegular },
  },
  {
    path: '/create-subscription',
    title: 'Subscription Plan',
    name: 'Create Subscription',
    access: ROOT,
    highlights: '/subscription-plan',
    load: () => import('#features/catalogue/plans/create-subscription-route.tsx'),
  },
  {
    path: '/edit-subscription',
    title: 'Subscription Plan',
    name: 'Edit Subscription',
    access: ROOT,
    highlights: '/subscription-plan',
    load: () => import('#features/catalogue/plans/edit-subscription-route.tsx'),
  },
  {
    path: '/marketing-index',
    title: 'Run Campaign',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    menu: { item: 'campaigns', label: 'Run Campaign', icon: SendRegular, submenu: 'Campaigns' },
    load: () => import('#features/campaigns/compose/run-campaign-route.tsx'),
  },
  {
    path: '/template-list',
    title: 'Template List',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    menu: { item: 'campaigns', label: 'Template List', icon: DocumentMultipleRegular, submenu: 'Campaigns' },
    load: () => import('#features/templates/template-list-route.tsx'),
  },
  {
    path: '/editm-templates',
    title: 'Edit Template',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    highlights: '/template-list',
    load: () => import('#features/templates/editm-templates-route.tsx'),
  },
  {
    path: '/addm-templates',
    title: 'Add Template',
    access: granted({ group: 'campaigns', operation: 'campaigns_templates' }),
    highlights: '/template-list',
    load: () => import('#features/templates/addm-templates-route.tsx'),
  },
  {
    path: '/campaign-history',
    title: 'Campaign History',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    menu: { item: 'campaigns', label: 'Campaign History', icon: HistoryRegular, submenu: 'Campaigns' },
    load: () => import('#features/campaigns/history/campaign-history-route.tsx'),
  },
  // The rest has no menu item; the first two show the audience of a campaign.
  {
    path: '/customer-list',
    title: 'Customer List',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    load: () => import('#features/campaigns/audience/customer-list-route.tsx'),
  },
  {
    path: '/email-Customer',
    title: 'Email Campaign',
    access: granted({ group: 'campaigns', operation: 'run_campaigns' }),
    load: () => import('#features/campaigns/audience/email-customer-route.tsx'),
  },
  { path: '/oulets-index', title: 'Outlets', access: MANAGES_USERS, load: () => import('#features/outlets/outlets-route.tsx') },
  {
    path: '/create-oulets',
    title: 'Create New Outlets',
    access: MANAGES_USERS,
    load: () => import('#features/outlets/create/create-outlets-route.tsx'),
  },
  {
    path: '/my-dashboard',
    title: 'My Dashboard',
    access: PARTNER_ONLY,
    load: () => import('#features/dashboards/partner/my-dashboard-route.tsx'),
  },
  {
    path: '/cp-dashboard',
    title: 'CP Dashboard',
    name: 'CP Dashboard of a partner',
    access: granted({ group: 'cp_dashboard', operation: 'cp_dashboard' }),
    load: () => import('#features/dashboards/partner/cp-dashboard-route.tsx'),
    highlights: '/select-cp',
  },
  {
    path: '/service-typelist',
    title: 'Manage Menu',
    access: granted({ group: 'manageMenu', operation: 'view_Menu' }),
    highlights: '/',
    load: () => import('#features/menus/list/manage-menu-route.tsx'),
  },
  {
    path: '/add-serviceType',
    title: 'Create Menu',
    access: granted({ group: 'manageMenu', operation: 'add_menu' }),
    highlights: '/',
    load: () => import('#features/menus/create/create-menu-route.tsx'),
  },
  {
    path: '/serviceMap',
    title: 'Plans / Addons Mapping',
    access: MANAGES_PARTNERS,
    highlights: '/cplist',
    load: () => import('#features/partners/mapping/service-map-route.tsx'),
  },
  // Not of the spec: what was downloaded to this computer. No permission: whoever could download may look at it, without a network too. Channel partners
  // download no invoices of sites.
  {
    path: '/invoice-library',
    audience: 'non-CP',
    title: 'Invoice Library',
    access: roles(...ROLES),
    load: () => import('#features/invoice-library/invoice-library-route.tsx'),
  },
]
