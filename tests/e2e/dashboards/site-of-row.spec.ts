import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { screenTitle } from '../routes/route-table.ts'
import { boardGrid } from './board-on-screen.ts'

test('one click on a row of a dashboard opens the page of its site, and Back the dashboard', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/renewal-dashboard')
  const grid = boardGrid(page, 'Renewal Dashboard')
  const link = grid.getByRole('button', { name: /^Open / }).first()
  await expect(link).toHaveAttribute('title', /./)
  const name = (await link.getAttribute('title')) ?? ''
  await link.click()
  await expect(screenTitle(page)).toHaveText('Site')
  await expect(page.getByRole('article', { name, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Go back' }).click()
  await expect(grid).toBeVisible()
})

test('from a row of a dashboard Alt+Down goes on to the site of the next row, and back leads to the dashboard', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openAddress(page, '/renewal-dashboard')
  const grid = boardGrid(page, 'Renewal Dashboard')
  await grid.getByRole('columnheader', { name: 'Business Name' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Business Name' })).toHaveAttribute('aria-sort', 'ascending')
  const links = grid.getByRole('button', { name: /^Open / })
  const first = (await links.nth(0).getAttribute('title')) ?? ''
  const second = (await links.nth(1).getAttribute('title')) ?? ''
  await links.nth(0).click()
  await expect(page.getByRole('article', { name: first, exact: true })).toBeVisible()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.getByRole('article', { name: second, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(grid.getByRole('columnheader', { name: 'Business Name' })).toHaveAttribute('aria-sort', 'ascending')
})

test('a channel partner, who has no page of a site, sees the names without links', async ({ signedInAs }) => {
  const { page } = await signedInAs('CP')
  const grid = boardGrid(page, 'Partner dashboard')
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await expect(grid.getByRole('button', { name: /^Notes/ }).first()).toBeVisible()
  await expect(grid.getByRole('button', { name: /^Open / })).toHaveCount(0)
})
