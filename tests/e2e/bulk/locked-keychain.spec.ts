import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { askDryRun, dryRun, selectAllSites } from './bulk-on-screen.ts'

test.use({ ownConsole: true })

// Only on Linux can the system's keychain be hidden from one run of the console.
if (process.platform === 'linux') {
  test('without a keychain no bulk change is begun, and the dry run says why', async ({ openConsole, platform }) => {
    const console = await openConsole({ environment: { DBUS_SESSION_BUS_ADDRESS: 'disabled:' } })
    await signIn(console, 'admin@demo.example')
    await selectAllSites(console.page)
    await askDryRun(console.page, 'Status', 'Inactive')
    await dryRun(console.page).getByRole('button', { name: 'Change 55 sites' }).click()
    await expect(dryRun(console.page)).toContainText('Nothing was sent. A bulk change needs the keychain of this computer')
    expect(controlOf(platform).calls('UpdateSiteByAdmin')).toEqual([])
  })
}
