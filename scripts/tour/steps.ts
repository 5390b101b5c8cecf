import { DESKTOP_STEPS } from './desktop-steps.ts'
import { appearance, backToList, firstRow, leaveForm, signOut } from './moves.ts'
import { SITE_STEPS } from './site-steps.ts'
import { type Step, screen } from './step.ts'

/**
 * The tour, in order, in one window: each step begins where the one before ended. A new screen joins by one entry here. A picture shows a finished
 * screen, so that no step is about loading.
 */
export const STEPS: readonly Step[] = [
  ...SITE_STEPS,
  screen('today', 'The start of the day: what needs the user, each a link to its list', 'Today', (page) =>
    page.getByRole('list', { name: 'Figures' }).waitFor(),
  ),
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
    await firstRow(page).getByRole('gridcell').nth(1).click()
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
  ...DESKTOP_STEPS,
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
