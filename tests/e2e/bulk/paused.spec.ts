import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { askDryRun, dryRunCounts, progress, selectAllSites, startBulkChange } from './bulk-on-screen.ts'

if (HAS_KEYCHAIN) {
  test('a bulk change is paused, goes on, and is stopped after the question; the way back is on the list', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await selectAllSites(page)
    await askDryRun(page, 'Status', 'Inactive')
    await expect(dryRunCounts(page)).toHaveText('55 of 60 will be changed, 5 skipped')
    control.addFault({ operation: 'UpdateSiteByAdmin', fault: 'delay', milliseconds: 700, times: 55 })
    await startBulkChange(page)
    await expect(progress(page)).toContainText('Running')
    await expect(progress(page)).toContainText(/About (?:a few|\d0) seconds left/)
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await expect(progress(page)).toContainText('You paused it.')
    const paused = control.calls('UpdateSiteByAdmin').length
    expect(paused).toBeLessThan(55)

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Site', exact: true }).click()
    await page.getByRole('link', { name: /^Bulk change: \d+ left$/ }).click()
    expect(control.calls('UpdateSiteByAdmin')).toHaveLength(paused)
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await expect.poll(() => control.calls('UpdateSiteByAdmin').length).toBeGreaterThan(paused)
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('Sure to stop?').waitFor()
    await page.getByRole('button', { name: 'Stop', exact: true }).last().click()
    await expect(progress(page)).toContainText('Stopped')
    // Those that were sent are drawn first.
    await page.getByRole('searchbox').fill('you stopped')
    await expect(page.getByText('Not sent: you stopped the bulk change.').first()).toBeVisible()
    const sent = control.calls('UpdateSiteByAdmin').map(({ variables }) => JSON.stringify(variables))
    expect(sent.length).toBeLessThan(55)
    expect(new Set(sent).size).toBe(sent.length)
  })
}
