import { CatalogueList } from '../catalogue/catalogue-on-screen.ts'
import { createSpaGold, SPA_GOLD } from '../catalogue/stored-catalogue.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { pageForm } from '../pages/page-screens.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { takeBack, undoNewest, undoOldest, undoReview } from './activity-on-screen.ts'

test('the services of a plan are taken back, by name in the review; not where they were changed since', async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const servicesOf = async () => (await stored.plans('master')).find(({ planName }) => planName === 'Spa Gold')?.['services']
  await createSpaGold(stored)
  const { page } = await signedInAs('ADMIN')
  const list = new CatalogueList(page, 'Subscription Plan')
  await openAddress(page, '/subscription-plan')
  await list.choose(list.row('Services of Spa Gold'), 'Edit')
  await page.getByRole('checkbox', { name: /^Website/ }).uncheck()
  await page.keyboard.press('Control+s')
  await new EditReviewOnScreen(page).save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subscription Plan')
  expect(await servicesOf()).toEqual(['service-o2ocommerce-spa-order-management'])
  await undoNewest(page, 'Change plan')
  await expect(undoReview(page).getByRole('row', { name: /^Basic services empty Website/ })).toBeVisible()
  await undoReview(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Undone', { exact: true }).first()).toBeVisible()
  expect(await servicesOf()).toEqual(SPA_GOLD.services)
  await undoOldest(page, 'Change plan', 2)
  await expect(page.getByText('It has been changed since. Nothing was taken back.', { exact: true })).toBeVisible()
})

test('the tags of a page are taken back', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const form = pageForm(page)
  await openAddress(page, '/site-pages')
  await page.getByRole('grid').locator('[role="row"][data-index="0"]').dblclick()
  await expect(form.onFooter).toBeEnabled()
  const before = await form.tags.textContent()
  await form.tags.click()
  await page.getByRole('menuitemcheckbox', { name: 'Call to Action' }).click()
  await page.keyboard.press('Escape')
  await expect(form.tags).not.toHaveText(before ?? '')
  await page.keyboard.press('Control+s')
  await new EditReviewOnScreen(page).save.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pages')
  await takeBack(page, 'Change page')
  const [changed, back] = controlOf(platform)
    .sent('UpdateSitePage')
    .map(({ input }) => input.tags)
  expect([...(back as string[]), 'CALL_TO_ACTION']).toEqual(changed)
})
