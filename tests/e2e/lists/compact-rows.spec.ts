import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { siteGrid, siteRows } from '../sites/site-list.ts'
import { chooseInViews } from './list-view.ts'

const heightOfRows = (page: Page) =>
  siteRows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().height)

test('compact rows are lower, stay in place while scrolling, and are kept on this computer', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).first()).toBeVisible()
  expect(await heightOfRows(page)).toBe(36)

  await chooseInViews(page, 'Compact rows')
  await expect.poll(() => heightOfRows(page)).toBe(28)
  await siteRows(page).first().getByRole('gridcell').nth(1).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+End')
  const last = siteGrid(page).locator('[role="row"][data-index="59"]')
  await expect(last).toBeInViewport()
  await expect(last).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 1652)')
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'compact-rows')

  await page.reload()
  await expect.poll(() => heightOfRows(page)).toBe(28)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('comfortable rows')
  await page.keyboard.press('Enter')
  await expect.poll(() => heightOfRows(page)).toBe(36)
})
