import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { PaymentDetailsOnScreen, toast } from './payment-details.ts'
import { type Stored, StoredServices } from './stored-services.ts'

const services = (site: Stored): string[] => (site['siteRecurringConfig']?.siteServices ?? []).map((service: Stored) => service['serviceName'])
const isOwn = (site: Stored): boolean => site['channelPartnerId'] === null

test('a price in another currency is filled in nowhere, and the field says why', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const site = await stored.site((each) => each['basicSiteSetting']?.curr === 'GBP' && isOwn(each) && !services(each).includes('POS'))
  const { page } = await signedInAs('ADMIN')
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
  const { page } = await signedInAs('ADMIN')
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

test('an agreed rate stays whatever is chosen after it, and a save shows what it changes', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site((each) => each['basicSiteSetting']?.curr === 'INR' && isOwn(each) && services(each).join() === 'SITE')
  const domain = site['domain'] as string
  const { page } = await signedInAs('ADMIN')
  const details = await PaymentDetailsOnScreen.open(page, site, 'recurring')
  const { dialog } = details
  const field = (row: string, role: 'combobox' | 'textbox', name: string) => details.row(row).getByRole(role, { name })
  const { review } = details

  await test.step('choosing the service and the model after the rate leaves the rate', async () => {
    await dialog.getByRole('button', { name: 'Add service' }).click()
    await field('New service 2', 'textbox', 'Rate').fill('15000')
    await field('New service 2', 'combobox', 'Service').selectOption('POS')
    await field('POS', 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(details.row('POS').getByText('The price list has ₹3,990.00.')).toBeVisible()
    await expect(field('POS', 'textbox', 'Rate')).toHaveValue('15000')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    const currency = details.row('POS').getByText('INR', { exact: true })
    expect(await currency.evaluate((text) => text.scrollWidth - text.clientWidth), 'the currency is not cut').toBe(0)
  })

  await test.step('so does another model and the first one again', async () => {
    await field('POS', 'combobox', 'Charging Model').selectOption('MONTHLY')
    await expect(details.row('POS').getByText('The price list has ₹399.00.')).toBeVisible()
    await field('POS', 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(details.row('POS').getByText('The price list has ₹3,990.00.')).toBeVisible()
    await expect(field('POS', 'textbox', 'Rate')).toHaveValue('15000')
    await picture(page, 'agreed-rate')
  })

  await test.step('one press takes the price on offer; typed again it stays again', async () => {
    await details.row('POS').getByRole('button', { name: 'Use ₹3,990.00' }).click()
    await expect(field('POS', 'textbox', 'Rate')).toHaveValue('3990.00')
    await expect(field('POS', 'textbox', 'Rate')).toBeFocused()
    await field('POS', 'combobox', 'Charging Model').selectOption('MONTHLY')
    await expect(field('POS', 'textbox', 'Rate')).toHaveValue('399.00')
    await field('POS', 'textbox', 'Rate').fill('15000')
  })

  await test.step('Save shows field, from and to, and sends nothing before', async () => {
    await field('SITE', 'combobox', 'Master Status').selectOption('Off')
    await details.note('Billing', 'Agreed by phone')
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Store Closed')
    await details.save.click()
    const lines = review.getByRole('table', { name: 'Changes' }).getByRole('row')
    await expect(review).toBeVisible()
    const texts = await lines.allInnerTexts()
    expect(texts.map((line) => line.split(/\s*\t\s*/))).toEqual(
      expect.arrayContaining([
        ['Master Status', 'On', 'Off'],
        ['Service', 'empty', 'POS'],
        ['Charging Model', 'empty', 'MONTHLY'],
        ['Rate', 'empty', '₹15,000.00'],
      ]),
    )
    expect(control.calls('UpdateSiteConfig')).toEqual([])
    await picture(page, 'recurring-review')
    await review.getByRole('button', { name: 'Back to the form' }).click()
    await expect(field('POS', 'textbox', 'Rate')).toHaveValue('15000')
    await details.save.click()
    await details.saveReviewed.click()
    await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
    expect(await stored.service(domain, 'POS')).toMatchObject({ charges: 1_500_000, chargingModel: 'MONTHLY' })
  })

  await test.step('a stored rate stays when its model changes', async () => {
    await field('POS', 'combobox', 'Charging Model').selectOption('YEARLY')
    await expect(details.row('POS').getByText('The price list has ₹3,990.00.')).toBeVisible()
    await expect(field('POS', 'textbox', 'Rate')).toHaveValue('15000.00')
  })
})
