import { expect, type Page } from '@playwright/test'

export const ACCESS_DENIED = "Dear User, You don't have access to this page."

/** A row of the spec's route table. */
export interface RouteRow {
  readonly path: string
  /** What the header says. */
  readonly title: string
  /** The menu item that is highlighted; null: none. */
  readonly item: string | null
}

const row = (path: string, title: string, item: string | null): RouteRow => ({ path, title, item })

/** The screens of everybody but channel partners. Neighbours differ in their titles, so that a test cannot mistake one for the next. */
export const STAFF_ROUTES: readonly RouteRow[] = [
  row('/create-site', 'Create New Site', 'Site'),
  row('/edit-site', 'Edit Site', 'Site'),
  row('/service-typelist', 'Manage Menu', 'Site'),
  row('/add-serviceType', 'Create Menu', 'Site'),
  row('/select-cp', 'Select Channel Partner', 'CP Dashboard'),
  row('/cp-dashboard', 'CP Dashboard', 'CP Dashboard'),
  row('/cplist', 'CP List', 'CP List'),
  row('/serviceMap', 'Plans / Addons Mapping', 'CP List'),
  row('/manage-user', 'Manage Users', 'Manage Users'),
  row('/create-user', 'Create User', 'Manage Users'),
  row('/deployment-dashboard', 'Onboarding Dashboard', 'Onboarding Dashboard'),
  row('/renewal-dashboard', 'Renewal Dashboard', 'Renewal Dashboard'),
  row('/nonusage-dashboard', 'Non Usage Dashboard', 'Non Usage Dashboard'),
  row('/outstanding-dashboard', 'Outstanding Dashboard', 'Outstanding Dashboard'),
  row('/site-pages', 'Pages', 'Pages'),
  row('/global-template', 'Global Templates', 'Global Templates'),
  row('/service-list', 'Master Service List', 'Master Service List'),
  row('/platform-servicelist', 'Platform Service', 'Platform Service'),
  row('/subscription-plan', 'Subscription Plan', 'Subscription Plan'),
  row('/create-site-pages', 'Static Pages', 'Pages'),
  row('/addg-templates', 'Global Templates', 'Global Templates'),
  row('/create-service', 'Master Service List', 'Master Service List'),
  row('/create-platform', 'Platform Service', 'Platform Service'),
  row('/create-subscription', 'Subscription Plan', 'Subscription Plan'),
  row('/edit-site-pages', 'Static Pages', 'Pages'),
  row('/editg-templates', 'Global Templates', 'Global Templates'),
  row('/create-extra-service', 'Master Service List', 'Master Service List'),
  row('/edit-platform', 'Platform Service', 'Platform Service'),
  row('/edit-subscription', 'Subscription Plan', 'Subscription Plan'),
  row('/marketing-index', 'Run Campaign', 'Run Campaign'),
  row('/template-list', 'Template List', 'Template List'),
  row('/editm-templates', 'Edit Template', 'Template List'),
  row('/addm-templates', 'Add Template', 'Template List'),
  row('/campaign-history', 'Campaign History', 'Campaign History'),
  row('/customer-list', 'WhatsApp Audience', null),
  row('/email-Customer', 'Email Campaign', null),
  row('/oulets-index', 'Outlets', 'Outlets'),
  row('/create-oulets', 'Create New Outlets', 'Outlets'),
]

/** A button that is on each screen; some screens need a record to show. */
export const ON_SCREEN: Readonly<Record<string, { readonly button: string; readonly search?: string }>> = {
  '/create-site': { button: 'Create Site' },
  '/edit-site': { button: 'Save', search: '?site=site-100001' },
  '/cplist': { button: 'Search' },
  '/serviceMap': { button: 'ADD SERVICE', search: '?partner=cp%40demo.example' },
  '/manage-user': { button: 'Create User' },
  '/create-user': { button: 'Create User' },
  '/oulets-index': { button: 'Create New Outlets' },
  '/create-oulets': { button: 'Create Outlets' },
  '/global-template': { button: 'Refresh the list' },
  '/addg-templates': { button: 'Save' },
  '/editg-templates': { button: 'Save', search: '?template=festival-greeting-1' },
  '/marketing-index': { button: 'Next' },
  '/template-list': { button: 'Refresh the list' },
  '/editm-templates': { button: 'Save', search: '?template=festival-greeting-1' },
  '/addm-templates': { button: 'Save' },
  '/campaign-history': { button: 'Refresh the list' },
  '/customer-list': { button: 'Back', search: '?template=festival-greeting-1' },
  '/email-Customer': { button: 'Back', search: '?template=new-feature-1' },
  '/select-cp': { button: 'View Dashboard' },
  '/cp-dashboard': { button: 'Load current data', search: '?partner=Deccan+Digital+Partners' },
  '/deployment-dashboard': { button: 'Performance Dashboard' },
  '/renewal-dashboard': { button: 'Reset' },
  '/nonusage-dashboard': { button: 'Reset' },
  '/outstanding-dashboard': { button: 'Refresh the list' },
  '/site-pages': { button: 'Refresh the list' },
  '/create-site-pages': { button: 'Save' },
  '/edit-site-pages': { button: 'Save', search: '?page=home' },
  '/service-list': { button: 'Create Service' },
  '/create-service': { button: 'Save' },
  '/create-extra-service': { button: 'Save' },
  '/platform-servicelist': { button: 'Create Platform' },
  '/create-platform': { button: 'Save' },
  '/edit-platform': { button: 'Save', search: '?service=service-simple_b2c-commerce-website' },
  '/subscription-plan': { button: 'Create Subscription' },
  '/create-subscription': { button: 'Save' },
  '/edit-subscription': { button: 'Save', search: '?plan=plan-growth' },
  '/service-typelist': { button: 'Add Menu', search: '?site=site-100001' },
  '/add-serviceType': { button: 'Submit', search: '?site=site-100001' },
}

/** The screens of channel partners, "/" aside. */
export const PARTNER_ROUTES: readonly RouteRow[] = [
  row('/my-profile', 'Profile', 'Profile'),
  row('/cpwallet', 'Wallet', 'Wallet'),
  row('/servicelist', 'Plans and addons', 'Services'),
  row('/my-dashboard', 'My Dashboard', null),
]

/** The title of the header. */
export const screenTitle = (page: Page) => page.getByRole('banner').getByRole('heading', { level: 1 })

export const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })

/** Waits until the screen of a row is there, its menu item highlighted and no other. */
export async function expectScreen(page: Page, { title, item }: RouteRow): Promise<void> {
  await expect(screenTitle(page)).toHaveText(title)
  await expect(page).toHaveTitle(`${title} - Admin Console`)
  await expect(mainMenu(page).locator('[aria-current]')).toHaveText(item === null ? [] : [item])
  await expect(page.getByText(ACCESS_DENIED)).toBeHidden()
}

/** Waits until the access-denied page stands where the screen of a row would be. */
export async function expectDenied(page: Page, { title }: RouteRow): Promise<void> {
  await expect(screenTitle(page)).toHaveText(title)
  await expect(page.getByRole('main').getByText(ACCESS_DENIED)).toBeVisible()
}

/**
 * Opens each row's address and gives the paths that were not answered by the access-denied page. All in the page, without a way back to the test
 * between two of them. Waits for each title: neighbours must differ.
 * A screen that has nothing to show leads on to its list, on a busy machine before the next frame: every title that was drawn counts, not only the one that a
 * frame finds. And where the screen before leads on late, away from the row's address, that is opened once more.
 */
export function pathsOpened(page: Page, rows: readonly RouteRow[]): Promise<readonly string[]> {
  return page.evaluate(
    async ([routes, denial]) => {
      const open = (path: string): void => {
        window.history.pushState(null, '', path)
        window.dispatchEvent(new PopStateEvent('popstate'))
      }
      const titleNow = () => document.querySelector('h1')?.textContent
      const opened: string[] = []
      for (const { path, title } of routes) {
        const drawn = new Set(location.pathname === path ? [titleNow()] : [])
        const watch = new MutationObserver(() => drawn.add(titleNow()))
        watch.observe(document, { subtree: true, childList: true, characterData: true })
        open(path)
        while (!drawn.has(title)) {
          await new Promise(requestAnimationFrame)
          if (!drawn.has(title) && location.pathname !== path) open(path)
        }
        watch.disconnect()
        if (document.querySelector('main')?.textContent.includes(denial) !== true) opened.push(path)
      }
      return opened
    },
    [rows, ACCESS_DENIED] as const,
  )
}
