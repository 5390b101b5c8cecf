import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import type { Stored } from '../../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { StoredServices } from '../stored-services.ts'
import { secondsOf } from './plans-of-a-site.ts'

test('the first plan of a site creates its recurring service before; without that there is no subscription [SVC-054] [SVC-055] [SVC-080] [CALL-040]', {
  tag: ['@daily', '@money'],
}, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site((each) => each['siteRecurringConfig'] === null && each['channelPartnerId'] === null)
  const { siteId, domain } = site as { siteId: string; domain: string }
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const { dialog } = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  await expect(dialog.getByText('This site has no plan yet')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
  const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
  await addPlan.getByRole('combobox', { name: 'Plan' }).click()
  await page.getByRole('option', { name: /^Growth/ }).click()
  await addPlan.getByRole('combobox', { name: 'Charging Model' }).selectOption('YEARLY')
  await addPlan.getByLabel('Start Date').fill('2027-03-01')
  await addPlan.getByRole('button', { name: 'Add', exact: true }).click()
  const confirmation = page.getByRole('alertdialog', { name: 'Add Growth' })
  control.addFault({ operation: 'CreateSiteConfig', fault: 'graphql-error', message: 'DOMAIN_IS_LOCKED' })
  await confirmation.getByRole('button', { name: 'Add plan' }).click()
  await expect(confirmation.getByText(/DOMAIN IS LOCKED/)).toBeVisible()
  expect(control.calls('SubscribeSitePlanByAdminV2')).toEqual([])
  expect(await stored.plans(siteId)).toEqual([])
  await confirmation.getByRole('button', { name: 'Add plan' }).click()
  await expect(toast(page, 'Subscription Plan Updated Successfully')).toBeVisible()
  const order = control.calls().map(({ operation }) => operation)
  expect(order.lastIndexOf('CreateSiteConfig')).toBeLessThan(order.indexOf('SubscribeSitePlanByAdminV2'))
  const terms = { chargingModel: 'YEARLY', status: 'ACTIVE', masterStatus: 'On', startDate: secondsOf('2027-03-01'), endDate: secondsOf('2028-03-01') }
  await expect
    .poll(async () => (await stored.config(domain))?.['siteServices'])
    .toEqual([expect.objectContaining({ serviceName: 'SITE', charges: 999_900, ...terms })])
  expect(await stored.plans(siteId)).toMatchObject([{ planName: 'Growth', amount: 999_900, paymentGateway: 'MANUAL' }])
  expect(Object.keys(control.sent('CreateSiteConfig').at(-1) as Stored).sort()).toEqual(['domain', 'enabled', 'siteId', 'siteServices'])
})
