import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { MenusOnScreen, notesQuestion, SITE_ID, said, statusOf } from './menus-on-screen.ts'
import { StoredMenus } from './stored-menus.ts'

test('the status of a menu is changed with notes, and taken back by Undo', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const stored = new StoredMenus(platform)
  const { page } = await signedInAs('ADMIN')
  const { sent } = await MenusOnScreen.open(page, platform)

  await test.step('a status is not changed without notes, and nothing is sent [MENU-026] [MENU-027] [MENU-029]', async () => {
    await statusOf(page, 'Online Menu').click()
    await expect(notesQuestion(page)).toBeVisible()
    await picture(page, 'status-question')
    await notesQuestion(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Please Enter Notes')
    await expect(notesQuestion(page).getByRole('button', { name: 'Save' })).toBeEnabled()
    expect(sent('UpdateServiceType')).toEqual([])
    await expect(statusOf(page, 'Online Menu')).toBeChecked()
  })

  await test.step('a refused change is said in the words of the server; the switch stays [MENU-059]', async () => {
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
})
