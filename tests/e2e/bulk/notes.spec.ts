import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { siteRows } from '../sites/site-list.ts'
import { dryRunCounts, expectFinished, selectAllSites, skipReasons, startBulkChange } from './bulk-on-screen.ts'

if (HAS_KEYCHAIN) {
  test('a note is written once to each of the selected sites, and those that have it are left alone the next time', async ({ signedInAs, platform }) => {
    const { page } = await signedInAs('ADMIN')
    const addNote = async (): Promise<void> => {
      await selectAllSites(page)
      await page.getByRole('button', { name: 'Add a note' }).click()
      const dialog = page.getByRole('dialog', { name: /^Add a note to \d+ sites$/ })
      await dialog.getByRole('combobox', { name: 'Notes Category' }).selectOption({ label: 'Renewal Notes' })
      await dialog.getByRole('textbox', { name: 'Notes' }).fill('Told of the new prices')
      await dialog.getByRole('button', { name: 'Dry run' }).click()
    }
    await page.getByRole('searchbox').fill('bharat')
    await expect(siteRows(page)).toHaveCount(4)
    await addNote()
    await expect(dryRunCounts(page)).toHaveText('4 of 4 will be created, 0 skipped')
    await startBulkChange(page)
    await expectFinished(page, '4 done')
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
    const sent = controlOf(platform).calls('CreateSiteActionEvent')
    expect(new Set(sent.map(({ variables }) => JSON.stringify(variables))).size).toBe(4)
    const written = { eventType: 'MANUAL', eventName: 'Renewal Notes', note: 'Told of the new prices' }
    expect(sent.map(({ variables }) => variables)).toMatchObject([written, written, written, written])

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Site', exact: true }).click()
    // The outcome of the bulk change has a search of its own.
    await expect(siteRows(page).first()).toBeVisible()
    await page.getByRole('searchbox').fill('bharat')
    await expect(siteRows(page)).toHaveCount(4)
    await addNote()
    await expect(skipReasons(page)).toHaveText('It is there already: 4')
  })
}
