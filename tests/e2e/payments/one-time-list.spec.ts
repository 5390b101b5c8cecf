import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { catchCopies, chooseInViews, copiedText, saveView, viewButton } from '../lists/list-view.ts'
import { picture } from '../picture.ts'

test('the one-time services of a site are filtered, added up, copied, exported and kept as a view, as every list', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/site/site-100001?tab=services' })
  const list = page.getByRole('region', { name: 'One-time services of this site' })

  await test.step('by service, in the address', async () => {
    await expect(list.getByText('65 of 65', { exact: true })).toBeVisible()
    const search = await page.getByRole('searchbox', { name: 'Search service, note' }).evaluate((field) => field.getBoundingClientRect().bottom)
    expect(await list.evaluate((table) => table.getBoundingClientRect().top)).toBeGreaterThan(search)
    await test.step('one plan above it takes no more room than it needs', async () => {
      await expect(page.getByRole('region', { name: 'Plans of this site' }).getByText('1 of 1', { exact: true })).toBeVisible()
      await expect(list.getByRole('row').nth(1)).toBeInViewport({ ratio: 1 })
    })
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Service', exact: true }).click()
    await page.getByRole('checkbox', { name: /^LOGO DESIGN/ }).click()
    await page.keyboard.press('Escape')
    await expect(list.getByText('8 of 65', { exact: true })).toBeVisible()
    expect(new URL(page.url()).searchParams.getAll('bought.service')).toEqual(['LOGO DESIGN'])
    await picture(page, 'one-time-list')
    await expectNoSeriousAxeViolations(page)
  })

  await test.step('kept as a view', async () => {
    await saveView(page, 'Logos')
    await expect(viewButton(page)).toHaveText('View: Logos')
    await chooseInViews(page, 'All one-time services')
    await expect(list.getByText('65 of 65', { exact: true })).toBeVisible()
    await chooseInViews(page, 'Logos')
    await expect(list.getByText('8 of 65', { exact: true })).toBeVisible()
  })

  await test.step('added up, copied and exported', async () => {
    await list.getByRole('checkbox', { name: 'Select the rows of this page' }).click()
    await expect(list.getByRole('list', { name: 'Sums of the selection' }).getByRole('listitem')).toHaveText(['Price:₹20,000.00'])
    await catchCopies(page)
    await list.getByRole('gridcell').first().press('Control+c')
    await expect.poll(async () => (await copiedText(page))?.split('\n').slice(0, 1)).toEqual(['Service\tPrice\tNote\tCreated by\tCreated'])
    await list.getByRole('button', { name: 'Export', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Selected (8) as Excel' })).toBeVisible()
  })
})
