import { expectReadableColours } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { click } from './axe-walk.ts'

test('every text can be read in high contrast, with the pointer on a row and a choice in the palette', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await click(page, 'button', /^Profile menu/)
  await click(page, 'menuitem', 'Appearance')
  await page.getByRole('menuitemradio', { name: 'High contrast' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.getByRole('grid').getByRole('row').nth(2).hover()
  await expectReadableColours(page)
  await picture(page, 'high-contrast-row')
  await page.keyboard.press('Control+k')
  await page.getByRole('listbox', { name: 'Screens, sites and commands' }).getByRole('option').nth(2).hover()
  await expectReadableColours(page)
  await picture(page, 'high-contrast')
})
