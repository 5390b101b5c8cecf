import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { png } from '../site-forms/png.ts'
import { toast } from '../sites/site-list.ts'
import { jpegSize } from './jpeg.ts'
import { MenusOnScreen, SITE_ID, said } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('a menu is edited, and opened by a pasted address in the dark', async ({ signedInAs, platform }) => {
  const stored = new StoredMenus(platform)
  const { page } = await signedInAs('ADMIN')
  const { button, dialog, review } = await MenusOnScreen.open(page, platform)

  await test.step('an edit: name and description are locked, any image is scaled to 267 x 267 JPEG [MENU-017] [MENU-043] [MENU-045] [MENU-046]', async () => {
    await button('Edit Dine In').click()
    const form = dialog('Update Menu')
    await expect(form.getByLabel('Menu Name')).toBeDisabled()
    await expect(form.getByLabel('Menu Description')).toBeDisabled()
    await form.getByLabel('Display Name').fill('At the table')
    await form.locator('input[type=file]').setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: png(600, 300) })
    await expect(form.getByRole('button', { name: 'Remove image' })).toBeVisible()
    await form.getByLabel('Notes').fill('new picture')
    await picture(page, 'update-menu')
    await expectNoSeriousAxeViolations(page)
    await form.getByRole('button', { name: 'Save' }).click()
    expect((await review.changes())[0]).toBe('Menu / Display Name: Dine In -> At the table')
    await review.save.click()
    await said(page, 'Menu Successfully Updated')
    await expect(form).toBeHidden()
    const menu = await stored.menu(SITE_ID, 'dine-in')
    expect(menu).toMatchObject({ displayName: 'At the table', typeName: 'Dine In', typeStatus: true })
    expect(menu['image'].key).toMatch(new RegExp(`^${SITE_ID}/menu/[\\da-f-]{36}$`))
    const image = Buffer.from(await (await fetch(`${platform.profile.storage.imageBase}/${menu['image'].key}`)).arrayBuffer())
    expect(jpegSize(image)).toEqual({ width: 267, height: 267 })
    expect((await stored.setupNotes(SITE_ID))[0]).toBe('new picture')
  })

  await test.step('a pasted address opens the same menus, in the dark too', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAddress(page, '/')
    await openAddress(page, `/service-typelist?site=${SITE_ID}&dialog=edit:dine-in`)
    await expect(dialog('Update Menu')).toBeVisible()
    await expect(dialog('Update Menu').getByLabel('Display Name')).toHaveValue('At the table')
    await expectReadableColours(page)
    await picture(page, 'update-menu-dark')
    await page.keyboard.press('Escape')
    await expect(dialog('Update Menu')).toBeHidden()
    await expectReadableColours(page)
    await picture(page, 'menus-dark')
    await expect(toast(page)).toHaveCount(0)
  })
})
