import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { UsersOnScreen } from './users-on-screen.ts'

test('permissions are saved as a preset, used for a new user, and the preset is renamed and deleted', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const users = await UsersOnScreen.open(page)
  const save = page.getByRole('dialog', { name: 'Save as preset' })
  const manage = page.getByRole('dialog', { name: 'Manage presets' })

  await test.step('the permissions of a user are saved', async () => {
    const edit = await users.edit('accounts@demo.example')
    await edit.getByRole('button', { name: 'Save as preset' }).click()
    await save.getByRole('button', { name: 'Save' }).click()
    await expect(save.getByText('Enter a name.')).toBeVisible()
    await save.getByRole('textbox', { name: 'Name' }).fill('Night shift')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'save-preset')
    await page.keyboard.press('Enter')
    await expect(save).toBeHidden()
    await expect(edit.getByRole('button', { name: 'Save as preset' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(edit).toBeHidden()
  })

  const form = await users.openForm()
  await form.getByRole('combobox', { name: 'Role' }).selectOption('SITE_CREATOR')
  const sites = form.getByRole('group', { name: 'Sites', exact: true })

  await test.step('a new user gets them, after a look at what that changes', async () => {
    await form.getByRole('button', { name: 'Copy permissions' }).click()
    const copy = page.getByRole('dialog', { name: 'Copy permissions' })
    const source = copy.getByRole('combobox', { name: 'From' })
    await source.click()
    await source.fill('night')
    await page.getByRole('option', { name: /^Preset: Night shift/ }).click()
    await expect(copy.getByRole('status')).toContainText('Sites: Wallet recharge')
    await copy.getByRole('button', { name: 'Use these permissions' }).click()
    await expect(sites.getByRole('checkbox', { name: 'Wallet recharge' })).toBeChecked()
  })
  await test.step('a taken name is offered to be replaced', async () => {
    await form.getByRole('button', { name: 'Save as preset' }).click()
    await save.getByRole('textbox', { name: 'Name' }).fill('night shift')
    await expect(save.getByText('The preset “Night shift” has this name. Its permissions are replaced.')).toBeVisible()
    await picture(page, 'replace-preset')
    await save.getByRole('button', { name: 'Replace' }).click()
    await expect(save).toBeHidden()
  })
  await test.step('the preset is renamed and deleted', async () => {
    await form.getByRole('button', { name: 'Manage presets' }).click()
    await manage.getByRole('textbox', { name: 'Name of night shift' }).fill('Late shift')
    await page.keyboard.press('Enter')
    await expect(manage.getByRole('textbox', { name: 'Name of Late shift' })).toBeFocused()
    await expectNoSeriousAxeViolations(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await picture(page, 'manage-presets-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await manage.getByRole('button', { name: 'Delete Late shift' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Late shift' }).click()
    await expect(manage.getByText('No presets yet')).toBeVisible()
    await picture(page, 'no-presets')
  })
  expect(controlOf(platform).calls('UpdateInternalUser')).toEqual([])
})
