import { expectNoSeriousAxeViolations, expectReadableColours } from '../../axe.ts'
import { moneyText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import type { Stored } from '../../platform-user.ts'
import { PaymentDetailsOnScreen, paymentsOf } from '../payment-details.ts'
import { StoredServices } from '../stored-services.ts'
import { hasService, RESTAURANT } from './plans-of-a-site.ts'

test('the plans of a site stand in a table, with balance and one-time services [SHELL-034]', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const site = await stored.site(
    (each) => each['siteOptions'] === RESTAURANT && each['channelPartnerId'] === null && hasService(each, 'SITE') && each['planDetails'].length > 0,
  )
  const { siteId } = site as { siteId: string }
  const currency = site['basicSiteSetting'].curr as string
  const [plan] = (await stored.plans(siteId)) as [Stored]
  const { page } = await signedInAs('ADMIN', { at: paymentsOf(site, 'subscription') })
  const details = await PaymentDetailsOnScreen.open(page, site, 'subscription')
  const { dialog } = details
  const grid = dialog.getByRole('grid', { name: 'Plans of this site' })
  await page.setViewportSize({ width: 1920, height: 1080 })

  await test.step('balance and Re-Charge with its dialog, plan table, one-time services [SVC-010]', async () => {
    const { getSiteWalletById: wallet } = await stored.run('query ($siteId: ID!) { getSiteWalletById(siteId: $siteId) { balance currency } }', { siteId })
    await test.step('a balance [SVC-003]', async () => {
      await expect(dialog.getByRole('group', { name: 'Balance' })).toContainText(moneyText(wallet.balance, wallet.currency))
    })
    await test.step('Re-Charge opens its dialog [SVC-004] [SVC-008]', async () => {
      await dialog.getByRole('button', { name: 'Re-Charge' }).click()
      await expect(page.getByRole('alertdialog', { name: /^Wallet Recharge/ })).toBeVisible()
    })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await test.step('a table of plans [SVC-006]', async () => {
      for (const column of ['Plan name', 'Amount', 'Charging model', 'Billing status', 'Start', 'End', 'Actions']) {
        await expect(grid.getByRole('columnheader', { name: column, exact: true })).toBeVisible()
      }
      await expect(grid.getByRole('row', { name: new RegExp(plan['planName']) })).toContainText(moneyText(plan['amount'], currency))
    })
    await test.step('of the site [SVC-053] [CALL-018]', async () => {
      expect(control.sent('GetSubscriptionPlansBySiteId')).toEqual([{ siteId }])
    })
    await test.step('a part One Time Services [SVC-007]', async () => {
      await expect(dialog.getByRole('heading', { name: 'One Time Services' })).toBeVisible()
      await expect(dialog.getByText('No one-time service yet').or(dialog.getByRole('grid', { name: 'One-time services of this site' }))).toBeVisible()
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'plans')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'plans-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('the site-plan mode stands on the panel, disabled, "New Site Edit" chosen [SEDIT-026] [SEDIT-027]', async () => {
    const mode = dialog.getByRole('radiogroup', { name: 'Site plan mode' })
    await expect(mode.getByRole('radio')).toHaveCount(2)
    await expect(mode.getByRole('radio', { name: 'New Site Edit' })).toBeChecked()
    await expect(mode.getByRole('radio', { name: 'New Site Edit' })).toBeDisabled()
    await expect(mode.getByRole('radio', { name: 'Site Migrate' })).not.toBeChecked()
    await expect(mode.getByRole('radio', { name: 'Site Migrate' })).toBeDisabled()
  })
})
