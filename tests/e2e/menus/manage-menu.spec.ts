import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { screenTitle } from '../routes/route-table.ts'
import { png } from '../site-forms/png.ts'
import { openRowMenu, toast } from '../sites/site-list.ts'
import { jpegSize } from './jpeg.ts'
import { menuGrid, notesQuestion, said, statusOf } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

const SITE_ID = 'site-100001'

test('the menus of a site are managed: statuses with notes, sub-menus, edits, labels, and deleting all services', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { domain } = (await stored.site(({ siteId }) => siteId === SITE_ID)) as { domain: string }
  const { page } = await signedInAs('ADMIN')
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const review = new EditReviewOnScreen(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const sent = (operation: string) => control.calls(operation).map(({ variables }) => variables as Record<string, any>)

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

  await test.step('a status is not changed without notes, and nothing is sent [MENU-026] [MENU-027] [MENU-029] [MSG2-001]', async () => {
    await statusOf(page, 'Online Menu').click()
    await expect(notesQuestion(page)).toBeVisible()
    await picture(page, 'status-question')
    await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Please Enter Notes')
    await expect(notesQuestion(page).getByRole('button', { name: 'Save' })).toBeEnabled()
    expect(sent('UpdateServiceType')).toEqual([])
    await expect(statusOf(page, 'Online Menu')).toBeChecked()
  })

  await test.step('a refused change is said in the words of the server; the switch stays [MENU-059] [MSG2-007]', async () => {
    control.addFault({ operation: 'UpdateServiceType', fault: 'graphql-error', message: 'MENU_IS_LOCKED', errorType: 'Conflict' })
    await notesQuestion(page).getByLabel('Notes').fill(' Closed for the summer ')
    await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'MENU IS LOCKED')
    await expect(statusOf(page, 'Online Menu')).toBeChecked()
    expect(await stored.setupNotes(SITE_ID)).not.toContain('Closed for the summer')
  })

  await test.step('with notes the row follows [MENU-030]', async () => {
    const before = (await stored.setupNotes(SITE_ID)).length
    await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
    await test.step('success is told [MENU-036]', async () => {
      await said(page, 'Menu Successfully Updated')
    })
    await expect(notesQuestion(page)).toBeHidden()
    await expect(statusOf(page, 'Online Menu')).not.toBeChecked()
    await expect(statusOf(page, 'Online Menu')).toHaveText('Inactive')
    await test.step('the inverse is sent [MENU-028]', async () => {
      expect(sent('UpdateServiceType').at(-1)?.['input']).toEqual({ siteId: `serviceType::${SITE_ID}`, slugName: 'online-menu', typeStatus: false })
    })
    await test.step('the notes become one Setup entry [MENU-031] [MENU-060] [CALL2-030]', async () => {
      expect(sent('CreateSiteActionEvent')).toMatchObject([{ siteId: SITE_ID, eventName: 'Setup', eventType: 'MANUAL', note: 'Closed for the summer' }])
    })
    const after = await stored.setupNotes(SITE_ID)
    expect(after.slice(0, after.length - before)).toEqual(['Closed for the summer'])
  })

  await test.step('Undo sets the status back, with a Setup entry of its own; it changes nothing where somebody else did since', async () => {
    const switchOn = async (note: string) => {
      await statusOf(page, 'Online Menu').click()
      await notesQuestion(page).getByLabel('Notes').fill(note)
      await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
      await expect(statusOf(page, 'Online Menu')).toBeChecked()
    }
    await switchOn('Open again')
    await page.getByRole('button', { name: 'Undo' }).click()
    await said(page, 'Undone')
    await expect(statusOf(page, 'Online Menu')).not.toBeChecked()
    expect(sent('UpdateServiceType').at(-1)?.['input']).toEqual({ siteId: `serviceType::${SITE_ID}`, slugName: 'online-menu', typeStatus: false })
    expect(sent('CreateSiteActionEvent').at(-1)).toMatchObject({ siteId: SITE_ID, eventName: 'Setup', note: 'Online Menu set back to Inactive' })

    await switchOn('Open once more')
    await stored.setStatus(SITE_ID, 'online-menu', false)
    const before = sent('UpdateServiceType').length
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Online Menu: Inactive to Active. It was changed again since.')).toBeVisible()
    await said(page, 'Not undone')
    await expect(statusOf(page, 'Online Menu')).not.toBeChecked()
    expect(sent('UpdateServiceType')).toHaveLength(before)
    await statusOf(page, 'Online Menu').click()
    await expect(notesQuestion(page).getByLabel('Notes')).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(notesQuestion(page)).toBeHidden()
  })

  await test.step('a sub-menu is added [MENU-017]', async () => {
    await button('Add sub menu to Dine In').click()
    const form = dialog('Add Sub Menu')
    await test.step('its status has no default [MENU-057] [MENU-058]', async () => {
      await expect(form.getByLabel('Menu Status').getByRole('option')).toHaveText(['Select a status', 'Active', 'Inactive'])
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

  await test.step('labels of a site [LABEL-001]', async () => {
    await test.step('a button opens them [MENU-016] [LABEL-002]', async () => {
      await button('Add Lables').click()
    })
    const labels = dialog('Add Labels')
    await expect(labels.getByRole('table', { name: 'Labels' })).toContainText('Steward')
    await test.step('the names of the source, each once [LABEL-008] [LABEL-012] [CONST2-040]', async () => {
      await expect(labels.getByRole('combobox', { name: 'Label', exact: true }).getByRole('option')).toHaveText([
        'Select a label',
        'Station',
        'Chef',
        'Area',
        'Captain',
        'Table',
        'KOT',
        'Manage_Dine_In',
        'Counter',
        'VAT',
        'GST',
      ])
    })
    await labels.getByRole('button', { name: 'Add' }).click()
    await test.step('a name and a text are needed [LABEL-007] [MSG2-037]', async () => {
      await said(page, 'please fill required details')
    })
    await labels.getByRole('combobox', { name: 'Label', exact: true }).selectOption('Table')
    await labels.getByRole('textbox', { name: 'Text', exact: true }).fill('  ')
    await labels.getByRole('button', { name: 'Add' }).click()
    await said(page, 'please fill required details')
    expect(sent('UpdateCustomLabels')).toEqual([])
    await labels.getByRole('textbox', { name: 'Text', exact: true }).fill('Desk')
    await labels.getByRole('button', { name: 'Add' }).click()
    await review.save.click()
    await test.step('success is told [LABEL-011]', async () => {
      await said(page, 'Saved Successfully')
    })
    const edit = labels.getByRole('button', { name: 'Edit the label of Waiter' })
    const waiter = labels.getByRole('textbox', { name: 'Label of Waiter', exact: true })
    await edit.click()
    await waiter.fill('Server')
    await picture(page, 'labels')
    await test.step('a row is edited in place; Cancel asks [LABEL-005] [LABEL-006]', async () => {
      await labels.getByRole('button', { name: 'Cancel' }).click()
      await expect(page.getByRole('alertdialog', { name: 'Sure to cancel?' })).toBeVisible()
      await page.getByRole('button', { name: 'Yes' }).click()
      await expect(edit).toBeVisible()
      await expect(waiter).toBeHidden()
    })
    await edit.click()
    await expect(waiter).toHaveValue('Steward')
    await waiter.fill('Server')
    await labels.getByRole('button', { name: 'Save' }).click()
    await review.save.click()
    await said(page, 'Saved Successfully')
    await expect(labels.getByRole('table', { name: 'Labels' })).toContainText('Server')
    await test.step('what is sent [LABEL-009] [LABEL-010]', async () => {
      expect(sent('UpdateCustomLabels').at(-1)).toEqual({
        domain,
        typeValue: 'customLabelsConfig',
        customLabels: [
          { defaultName: 'Waiter', displayName: 'Server' },
          { defaultName: 'Table', displayName: 'Desk' },
        ],
      })
    })
    expect((await stored.labels(domain))['customLabels']).toEqual(sent('UpdateCustomLabels').at(-1)?.['customLabels'])
    await labels.getByRole('button', { name: 'Close' }).click()
    await expect(labels).toBeHidden()
  })

  await test.step('the invoice format of a menu [INVF-001] [INVF-005] [INVF-006]', async () => {
    await button('Invoice format of Dine In').click()
    const format = dialog('Invoice Format · Dine In')
    await format.getByLabel('Company Name').fill('Annapurna')
    await format.getByLabel('KOT print').click()
    await format.getByRole('button', { name: 'Add a field' }).click()
    await format.getByRole('button', { name: 'Save' }).click()
    await expect(format.getByText('Name the field, or remove it.')).toBeVisible()
    await format.getByLabel('Field name').fill('FSSAI')
    await format.getByLabel('Value').fill('10012345678901')
    await picture(page, 'invoice-format')
    await expectNoSeriousAxeViolations(page)
    await format.getByRole('button', { name: 'Save' }).click()
    await review.save.click()
    await said(page, 'Saved Successfully')
    await expect(format).toBeHidden()
    const typeValue = 'invoiceformat::dine-in::setting'
    expect(sent('GetInvoiceFormatV2').at(-1)).toEqual({ domain, typeValue })
    expect(sent('UpdateInvoiceFormatV2').at(-1)?.['input']).toMatchObject({ domain, typeValue, companyName: 'Annapurna', custKOTPrint: true, custName: false })
    await button('Invoice format of Dine In').click()
    await expect(format.getByLabel('Field name')).toHaveValue('FSSAI')
    await expect(format.getByLabel('Company Name')).toHaveValue('Annapurna')
    await page.keyboard.press('Escape')
    await expect(format).toBeHidden()
  })

  await test.step('all services are deleted after a question that wants the domain typed [MENU-008]', async () => {
    const question = page.getByRole('alertdialog', { name: 'Sure to delete?' })
    const typeDomain = () => question.getByRole('textbox', { name: `Type ${domain} to confirm` }).fill(domain)
    expect((await stored.services(SITE_ID)).length).toBeGreaterThan(0)
    await button('Delete All Service & Category').click()
    await question.getByRole('button', { name: 'No' }).click()
    await expect(question).toBeHidden()
    expect(sent('DeleteSiteServices')).toEqual([])
    control.addFault({ operation: 'DeleteSiteServices', fault: 'graphql-error', message: 'BUSY', errorType: 'Conflict' })
    await button('Delete All Service & Category').click()
    await picture(page, 'delete-question')
    await expect(question.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Enter')
    await typeDomain()
    expect(sent('DeleteSiteServices')).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await test.step('a failure is told [MENU-014] [MSG2-009]', async () => {
      await said(page, 'Graphql err')
    })
    await button('Delete All Service & Category').click()
    await typeDomain()
    await question.getByRole('button', { name: 'Delete' }).click()
    await test.step('success is told [MENU-012] [MENU-013]', async () => {
      await said(page, 'Successfully Service Deleted')
    })
    await test.step('what is sent, without notes [MENU-011] [MENU-061]', async () => {
      expect(sent('DeleteSiteServices').at(-1)).toEqual({ siteId: SITE_ID })
    })
    expect(await stored.services(SITE_ID)).toEqual([])
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
