import type { Locator, Page } from '@playwright/test'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { StoredWallets } from '../payments/stored-wallet.ts'
import { siteRows } from '../sites/site-list.ts'
import { Hand } from './hand.ts'

/** Opens the wallet of a site by the search of everything. */
const toInvoices = async (page: Page, domain: string): Promise<Locator> => {
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill(`invoices of ${domain}`)
  await expect(page.getByRole('option', { name: /^Invoices of / }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  return page.getByRole('grid', { name: 'Credit Transactions' })
}
const press = (page: Page, name: string): Locator => page.locator('[role=alertdialog], [role=dialog]').getByRole('button', { name, exact: true })
const shownPage = (page: Page): Locator => page.getByRole('region', { name: 'Page 1 of 1' })

test('the first invoice of a booking without a transaction id, as PDF on screen, takes four clicks in one dialog', async ({ signedInAs, platform }) => {
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.some(({ transactionId }) => transactionId === null))
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  const bookings = await toInvoices(page, site['domain'])
  await hand.click(bookings.getByRole('button', { name: /^Generate transaction id/ }).first())
  await hand.click(press(page, 'Generate'))
  await hand.click(press(page, 'Generate Invoice'))
  await hand.click(press(page, 'View'))
  await expect(shownPage(page)).toHaveAttribute('aria-busy', 'false')
  expect(controlOf(platform).calls('GenerateTransactionId')).toHaveLength(1)
  expect(controlOf(platform).calls('GenerateSiteInvoice')).toHaveLength(1)
  expect(hand.clicks).toBe(4)
})

test('an invoice that there is takes one click to see', async ({ signedInAs, platform }) => {
  const stored = new StoredWallets(platform)
  const site = await stored.siteWith('INR', (transactions) => transactions.some(({ attachedInvoice }) => attachedInvoice !== null))
  const { page } = await signedInAs('ADMIN')
  const hand = new Hand()
  const bookings = await toInvoices(page, site['domain'])
  await hand.click(bookings.getByRole('button', { name: /^View: / }).first())
  await expect(shownPage(page)).toHaveAttribute('aria-busy', 'false')
  expect(hand.clicks).toBe(1)
})
