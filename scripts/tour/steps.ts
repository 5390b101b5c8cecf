import type { Page } from '@playwright/test'
import type { Control } from '#local-platform/faults/control.ts'

/** What a step may do: the window, and signing in by the provider's form. */
export interface Tour {
  readonly page: Page
  /** Signs in as a demo user; the sign-in screen must be open. */
  readonly signIn: (userName: string) => Promise<void>
  /** Makes the local platform slow, failing or unreachable. */
  readonly platform: Control
}

/** One stop of the tour: brings the window to what it shows; the picture is taken when it resolves. */
export interface Step {
  /** The picture's file name, without number and ending. */
  readonly name: string
  readonly title: string
  readonly walk: (tour: Tour) => Promise<void>
}

/** The tour, in order, in one window: each step begins where the one before ended. A new screen joins by one entry here. */
export const STEPS: readonly Step[] = [
  {
    name: 'sign-in',
    title: 'Sign-in: the browser does it, the console never sees a password',
    walk: ({ page }) => page.getByRole('button', { name: 'Sign in in your browser' }).waitFor(),
  },
  {
    name: 'loading',
    title: 'While the list loads: skeletons in its shape',
    walk: async ({ page, platform, signIn }) => {
      platform.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 5_000 })
      await signIn('admin@demo.example')
      await page.locator('[role=grid][aria-busy=true]').waitFor()
    },
  },
  {
    name: 'site-list',
    title: 'The site list, 2,000 sites',
    walk: async ({ page }) => firstSite(page).waitFor(),
  },
  {
    name: 'filters',
    title: 'Filters are chips over one search field',
    walk: async ({ page }) => {
      await page.getByRole('searchbox').fill('a')
      await page.getByRole('search').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'filtered',
    title: 'A filter in use',
    walk: async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Country' }).click()
      await page.getByRole('group', { name: 'Country' }).getByRole('checkbox').first().click()
      await page.keyboard.press('Escape')
      await firstSite(page).waitFor()
    },
  },
  {
    name: 'nothing-found',
    title: 'A list that finds nothing says why',
    walk: async ({ page }) => {
      await page.getByRole('searchbox').fill('no such site')
      await firstSite(page).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'peek',
    title: 'A click on a row opens its details beside the list',
    walk: async ({ page }) => {
      await page.getByRole('button', { name: 'Clear all', exact: true }).click()
      await firstSite(page).click()
      await page.getByRole('complementary', { name: /^Details of/ }).waitFor()
    },
  },
  {
    name: 'palette',
    title: 'The command palette: any screen, any site',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('re')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'shortcuts',
    title: 'Keyboard shortcuts',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('grid').focus()
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
    },
  },
  {
    name: 'dark',
    title: 'The same list in the dark theme',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await appearance(page, 'Dark')
    },
  },
  {
    name: 'high-contrast',
    title: 'The same list in high contrast',
    walk: ({ page }) => appearance(page, 'High contrast'),
  },
  {
    name: 'loading-again',
    title: 'While the list loads again: the saved copy is there at once',
    walk: async ({ page, platform }) => {
      await appearance(page, 'Light')
      platform.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 10_000 })
      await page.reload()
      // The saved copy has come; the answer has not.
      await page.getByText('Loading…').waitFor()
      await firstSite(page).waitFor()
    },
  },
  {
    name: 'offline',
    title: 'The platform cannot be reached: the cached list and its age, nothing can be changed',
    walk: async ({ page, platform }) => {
      await firstSite(page).waitFor()
      await platform.goDown()
      await page.getByRole('button', { name: 'Refresh the list' }).click()
      await page.getByText(/Offline: as of/).waitFor()
    },
  },
  {
    name: 'back-online',
    title: 'The network is back: the list recovers by itself',
    walk: async ({ page, platform }) => {
      await platform.comeUp()
      await page.getByText(/Offline: as of/).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'not-available',
    title: 'A screen of a later version',
    walk: async ({ page }) => {
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Renewal Dashboard' }).click()
      await page.getByText('This screen is not available yet').waitFor()
    },
  },
  {
    name: 'denied',
    title: 'A user whose permissions open nothing',
    walk: async ({ page, signIn }) => {
      await signOut(page)
      await signIn('disabled@demo.example')
      await page.getByText("Dear User, You don't have access to this page.").waitFor()
    },
  },
  {
    name: 'partner',
    title: 'What a channel partner sees',
    walk: async ({ page, signIn }) => {
      await signOut(page)
      await signIn('cp@demo.example')
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Wallet' }).waitFor()
    },
  },
]

/** The first row of data: the header has no grid cells. */
const firstSite = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .first()

async function profileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile menu of/ }).click()
}

async function appearance(page: Page, theme: string): Promise<void> {
  await profileMenu(page)
  await page.getByRole('menuitem', { name: 'Appearance' }).click()
  await page.getByRole('menuitemradio', { name: theme }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').first().waitFor({ state: 'detached' })
}

async function signOut(page: Page): Promise<void> {
  await profileMenu(page)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in in your browser' }).waitFor()
}
