import type { Page } from 'playwright'
import type { Control } from '#local-platform/faults/control.ts'
import { appearance, backToList, escapeFrom, firstRow, jump, leaveForm, signOut } from './moves.ts'

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

/** A screen as it is opened by its name. */
const screen = (name: string, title: string, opened: string, ready: (page: Page) => Promise<void>): Step => ({
  name,
  title,
  walk: async ({ page }) => {
    await jump(page, opened)
    await ready(page)
  },
})

/**
 * The tour, in order, in one window: each step begins where the one before ended. A new screen joins by one entry here. A picture shows a finished
 * screen, so that no step is about loading.
 */
export const STEPS: readonly Step[] = [
  {
    name: 'sign-in',
    title: 'Sign-in: the browser does it, the console never sees a password',
    walk: ({ page }) => page.getByRole('button', { name: 'Sign in in your browser' }).waitFor(),
  },
  {
    name: 'site-list',
    title: 'The site list, 2,000 sites',
    walk: async ({ page, signIn }) => {
      await signIn('admin@demo.example')
      await firstRow(page).waitFor()
    },
  },
  {
    name: 'filters',
    title: 'Filters are chips over one search field',
    walk: async ({ page }) => {
      await page.getByRole('searchbox').fill('kitchen')
      await page.getByRole('search').getByRole('button', { name: 'Filter', exact: true }).click()
      await page.getByRole('menuitem').first().waitFor()
    },
  },
  {
    name: 'filtered',
    title: 'A filter in use',
    walk: async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Country' }).click()
      await page
        .getByRole('group', { name: 'Country' })
        .getByRole('checkbox', { name: /^India/ })
        .click()
      await page.keyboard.press('Escape')
      await firstRow(page).waitFor()
    },
  },
  {
    name: 'nothing-found',
    title: 'A list that finds nothing says why',
    walk: async ({ page }) => {
      await page.getByRole('searchbox').fill('no such site')
      await firstRow(page).waitFor({ state: 'detached' })
    },
  },
  {
    name: 'peek',
    title: 'A click on a row opens its details beside the list',
    walk: async ({ page }) => {
      await page.getByRole('button', { name: 'Clear all', exact: true }).click()
      await firstRow(page).click()
      await page.getByRole('complementary', { name: /^Details of/ }).waitFor()
    },
  },
  {
    name: 'payment-details',
    title: "Payment Details: a site's recurring services",
    walk: async ({ page }) => {
      await page
        .getByRole('complementary', { name: /^Details of/ })
        .getByRole('button', { name: 'Payment' })
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add service' }).waitFor()
    },
  },
  {
    name: 'subscription',
    title: 'Its plans, its balance, its one-time services',
    walk: async ({ page }) => {
      await page.getByRole('tab', { name: 'Manage Subscription' }).click()
      await page.getByRole('button', { name: 'Re-Charge' }).waitFor()
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'transactions',
    title: 'Its wallet, with what can be done with each booking',
    walk: async ({ page }) => {
      await page.getByRole('tab', { name: 'Credit Transactions' }).click()
      await page.getByRole('dialog').getByRole('row').nth(1).waitFor()
    },
  },
  {
    name: 'downloads',
    title: 'All its invoices on their way to this computer',
    walk: async ({ page }) => {
      await page.getByRole('button', { name: /^Download all/ }).click()
      await page
        .getByRole('dialog', { name: 'Files' })
        .or(page.getByRole('group', { name: 'Files' }))
        .first()
        .waitFor()
    },
  },
  {
    name: 'recharge',
    title: 'Money is repeated in figures, with the site and the balance after, before it is sent',
    walk: async ({ page }) => {
      await page.getByRole('button', { name: 'Re-Charge' }).click()
      const dialog = page.getByRole('alertdialog', { name: /^Wallet Recharge/ })
      await dialog.getByLabel('Recharge Amount').fill('500')
      await dialog.getByLabel('Notes').fill('Bank transfer')
      await dialog.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Balance after').waitFor()
    },
  },
  {
    name: 'history',
    title: 'The history of a site',
    walk: async ({ page }) => {
      await escapeFrom(page, 'Balance after')
      // Something is typed there: Escape asks first.
      await page.keyboard.press('Escape')
      await leaveForm(page)
      await page.getByText('Recharge Amount', { exact: true }).waitFor({ state: 'detached' })
      await escapeFrom(page, 'Credit Transactions')
      await page
        .getByRole('complementary', { name: /^Details of/ })
        .getByRole('button', { name: 'History' })
        .click()
      await page.getByRole('dialog').getByRole('tab').first().waitFor()
    },
  },
  {
    name: 'edit-site',
    title: 'Edit Site',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page
        .getByRole('complementary', { name: /^Details of/ })
        .getByRole('button', { name: 'Edit', exact: true })
        .click()
      await page.getByLabel('Customer Name').waitFor()
    },
  },
  {
    name: 'create-site',
    title: 'Create New Site',
    walk: async ({ page }) => {
      await backToList(page)
      await page.getByRole('button', { name: 'Create New Site' }).click()
      await page.getByLabel('Customer Name').waitFor()
    },
  },
  {
    name: 'create-site-errors',
    title: 'Everything that is wrong, at its field and counted by section',
    walk: async ({ page }) => {
      await page.keyboard.press('ControlOrMeta+s')
      await page.getByText('Please enter customer name.').first().waitFor()
    },
  },
  {
    name: 'invoice-library',
    title: 'The invoice library: invoices on this computer',
    walk: async ({ page }) => {
      await backToList(page)
      await jump(page, 'Invoice Library')
      await firstRow(page).waitFor()
    },
  },
  screen('cp-list', 'Channel partners with their wallets', 'CP List', (page) => firstRow(page).waitFor()),
  screen('manage-users', 'Internal users', 'Manage Users', (page) => firstRow(page).waitFor()),
  screen('create-user', 'A new user: what a role may do is chosen group by group', 'Create User', async (page) => {
    const form = page.getByRole('main')
    await form.getByLabel('Name').fill('Kiran Rao')
    await form.getByLabel('Contact Number').fill('9845012345')
    await form.getByLabel('Email').fill('kiran.rao@staff.example')
    await form.getByLabel('Role').selectOption({ label: 'Support executive' })
    for (const permission of ['Sites', 'View site list', 'Edit site', 'Menus', 'View menus', 'Campaigns', 'Run campaigns'])
      await form.getByRole('checkbox', { name: permission, exact: true }).click()
  }),
  screen('outlets', 'Outlets', 'Outlets', async (page) => {
    await leaveForm(page)
    await firstRow(page).waitFor()
  }),
  screen('onboarding-dashboard', 'Who uses the platform, who does not: orders day by day', 'Onboarding Dashboard', (page) => firstRow(page).waitFor()),
  screen('renewal-dashboard', 'Renewals', 'Renewal Dashboard', (page) => firstRow(page).waitFor()),
  screen('non-usage-dashboard', 'Sites without orders', 'Non Usage Dashboard', (page) => firstRow(page).waitFor()),
  screen('outstanding-dashboard', 'Outstanding balances by age', 'Outstanding Dashboard', async (page) => {
    await firstRow(page).getByRole('gridcell').first().click()
    await page.getByRole('grid').nth(1).waitFor()
  }),
  screen('pages', 'Static pages', 'Pages', async (page) => {
    await page.getByRole('button', { name: 'Clear all', exact: true }).click()
    await firstRow(page).waitFor()
  }),
  screen('create-page', 'A new page', 'Create Page', (page) => page.getByRole('main').getByRole('textbox').first().waitFor()),
  screen('global-templates', 'Templates of messages', 'Global Templates', (page) => firstRow(page).waitFor()),
  screen('run-campaign', 'A campaign: template, content, placeholders, preview', 'Run Campaign', async (page) => {
    await page.getByRole('combobox', { name: 'Template' }).click()
    await page.getByRole('option', { name: 'Pongal greeting (Tamil)', exact: true }).click()
  }),
  screen('campaign-history', 'Campaigns that were sent', 'Campaign History', (page) => firstRow(page).waitFor()),
  screen('master-services', 'The catalogue: master services', 'Master Service List', (page) => firstRow(page).waitFor()),
  screen('platform-services', 'Platform services', 'Platform Service', (page) => firstRow(page).waitFor()),
  screen('subscription-plans', 'Subscription plans', 'Subscription Plan', (page) => firstRow(page).waitFor()),
  {
    name: 'palette',
    title: 'The command palette: any screen, any site',
    walk: async ({ page }) => {
      await backToList(page)
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
    name: 'high-contrast',
    title: 'The site list in high contrast',
    walk: async ({ page }) => {
      await page.keyboard.press('Escape')
      await appearance(page, 'High contrast')
    },
  },
  {
    name: 'offline',
    title: 'The platform cannot be reached: the cached list and its age, nothing can be changed',
    walk: async ({ page, platform }) => {
      await appearance(page, 'As the system')
      await platform.goDown()
      await page.getByRole('button', { name: 'Refresh the list' }).click()
      await page.getByText(/Offline: as of/).waitFor()
    },
  },
  {
    name: 'denied',
    title: 'A user whose permissions open nothing',
    walk: async ({ page, platform, signIn }) => {
      await platform.comeUp()
      await page.getByText(/Offline: as of/).waitFor({ state: 'detached' })
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
