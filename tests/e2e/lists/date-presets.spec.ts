import { dateText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { mainMenu } from '../routes/route-table.ts'

const today = new Date()
const two = (value: number): string => String(value).padStart(2, '0')
const formDate = (day: number): string => `${today.getFullYear()}-${two(today.getMonth() + 1)}-${two(day)}`
const midnight = (day: number): number => new Date(today.getFullYear(), today.getMonth(), day).getTime() / 1000

test('a period is chosen by name, by keyboard, and its days can be changed', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await mainMenu(page).getByRole('button', { name: 'Campaigns' }).click()
  await mainMenu(page).getByRole('link', { name: 'Campaign History' }).click()
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Created' }).click()
  const editor = page.getByRole('dialog', { name: 'Filter by Created' })
  await editor.getByRole('combobox', { name: 'Period' }).selectOption('This month')
  expect(new URL(page.url()).searchParams.get('created')).toBe('this-month')
  await expect(editor.getByRole('textbox', { name: 'From' })).toHaveValue(formDate(1))
  await editor.getByRole('textbox', { name: 'To' }).fill(formDate(27))
  await expect(editor.getByRole('combobox', { name: 'Period' })).toHaveValue('')
  await editor.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('group', { name: `Created: ${dateText(midnight(1))} to ${dateText(midnight(27))}` })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('created')).toBe(`${formDate(1)}_${formDate(27)}`)
})
