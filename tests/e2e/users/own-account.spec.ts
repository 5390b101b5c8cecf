import { expect, test } from '../fixtures.ts'
import { expectSaid, fill, UsersOnScreen } from './users-on-screen.ts'

const ADMIN = 'admin@demo.example'

test('nobody disables the own account; leaving with changes asks', async ({ signedInAs }) => {
  const console = await signedInAs('ADMIN', { at: '/manage-user' })
  const { page } = console
  const users = await UsersOnScreen.open(page)
  const { dialog } = users
  await users.edit(ADMIN)
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toBeDisabled()
  await expectSaid(dialog.getByRole('combobox', { name: 'Status' }), "You can't disable your own account.")
  await fill(dialog, { Name: 'Asha K' })
  await page.keyboard.press('Escape')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
})
