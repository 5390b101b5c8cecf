import path from 'node:path'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { filesIn } from '../faults/user-data.ts'
import { expect, test } from '../fixtures.ts'
import { expectDenied, mainMenu } from '../routes/route-table.ts'
import { signIn } from '../sign-in.ts'
import { changeGrants, createUser } from './create-user.ts'

test.use({ ownConsole: true })

const SITES = { path: '/', title: 'Sites', item: 'Site' } as const

// Without a keychain no list is kept.
if (HAS_KEYCHAIN) {
  test('the copies of what a user may no longer see are deleted as soon as the platform says so, and not before', async ({
    openConsole,
    platform,
    folders,
  }) => {
    const control = controlOf(platform)
    const copies = async () => (await filesIn(path.join(folders.userData, 'offline'))).toSorted()
    const userName = await createUser(platform, 'SUPPORT_EXECUTIVE', { site: ['view_site_list'], staticPage: ['static_pages', 'edit_page'] })
    const first = await openConsole()
    await signIn(first, userName)
    await expect(first.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
    await mainMenu(first.page).getByRole('link', { name: 'Pages' }).click()
    await expect.poll(copies).toEqual(['pages.sealed', 'profile.sealed', 'sites.sealed', 'users.sealed'])
    await first.close()

    await changeGrants(platform, userName, { staticPage: ['static_pages', 'edit_page'] })
    await control.goDown()
    const { page } = await openConsole()
    await test.step('a start without the platform deletes nothing', async () => {
      await expect(page.getByText(/^Offline: as of \d\d:\d\d$/)).toBeVisible()
      await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible()
      expect(await copies()).toEqual(['pages.sealed', 'profile.sealed', 'sites.sealed', 'users.sealed'])
    })

    await test.step('the profile that comes next does', async () => {
      await control.comeUp()
      await expectDenied(page, SITES)
      await expect.poll(copies).toEqual(['pages.sealed', 'profile.sealed'])
    })
  })
}
