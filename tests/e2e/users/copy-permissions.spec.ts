import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { UsersOnScreen } from './users-on-screen.ts'

test('a new user gets the permissions of another one, after a look at what that changes; nothing is sent', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const users = await UsersOnScreen.open(page)
  const form = await users.openForm()
  await form.getByRole('combobox', { name: 'Role' }).selectOption('ACCOUNTS')
  const sites = form.getByRole('group', { name: 'Sites', exact: true })
  await sites.getByRole('checkbox', { name: 'Sites', exact: true }).check()
  await sites.getByRole('checkbox', { name: 'Reset site' }).check()
  await form.getByRole('button', { name: 'Copy permissions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Copy permissions' })
  const source = dialog.getByRole('combobox', { name: 'From' })
  await source.click()
  await source.fill('accounts@demo')
  await page.getByRole('option', { name: /accounts@demo\.example/ }).click()
  await expect(dialog.getByRole('status')).toContainText('No longer allows 1Sites: Reset site')
  await expect(dialog.getByRole('status')).toContainText('Sites: Wallet recharge')
  await picture(page, 'copy-permissions')
  await expectNoSeriousAxeViolations(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, 'copy-permissions-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await dialog.getByRole('button', { name: 'Use these permissions' }).click()
  await expect(dialog).toBeHidden()
  await expect(form.getByRole('button', { name: 'Copy permissions' })).toBeFocused()
  await expect(sites.getByRole('checkbox', { name: 'Wallet recharge' })).toBeChecked()
  await expect(sites.getByRole('checkbox', { name: 'Reset site' })).not.toBeChecked()
  expect(controlOf(platform).calls('CreateInternalUser')).toEqual([])
})
