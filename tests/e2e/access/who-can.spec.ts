import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { UsersOnScreen } from '../users/users-on-screen.ts'
import { openPermissions, openTab, PRIYA, pick } from './access-on-screen.ts'

test('why a user cannot do something, in a sentence, who can, and the way to grant it', async ({ signedInAs }) => {
  const { page } = await signedInAs('ADMIN')
  await openPermissions(page)
  await openTab(page, 'Who can')
  const names = page.getByRole('grid', { name: 'Users who can' }).getByRole('row')

  await test.step('a screen: everybody who may open it', async () => {
    await expect(page.getByText('Choose a screen or an action')).toBeVisible()
    await expectNoSeriousAxeViolations(page)
    await pick(page, 'Screen or action', 'Open Manage Users')
    await expect(page.getByText('2 of 35 users can open Manage Users.')).toBeVisible()
    await expect(names.nth(1)).toContainText('Asha Kulkarni')
    await expect(names.nth(2)).toContainText('Rohan Mehta')
  })
  await test.step('a user who lacks the role: there is no way to grant it', async () => {
    await pick(page, 'User (optional)', PRIYA)
    await expect(page.getByText('Priya Nair cannot open Manage Users: it needs the role Administrator or Site creator.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Grant in Edit User' })).toBeHidden()
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'who-can')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
  })
  await test.step('a button: the permission that is missing, granted in Edit User', async () => {
    await pick(page, 'Screen or action', "Reset a site owner's password")
    await expect(
      page.getByText("Priya Nair cannot reset a site owner's password: it needs the permission “Sites: Password reset”, which Priya Nair does not have."),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Grant in Edit User' }).click()
    const users = new UsersOnScreen(page)
    await expect(users.dialog.getByRole('checkbox', { name: 'Password reset' })).toBeFocused()
    await page.keyboard.press('Space')
    expect((await users.save()).join('\n')).toContain('Password reset')
  })
  await test.step('the question is where it was, and its answer another one', async () => {
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page.getByText("Priya Nair can reset a site owner's password.")).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'User (optional)' })).toHaveValue(PRIYA)
    await expect(names.filter({ hasText: 'Priya Nair' })).toBeVisible()
  })
})
