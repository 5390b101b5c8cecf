import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { openRowMenu } from '../sites/site-list.ts'
import { MenusOnScreen, menuGrid, SITE_ID } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('the menus of a site, from the site list: breadcrumb, columns, buttons', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const { button, sent } = new MenusOnScreen(page, platform)

  await test.step('the site list leads there, with the site in the address [MENU-001] [MENU-002]', async () => {
    await page.getByPlaceholder('Search business').fill(domain)
    await openRowMenu(page, { domain })
    await page.getByRole('menuitem', { name: 'Menu', exact: true }).click()
    await expect(screenTitle(page)).toHaveText('Manage Menu')
    await expect(menuGrid(page).getByText('Dine In', { exact: true })).toBeVisible()
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('site')]).toEqual(['/service-typelist', SITE_ID])
    expect(sent('GetServiceTypesBySiteIdRecords')[0]).toEqual({ siteId: `serviceType::${SITE_ID}` })
  })

  await test.step('breadcrumb, columns and buttons [MENU-003] [MENU-004] [MENU-005] [LABEL-003]', async () => {
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(menuGrid(page).getByRole('columnheader')).toHaveText(['', '', 'Menu Name', 'Description', 'Status', 'Action'])
    for (const name of ['Delete All Service & Category', 'Add Lables', 'Add Menu']) await expect(button(name)).toBeVisible()
    await expect(button('Add sub menu to Dine In')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'menus')
  })
})
