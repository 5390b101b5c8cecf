import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { createUser } from '../permissions/create-user.ts'
import { picture } from '../picture.ts'
import { ACCESS_DENIED, screenTitle } from '../routes/route-table.ts'
import { png } from '../site-forms/png.ts'
import { siteGrid } from '../sites/site-list.ts'
import { MenusOnScreen, notesQuestion, SITE_ID, said } from './menus-on-screen.ts'

test('the form of a new menu, for someone who may add menus but not delete or rename things', async ({ signedInAs, platform }) => {
  const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'], manageMenu: ['view_Menu', 'add_menu'] })
  const { page } = await signedInAs(userName)
  const { button, sent } = await MenusOnScreen.open(page, platform)
  const file = (width: number, height: number) => ({ name: 'menu.png', mimeType: 'image/png', buffer: png(width, height) })

  await test.step('labels and deleting all services are answered with the error [MENU-009] [LABEL-004]', async () => {
    await button('Delete All Service & Category').click()
    await said(page, ACCESS_DENIED)
    await button('Add Lables').click()
    await said(page, ACCESS_DENIED)
    expect(page.url()).not.toContain('dialog=')
    await openAddress(page, `/service-typelist?site=${SITE_ID}&dialog=labels`)
    await said(page, ACCESS_DENIED)
    await expect.poll(() => page.url()).not.toContain('dialog=')
    expect([...sent('DeleteSiteServices'), ...sent('GetSiteCustomLabelByDomain')]).toEqual([])
  })

  await test.step('"Add Menu" opens the form of this site; Cancel leads to the start [MENU-015] [MENU-018] [MENU-019] [MENU-021]', async () => {
    await button('Add Menu').click()
    await expect(screenTitle(page)).toHaveText('Create Menu')
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('site')]).toEqual(['/add-serviceType', SITE_ID])
    const form = page.getByRole('form', { name: 'Create Menu' })
    await expect(form.locator('label')).toHaveText([/^Menu Name/, /^Menu Description/, /^Status/, /^Menu image/, /^Copy Menu From/])
    await button('Cancel').click()
    await expect(siteGrid(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  await test.step('what is missing is said', async () => {
    await openAddress(page, `/add-serviceType?site=${SITE_ID}`)
    await button('Submit').click()
    await test.step('the name [MENU-022]', async () => {
      await expect(page.getByText('Please enter Menu Name', { exact: true })).toBeVisible()
    })
    await test.step('the status [MENU-023]', async () => {
      await expect(page.getByText('Please Select Menu Status', { exact: true })).toBeVisible()
    })
    const input = page.locator('input[type=file]')
    await test.step('an image must have exactly 267 x 267 px [MENU-041] [MENU-042]', async () => {
      for (const [width, height] of [
        [267, 300],
        [300, 300],
      ] as const) {
        await input.setInputFiles(file(width, height))
        await expect(page.getByText('Please Upload image with Height and Width of 267px dimensions.', { exact: true })).toBeVisible()
      }
    })
    expect(sent('storage.putObject')).toEqual([])
    await input.setInputFiles(file(267, 267))
    await expect(button('Remove image')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'create-menu')
  })

  await test.step('Submit asks for notes first [MENU-020] [MENU-026]', async () => {
    await page.getByLabel('Menu Name').fill('Online-Menu')
    await page.getByLabel('Menu Description').fill('Late on Sundays')
    await page.getByLabel('Status').selectOption('Active')
    await expect(page.getByLabel('Copy Menu From').getByRole('option', { name: 'Dine In' })).toHaveCount(1)
    await page.getByLabel('Copy Menu From').selectOption('Online Menu')
    await button('Submit').click()
    await expect(notesQuestion(page)).toBeVisible()
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
    await said(page, 'Please Enter Notes')
    expect(sent('CreateServiceTypeV2')).toEqual([])
  })

  await test.step('a refused menu is said in the words of the server, and the form is there again [MENU-037]', async () => {
    await notesQuestion(page).getByLabel('Notes').fill('Sunday menu')
    await notesQuestion(page).getByRole('button', { name: 'Create' }).click()
    await said(page, 'MENU ALREADY EXISTS')
    await expect(button('Submit')).toBeEnabled()
    await expect(page.getByLabel('Menu Name')).toBeEnabled()
  })

  await test.step('in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openAddress(page, `/add-serviceType?site=${SITE_ID}`)
    await expect(page.getByRole('form', { name: 'Create Menu' })).toBeVisible()
    await expectReadableColours(page)
    await picture(page, 'create-menu-dark')
  })
})
