import { expect, test } from '../fixtures.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { siteGrid, siteRows } from './site-list.ts'

test('Cancel in Edit Site leads back to the list as it was, and to the page of the site where that opened it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const article = page.getByRole('article', { name: 'Aditi Exports' })
  await page.getByRole('searchbox').fill('exports')
  await siteGrid(page).getByRole('columnheader', { name: 'Domain' }).click()
  await expect(siteGrid(page).getByRole('columnheader', { name: 'Domain' })).toHaveAttribute('aria-sort', 'ascending')
  const row = siteRows(page).filter({ hasText: 'aditi-exports-39.shops.example' })

  await test.step('from the menu of a row', async () => {
    await row.getByLabel(/^Actions for/).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await new EditSiteOnScreen(page).isLoaded()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('exports')
    await expect(siteGrid(page).getByRole('columnheader', { name: 'Domain' })).toHaveAttribute('aria-sort', 'ascending')
  })
  await test.step('from the page of the site, which still knows its list', async () => {
    await row.getByRole('gridcell').nth(3).dblclick()
    await article.getByRole('button', { name: 'Edit', exact: true }).click()
    await new EditSiteOnScreen(page).isLoaded()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(article).toBeVisible()
    await article.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('exports')
  })
})
