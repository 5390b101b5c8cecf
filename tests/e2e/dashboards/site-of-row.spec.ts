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

test('a channel partner, who has no page of a site, sees the names without links', async ({ signedInAs }) => {
  const { page } = await signedInAs('CP')
  const grid = boardGrid(page, 'Partner dashboard')
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  await expect(grid.getByRole('button', { name: /^Notes/ }).first()).toBeVisible()
  await expect(grid.getByRole('button', { name: /^Open / })).toHaveCount(0)
})
