import { dateText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { mainMenu } from '../routes/route-table.ts'

const today = new Date()
const midnight = (day: number): number => new Date(today.getFullYear(), today.getMonth(), day).getTime() / 1000

test('a period is chosen by name, by keyboard, and its days can be changed', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await mainMenu(page).getByRole('button', { name: 'Campaigns' }).click()
  await mainMenu(page).getByRole('link', { name: 'Campaign History' }).click()
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('menuitem', { name: 'Created' }).click()
  const editor = page.getByRole('dialog', { name: 'Filter by Created' })
  await editor.getByRole('combobox', { name: 'Period' }).selectOption('This month')
  const [first, last] = [dateText(midnight(1)), dateText(new Date(today.getFullYear(), today.getMonth() + 1, 0).getTime() / 1000)]
  await expect(page.getByRole('group', { name: `Created: ${first} to ${last}` })).toBeVisible()
  await editor.getByRole('textbox', { name: 'To' }).fill('')
  await expect(page.getByRole('group', { name: `Created: from ${first}` })).toBeVisible()
  await expect(editor.getByRole('combobox', { name: 'Period' })).toHaveValue('')
})
