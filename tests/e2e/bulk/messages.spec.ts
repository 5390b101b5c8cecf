import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { dryRun, dryRunCounts, dryRunRow, expectFinished, goTo, progress, selectAll, skipReasons, startBulkChange } from './bulk-on-screen.ts'

if (HAS_KEYCHAIN) {
  test('selected users get one WhatsApp message each; one without an answer stays unknown and is never sent again', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { page } = await signedInAs('ADMIN')
    await goTo(page, 'Manage Users')
    await selectAll(page, 'Users')
    await page.getByRole('button', { name: 'Send a message' }).click()
    const message = page.getByRole('dialog', { name: 'Send a WhatsApp message to 35 users' })
    await message.getByRole('textbox', { name: 'Message' }).fill('Closed on Friday.')
    await message.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRunCounts(page)).toHaveText('29 of 35 will be sent, 6 skipped')
    await expect(skipReasons(page)).toHaveText('Not applicable: 6')
    await expect(dryRunRow(page, 'site-creator@demo.example')).toContainText('Number: +91 96732 27781, Message: Closed on Friday.')
    await dryRun(page).getByRole('switch', { name: 'Only skipped' }).click()
    // A partner in Dubai, whose number has no prefix.
    await expect(dryRunRow(page, 'hannah.clarke@staff.example')).toContainText('its number has no country prefix')
    control.addFault({ operation: 'SendWhatsApp', fault: 'drop-after-commit', times: 1 })
    await startBulkChange(page)
    await expectFinished(page, '28 done, 1 unknown, 6 skipped')
    await expect(progress(page).getByRole('button')).toHaveText(['Remove from the list'])
    const sent = control.calls('SendWhatsApp').map(({ variables }) => variables as { readonly toNumber: string })
    expect(sent).toContainEqual({ type: 'TEXT', toNumber: '+919673227781', content: 'Closed on Friday.', imageLink: null })
    expect([sent.length, new Set(sent.map(({ toNumber }) => toNumber)).size]).toEqual([29, 29])
  })
}
