import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'

test('a text on the screen is found by keyboard alone', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?q=annapurna-grocers')
  const grid = page.getByRole('grid', { name: 'Sites' })
  await expect(grid.getByRole('row').nth(1)).toContainText('Annapurna Grocers')
  await grid.focus()
  const bar = page.getByRole('search', { name: 'Find on this screen' })
  const field = bar.getByRole('textbox')
  const count = bar.getByRole('status')

  await page.keyboard.press('Control+f')
  await expect(field).toBeFocused()
  await page.keyboard.type('manage users')
  await expect(count).toHaveText('1 of 1')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('dashboard')
  await expect(count).toHaveText('1 of 5')
  await page.keyboard.press('Enter')
  await expect(count).toHaveText('2 of 5')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.press('Shift+Enter')
  await expect(count).toHaveText('5 of 5')
  expect(await page.evaluate(() => [...(CSS.highlights.get('found-active') ?? [])].map(String))).toEqual(['Dashboard'])
  await picture(page, 'found')
  await expectNoSeriousAxeViolations(page)
  await page.keyboard.type('s of nothing')
  await expect(count).toHaveText('Not found')

  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(grid).toBeFocused()
  expect(await page.evaluate(() => CSS.highlights.get('found')?.size)).toBe(0)
})

test('what is typed right after Ctrl+F is in the field, also while the bar is still loading', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const field = page.getByRole('search', { name: 'Find on this screen' }).getByRole('textbox')
  await expect(page.getByRole('grid', { name: 'Sites' }).getByRole('row').nth(1)).toBeVisible()
  // All keys in one task of the page: nothing is drawn between them.
  await page.evaluate(() => {
    const press = (key: string, ctrlKey = false) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
    press('f', true)
    for (const key of 'users') press(key)
  })
  await expect(field).toHaveValue('users')
  await expect(field).toBeFocused()
})

test('what a field holds is found, and brought into view', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await new EditSiteOnScreen(page).open('site-100019')
  await page.keyboard.press('Control+f')
  await expect(page.getByRole('search').getByRole('textbox')).toBeFocused()
  await page.keyboard.type('owner100019')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 of 1')
  await expect(page.getByRole('textbox', { name: 'User Name' })).toHaveAttribute('data-found', 'active')
  await expect(page.getByRole('textbox', { name: 'User Name' })).toBeInViewport()
})
