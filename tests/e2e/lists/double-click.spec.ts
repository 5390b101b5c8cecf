import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'

/** A double click as slow as a person's: the details are there before its second press. */
const doubleClick = async (page: Page, x: number, y: number): Promise<void> => {
  await page.mouse.click(x, y)
  await expect(page.getByRole('complementary')).toBeVisible()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

const USUAL = { width: 1440, height: 900 }

test('a double click opens the row of its first press, though the details that this brings come under the pointer', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await page.setViewportSize({ width: 1280, height: 800 })
  const details = page.getByRole('complementary')
  /** A double click on a row, this far from the left; then back to the list, without the details. */
  const opens = async (index: number, x: number): Promise<void> => {
    const row = siteRows(page).nth(index)
    const name = (await row.getByLabel(/^Actions for/).getAttribute('aria-label'))?.replace('Actions for ', '') ?? ''
    const box = await row.boundingBox()
    await doubleClick(page, x, (box?.y ?? 0) + 18)
    await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
    await page.getByRole('article').getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('button', { name: 'Close the details' }).click()
    await expect(details).toHaveCount(0)
  }

  await test.step('where the details come', () => opens(2, 1150))
  await test.step('where the menus of the rows go', () => opens(3, 890))
  await test.step('where the row stays', () => opens(4, 650))
  await test.step('and the details that a single click brings can be used at once', async () => {
    await siteRows(page)
      .nth(5)
      .click({ position: { x: 390, y: 18 } })
    await details.getByRole('button', { name: 'Close the details' }).click()
    await expect(details).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(0)
  })
  await page.setViewportSize(USUAL)
})
