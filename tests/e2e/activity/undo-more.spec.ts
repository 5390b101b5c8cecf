import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { DECCAN } from '../partners/staff-on-screen.ts'
import { StoredPartners } from '../partners/stored-partners.ts'
import { takeBack, undoNewest, undoOldest, undoReview } from './activity-on-screen.ts'

test('a page, the price of a plan, the status of a partner and what it pays are taken back; not a price that was changed since', async ({
  signedInAs,
  platform,
}) => {
  const control = controlOf(platform)
  const stored = new StoredPartners(platform)
  const { page } = await signedInAs('ADMIN')
  const review = new EditReviewOnScreen(page)
  const asked = undoReview(page)
  const firstRow = page.getByRole('grid').locator('[role="row"][data-index="0"]')
  const inputs = (operation: string) => control.sent(operation).map(({ input }) => input)

  await test.step('a page', async () => {
    await openAddress(page, '/site-pages')
    await firstRow.dblclick()
    const onFooter = page.getByRole('switch', { name: 'Show on Footer' })
    await expect(onFooter).toBeEnabled()
    const was = await onFooter.isChecked()
    await onFooter.click()
    await page.keyboard.press('Control+s')
    await review.save.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
    await takeBack(page, 'Change page')
    expect(inputs('UpdateSitePage').map(({ onFooter: is }) => is)).toEqual([!was, was])
  })
  await test.step('the price of a plan, in the review of the editor', async () => {
    await openAddress(page, '/subscription-plan')
    await firstRow.dblclick()
    const monthly = page.getByRole('textbox', { name: 'MONTHLY', exact: true })
    await expect(monthly).toBeEnabled()
    await monthly.fill('1234')
    await page.keyboard.press('Control+s')
    await review.save.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Plan')
    await undoNewest(page, 'Change plan')
    await expect(asked.getByRole('row', { name: /^MONTHLY ₹1,234\.00/ })).toBeVisible()
    await asked.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(asked).toHaveCount(0)
    const [first, second] = inputs('UpdateSubscriptionPlan')
    expect(first?.['priceList']).toContainEqual({ chargingModel: 'MONTHLY', rate: 123_400 })
    expect(second).toEqual({ ...first, priceList: expect.not.arrayContaining([{ chargingModel: 'MONTHLY', rate: 123_400 }]) })
  })
  await test.step('the status of a partner', async () => {
    await openAddress(page, '/cplist')
    await page.getByRole('grid').getByRole('switch').first().click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await takeBack(page, 'Enable or disable user')
    const [first, second] = inputs('UpdateInternalUserEnabled')
    expect(second).toEqual({ ...first, enabled: first?.['enabled'] !== true })
  })
  await test.step('what a partner pays, once; then somebody has changed it', async () => {
    const growth = async () => (await stored.mappings(DECCAN.username, 'PLAN')).find(({ serviceName }) => serviceName === 'Growth')
    const before = await growth()
    await openAddress(page, `/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
    const plans = page.getByRole('grid', { name: 'PLANS' })
    await plans.getByRole('button', { name: 'Actions for Growth', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Edit row' }).click()
    await plans.getByRole('textbox', { name: 'Annual' }).fill('4321')
    await plans.getByRole('button', { name: 'Save Growth' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(plans.getByRole('textbox', { name: 'Annual' })).toHaveCount(0)
    await takeBack(page, 'Growth, Annual')
    expect(await growth()).toEqual(before)
    await undoOldest(page, 'Growth, Annual', 8)
    await expect(page.getByText('Somebody has changed it since. Nothing was taken back.', { exact: true })).toBeVisible()
    expect(inputs('UpdateUserServiceMapping')).toHaveLength(2)
  })
})
