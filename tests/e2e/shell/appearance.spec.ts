import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'

/** The theme's colour behind everything. Not as drawn: in forced colours the browser draws the system's. */
const background = (page: Page) =>
  page
    .locator('.fui-FluentProvider')
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--colorNeutralBackground1'))

const WHITE = '#ffffff'

const BLACK = '#000000'

test('light, dark and high contrast follow the system until one is chosen', async ({ signedInAs }) => {
  const { page } = await signedInAs('ACCOUNTS')
  await expect(page.getByRole('grid')).toBeVisible()
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Profile menu/ }).click()
    // By keyboard: a pointer that jumps from one menu to the other leaves both for a moment, which closes the second.
    await page.getByRole('menuitem', { name: 'Appearance' }).press('ArrowRight')
    await page.getByRole('menuitemradio', { name }).press('Enter')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    // A menu that is still closing gives the focus back, and would close the one that opens next.
    await expect(page.getByRole('menu')).toHaveCount(0)
  }

  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(WHITE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).not.toBe(WHITE)
  const dark = await background(page)
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await expect.poll(() => background(page)).toBe(BLACK)

  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' })
  await choose('Dark')
  await expect.poll(() => background(page)).toBe(dark)
  await picture(page, 'dark')
  await page.reload()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await background(page)).toBe(dark)
  await choose('High contrast')
  await expect.poll(() => background(page)).toBe(BLACK)
  await picture(page, 'high-contrast')
  await choose('Light')
  await expect.poll(() => background(page)).toBe(WHITE)
  await choose('As the system')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).toBe(dark)
})
