import { ON_SCREEN, PARTNER_ROUTES, type RouteRow, STAFF_ROUTES } from '../e2e/routes/route-table.ts'

/** A screen of the walk, by its address. */
export interface ScreenStop {
  readonly name: string
  readonly address: string
  /** What the header says once it is there. */
  readonly title: string
  /** What it says where the screen has nothing to show and leads on; left out: it never does. */
  readonly titleBeyond?: string
  /** A button that is there once its record is. */
  readonly button?: string
}

/** Screens of a campaign's text: without one they lead back to where it is written. The dialog "send a campaign" comes to the audience. */
const NEEDS_TEXT = new Set(['/customer-list', '/email-Customer'])

const stopOf = ({ path, title }: RouteRow): ScreenStop => {
  const { search = '', button } = ON_SCREEN[path] ?? {}
  const stop = { name: path, address: `${path}${search}`, title }
  if (NEEDS_TEXT.has(path)) return { ...stop, titleBeyond: 'Run Campaign' }
  return button === undefined ? stop : { ...stop, button }
}

/** Every screen of staff. */
export const STAFF_STOPS: readonly ScreenStop[] = [
  { name: '/', address: '/', title: 'Sites' },
  { name: '/today', address: '/today', title: 'Today', button: 'Load the figures again' },
  ...STAFF_ROUTES.map(stopOf),
  { name: '/site/:id', address: '/site/site-100001', title: 'Site', button: 'Recharge' },
  { name: '/invoice-library', address: '/invoice-library', title: 'Invoice Library' },
  { name: '/bulk-changes', address: '/bulk-changes', title: 'Bulk Changes' },
  { name: '/import-users', address: '/import-users', title: 'Import Users', button: 'Choose file' },
  { name: '/import-new-sites', address: '/import-new-sites', title: 'Import New Sites', button: 'Choose file' },
  { name: '/import-sites', address: '/import-sites', title: 'Import Site Values', button: 'Choose file' },
  { name: '/import-notes', address: '/import-notes', title: 'Import Notes', button: 'Choose file' },
  { name: '/import-mappings', address: '/import-mappings', title: 'Import Partner Prices', button: 'Choose file' },
  { name: '/permissions', address: '/permissions', title: 'Permissions' },
  { name: '/activity', address: '/activity', title: 'Activity' },
  { name: '/diagnostics', address: '/diagnostics', title: 'Diagnostics' },
]

/** Every screen that a channel partner has of its own. */
export const PARTNER_STOPS: readonly ScreenStop[] = [
  { name: '/ of a partner', address: '/', title: 'Partner dashboard' },
  { name: '/today of a partner', address: '/today', title: 'Today', button: 'Load the figures again' },
  ...PARTNER_ROUTES.map(stopOf),
]
