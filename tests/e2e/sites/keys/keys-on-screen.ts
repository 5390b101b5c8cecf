import { expect, type Page } from '@playwright/test'
import { pressUntilFocused } from '../../routes/hands.ts'

/** Presses keys, one after the other. */
export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

/** Goes through an open menu with the arrows and takes an entry. */
export async function take(page: Page, entry: string | RegExp): Promise<void> {
  const item = page.getByRole('menu').getByRole('menuitem', { name: entry })
  await expect(item).toBeVisible()
  await pressUntilFocused('ArrowDown', item)
  await page.keyboard.press('Enter')
}
