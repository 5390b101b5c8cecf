import { expect, test } from '../../fixtures.ts'
import { firstOf, siteReader } from '../platform-sites.ts'
import { rowOf, siteGrid, siteRows } from '../site-list.ts'

test('Alt with up and down goes through the sites of the list one came from, sorted and filtered as it was', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  const heading = page.getByRole('article').getByRole('heading', { level: 2 })
  await page.getByRole('searchbox').fill('malabar')
  await siteGrid(page).getByRole('columnheader', { name: 'Customer name' }).click()
  await expect(siteGrid(page).getByRole('columnheader', { name: 'Customer name' })).toHaveAttribute('aria-sort', 'ascending')
  const shown = sites
    .filter(({ companyName }) => companyName?.includes('Malabar'))
    .toSorted((one, other) => ((one.custName ?? '') < (other.custName ?? '') ? -1 : 1))
    .map(({ domain }) => domain)
  await expect(siteRows(page)).toHaveCount(shown.length)
  const domain = page.getByRole('article').locator('header')

  await test.step('from the first to the second and back, in the tab that is open', async () => {
    const row = rowOf(
      page,
      firstOf(sites, (site) => site.domain === shown[0]),
    )
    // Its name: the peek panel, which the first click opens, comes over the right end of the row.
    await row.getByRole('gridcell').nth(1).dblclick()
    await expect(domain).toContainText(shown[0] ?? '')
    await expect(domain).toContainText(`1 of ${shown.length}`)
    await page.getByRole('tab', { name: 'Messaging' }).click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(domain).toContainText(shown[1] ?? '')
    await expect(page.getByRole('tab', { name: 'Messaging' })).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(domain).toContainText(shown[0] ?? '')
  })
  await test.step('there is none before the first', async () => {
    await page.keyboard.press('Alt+ArrowUp')
    await expect(heading).toBeVisible()
    await expect(domain).toContainText(shown[0] ?? '')
    await expect(page.getByRole('button', { name: 'Previous site' })).toHaveAttribute('aria-disabled', 'true')
  })
  await test.step('one step back leads to the list as it was', async () => {
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('malabar')
    await expect(siteGrid(page).getByRole('columnheader', { name: 'Customer name' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(siteRows(page)).toHaveCount(shown.length)
  })
})
