import { expect, test } from '../fixtures.ts'
import { toast } from '../users/users-on-screen.ts'
import { siteRows } from './site-list.ts'

test('Ctrl+C copies the cell, and of selected rows what the table shows of them, for a spreadsheet', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).nth(3)).toBeVisible()
  // Consoles that run side by side may share one clipboard.
  await page.evaluate(() => {
    navigator.clipboard.writeText = (text) => Promise.resolve(void Object.assign(window, { copied: text }))
  })
  const copied = () => page.evaluate(() => (window as unknown as { copied?: string }).copied)

  await test.step('the cell', async () => {
    await page.getByRole('searchbox').fill('aditi-exports-39')
    await expect(siteRows(page)).toHaveCount(1)
    await page.getByRole('searchbox').press('ArrowDown')
    await page.keyboard.press('Control+c')
    expect(await copied()).toBe('Aditi Exports')
  })
  await test.step('the selected row, under the titles', async () => {
    await page.keyboard.press(' ')
    await expect(page.getByText('1 selected')).toBeVisible()
    await page.keyboard.press('Control+c')
    await expect(toast(page, 'Copied 1 site')).toBeVisible()
    const lines = (await copied())?.split('\n').map((line) => line.split('\t').slice(0, 4))
    expect(lines).toEqual([
      ['Business name', 'Domain', 'Status', 'Plan'],
      ['Aditi Exports', 'aditi-exports-39.shops.example', 'Active', 'Starter'],
    ])
  })
})
