import { PARTNER_ROUTES, type RouteRow, STAFF_ROUTES } from '../routes/route-table.ts'

const SITE_LIST: RouteRow = { path: '/', title: 'Sites', item: 'Site' }
// Not in the spec.
const LIBRARY: RouteRow = { path: '/invoice-library', title: 'Invoice Library', item: 'Invoice Library' }
const PERMISSIONS: RouteRow = { path: '/permissions', title: 'Permissions', item: 'Permissions' }
const TODAY: RouteRow = { path: '/today', title: 'Today', item: 'Today' }
const PARTNER_DASHBOARD: RouteRow = { path: '/', title: 'Partner dashboard', item: 'Dashboard' }
export const rowOf = (path: string): RouteRow => STAFF_ROUTES.find((route) => route.path === path) ?? SITE_LIST

/** The screens of a console with this menu; the invoice library is no screen of a partner's at all. */
export const routesFor = (menu: readonly string[]): readonly RouteRow[] =>
  menu.includes('Dashboard')
    ? [PARTNER_DASHBOARD, TODAY, ...STAFF_ROUTES, PERMISSIONS, ...PARTNER_ROUTES]
    : [SITE_LIST, TODAY, ...STAFF_ROUTES, LIBRARY, PERMISSIONS, ...PARTNER_ROUTES]

const EVERYBODY_BUT_CP = { first: ['Site'], pages: ['Pages', 'Global Templates'], last: ['Campaigns'] }
export const CATALOGUE = ['Master Service List', 'Platform Service', 'Subscription Plan']

/** The menu of a partner role other than CP: the items that all roles but CP have, and its own between. */
export const partnerMenu = (own: readonly string[], catalogue: readonly string[] = []): readonly string[] => [
  ...EVERYBODY_BUT_CP.first,
  ...own,
  ...EVERYBODY_BUT_CP.pages,
  ...catalogue,
  ...EVERYBODY_BUT_CP.last,
]

/** The menu of a member of staff. Who manages users has their outlets too. */
export const menuWith = (own: readonly string[], catalogue: readonly string[] = []): readonly string[] => [
  ...partnerMenu(['Today', ...own], catalogue),
  ...own.flatMap((item) => (item === 'Manage Users' ? 'Outlets' : [])),
  'Invoice Library',
]
