import { backToList, escapeFrom, firstRow, jump, leaveForm } from './moves.ts'
import type { Step } from './step.ts'

/** Signing in, the site list, and all that is done with one site. */
export const SITE_STEPS: readonly Step[] = [
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
]
