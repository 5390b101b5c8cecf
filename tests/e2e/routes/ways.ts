import type { Page } from '@playwright/test'
import type { Hands } from './hands.ts'
import { mainMenu } from './route-table.ts'

/** From the home screen of the signed-in user to each screen, without an address: every way begins in the main menu. */

type Way = (page: Page, hands: Hands) => Promise<void>

const inMenu =
  (name: string): Way =>
  (page, { pressInMenu }) =>
    pressInMenu(mainMenu(page).getByRole('list').first(), mainMenu(page).getByRole('link', { name, exact: true }))

const inMain =
  (role: 'button' | 'link', name: string): Way =>
  (page, { press }) =>
    press(page.getByRole('main').getByRole(role, { name, exact: true }))

const press = (name: string): Way => inMain('button', name)
const follow = (name: string): Way => inMain('link', name)

const ofFirstRow =
  (entry: string): Way =>
  (page, { chooseOfFirstRow }) =>
    chooseOfFirstRow(page, entry)

const choose =
  (combo: string, option: string): Way =>
  (page, hands) =>
    hands.choose(page.getByRole('combobox', { name: combo }), option)

const steps =
  (...each: readonly Way[]): Way =>
  async (page, hands) => {
    for (const step of each) await step(page, hands)
  }

const toCampaign = inMenu('Run Campaign')

export const STAFF_WAYS: Readonly<Record<string, Way>> = {
  '/create-site': steps(inMenu('Site'), press('Create New Site')),
  '/edit-site': steps(inMenu('Site'), ofFirstRow('Edit')),
  '/service-typelist': steps(inMenu('Site'), ofFirstRow('Menu')),
  '/add-serviceType': steps(inMenu('Site'), ofFirstRow('Menu'), press('Add Menu')),
  '/select-cp': inMenu('CP Dashboard'),
  '/cp-dashboard': steps(inMenu('CP Dashboard'), choose('Partner Name', 'Deccan Digital Partners'), press('View Dashboard')),
  '/cplist': inMenu('CP List'),
  '/serviceMap': steps(inMenu('CP List'), (page, { openRow }) => openRow(page, 'Deccan Digital Partners')),
  '/manage-user': inMenu('Manage Users'),
  '/create-user': steps(inMenu('Manage Users'), press('Create User')),
  '/oulets-index': inMenu('Outlets'),
  '/create-oulets': steps(inMenu('Outlets'), press('Create New Outlets')),
  '/deployment-dashboard': inMenu('Onboarding Dashboard'),
  '/renewal-dashboard': inMenu('Renewal Dashboard'),
  '/nonusage-dashboard': inMenu('Non Usage Dashboard'),
  '/outstanding-dashboard': inMenu('Outstanding Dashboard'),
  '/site-pages': inMenu('Pages'),
  '/create-site-pages': steps(inMenu('Pages'), press('Create Page')),
  '/edit-site-pages': steps(inMenu('Pages'), ofFirstRow('Edit')),
  '/global-template': inMenu('Global Templates'),
  '/addg-templates': steps(inMenu('Global Templates'), press('Add Template')),
  '/editg-templates': steps(inMenu('Global Templates'), ofFirstRow('Edit')),
  '/service-list': inMenu('Master Service List'),
  '/create-service': steps(inMenu('Master Service List'), press('Create Service')),
  '/create-extra-service': steps(inMenu('Master Service List'), press('Extra Service')),
  '/platform-servicelist': inMenu('Platform Service'),
  '/create-platform': steps(inMenu('Platform Service'), press('Create Platform')),
  '/edit-platform': steps(inMenu('Platform Service'), ofFirstRow('Edit')),
  '/subscription-plan': inMenu('Subscription Plan'),
  '/create-subscription': steps(inMenu('Subscription Plan'), press('Create Subscription')),
  '/edit-subscription': steps(inMenu('Subscription Plan'), ofFirstRow('Edit')),
  '/marketing-index': toCampaign,
  '/customer-list': steps(toCampaign, choose('Template', 'Festival Greeting 1'), press('Next')),
  '/template-list': inMenu('Template List'),
  '/addm-templates': steps(inMenu('Template List'), press('Add Template')),
  '/editm-templates': steps(inMenu('Template List'), ofFirstRow('Edit')),
  '/campaign-history': inMenu('Campaign History'),
  '/email-Customer': steps(
    toCampaign,
    (page, { check }) => check(page.getByRole('radio', { name: 'Email' })),
    choose('Template', 'New Feature 1'),
    press('Next'),
  ),
  '/invoice-library': inMenu('Invoice Library'),
  '/permissions': inMenu('Permissions'),
  '/today': inMenu('Today'),
}

export const PARTNER_WAYS: Readonly<Record<string, Way>> = {
  '/my-dashboard': steps(inMenu('Dashboard'), follow('My Dashboard')),
  '/today': inMenu('Today'),
  '/my-profile': inMenu('Profile'),
  '/cpwallet': inMenu('Wallet'),
  '/servicelist': inMenu('Services'),
}
