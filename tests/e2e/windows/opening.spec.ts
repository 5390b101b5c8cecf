import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { newWindow } from './new-window.ts'

test.use({ ownConsole: true })

test('a window opens by middle click and key on an entry of the menu and on a row, and by the menu of the row', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'CP List' })
  await openAddress(page, '/?q=aditi-exports-39')
  const cell = page.getByRole('gridcell', { name: 'Aditi Exports aditi-exports-39.shops.example', exact: true })
  await expect(cell).toBeVisible()

  await test.step('Ctrl+click and middle click on an entry of the menu', async () => {
    for (const click of [{ modifiers: ['Control'] as 'Control'[] }, { button: 'middle' as const }]) {
      const opened = await newWindow(page, () => entry.click(click))
      await expect(screenTitle(opened)).toHaveText('CP List')
      await opened.close()
    }
    expect(new URL(page.url()).pathname).toBe('/')
  })
  await test.step('Ctrl+click, middle click and the menu of a row', async () => {
    for (const click of [{ modifiers: ['Control'] as 'Control'[] }, { button: 'middle' as const }]) {
      const opened = await newWindow(page, () => cell.click(click))
      await expect.poll(() => new URL(opened.url()).pathname).toBe('/site/site-100039')
      await opened.close()
    }
    await page.getByRole('button', { name: 'Actions for Aditi Exports', exact: true }).click()
    await picture(page, 'row-menu')
    const opened = await newWindow(page, () => page.getByRole('menuitem', { name: 'Open in new window' }).click())
    await expect.poll(() => new URL(opened.url()).pathname).toMatch(/^\/site\/site-/)
    await opened.close()
  })
})

test('a window opens by the palette; signing out in one signs out the other', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search for a screen, a site or a command' }).fill('new window')
  const opened = await newWindow(page, () => page.keyboard.press('Enter'))
  await expect(opened.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
  await opened.getByRole('button', { name: /^Profile menu of / }).click()
  await opened.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(opened.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
})
