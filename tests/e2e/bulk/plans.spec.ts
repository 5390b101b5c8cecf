import type { Page } from '@playwright/test'
import { expectAccessibleToo, expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { picture } from '../picture.ts'
import { siteRows } from '../sites/site-list.ts'
import { dryRun, dryRunRow, expectFinished, goTo, openRun, outcomeRow, progress, selectAllSites, skipReasons } from './bulk-on-screen.ts'

const CHARGE = 'SubscribeSitePlanByAdminV2'

if (HAS_KEYCHAIN) {
  test('a plan for all sites: sums before and after, one question, each site charged once, nothing to charge the next time', {
    tag: ['@daily', '@money'],
  }, async ({ signedInAs, platform, folders }) => {
    const { page } = await signedInAs('ADMIN')
    const control = controlOf(platform)
    const form = page.getByRole('dialog', { name: /^Add Subscription Plan to \d+ sites$/ })
    const ask = async (look: (window: Page) => Promise<void>): Promise<void> => {
      await expect(siteRows(page).first()).toBeVisible()
      await selectAllSites(page)
      await page.getByRole('button', { name: 'Add a plan' }).click()
      await form.getByRole('combobox', { name: 'Plan' }).click()
      await page.getByRole('option', { name: 'POS Pack (Restaurant)' }).click()
      await form.getByRole('combobox', { name: 'Charging Model' }).selectOption({ label: 'MONTHLY' })
      await form.getByRole('switch', { name: /^Skip sites whose wallet/ }).click()
      await look(page)
      await form.getByRole('button', { name: 'Dry run' }).click()
      await expect(dryRun(page).getByRole('status').filter({ hasText: 'will be subscribed' })).toBeVisible()
    }
    await ask(expectNoSeriousAxeViolations)
    await expect(dryRunRow(page, 'meenakshi-restaurant-10')).toContainText('POS Pack, ₹399.00, monthly')
    await expect(dryRun(page)).toContainText('To be charged: ₹399.00')
    await expect(dryRun(page)).toContainText('This cannot be undone: the platform gives no money back.')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'plan-dry-run')
    const subscribe = dryRun(page).getByRole('button', { name: /^Subscribe/ })
    const asked = mainQuestions(folders)
    await asked.answer('no')
    await subscribe.press('Enter')
    await expect(dryRun(page)).toContainText('Nothing was sent. It was not confirmed.')
    expect(control.calls(CHARGE)).toEqual([])
    await asked.answer('yes')
    await subscribe.press('Enter')
    await expectFinished(page, '1 done, 59 skipped')
    await expect(progress(page)).toContainText('Charged: ₹399.00')
    await expect(progress(page).getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    await expect(outcomeRow(page, 'meenakshi-restaurant-10')).toContainText('₹399.00')
    await expect(openRun(page)).toContainText('Subscription: POS Pack, monthly, active, ')
    expect(control.calls(CHARGE)).toHaveLength(1)
    const question = {
      message: 'Payments of ₹399.00 for 1 site?',
      detail: 'Subscription: “POS Pack, ₹399.00, monthly”. meenakshi-restaurant-10.shops.example. This cannot be undone: the platform gives no money back.',
    }
    expect(await asked.all()).toMatchObject([question, question])

    await goTo(page, 'Site')
    await ask(expectAccessibleToo)
    await expect(skipReasons(page)).toHaveText('Not applicable: 59, No change: 1')
    await expect(dryRun(page)).toContainText('To be charged: nothing')
  })
}
