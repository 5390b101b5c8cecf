import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { expectDenied, expectScreen, mainMenu } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { createUser } from './create-user.ts'
import { menuWith, rowOf } from './menus-of-roles.ts'

test.use({ ownConsole: true })

test('the role decides what the menu shows, the permission what opens [PERM-020] [PERM2-029]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs(await createUser(platform, 'SUPPORT_ACCOUNT_MANAGER', { renewal_dashboard: ['renewal_dashboard'] }))

  await expect(mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' })).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' }).click()
  await expectDenied(page, rowOf('/nonusage-dashboard'))

  await expect(mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' })).toBeHidden()
  await openAddress(page, '/renewal-dashboard')
  await expectScreen(page, { ...rowOf('/renewal-dashboard'), item: null })
})

/** The user without the role attribute, under a profile that says what such a user is. */
const ABSENT = { none: { roleWhenAbsent: null, menu: ['Site'] }, ACCOUNTS: { roleWhenAbsent: 'ACCOUNTS', menu: menuWith([]) } } as const

for (const [role, { roleWhenAbsent, menu }] of Object.entries(ABSENT)) {
  test(`an absent role is ${role} where the connection profile says so [SHELL-010]`, async ({ openConsole, platform, folders }) => {
    const profileFile = join(dirname(folders.userData), 'profile.json')
    await writeFile(profileFile, JSON.stringify({ ...platform.profile, identity: { ...platform.profile.identity, roleWhenAbsent } }))
    const console = await openConsole({ profileFile })
    await signIn(console, 'no-role@demo.example')
    const { page } = console
    await expect(mainMenu(page).locator('li > a, li > button')).toHaveText([...menu])
    await expect(page.getByRole('grid')).toBeVisible()
    await openAddress(page, '/manage-user')
    await expectDenied(page, rowOf('/manage-user'))
  })
}
