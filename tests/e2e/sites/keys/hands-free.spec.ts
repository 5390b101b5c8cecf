import { expect, test } from '../../fixtures.ts'
import { screenTitle } from '../../routes/route-table.ts'
import { siteGrid, siteRows } from '../site-list.ts'

test('a site is found, gone to and opened without the mouse, and G with a letter opens another screen', {
  tag: ['@daily', '@keyboard'],
}, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  const rowWithFocus = siteGrid(page)
    .getByRole('row')
    .filter({ has: page.locator(':focus') })

  await test.step('the arrow down leads from the search into the rows', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(rowWithFocus).toHaveAttribute('aria-rowindex', '2')
  })
  await test.step('J and K go through the rows', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await expect(rowWithFocus).toHaveAttribute('aria-rowindex', '4')
    await page.keyboard.press('k')
    await expect(rowWithFocus).toHaveAttribute('aria-rowindex', '3')
  })
  await test.step('? tells of the keys', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet.getByRole('region', { name: 'Go to' }).getByText('Open Manage Users')).toBeVisible()
    await expect(sheet.getByRole('region', { name: 'Table' }).getByText('To the next row')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
  await test.step('G and U open the users, G and S the sites', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('u')
    await expect(screenTitle(page)).toHaveText('Manage Users')
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(screenTitle(page)).toHaveText('Sites')
  })
  await test.step('typed into a field they are letters', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('gu')
    await expect(page.getByRole('searchbox')).toHaveValue('gu')
    await expect(screenTitle(page)).toHaveText('Sites')
  })
})
