import type { Page } from '@playwright/test'
import type { LocalPlatform } from '#local-platform/start.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { DECCAN } from '../partners/staff-on-screen.ts'
import { StoredPartners } from '../partners/stored-partners.ts'
import { takeBack, undoNewest, undoOldest, undoReview } from './activity-on-screen.ts'

const firstRow = (page: Page) => page.getByRole('grid').locator('[role="row"][data-index="0"]')
const inputs = (platform: LocalPlatform, operation: string) =>
  controlOf(platform)
    .sent(operation)
    .map(({ input }) => input)

/** Opens the first record of a list in its editor. */
async function editFirst(page: Page, list: string): Promise<void> {
  await openAddress(page, list)
  await firstRow(page).dblclick()
}

/** Saves the editor with its review; the list follows. */
async function saveTo(page: Page, list: string): Promise<void> {
  await page.keyboard.press('Control+s')
  await new EditReviewOnScreen(page).save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list)
}

test('the price of a plan is taken back, in the review of the editor', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const asked = undoReview(page)
  await editFirst(page, '/subscription-plan')
  const monthly = page.getByRole('textbox', { name: 'MONTHLY', exact: true })
  await expect(monthly).toBeEnabled()
  await monthly.fill('1234')
  await saveTo(page, 'Subscription Plan')
  await undoNewest(page, 'Change plan')
  await expect(asked.getByRole('row', { name: /^MONTHLY ₹1,234\.00/ })).toBeVisible()
  await asked.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(asked).toHaveCount(0)
  const [first, second] = inputs(platform, 'UpdateSubscriptionPlan')
  expect(first?.['priceList']).toContainEqual({ chargingModel: 'MONTHLY', rate: 123_400 })
  expect(second).toEqual({ ...first, priceList: expect.not.arrayContaining([{ chargingModel: 'MONTHLY', rate: 123_400 }]) })
})

test('the status of a partner is taken back', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/cplist')
  await page.getByRole('grid').getByRole('switch').first().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await takeBack(page, 'Enable or disable user')
  const [first, second] = inputs(platform, 'UpdateInternalUserEnabled')
  expect(second).toEqual({ ...first, enabled: first?.['enabled'] !== true })
})

test('what a partner pays is shown as changed here and taken back once; then somebody has changed it', async ({ signedInAs, platform }) => {
  const stored = new StoredPartners(platform)
  const growth = async () => (await stored.mappings(DECCAN.username, 'PLAN')).find(({ serviceName }) => serviceName === 'Growth')
  const before = await growth()
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, `/serviceMap?${new URLSearchParams({ partner: DECCAN.username })}`)
  const plans = page.getByRole('grid', { name: 'PLANS' })
  await plans.getByRole('button', { name: 'Actions for Growth', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit row' }).click()
  await plans.getByRole('textbox', { name: 'Annual' }).fill('4321')
  await plans.getByRole('button', { name: 'Save Growth' }).click()
  await expect(plans.getByRole('textbox', { name: 'Annual' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Changed here' }).getByRole('listitem')).toHaveText(
    /^Change service of partner.*Growth, Annual: .* to ₹4,321\.00$/,
  )
  await takeBack(page, 'Growth, Annual')
  expect(await growth()).toEqual(before)
  await undoOldest(page, 'Growth, Annual', 2)
  await expect(page.getByText('It has been changed since. Nothing was taken back.', { exact: true })).toBeVisible()
  expect(inputs(platform, 'UpdateUserServiceMapping')).toHaveLength(2)
})
