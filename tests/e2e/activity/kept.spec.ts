import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { onlyFile, readCsv } from '../sites/read-files.ts'
import { chooseFromMenu, rowOf, toast } from '../sites/site-list.ts'
import { entries, openActivity } from './activity-on-screen.ts'

test.use({ ownConsole: true })

if (HAS_KEYCHAIN) {
  test('what one changed is there after a restart, also without the platform, and the next user does not see it; it is exported as a file', async ({
    openConsole,
    platform,
    folders,
  }) => {
    const site = firstOf(await (await siteReader(platform))(), ({ domain }) => domain === 'joe-s-famous-fish-chips-6.shops.example')
    const first = await openConsole()
    await signIn(first, 'admin@demo.example')
    await rowOf(first.page, site).getByRole('switch').click()
    await expect(toast(first.page)).toHaveText('App version switched')
    await first.close()

    const { page, browser } = await openConsole()
    await openActivity(page)
    await expect(async () => expect(await entries(page)).toEqual([`Change app version | Site | ${site.domain} | App version: v1 to v2 | Done`])).toPass()

    await chooseFromMenu(page, 'Export', 'All that match (1) as CSV')
    const [titles, ...rows] = await readCsv(await onlyFile(folders.downloads, /^Activity .*\.csv$/))
    expect(titles).toEqual(['When', 'What', 'Kind', 'Record', 'Change', 'Outcome', 'Reason'])
    expect(rows).toEqual([[expect.stringMatching(/^\d\d\/\d\d\/\d{4}/), 'Change app version', 'Site', site.domain, 'App version: v1 to v2', 'Done', '']])
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: /^Profile menu/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await signIn({ page, browser }, 'support-lead@demo.example')
    await openActivity(page)
    await expect(page.getByText('You have changed nothing yet')).toBeVisible()
  })
}
