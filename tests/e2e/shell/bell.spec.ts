import { expectNoSeriousAxeViolations } from '../axe.ts'
import { answerSites } from '../dashboards/today/answered-sites.ts'
import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'

test('the bell keeps what happened until it was seen, and leads there', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  const bell = page.getByRole('banner').getByRole('button', { name: /^News/ })
  const news = page.getByRole('dialog', { name: 'News' })

  await test.step('licenses that end, once a day', async () => {
    await expect(bell).toHaveAccessibleName('News: 1 new')
    await bell.focus()
    await page.keyboard.press('Enter')
    await expect(news.getByRole('listitem')).toHaveText([/^3 licenses end within 30 days/])
    await expectNoSeriousAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(bell).toBeFocused()
    await expect(bell).toHaveAccessibleName('News')
  })
  await test.step('a file that was written while one was elsewhere', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: 'This page (60) as CSV' }).click()
    await expect(bell).toHaveAccessibleName('News: 1 new')
  })
  await test.step('what was seen is not new after a reload', async () => {
    await bell.click()
    await expect(news.getByRole('listitem').nth(1)).toContainText(/^Sites .*\.csv/)
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(bell).toHaveAccessibleName('News')
  })
  await test.step('an entry leads to what it is about', async () => {
    await bell.click()
    await news.getByRole('button', { name: /licenses end/ }).click()
    await expect(siteRows(page)).toHaveCount(3)
    await expect(news).toBeHidden()
  })
})

test('the bell without news says what appears there', async ({ signedInAs, platform }) => {
  await answerSites(platform, [{ days: 90, charges: 100, curr: 'INR' }])
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page)).toHaveCount(1)
  const bell = page.getByRole('banner').getByRole('button', { name: 'News', exact: true })
  await bell.click()
  const news = page.getByRole('dialog', { name: 'News' })
  await expect(news).toHaveText('No news. Files, campaigns, bulk changes, payments with a problem and licenses that end soon appear here.')
  // Nothing in it takes the focus: the surface does, or Escape would not reach it and a screen reader not find it.
  await expect(news).toBeFocused()
  await expectNoSeriousAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(news).toBeHidden()
  await expect(bell).toBeFocused()
})
