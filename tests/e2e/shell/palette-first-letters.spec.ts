import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'

test('what is typed before the field of the palette is there is in it, and does nothing on the screen', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  const search = page.getByRole('combobox', { name: 'Search for a screen, a site or a command' })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('export')
  await expect(search).toHaveValue('export')
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0)
})
