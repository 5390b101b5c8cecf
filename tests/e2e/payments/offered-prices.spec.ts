import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

const services = (site: Stored): string[] => (site['siteRecurringConfig']?.siteServices ?? []).map((service: Stored) => service['serviceName'])
const isOwn = (site: Stored): boolean => site['channelPartnerId'] === null

test('a price in another currency is filled in nowhere, and the field says why', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const site = await stored.site((each) => each['basicSiteSetting']?.curr === 'GBP' && isOwn(each) && !services(each).includes('POS'))
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const note = (price: string, field: string) => `has INR ${price}. This site is billed in GBP: enter the ${field} in GBP.`

  await test.step('a plan of the catalogue', async () => {
    const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'subscription')
    await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
    const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
    await addPlan.getByRole('combobox', { name: 'Plan' }).click()
    await page.getByRole('option', { name: /^POS Pack/ }).click()
    await addPlan.getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await expect(addPlan.getByText(`The catalogue ${note('₹399.00', 'rate')}`)).toBeVisible()
    await expect(addPlan.getByRole('textbox', { name: 'Rate' })).toHaveValue('')
    await picture(page, 'other-currency')
    await addPlan.getByRole('textbox', { name: 'Rate' }).fill('4.50')
    await addPlan.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(page.getByRole('alertdialog', { name: 'Add POS Pack' })).toContainText('£4.50')
    await page.getByRole('alertdialog', { name: 'Add POS Pack' }).getByRole('button', { name: 'Cancel' }).click()
    await addPlan.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a one-time service', async () => {
    const details = await PaymentDetailsOnScreen.open(page, site, 'one-time')
    const row = details.row('One-time service 1')
    await row.getByRole('combobox', { name: 'Service' }).selectOption('LOGO DESIGN')
    await expect(row.getByText(`The price list ${note('₹2,500.00', 'price')}`)).toBeVisible()
    await expect(row.getByRole('textbox', { name: 'Price' })).toHaveValue('')
    await row.getByRole('combobox', { name: 'Service' }).selectOption('')
  })

  await test.step('a recurring service', async () => {
    const details = await PaymentDetailsOnScreen.open(page, site, 'recurring')
    await details.dialog.getByRole('button', { name: 'Add service' }).click()
    const fresh = details.dialog.getByRole('group', { name: /^New service/ })
    await fresh.getByRole('combobox', { name: 'Charging Model' }).selectOption('YEARLY')
    await fresh.getByRole('combobox', { name: 'Service' }).selectOption('POS')
    const row = details.row('POS')
    await expect(row.getByText(`The price list ${note('₹3,990.00', 'rate')}`)).toBeVisible()
    await expect(row.getByRole('textbox', { name: 'Rate' })).toHaveValue('')
  })
})

test("a partner's price in another currency is filled in nowhere, and the field says why", async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const site = await stored.site((each) => each['channelPartnerId'] === 'cp@demo.example' && each['basicSiteSetting']?.curr === 'GBP')
  const [plan] = (await stored.plans(site['siteId'])) as [Stored]
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'subscription')

  await test.step('of a new plan', async () => {
    await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
    const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
    await addPlan.getByRole('combobox', { name: 'Plan' }).click()
    await page.getByRole('option', { name: /^POS Pack/ }).click()
    await expect(addPlan.getByText(/^The partner's price list has INR ₹[\d,.]+\. This site is billed in GBP: enter the rate in GBP\.$/)).toBeVisible()
    await expect(addPlan.getByRole('textbox', { name: 'Rate' })).toHaveValue('')
    await expect(addPlan.getByRole('textbox', { name: 'Rate' })).toBeEnabled()
    await addPlan.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('of a plan that the site has', async () => {
    const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
    await grid.getByRole('button', { name: `Actions for ${plan['planName']}` }).click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    const amount = grid.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveValue((plan['amount'] / 100).toFixed(2))
    await expect(amount).toHaveAttribute('title', /^The partner's renewal price is INR ₹[\d,.]+\. This plan is billed in GBP: enter the amount in GBP\.$/)
  })
})
