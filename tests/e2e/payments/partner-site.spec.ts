import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

const DECCAN = { channelPartner: 'Deccan Digital Partners', partner: 'cp@demo.example' }

test("partner and company go with the first services of a partner's site, and with a service added to its plan", async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const blank = await stored.site((site) => site['siteRecurringConfig'] === null && site['channelPartnerId'] === DECCAN.partner)
  const planned = await stored.site((site) => site['planDetails']?.[0]?.planName === 'Growth' && site['channelPartnerId'] === DECCAN.partner)
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(blank, 'recurring') })

  await test.step('its first recurring service [CALL-040]', async () => {
    const details = await PaymentDetailsOnScreen.open(page, blank, 'recurring')
    await details.dialog.getByRole('button', { name: 'Add service' }).click()
    await details.row('New service 1').getByRole('combobox', { name: 'Service' }).selectOption('POS')
    await details.row('POS').getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await details.row('POS').getByRole('textbox', { name: 'Rate' }).fill('40')
    await details.note('Setup', 'First services')
    await details.save.click()
    await details.saveReviewed.click()
    await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
    expect(control.sent('CreateSiteConfig').at(-1)).toMatchObject({
      domain: blank['domain'],
      siteId: blank['siteId'],
      enabled: true,
      channelPartner: DECCAN.channelPartner,
      companyName: blank['companyName'],
      siteServices: [{ serviceName: 'POS', charges: 4000 }],
    })
    await details.close()
  })

  await test.step('a service added to its plan [CALL-052]', async () => {
    const { dialog } = await PaymentDetailsOnScreen.open(page, planned, 'subscription')
    await dialog.getByRole('button', { name: 'View Growth' }).click()
    const services = page.getByRole('dialog', { name: /^Add Basic Service/ })
    await services.getByRole('button', { name: 'Add Point of Sale', exact: true }).click()
    const form = services.getByRole('form', { name: 'Add Point of Sale' })
    await form.getByRole('textbox', { name: 'Notes' }).fill('Asked for a till')
    await form.getByRole('button', { name: 'Add Point of Sale' }).click()
    await expect(toast(page, 'Service Created Successfully')).toBeVisible()
    expect(control.sent('AddPlatformService').at(-1)).toMatchObject({
      input: { siteId: planned['siteId'], serviceName: 'Point of Sale', channelPartner: DECCAN.channelPartner, companyName: planned['companyName'] },
    })
  })
})
