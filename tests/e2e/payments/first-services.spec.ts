import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import type { Stored } from '../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from './payment-details.ts'
import { StoredServices } from './stored-services.ts'

test('the first services of a site, a change by another user, no network', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const blank = await stored.site(
    (site) => site['siteRecurringConfig'] === null && site['channelPartnerId'] === null && site['basicSiteSetting'].curr === 'INR',
  )
  const { siteId, domain } = blank as { siteId: string; domain: string }
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(blank, 'recurring') })
  const details = await PaymentDetailsOnScreen.open(page, blank, 'recurring')
  const { dialog } = details

  await test.step('a site without services says so, and its first ones create the configuration [SVC-027] [CALL-040] [SVC-080]', async () => {
    await expect(dialog.getByText('This site has no recurring service yet.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Add service' }).click()
    await details.row('New service 1').getByRole('combobox', { name: 'Service' }).selectOption('POS')
    await details.row('POS').getByRole('combobox', { name: 'Charging Model' }).selectOption('MONTHLY')
    await expect(details.row('POS').getByRole('textbox', { name: 'Rate' })).not.toHaveValue('')
    await details.note('Setup', 'First services')
    await details.save.click()
    await details.saveReviewed.click()
    await expect(toast(page, 'Recurring Services Successfully Updated')).toBeVisible()
    expect(await stored.config(domain)).toMatchObject({
      domain,
      siteId,
      enabled: true,
      siteServices: [{ serviceName: 'POS', chargingModel: 'MONTHLY', masterStatus: 'On' }],
    })
    const calls = control.calls().map(({ operation }) => operation)
    expect(calls.filter((operation) => ['CreateSiteConfig', 'UpdateSiteConfig', 'UpdateSiteDataNormalize'].includes(operation))).toEqual(['CreateSiteConfig'])
    const variables = control.calls().find(({ operation }) => operation === 'CreateSiteConfig')?.variables as Stored
    // Partner and company go with a partner's site only.
    expect(Object.keys(variables).sort()).toEqual(['domain', 'enabled', 'siteId', 'siteServices'])
  })

  await test.step("somebody else's change is not overwritten", async () => {
    await stored.run(
      'mutation ($domain: String!, $siteId: ID!, $siteServices: [SiteServiceInput!]!) { updateSiteConfig(domain: $domain, siteId: $siteId, siteServices: $siteServices) { domain } }',
      { domain, siteId, siteServices: [{ serviceName: 'POS', charges: 1 }] },
    )
    await details.row('POS').getByRole('textbox', { name: 'Rate' }).fill('7')
    await details.note('Setup', 'Cheaper')
    await details.save.click()
    await details.saveReviewed.click()
    await expect(dialog.getByText(/The services of this site were changed elsewhere in the meantime/)).toBeVisible()
    expect(await stored.service(domain, 'POS')).toMatchObject({ charges: 1 })
  })

  await test.step('offline nothing can be saved, and it says why', async () => {
    await control.goDown()
    await dialog.getByRole('button', { name: 'Retry from here' }).click()
    await expect(details.save).toHaveAttribute('title', 'Not available offline: changes need the platform.')
    await control.comeUp()
  })
})
