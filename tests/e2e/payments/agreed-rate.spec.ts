import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

const services = (site: Stored): string[] => (site['siteRecurringConfig']?.siteServices ?? []).map((service: Stored) => service['serviceName'])
const isOwn = (site: Stored): boolean => site['channelPartnerId'] === null

test('an agreed rate stays whatever is chosen after it, and a save shows what it changes', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site((each) => each['basicSiteSetting']?.curr === 'INR' && isOwn(each) && services(each).join() === 'SITE')
  const domain = site['domain'] as string
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'recurring') })
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
