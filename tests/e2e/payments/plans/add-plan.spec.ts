import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { moneyText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { refusedBeforeRunning } from '../../faults/refused-before-running.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf, toast } from '../payment-details.ts'
import { StoredServices } from '../stored-services.ts'
import { hasService, RESTAURANT } from './plans-of-a-site.ts'

test('a plan is added to a site', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) => each['siteOptions'] === RESTAURANT && each['channelPartnerId'] === null && hasService(each, 'SITE') && each['planDetails'].length > 0,
  )
  const { siteId, domain } = site as { siteId: string; domain: string }
  const currency = site['basicSiteSetting'].curr as string
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  const { dialog } = details
  const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
  const addPlan = page.getByRole('dialog', { name: 'Add Subscription Plan' })
  const field = (role: 'combobox' | 'textbox', name: string) => addPlan.getByRole(role, { name })
  const add = addPlan.getByRole('button', { name: 'Add', exact: true })
  const confirmation = page.getByRole('alertdialog', { name: 'Add POS Pack' })
  const choosePlan = async (name: RegExp) => {
    await field('combobox', 'Plan').click()
    await page.getByRole('option', { name }).click()
  }
  await page.setViewportSize({ width: 1920, height: 1080 })

  await test.step('Add Subscription Plan', async () => {
    await dialog.getByRole('button', { name: 'Add Subscription Plan' }).click()
    await expect(field('combobox', 'Plan')).toBeVisible()
    await test.step('offers the catalogue, which is that of master [SVC-053] [CALL-018] [CONST-060]', async () => {
      expect(control.sent('GetSubscriptionPlansBySiteId').at(-1)).toEqual({ siteId: 'master' })
    })
    await test.step('is 1300 wide [SVC-005]', async () => {
      await expect.poll(async () => (await addPlan.boundingBox())?.width).toBe(1300)
    })
    await field('combobox', 'Plan').click()
    await test.step('disables plans of a used master service [SVC-052]', async () => {
      await expect(page.getByRole('option', { name: /^Growth/ })).toBeDisabled()
      await expect(page.getByRole('option', { name: /^POS Pack/ })).toBeEnabled()
    })
    await picture(page, 'add-plan-offer')
    await page.keyboard.press('Escape')
  })

  await test.step('an end before the start is refused', async () => {
    await addPlan.getByLabel('Start Date').fill('')
    await field('combobox', 'Billing Status').selectOption('')
    await add.click()
    await test.step('plan, rate, start date and billing status are missed [SVC-045] [SVC-046] [SVC-047] [SVC-048]', async () => {
      for (const message of ['Please enter Plan Name', 'Please enter rate', 'Please enter Start Date', 'Please enter Billing Status']) {
        await expect(addPlan.getByText(message, { exact: true })).toBeVisible()
      }
    })
    await test.step('those four are required, model and end are not [SVC-045] [SVC-046] [SVC-047] [SVC-048] [SVC-049]', async () => {
      for (const name of ['Charging Model', 'End Date']) await expect(addPlan.getByLabel(name)).not.toHaveAttribute('aria-invalid', 'true')
    })
    await addPlan.getByLabel('Start Date').fill('2027-01-31')
    await addPlan.getByLabel('End Date').fill('2027-01-30')
    await expect(addPlan.getByText('The end cannot be before the start.')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'add-plan-errors')
  })

  await test.step('the new plan is confirmed with amount and site', async () => {
    await choosePlan(/^POS Pack/)
    await field('combobox', 'Charging Model').selectOption('MONTHLY')
    await expect(addPlan.getByLabel('End Date')).toHaveValue('2027-02-28')
    await field('combobox', 'Billing Status').selectOption('ACTIVE')
    await expect(field('textbox', 'Rate')).toHaveValue('399.00')
    control.addFault(refusedBeforeRunning('SubscribeSitePlanByAdminV2', 'PLAN_IS_CLOSED'))
    await add.click()
    await expect(confirmation).toContainText(moneyText(39_900, currency))
    await expect(confirmation).toContainText(domain)
    await picture(page, 'add-plan-confirmation')
    await confirmation.getByRole('button', { name: 'Add plan' }).click()
    await test.step('a refusal is shown [SVC-058]', async () => {
      await expect(confirmation.getByText('PLAN IS CLOSED')).toBeVisible()
    })
    expect(await stored.plans(siteId)).toHaveLength(1)
    await confirmation.getByRole('button', { name: 'Add plan' }).click()
    await test.step('what is said [SVC-081]', async () => {
      await expect(toast(page, 'Subscription Plan Updated Successfully')).toBeVisible()
    })
    await expect(addPlan).toHaveCount(0)
    const made = (await stored.plans(siteId)).find((each) => each['planName'] === 'POS Pack')
    await test.step('subscribed MANUAL; the configuration that is there stays [SVC-055] [SVC-057]', async () => {
      expect(made).toMatchObject({ status: 'ACTIVE', masterService: 'POS', amount: 39_900, chargingModel: 'MONTHLY', paymentGateway: 'MANUAL', curr: currency })
      expect(control.calls('CreateSiteConfig')).toEqual([])
    })
    const { input } = (control.sent('SubscribeSitePlanByAdminV2').at(-1) ?? {}) as { input: Stored }
    await test.step('what is sent [SVC-056] [CALL-051]', async () => {
      expect(Object.keys(input).sort().join(' ')).toBe(
        'amount chargingModel curr description masterService paymentGateway planName platform services siteId siteType status',
      )
    })
    await expect(grid.getByRole('row', { name: /POS Pack/ })).toBeVisible()
  })
})
