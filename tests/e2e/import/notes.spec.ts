import { expectFinished, outcomeRow } from '../bulk/bulk-on-screen.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { chooseFile, dryRunButton, fileRow, ready, startImport } from './import-on-screen.ts'
import { workbook } from './workbook.ts'

const FILE = workbook([
  ['Domain', 'Category', 'Text'],
  ['SHOP-7.shops.example', 'onboarding', 'Wants a second outlet & "menus"'],
  ['site-100009', 'Onboarding', 2026],
  ['nobody.example', 'Onboarding', 'Lost'],
])

if (HAS_KEYCHAIN) {
  test('notes come from a workbook; one whose answer is lost is read back and never sent again', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Notes' }).click()
    await chooseFile(page, 'notes.xlsx', FILE)
    await expect(ready(page)).toHaveText('2 of 3 rows are ready')
    await expect(fileRow(page, 'nobody.example')).toContainText('No site has this domain or id.')
    await page.getByRole('switch', { name: 'Leave out rows with a problem' }).click()
    await dryRunButton(page).click()

    control.addFault({ operation: 'CreateSiteActionEvent', fault: 'drop-after-commit', containing: 'second outlet' })
    await startImport(page, 'Create 2 notes')
    await expectFinished(page, '2 done')
    await expect(outcomeRow(page, 'a-9.shops.example')).toContainText('2026')
    // Rows are sent side by side, in no order.
    const sent = control.sent('CreateSiteActionEvent')
    expect(sent).toHaveLength(2)
    expect(sent).toContainEqual({ siteId: 'site-100007', eventType: 'MANUAL', eventName: 'Onboarding', note: 'Wants a second outlet & "menus"' })
    expect(sent).toContainEqual({ siteId: 'site-100009', eventType: 'MANUAL', eventName: 'Onboarding', note: '2026' })
  })
}
