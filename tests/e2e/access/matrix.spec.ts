import { expectAccessibleToo, expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { motionEnds } from '../motion.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { cellsOf, matrix, openPermissions } from './access-on-screen.ts'

test('users by permission: one column a group, filtered by what they may, each permission in the open row', { tag: '@daily' }, async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/permissions' })
  await openPermissions(page)
  const count = page.getByRole('region', { name: 'Permissions', exact: true }).getByRole('status')
  const filters = page.getByRole('search', { name: 'Filter users' })

  await test.step('how much of each group a user has, and hovering says which', async () => {
    await expect(matrix(page).getByRole('columnheader')).toHaveText([
      '',
      'Name',
      'Role',
      'Status',
      'Sites',
      'Edit Site',
      'Pages',
      'Menus',
      'Templates',
      'Campaigns',
      'Dashboards',
      '',
    ])
    await expect(cellsOf(page, 'Priya Nair')).toHaveText([
      'Priya Nair',
      'Sales person',
      'Active',
      '3 of 7',
      'None',
      'None',
      'None',
      'None',
      'None',
      '3 of 5',
      '',
    ])
    await expect(cellsOf(page, 'Asha Kulkarni')).toHaveText(['Asha Kulkarni', 'Administrator', 'Active', 'All', 'All', 'All', 'All', 'All', 'All', 'All', ''])
    const sites = cellsOf(page, 'Priya Nair').nth(3)
    await sites.hover()
    await expect(sites).toHaveAttribute('title', 'Sites: View site list, Create new site, Wallet recharge')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'permissions')
  })
  await test.step('who may recharge a wallet: neither an inactive user who was granted it, nor one who was not', async () => {
    await filters.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('menuitem', { name: 'May', exact: true }).click()
    await page.getByRole('radio', { name: 'Sites: Wallet recharge' }).click()
    await page.keyboard.press('Escape')
    await expect(cellsOf(page, 'Priya Nair').first()).toBeVisible()
    await expect(cellsOf(page, 'Neha Kapoor')).toHaveCount(0)
    await expect(cellsOf(page, 'Imran Shaikh')).toHaveCount(0)
    await expect(count).toHaveText('10 of 35')
  })
  await test.step('the open row says of each permission whether the user has it', async () => {
    await cellsOf(page, 'Priya Nair').nth(1).click()
    const sites = page.getByRole('complementary', { name: 'Details of Priya Nair' }).getByRole('region', { name: 'Sites' })
    await expect(sites.getByRole('listitem')).toHaveText([
      'View site listHas',
      'Create new siteHas',
      'Delete siteHas notGrant',
      'Wallet rechargeHas',
      'Edit siteHas notGrant',
      'Password resetHas notGrant',
      'Reset siteHas notGrant',
    ])
    await expectAccessibleToo(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await motionEnds(page)
    await expectReadableColours(page)
  })
})

test('what a user lacks is granted in Edit User, which opens at its box', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN', { at: '/permissions' })
  await cellsOf(page, 'Priya Nair').nth(1).click()
  await page.getByRole('link', { name: 'Grant Sites: Edit site in Edit User' }).click()
  await expect(screenTitle(page)).toHaveText('Manage Users')
  const dialog = page.getByRole('dialog', { name: 'Edit User' })
  await expect(dialog.getByRole('group', { name: 'Sites' }).getByRole('checkbox', { name: 'Edit site' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Go back' }).click()
})
