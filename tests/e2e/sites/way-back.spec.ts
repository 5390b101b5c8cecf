import { expect, test } from '../fixtures.ts'
import { saveView, viewButton } from '../lists/list-view.ts'
import { EditSiteOnScreen } from '../site-forms/edit-site.ts'
import { cellsOf, rowOf, siteGrid, siteRows } from './site-list.ts'

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

test('the list keeps its view, page, order, place, selection and focus behind a site, behind Cancel and behind Save', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)
  const customer = siteGrid(page).getByRole('columnheader', { name: 'Customer name' })
  await page.getByRole('button', { name: /^Active: / }).click()
  await customer.click()
  await page.getByLabel('Rows on a page').selectOption('25')
  await saveView(page, 'By customer')
  await page.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.getByText('26-50 of 55', { exact: true })).toBeVisible()
  await siteGrid(page).getByRole('gridcell').nth(3).click()
  await page.keyboard.press('Control+End')
  const domain = (await cellsOf(page, 'Domain', 'whole')).at(-1) ?? ''
  const row = rowOf(page, { domain })
  const expectAsLeft = async (): Promise<void> => {
    await expect(row).toHaveAttribute('aria-rowindex', '51')
    await expect(row).toBeInViewport()
    await expect(row.locator(':focus')).toHaveCount(1)
    await expect(page.getByText('1 selected')).toBeVisible()
    await expect(page.getByText('26-50 of 55', { exact: true })).toBeVisible()
    await expect(customer).toHaveAttribute('aria-sort', 'ascending')
  }
  const edit = async (): Promise<void> => {
    await row.getByLabel(/^Actions for/).click()
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click()
    await form.isLoaded()
  }
  await row.getByRole('checkbox').check()
  await row.getByRole('gridcell').nth(3).dblclick()
  await expect(page.getByRole('article')).toContainText(domain)

  await test.step('by Back', async () => {
    await page.getByRole('button', { name: 'Go back' }).click()
    await expectAsLeft()
  })
  await test.step('by Cancel in the editor', async () => {
    await edit()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectAsLeft()
  })
  await test.step('by Save in the editor', async () => {
    await edit()
    await form.fillTexts({ 'GST No': '29ABCDE1234F1Z5' })
    await page.keyboard.press('Control+s')
    await form.saveReviewed.click()
    await expect(page.getByText('Settings Successfully Updated', { exact: true })).toBeVisible()
    await expectAsLeft()
    // While rows are selected, what can be done with them takes the place of the view.
    await row.getByRole('checkbox').uncheck()
    await expect(viewButton(page)).toHaveText('View: By customer')
    await row.getByRole('checkbox').check()
  })
  await test.step('opened anew it is as new', async () => {
    await page.getByRole('link', { name: 'Pages', exact: true }).click()
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await expect(siteRows(page).first()).toBeInViewport()
    await expect(viewButton(page)).toHaveText('View: All sites')
    await expect(page.getByText('1 selected')).toBeHidden()
  })
})
