import { expectAccessibleToo, expectNoSeriousAxeViolations } from '../../axe.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { catchCopies, copiedText } from '../../lists/list-view.ts'
import { picture } from '../../picture.ts'
import { screenTitle } from '../../routes/route-table.ts'
import { siteRows, toast } from '../site-list.ts'

test('Enter on a row opens everything about a site, and its tabs ask only for what they show', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const control = controlOf(platform)
  await page.getByRole('searchbox').fill('aditi-exports-39')
  await expect(siteRows(page)).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(screenTitle(page)).toHaveText('Site')
  const site = page.getByRole('article', { name: 'Aditi Exports' })
  const tab = (name: string) => site.getByRole('tab', { name, exact: true })

  await test.step('who it is, its plan, its balance and its owner', async () => {
    await expect(site.getByRole('heading', { level: 2, name: 'Aditi Exports' })).toBeVisible()
    await expect(site.getByText('aditi-exports-39.shops.example').first()).toBeVisible()
    await expect(site.getByText('Active', { exact: true })).toBeVisible()
    await expect(site.getByText('Starter', { exact: true })).toBeVisible()
    await expect(site.getByText('₹2,667.00', { exact: true })).toBeVisible()
    await expect(site.getByText('Vijay Kaur', { exact: true })).toBeVisible()
    await expect(site.getByRole('button', { name: 'Call +917280002439' })).toBeVisible()
    await expect(site.getByRole('grid', { name: 'Timeline' }).getByRole('gridcell', { name: 'Recharge', exact: true }).first()).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'overview')
  })
  await test.step('the number and the email of the owner are copied', async () => {
    await catchCopies(page)
    await site.getByRole('button', { name: 'Copy the mobile number' }).click()
    await expect.poll(() => copiedText(page)).toBe('+917280002439')
    await site.getByRole('button', { name: 'Copy the email address' }).click()
    await expect(toast(page)).toHaveText('Email address copied')
    expect(await copiedText(page)).toBe('vijay-kaur39@post.example')
  })
  await test.step('nothing of the other tabs was asked for', async () => {
    expect(control.calls('GetServiceTypesBySiteIdRecords')).toHaveLength(0)
    expect(control.calls('GetSitePagesBySiteId')).toHaveLength(0)
  })
  await test.step('services and plans', async () => {
    await tab('Services and plans').click()
    await expect(site.getByRole('grid', { name: 'Plans of this site' }).getByRole('gridcell', { name: 'Starter', exact: true })).toBeVisible()
    await expectAccessibleToo(page)
  })
  await test.step('wallet and invoices', async () => {
    await tab('Wallet and invoices').click()
    await expect(site.getByRole('grid', { name: 'Transactions' }).getByText('INV-000020', { exact: true })).toBeVisible()
  })
  await test.step('notes and timeline', async () => {
    await tab('Notes and timeline').click()
    await expect(site.getByRole('heading', { name: 'Add New Notes' })).toBeVisible()
    await site.getByRole('tab', { name: 'Timeline', exact: true }).click()
    await expect(site.getByRole('grid', { name: 'Timeline' })).toBeVisible()
  })
  await test.step('messaging, menus, pages', async () => {
    await tab('Messaging').click()
    await expect(site.getByRole('combobox', { name: 'System' })).toBeVisible()
    await site.getByRole('tab', { name: 'Notifications Master' }).click()
    await expect(site.getByRole('searchbox', { name: 'Search the events' })).toBeVisible()
    await tab('Menus').click()
    await expect(site.getByRole('grid', { name: 'Menus' }).getByRole('gridcell', { name: 'Dine In', exact: true })).toBeVisible()
    await tab('Pages').click()
    await expect(site.getByRole('tabpanel').getByRole('table').or(site.getByRole('tabpanel').getByRole('grid')).first()).toBeVisible()
  })
  await test.step('the keys 1 to 7 show the tabs, h the notes, as in the list', async () => {
    const names = ['Overview', 'Services and plans', 'Wallet and invoices', 'Notes and timeline', 'Messaging', 'Menus', 'Pages']
    await tab('Pages').focus()
    for (const [place, name] of names.entries()) {
      await page.keyboard.press(String(place + 1))
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    }
    await page.keyboard.press('h')
    await expect(tab('Notes and timeline')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('7')
  })
  await test.step('the tab is in the address, and Back leads to the list as it was', async () => {
    await page.reload()
    await expect(tab('Pages')).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('aditi-exports-39')
    await expect(siteRows(page)).toHaveCount(1)
  })
})
