import { expect, test } from '../fixtures.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { siteReader } from './platform-sites.ts'
import { rowOf, siteGrid, siteRows } from './site-list.ts'

test('Cancel in Edit Site leads back to the list as it was, and to the page of the site where that opened it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const article = page.getByRole('article', { name: 'Aditi Exports' })
  await page.getByRole('searchbox').fill('exports')
  await siteGrid(page).getByRole('columnheader', { name: 'Customer name' }).click()
  await expect(siteGrid(page).getByRole('columnheader', { name: 'Customer name' })).toHaveAttribute('aria-sort', 'ascending')
  const row = siteRows(page).filter({ hasText: 'aditi-exports-39.shops.example' })

  await test.step('from the menu of a row', async () => {
    await row.getByLabel(/^Actions for/).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await new EditSiteOnScreen(page).isLoaded()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('exports')
    await expect(siteGrid(page).getByRole('columnheader', { name: 'Customer name' })).toHaveAttribute('aria-sort', 'ascending')
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

test('who comes back to the list finds it scrolled, selected and with the keys where they were', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const last = (await (await siteReader(platform))()).at(-1)
  const row = rowOf(page, { domain: last?.domain ?? '' })
  const expectAsLeft = async (): Promise<void> => {
    await expect(row).toBeInViewport()
    await expect(row.locator(':focus')).toHaveCount(1)
    await expect(page.getByText('1 selected')).toBeVisible()
  }
  await siteGrid(page).getByRole('gridcell').nth(3).click()
  await page.keyboard.press('Control+End')
  await row.getByRole('checkbox').check()
  await row.getByRole('gridcell').nth(3).dblclick()
  await expect(page.getByRole('article')).toContainText(last?.domain ?? '')

  await test.step('by Back', async () => {
    await page.getByRole('button', { name: 'Go back' }).click()
    await expectAsLeft()
  })
  await test.step('by Cancel in the editor', async () => {
    await row.getByLabel(/^Actions for/).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await new EditSiteOnScreen(page).isLoaded()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectAsLeft()
  })
  await test.step('opened anew it is as new', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await expect(siteRows(page).first()).toBeInViewport()
    await expect(page.getByText('1 selected')).toBeHidden()
  })
})
