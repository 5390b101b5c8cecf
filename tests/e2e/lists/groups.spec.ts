import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { saveView, viewButton } from './list-view.ts'

test('partners are grouped by a column with sums for each currency, collapsed and expanded by mouse and keyboard', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/cplist')
  await expect(page.getByRole('grid', { name: 'Channel partners' }).getByRole('gridcell').first()).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('combobox', { name: 'Group by' }).selectOption({ label: 'Country' })
  await page.keyboard.press('Escape')
  const grid = page.getByRole('treegrid', { name: 'Channel partners' })
  const headers = grid.locator('[role="row"][aria-level="1"]')
  const rows = grid.locator('[role="row"][aria-level="2"]')
  await expect(headers).toHaveText([
    'Ghana1Wallet Balance: GH₵96,400.00Total Customers: 1',
    'India3Wallet Balance: -₹72,800.00Total Customers: 10',
    'United Arab Emirates2Wallet Balance: AED 110,600.00Total Customers: 2',
    'United Kingdom1Wallet Balance: -£14,200.00Total Customers: 2',
  ])
  await expect(rows).toHaveCount(7)
  await expect(page.getByText('1-7 of 7, in 4 groups')).toBeVisible()
  await expectNoSeriousAxeViolations(page)
  await picture(page, 'groups')

  await headers.nth(1).click()
  await expect(headers.nth(1)).toHaveAttribute('aria-expanded', 'false')
  await expect(rows).toHaveCount(4)
  await page.keyboard.press('ArrowRight')
  await expect(rows).toHaveCount(7)
  await page.keyboard.press('Control+ArrowLeft')
  await expect(rows).toHaveCount(0)
  await expect.poll(() => new URL(page.url()).search).toMatch(/group=\w+\.folded/)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  await expect(headers.nth(2).getByRole('checkbox')).toHaveAttribute('aria-checked', 'true')
})

test('a view keeps the grouping, filters work within it, and its menu collapses all and ends it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?group=-plan.count&status=Active')
  const headers = page.getByRole('treegrid', { name: 'Sites' }).locator('[role="row"][aria-level="1"]')
  const before = await headers.first().textContent()
  await saveView(page, 'By plan')
  await page.getByRole('button', { name: 'Grouped by Plan' }).click()
  await page.getByRole('menuitem', { name: 'Collapse all groups' }).click()
  await expect(page.getByRole('treegrid', { name: 'Sites' }).locator('[role="row"][aria-level="2"]')).toHaveCount(0)
  await expect(headers.first()).toHaveText(before ?? 'a header')
  await expect(viewButton(page)).toHaveText('View: By plan (changed)')
  await page.getByRole('searchbox').fill('aditi')
  await expect(headers.first()).not.toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Grouped by Plan' }).click()
  await page.getByRole('menuitem', { name: 'Stop grouping' }).click()
  await expect(page.getByRole('grid', { name: 'Sites' })).toBeVisible()
})

test('the header of the group in sight stays below that of the table while its rows are scrolled', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/?group=-status.count')
  const grid = page.getByRole('treegrid', { name: 'Sites' })
  const header = grid.getByRole('row', { name: /^(Select the group )?Active/ }).and(grid.locator('[aria-level="1"]'))
  await expect(header).toBeVisible()
  const place = async () => (await header.boundingBox())?.y
  const before = await place()
  await grid.getByRole('row').nth(4).hover()
  await page.mouse.wheel(0, 900)
  await expect(grid.locator('[role="row"][data-index="1"]')).toHaveCount(0)
  expect(await place()).toBe(before)
  await header.click()
  await expect(header).toHaveAttribute('aria-expanded', 'false')
})
