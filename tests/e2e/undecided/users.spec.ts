import type { LocalPlatform } from '#local-platform/start.ts'
import { expectAccessibleToo } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { picture } from '../picture.ts'
import { fill, toast, UsersOnScreen } from '../users/users-on-screen.ts'
import { cannotBeRead, expectProblem, NOT_MADE, STILL_UNKNOWN, timesOutAfter, timesOutBefore } from './errors.ts'
import { readsBackAtOnce } from './reading-back.ts'

const TAKEN = 'This username is not available'

async function begin({ page }: OpenConsole, platform: LocalPlatform) {
  const control = controlOf(platform)
  await readsBackAtOnce(page)
  const users = await UsersOnScreen.open(page)
  const { form } = users
  const typed = async (name: string, email: string): Promise<void> => {
    await users.openForm()
    await fill(form, { Name: name, 'Contact Number': '9123456780', Email: email })
    await form.getByRole('combobox', { name: 'Role' }).selectOption('SUPPORT_EXECUTIVE')
    const sites = form.getByRole('group', { name: 'Sites', exact: true })
    await sites.getByRole('checkbox', { name: 'Sites' }).check()
    await sites.getByRole('checkbox', { name: 'View site list' }).check()
  }
  const created = async (email: string): Promise<void> => {
    await expect(toast(page, 'User Created Successfully')).toBeVisible({ timeout: 20_000 })
    await users.isListed()
    await dismissToasts(page)
    await users.search.fill(email)
    await expect(users.row(email)).toHaveCount(1)
  }
  return { control, users, form, typed, created }
}

test('a user whose creation timed out is read back, and is never sent twice', { tag: ['@daily', '@money'] }, async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/manage-user' })
  const { page } = console
  const { control, users, form, typed, created } = await begin(console, platform)

  await test.step('"Task timed out" after the user was made: success, one request, one user', async () => {
    await typed('Asif', 'asif@console.example')
    timesOutAfter(control, 'CreateInternalUser')
    await users.createButton.click()
    await created('asif@console.example')
    expect(control.calls('CreateInternalUser')).toHaveLength(1)
  })

  await test.step('"Task timed out", and no user was made: that is said, what was typed stays, and the next press makes one', async () => {
    await typed('Bela', 'bela@console.example')
    timesOutBefore(control, 'CreateInternalUser')
    await users.createButton.click()
    await expectProblem(form, NOT_MADE, 'looked up')
    await expectAccessibleToo(page)
    await picture(page, 'not-made')
    await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bela')
    expect(control.calls('CreateInternalUser')).toHaveLength(2)
    await users.createButton.click()
    await created('bela@console.example')
    expect(control.calls('CreateInternalUser')).toHaveLength(3)
  })
  await readsBackAtOnce(page, false)
})

test('a user who cannot be read back is found again, and nobody calls the name taken; a change is read back too', async ({ signedInAs, platform }) => {
  const console = await signedInAs('ADMIN', { at: '/manage-user' })
  const { page } = console
  const { control, users, form, typed, created } = await begin(console, platform)

  for (const { way, name } of [
    { way: 'Check again', name: 'Chetan' },
    { way: 'Create User', name: 'Divya' },
  ]) {
    await test.step(`made, and not to be read: "${way}" finds the user, and nobody calls the name taken`, async () => {
      const before = control.calls('CreateInternalUser').length
      const email = `${name.toLowerCase()}@console.example`
      await typed(name, email)
      timesOutAfter(control, 'CreateInternalUser')
      cannotBeRead(control, 'GetInternalUserByUserName')
      await users.createButton.click()
      await expectProblem(form, STILL_UNKNOWN, 'looks again')
      await expectAccessibleToo(page)
      await picture(page, 'unknown')
      await expect(form.getByText(TAKEN)).toBeHidden()
      control.clearFaults()
      await form.getByRole('button', { name: way }).click()
      await created(email)
      expect(control.calls('CreateInternalUser')).toHaveLength(before + 1)
    })
  }

  await test.step('a change that timed out and was made is saved; one that was not made is offered again', async () => {
    const dialog = await users.edit('chetan@console.example')
    const review = page.getByRole('dialog', { name: /^Save Chetan/ })
    await fill(dialog, { 'Contact Number': '9000000001' })
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    timesOutBefore(control, 'UpdateInternalUser')
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await expectProblem(review, NOT_MADE, 'looked up')
    timesOutAfter(control, 'UpdateInternalUser')
    await review.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toast(page, 'User Updated Successfully')).toBeVisible({ timeout: 20_000 })
    await expect(users.row('chetan@console.example')).toContainText('9000000001')
    expect(control.calls('UpdateInternalUser')).toHaveLength(2)
  })
  await readsBackAtOnce(page, false)
})
