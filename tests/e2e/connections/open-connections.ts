import type { Page } from '@playwright/test'

export const openMenu = (page: Page) => page.getByRole('button', { name: /^Profile menu of/ }).click()
export const openConnections = async (page: Page) => {
  await openMenu(page)
  await page.getByRole('menuitem', { name: 'Connections…' }).click()
  return page.getByRole('dialog', { name: 'Connections' })
}
