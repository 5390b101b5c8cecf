import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { cellsOf, openPermissions, openTab, PRIYA, pick } from './access-on-screen.ts'

test.use({ ownConsole: true })

// Without a keychain no list is kept.
if (HAS_KEYCHAIN) {
  test('without the platform the copy of the users answers: the matrix with its age, and every question', async ({ openConsole, platform }) => {
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    await openPermissions(first.page)
    await expect(cellsOf(first.page, 'Priya Nair').nth(3)).toHaveText('3 of 7')
    await first.close()
    await controlOf(platform).goDown()

    const { page } = await openConsole()
    await openPermissions(page)
    await expect(cellsOf(page, 'Priya Nair').nth(3)).toHaveText('3 of 7')
    await expect(page.getByText(/^Offline: as of \d\d:\d\d$/)).toBeVisible()
    await openTab(page, 'Who can')
    await pick(page, 'Screen or action', 'Delete a site')
    await pick(page, 'User (optional)', PRIYA)
    await expect(page.getByText('Priya Nair cannot delete a site: it needs the permission “Sites: Delete site”, which Priya Nair does not have.')).toBeVisible()
  })
}
