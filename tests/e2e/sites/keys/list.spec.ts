import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { KEYBOARD, pressUntilFocused } from '../../routes/hands.ts'
import { siteReader } from '../platform-sites.ts'
import { onlyFile } from '../read-files.ts'
import { expectSites, filterBar } from '../site-list.ts'
import { press, take } from './keys-on-screen.ts'

test('the site list is searched, filtered and downloaded by keyboard alone', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  const button = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
  const search = filterBar(page).getByRole('searchbox')

  await test.step('search, tiles, clear, refresh', async () => {
    await press(page, '/')
    await expect(search).toBeFocused()
    await page.keyboard.type('malabar')
    await expectSites(
      page,
      sites.filter(({ companyName }) => companyName?.includes('Malabar')),
      sites.length,
    )
    await pressUntilFocused('Tab', button(/^InActive: /))
    await press(page, 'Space')
    await expect(page.getByText('No site matches')).toBeVisible()
    await press(page, 'x')
    await expectSites(page, sites, sites.length)
    const calls = control.calls('GetSitesAdmin').length
    await press(page, 'r')
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBe(calls + 1)
    await expectSites(page, sites, sites.length)
  })

  await test.step('a filter is added, changed and removed', async () => {
    await KEYBOARD.press(filterBar(page).getByRole('button', { name: 'Filter', exact: true }))
    await take(page, /^Status$/)
    const disabled = page.getByRole('radio', { name: 'Not enabled' })
    await expect(page.getByRole('radio', { name: 'Enabled', exact: true })).toBeFocused()
    await press(page, 'ArrowDown')
    await expect(disabled).toBeChecked()
    await press(page, 'Escape')
    await expectSites(
      page,
      sites.filter(({ enabled }) => enabled !== true),
      sites.length,
    )
    await expect(button('Status: Not enabled')).toBeFocused()
    await KEYBOARD.press(button('Remove the filter Status: Not enabled'))
    await expectSites(page, sites, sites.length)
  })

  await test.step("the platform's file and an export, opened from the tray", async () => {
    // The file may be on disk before the tray that opens for it is drawn: closed too early it would open after the key.
    const closeTray = async (file: RegExp) => {
      await expect(button(file)).toBeVisible()
      await press(page, 'Escape')
      await expect(button(file)).toBeHidden()
    }
    await KEYBOARD.press(button('Download'))
    await take(page, 'Inactive Sites')
    await onlyFile(folders.downloads, /^inactive-sites-.*\.csv$/)
    await closeTray(/^Open inactive-sites-.*\.csv$/)
    await KEYBOARD.press(button('Export'))
    await take(page, 'All that match (60) as Excel')
    await onlyFile(folders.downloads, /^Sites .*\.xlsx$/)
    await closeTray(/^Open Sites .*\.xlsx$/)
    await KEYBOARD.press(button(/^Files/))
    await pressUntilFocused('Tab', button(/^Open Sites .*\.xlsx$/))
    await pressUntilFocused('Tab', button(/^Show Sites .*\.xlsx in its folder$/))
    await press(page, 'Escape')
    await expect(button(/^Files/)).toBeFocused()
  })
})
