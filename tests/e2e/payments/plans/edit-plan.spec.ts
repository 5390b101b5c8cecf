import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { mainQuestions } from '../../main-questions.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { StoredServices } from '../stored-services.ts'
import { hasService, RESTAURANT, secondsOf } from './plans-of-a-site.ts'

const SUBSCRIBE = 'mutation ($input: SubscribeSitePlanInput!) { subscribeSitePlanByAdminV2(input: $input) { planId } }'

test('a plan of a site is edited in its row', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform, folders }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) => each['siteOptions'] === RESTAURANT && each['channelPartnerId'] === null && hasService(each, 'SITE') && each['planDetails'].length > 0,
  )
  const { siteId, domain } = site as { siteId: string; domain: string }
  const [plan] = (await stored.plans(siteId)) as [Stored]
  const another = { planName: 'POS Pack', status: 'ACTIVE', masterService: 'POS', chargingModel: 'MONTHLY', amount: 39_900, services: [] }
  await stored.run(SUBSCRIBE, { input: { siteId, ...another, paymentGateway: 'MANUAL', curr: site['basicSiteSetting'].curr } })
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  const { dialog } = details
  const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
  const edit = async (name: string) => {
    await grid.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
  }
  await page.setViewportSize({ width: 1920, height: 1080 })

  await test.step('a plan is edited in place, one row at a time, and asked before saving and cancelling [SVC-060] [SVC-061] [SVC-062] [SVC-063]', async () => {
    await edit(plan['planName'])
    await expect(grid.getByRole('textbox', { name: 'Amount' })).toBeVisible()
    await grid.getByRole('button', { name: 'Actions for POS Pack' }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit row' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await grid.getByLabel('End date').fill('2000-01-01')
    await expect(grid.getByRole('button', { name: `Save ${plan['planName']}` })).toHaveAttribute('title', 'The end cannot be before the start.')
    await picture(page, 'plan-edit')
    await grid.getByRole('button', { name: `Cancel editing ${plan['planName']}` }).click()
    await expect(page.getByText('Sure to cancel?')).toBeVisible()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(grid.getByRole('textbox', { name: 'Amount' })).toHaveCount(0)
    expect((await stored.plans(siteId))[0]).toEqual(plan)
  })

  await test.step('saving sends the plan and the SITE service, and says so', async () => {
    await edit(plan['planName'])
    await grid.getByRole('textbox', { name: 'Amount' }).fill('1234.50')
    await grid.getByRole('combobox', { name: 'Billing status' }).selectOption('FREE')
    await grid.getByLabel('Start date').fill('2028-02-29')
    await grid.getByRole('combobox', { name: 'Charging model' }).selectOption('YEARLY')
    await expect(grid.getByLabel('End date')).toHaveValue('2029-02-28')
    await grid.getByRole('button', { name: `Save ${plan['planName']}` }).click()
    await test.step('main asks first, once, as it changes the price [SVC-061]', async () => {
      await expect
        .poll(async () => (await mainQuestions(folders).last())?.message)
        .toBe(`Sure to Save? The price of the plan “${plan['planName']}” of ${domain}.`)
    })
    await test.step('what is said [SVC-059]', async () => {
      await expect(toast(page, plan['planName'])).toContainText('Subscription Plan Updated Successfully')
    })
    await test.step('the plan [SVC-064] [CALL-053] [CALL-054]', async () => {
      expect(control.sent('UpdateSubscriptionPlan').at(-1)).toEqual({
        input: { siteId, planId: plan['planId'], status: 'FREE', amount: 123_450, chargingModel: 'YEARLY', services: plan['services'] },
      })
    })
    const terms = {
      chargingModel: 'YEARLY',
      status: 'FREE',
      masterStatus: 'On',
      startDate: secondsOf('2028-02-29'),
      endDate: secondsOf('2029-02-28'),
      charges: 123_450,
    }
    await test.step('the SITE service [SVC-065] [SVC-066] [CALL-055]', async () => {
      expect(control.sent('UpdateSiteDataNormalize').at(-1)).toEqual({ input: { domain, ...terms } })
    })
    expect((await stored.plans(siteId))[0]).toMatchObject({ status: 'FREE', amount: 123_450, chargingModel: 'YEARLY' })
    expect(await stored.service(domain, 'SITE')).toMatchObject(terms)
    await test.step('a date in a list [FMT-010]', async () => {
      await expect(grid.getByRole('row', { name: new RegExp(plan['planName']) })).toContainText('28/02/2029')
    })
  })
})
