import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { siteRows } from '../sites/site-list.ts'
import { toast } from '../users/users-on-screen.ts'
import { catchCopies, copiedText } from './list-view.ts'

test('the bar counts the selected rows and adds up their money for each currency, and their numbers', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/cplist' })
  const partners = page.getByRole('region', { name: 'Channel partners' })
  const sums = partners.getByRole('list', { name: 'Sums of the selection' }).getByRole('listitem')
  await partners.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
  await expect(partners.getByText('7 selected')).toBeVisible()
  await expect(sums).toHaveText([/^Wallet Balance:/, 'Total Customers:15'])
  // Below and beside each other, on two lines: they add up to nothing.
  const amounts = sums.first().locator('span > span')
  await expect(amounts).toHaveText(['-₹72,800.00', 'AED 110,600.00', 'GH₵96,400.00', '-£14,200.00'])
  const places = await amounts.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ top, right }) => ({ top, right })))
  expect([new Set(places.map(({ top }) => top)).size, new Set(places.map(({ right }) => right)).size]).toEqual([2, 2])
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'sums')

  await partners.getByRole('checkbox', { name: 'Select Lagos Online Traders' }).click()
  await expect(amounts).toHaveText(['-₹64,200.00', 'AED 110,600.00', 'GH₵96,400.00', '-£14,200.00'])
  await page.getByRole('button', { name: 'Clear the selection' }).click()
  await expect(sums).toHaveCount(0)
})

test('all that match are added up, not only those of the page', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/campaign-history' })
  const sums = page.getByRole('list', { name: 'Sums of the selection' }).getByRole('listitem')
  await page.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
  await expect(sums).toHaveText(['Total:62', 'Sent:58', 'Failed:4'])
  await page.getByRole('button', { name: 'Select all 32 matching' }).click()
  await expect(sums).toHaveText(['Total:214', 'Sent:198', 'Failed:16'])
})

test('the bookings of a site are counted, added up and copied, as the rows of every list', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/site/site-100001?tab=wallet&transactions.columns=amount.paymentState' })
  const bookings = page.getByRole('region', { name: 'Credit Transactions' })
  await bookings.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
  await expect(bookings.getByText('4 selected')).toBeVisible()
  await expect(bookings.getByRole('list', { name: 'Sums of the selection' }).getByRole('listitem')).toHaveText(['Amount:₹2,100.00'])
  await catchCopies(page)
  await bookings.getByRole('gridcell').first().press('Control+c')
  await expect(toast(page, 'Copied 4 transactions')).toBeVisible()
  expect(await copiedText(page)).toBe('Amount\tPayment state\n500.00\tPaid offline\n1000.00\tPaid offline\n100.00\tPaid offline\n500.00\tPaid offline')
})

test('a copied text is no formula, and stays in its cell', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?q=hyperlink&columns=business.customer')
  await expect(siteRows(page)).toHaveCount(1)
  await siteRows(page).getByRole('checkbox').click()
  await catchCopies(page)
  await page.keyboard.press('Control+c')
  await expect(toast(page, 'Copied 1 site')).toBeVisible()
  expect(await copiedText(page)).toBe(
    'Business name\tDomain\tCustomer name\n"\'=HYPERLINK(""https://evil.example"",""Click me"")"\thyperlink-https-evil-exa-4.shops.example\t\'+cmd|calc',
  )
})
