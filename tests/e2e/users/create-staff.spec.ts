import { expectReadableColours } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, type OpenConsole, test } from '../fixtures.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { createUser } from '../permissions/create-user.ts'
import { picture } from '../picture.ts'
import { ACCESS_DENIED } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { expectSaid, fill, toast, UsersOnScreen } from './users-on-screen.ts'

const FARAH = 'farah.ali@console.example'

test('a member of staff is created, and signs in', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const console = await signedInAs('ADMIN', { at: '/manage-user' })
  const { page } = console
  const profiles = () => control.calls('GetInternalUserByUserName').filter(({ variables }) => JSON.stringify(variables).includes(FARAH)).length
  const users = await UsersOnScreen.open(page)
  const { form } = users
  const [email, role] = [form.getByRole('textbox', { name: 'Email', exact: true }), form.getByRole('combobox', { name: 'Role' })]
  await users.openForm()
  await expect(page).toHaveURL(/\/create-user$/)
  await email.fill(FARAH)
  await expectSaid(email, 'Free')

  await test.step('an operation can be chosen once its group is ticked; unticking clears it [USER-022] [USER-023]', async () => {
    await fill(form, { Name: 'Farah Ali', 'Contact Number': '9123456780' })
    await role.selectOption('SUPPORT_EXECUTIVE')
    const sites = form.getByRole('group', { name: 'Sites', exact: true })
    const operation = sites.getByRole('checkbox', { name: 'View site list' })
    await expect(operation).toBeDisabled()
    await sites.getByRole('checkbox', { name: 'Sites' }).check()
    await users.createButton.click()
    await expectSaid(form.getByRole('group', { name: 'User Permissions' }), 'Choose what may be done in Sites, or untick it.')
    await operation.check()
    await sites.getByRole('checkbox', { name: 'Delete site' }).check()
    await sites.getByRole('checkbox', { name: 'Sites' }).uncheck()
    await sites.getByRole('checkbox', { name: 'Sites' }).check()
    await expect(operation).not.toBeChecked()
    await operation.check()
    await picture(page, 'create-permissions')
  })

  await test.step('the check is made again on sending; a lost answer is looked up [USER-004] [USER-048]', async () => {
    const before = control.calls('VerifyUsername').length
    control.addFault({ operation: 'CreateInternalUser', fault: 'drop-after-commit' })
    await users.createButton.click()
    await test.step('success is told [USER-034]', async () => {
      await expect(toast(page, 'User Created Successfully')).toBeVisible()
    })
    await users.isListed()
    await test.step('it leads to the list [USER-008]', async () => {
      expect(new URL(page.url()).pathname).toBe('/manage-user')
    })
    await users.search.fill(FARAH)
    await test.step('the user is enabled [USER-030]', async () => {
      await expect(users.row(FARAH)).toContainText('Active')
    })
    expect(control.calls('VerifyUsername')).toHaveLength(before + 1)
    await test.step('what is sent, without a password of ours [USER-031] [USER-032] [USER-033] [CALL2-043]', async () => {
      expect(control.sent('CreateInternalUser')).toEqual([
        {
          input: {
            siteId: 'master',
            userName: FARAH,
            emailId: FARAH,
            userRole: 'SUPPORT_EXECUTIVE',
            name: 'Farah Ali',
            mobile: '9123456780',
            enabled: true,
            permissions: [{ name: 'site', operations: ['view_site_list'] }],
          },
        },
      ])
    })
    await dismissToasts(page)
  })

  await test.step('she signs in and may do what she was granted [CALL-005] [CALL2-046]', async () => {
    await signOut(console)
    const before = profiles()
    await signIn(console, FARAH)
    await expect(page.getByRole('button', { name: 'Profile menu of Farah Ali' })).toBeVisible()
    await openAddress(page, '/')
    await expect(page.getByRole('grid')).toBeVisible()
    await openAddress(page, '/create-site')
    await expect(page.getByRole('main').getByText(ACCESS_DENIED)).toBeVisible()
    expect(profiles()).toBeGreaterThan(before)
  })
})

test('what a member of staff is granted in addition shows once she signs in again', async ({ signedInAs, platform }) => {
  const farah = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'] })
  const console = await signedInAs('ADMIN', { at: '/manage-user' })
  const { page } = console
  const users = await UsersOnScreen.open(page)
  await users.edit(farah)
  await users.dialog.getByRole('checkbox', { name: 'Create new site' }).check()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadableColours(page)
  await picture(page, 'edit-staff-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await users.save()).toContain('Sites View site list View site list, Create new site')
  await dismissToasts(page)
  await signOut(console)
  await signIn(console, farah)
  await expect(page.getByRole('button', { name: 'Profile menu of Farah Ali' })).toBeVisible()
  await openAddress(page, '/create-site')
  await expect(page.getByRole('button', { name: 'Create Site', exact: true })).toBeVisible()
})

async function signOut({ page, browser }: OpenConsole): Promise<void> {
  const opened = browser.addresses().length
  await page.getByRole('button', { name: /^Profile menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // The browser's part comes last: the next sign-in would take its address for the provider's.
  await browser.next(opened)
  await expect(page.getByRole('button', { name: 'Sign in in your browser' })).toBeVisible()
}
