import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { KEYBOARD, pressUntilFocused, toFirstRow } from '../../routes/hands.ts'
import { screenTitle } from '../../routes/route-table.ts'
import { firstOf, siteReader } from '../platform-sites.ts'
import { expectSites, rowOf, siteGrid, toast } from '../site-list.ts'
import { press, take } from './keys-on-screen.ts'

test('what a row offers is done by keyboard alone, and pages and records are gone to', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await siteReader(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await read()
  await expectSites(page, sites, sites.length)
  const button = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
  const site = firstOf(sites, ({ siteId }) => siteId === sites[0]?.siteId)
  const cell = (name: string) => rowOf(page, site).getByRole('gridcell', { name })

  await test.step('the version is switched and the password reset', async () => {
    await toFirstRow(siteGrid(page))
    await press(page, 'End', 'ArrowLeft')
    const version = rowOf(page, site).getByRole('switch')
    const before = await version.isChecked()
    await press(page, 'F2')
    await expect(version).toBeFocused()
    await press(page, 'Space')
    await expect(version).toBeChecked({ checked: !before })
    await press(page, 'Escape', 'ArrowLeft', 'Enter')
    await expect(cell(site.userName ?? '').getByRole('button', { name: /^Reset \?/ })).toBeFocused()
    await press(page, 'Enter')
    await expect(toast(page).filter({ hasText: 'Password Reset Successfully' })).toBeVisible()
    expect(control.calls('ResetCogUserPassword')).toMatchObject([{ variables: { username: site.userName } }])
    await expect(cell(site.userName ?? '').getByRole('button', { name: /^Reset \?/ })).toBeFocused()
    await press(page, 'Escape')
  })

  await test.step('the menu of the row: its dialogs, Reset, and Delete', async () => {
    const choose = async (entry: string) => {
      // What was open before has given the focus back.
      await expect(siteGrid(page).locator(':focus')).toHaveCount(1)
      await press(page, 'Shift+F10')
      await take(page, entry)
    }
    for (const entry of ['Payment', 'History']) {
      await choose(entry)
      await expect(page.getByRole('dialog', { name: site.domain }).locator(':focus')).toHaveCount(1)
      await press(page, 'Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await choose('Reset')
    await expect(toast(page).filter({ hasText: 'Site Reset Successfully' })).toBeVisible()
    await choose('Delete')
    await expect(toast(page).filter({ hasText: 'Site Delete Successfully' })).toBeVisible()
    await expect(rowOf(page, site)).toBeHidden()
    expect((await read()).map(({ siteId }) => siteId)).not.toContain(site.siteId)
    await expect(page.locator('body'), 'the focus is not lost').not.toBeFocused()
  })

  await test.step('rows on a page, the next page', async () => {
    await pressUntilFocused('Tab', page.getByLabel('Rows on a page'))
    await press(page, 'Home')
    await expect(page.getByText('1-10 of 59', { exact: true })).toBeVisible()
    await KEYBOARD.press(button('Next page'))
    await expect(page.getByText('11-20 of 59', { exact: true })).toBeVisible()
  })

  await test.step('the record, its menus, and a new site', async () => {
    const back = async () => {
      await page.goBack()
      await expect(siteGrid(page)).toBeVisible()
      await pressUntilFocused('Tab', siteGrid(page).locator('[tabindex="0"]').first())
    }
    await pressUntilFocused('Tab', siteGrid(page).locator('[tabindex="0"]').first())
    await press(page, 'Control+Home', 'ArrowRight', 'Enter')
    await expect(screenTitle(page)).toHaveText('Site')
    await back()
    await press(page, 'Control+Home', 'Shift+F10')
    await take(page, 'Menu')
    await expect(siteGrid(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/service-typelist')
    await back()
    await KEYBOARD.press(button('Create New Site'))
    await expect(siteGrid(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/create-site')
  })
})
