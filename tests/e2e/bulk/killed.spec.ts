import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { siteReader } from '../sites/platform-sites.ts'
import { onlyFile, readCsv } from '../sites/read-files.ts'
import { chooseFromMenu } from '../sites/site-list.ts'
import { askDryRun, dryRunCounts, expectFinished, outcomeRow, progress, selectAllSites, startBulkChange } from './bulk-on-screen.ts'

test.use({ ownConsole: true })

const CHANGE = 'UpdateSiteVersion'

if (HAS_KEYCHAIN) {
  test('killed with rows on their way, the console goes on after its restart: every site changed once, lost answers read back, outcomes exported', async ({
    signedInAs,
    openConsole,
    platform,
    folders,
  }) => {
    test.setTimeout(180_000)
    const control = controlOf(platform)
    const read = await siteReader(platform)
    const before = await read()
    const old = before.filter(({ appVersion }) => appVersion !== 'v2')
    const [first, second, ...others] = old.map(({ domain }) => domain)
    const waiting = others.slice(0, 4)
    const console = await signedInAs('ADMIN')
    await selectAllSites(console.page)
    await askDryRun(console.page, 'App version', 'v2')
    await expect(dryRunCounts(console.page)).toHaveText(`${old.length} of ${before.length} will be changed, ${before.length - old.length} skipped`)

    // One is done and gets no answer, one never arrives; of the next four the answers are still being sent.
    control.addFault({ operation: CHANGE, fault: 'drop-after-commit', containing: `"${first}"` })
    control.addFault({ operation: CHANGE, fault: 'drop-before', containing: `"${second}"` })
    for (const domain of waiting) control.addFault({ operation: CHANGE, fault: 'slow-body', containing: `"${domain}"`, milliseconds: 90_000 })
    await startBulkChange(console.page)
    await expect.poll(() => control.calls(CHANGE).length).toBe(6)
    await console.kill()

    const { page } = await openConsole()
    await page.getByRole('link', { name: /^Bulk change/ }).click()
    await expect(progress(page)).toContainText('Finished', { timeout: 90_000 })
    await expectFinished(page, `${old.length - 1} done, 1 failed, ${before.length - old.length} skipped`)
    await page.getByRole('searchbox').fill(second ?? '')
    await expect(outcomeRow(page, 'No answer came')).toContainText('No answer came, and the platform does not have the change.')
    await chooseFromMenu(page, 'Export', 'All that match (1) as CSV')
    const exported = await readCsv(await onlyFile(folders.downloads, /^Bulk change .*\.csv$/))
    expect(exported.map((row) => row.slice(1))).toEqual([
      ['Domain', 'From', 'To', 'Outcome', 'Reason'],
      [second, 'v1', 'v2', 'Failed', 'No answer came, and the platform does not have the change.'],
    ])
    expect((await read()).filter(({ appVersion }) => appVersion !== 'v2').map(({ domain }) => domain)).toEqual([second])
    const sent = control.calls(CHANGE).map(({ variables }) => JSON.stringify(variables))
    expect(new Set(sent).size).toBe(sent.length)
  })
}
