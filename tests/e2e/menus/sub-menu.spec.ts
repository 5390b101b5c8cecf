import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, menuGrid, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('a sub-menu is added below its menu', async ({ signedInAs, platform }) => {
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, sent } = await MenusOnScreen.open(page, platform)

  await test.step('a sub-menu is added [MENU-017]', async () => {
    await button('Add sub menu to Dine In').click()
    const form = dialog('Add Sub Menu')
    await test.step('its status has no default [MENU-057] [MENU-058]', async () => {
      await expect(form.getByLabel('Menu Status').getByRole('option')).toHaveText(['Choose a status', 'Active', 'Inactive'])
      await expect(form.getByLabel('Menu Status')).toHaveValue('')
    })
    await form.getByRole('button', { name: 'Save' }).click()
    await test.step('what is missing; description, display name and image are not [MENU-022] [MENU-023] [MENU-024]', async () => {
      for (const message of ['Please enter Menu Name', 'Please Select Menu Status', 'Please Enter Notes']) {
        await expect(form.getByText(message, { exact: true })).toBeVisible()
      }
    })
    await picture(page, 'add-sub-menu')
    await form.getByLabel('Menu Name').fill('High Tea')
    await form.getByLabel('Menu Status').selectOption('Active')
    await form.getByLabel('Notes').fill('asked for by the owner')
    await form.getByRole('button', { name: 'Save' }).click()
    await test.step('success is told [MENU-035]', async () => {
      await said(page, 'Menu Successfully Created')
    })
    await expect(form).toBeHidden()
    await test.step('what is sent [MENU-055]', async () => {
      expect(sent('CreateServiceTypeV2').at(-1)?.['input']).toMatchObject({
        siteId: `serviceType::${SITE_ID}`,
        domain,
        slugName: 'high tea',
        typeName: 'High Tea',
        displayName: 'High Tea',
        typeStatus: true,
        masterServiceType: 'dine-in',
      })
    })
    expect((await stored.setupNotes(SITE_ID))[0]).toBe('asked for by the owner')
  })

  await test.step('it stands below its menu, with columns of its own [MENU-006] [MENU-032]', async () => {
    await expect(menuGrid(page).getByText('High Tea', { exact: true })).toBeHidden()
    await button('Details of Dine In').click()
    const subMenus = page.getByRole('table', { name: 'Sub-menus of Dine In' })
    await expect(subMenus.getByRole('columnheader')).toHaveText(['sub menu name', 'description', 'status', 'action'])
    await expect(subMenus.getByRole('row').filter({ hasText: 'High Tea' }).getByRole('switch')).toBeChecked()
    await picture(page, 'sub-menus')
    await subMenus.getByRole('button', { name: 'Edit High Tea' }).click()
    await expect(dialog('update Sub Menu')).toBeVisible()
    await dialog('update Sub Menu').getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog('update Sub Menu')).toBeHidden()
  })
})
