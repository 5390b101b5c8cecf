import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { signIn, signInAgain } from '../sign-in.ts'
import { siteRows } from '../sites/site-list.ts'

test.use({ ownConsole: true })

test('the console starts with the screen that its user chose, and "/" stays the list of sites', async ({ openConsole }) => {
  const first = await openConsole()
  await signIn(first, 'admin@demo.example')
  await expect(siteRows(first.page).nth(3)).toBeVisible()
  await first.page.setViewportSize({ width: 1024, height: 640 })
  await first.page.getByRole('button', { name: /^Profile menu of/ }).click()
  await first.page.getByRole('menuitem', { name: 'Start with' }).press('ArrowRight')
  await expect(first.page.getByRole('menuitemradio', { name: 'Site', exact: true })).toBeChecked()
  await first.page.getByRole('menuitemradio', { name: 'Invoice Library' }).focus()
  await expect(first.page.getByRole('menuitemradio', { name: 'Invoice Library' })).toBeInViewport({ ratio: 0.9 })
  await picture(first.page, 'start-with')
  await first.page.getByRole('menuitemradio', { name: 'Today' }).click()
  await first.close()

  const second = await openConsole()
  await signInAgain(second, 'admin@demo.example')
  const { page } = second
  await expect(screenTitle(page)).toHaveText('Today')
  await page.getByRole('link', { name: 'Site', exact: true }).click()
  await expect(siteRows(page).nth(3)).toBeVisible()
  await page.reload()
  await expect(siteRows(page).nth(3)).toBeVisible()
})
