import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import {
  askDryRun,
  chooseField,
  dryRun,
  dryRunCounts,
  dryRunRow,
  expectFinished,
  goTo,
  openRun,
  outcomeRow,
  progress,
  selectAll,
  skipReasons,
  startBulkChange,
} from './bulk-on-screen.ts'

interface Users {
  readonly getInternalUsers: readonly { readonly username: string; readonly enabled: boolean; readonly permissions: unknown }[]
}

/** How many users may run campaigns by a permission. */
const holders = (users: Users['getInternalUsers']): number => users.filter(({ permissions }) => JSON.stringify(permissions).includes('run_campaigns')).length

if (HAS_KEYCHAIN) {
  test('a permission is granted to all users that can have it, but not to oneself; undo brings every permission back', async ({ signedInAs, platform }) => {
    const { idToken } = await signIn(platform, 'site-creator@demo.example')
    const users = async () => (await execute<Users>(platform, idToken, documents.GetInternalUsers)).data.getInternalUsers
    const before = await users()
    const { page } = await signedInAs('ADMIN')
    await goTo(page, 'Manage Users')
    await selectAll(page, 'Users')
    const choice = await chooseField(page, 'Permission')
    await choice.getByRole('combobox', { name: 'Permission' }).selectOption({ label: 'Campaigns: Run campaigns' })
    await choice.getByRole('combobox', { name: 'What to do' }).selectOption({ label: 'Grant it' })
    await choice.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRunCounts(page)).toHaveText('12 of 35 will be changed, 23 skipped')
    await expect(skipReasons(page)).toHaveText('Not applicable: 13, No change: 9, No permission: 1')
    await expect(dryRunRow(page, 'accounts@demo.example')).toContainText('Campaigns: Run campaigns: No')
    await dryRun(page).getByRole('switch', { name: 'Only skipped' }).click()
    await expect(dryRunRow(page, 'admin@demo.example')).toContainText("No permission: you can't change your own account together with others.")
    await startBulkChange(page)
    await expect(progress(page)).toContainText('Finished')
    expect(holders(await users()) - holders(before)).toBe(12)

    await page.getByRole('button', { name: /^Undo/ }).click()
    await startBulkChange(page)
    await expect(openRun(page)).toHaveText(/^Undo, /)
    await expect(progress(page)).toContainText('Finished')
    expect(await users()).toEqual(before)
  })

  test('a partner that somebody else gave another sales person since the dry run is skipped, and undo takes back the others', async ({
    signedInAs,
    platform,
  }) => {
    const { idToken } = await signIn(platform, 'site-creator@demo.example')
    const partners = async () =>
      (
        await execute<{ getInternalUsersByUserRole: { username: string; onboardedBy: string }[] }>(platform, idToken, documents.GetInternalUsersByUserRole, {
          userRole: 'CP',
        })
      ).data.getInternalUsersByUserRole
    const before = await partners()
    const { page } = await signedInAs('ADMIN')
    await goTo(page, 'CP List')
    await selectAll(page, 'Channel partners')
    await askDryRun(page, 'Sales Person', 'Priya Nair')
    await expect(dryRunCounts(page)).toHaveText('7 of 7 will be changed, 0 skipped')
    const [first] = before
    await execute(platform, idToken, documents.UpdateInternalUser, { input: { siteId: 'master', username: first?.username, onboardedBy: 'Kiran Rao' } })
    await startBulkChange(page)
    await expectFinished(page, '6 done, 1 skipped')
    await expect(outcomeRow(page, first?.username ?? '')).toContainText('Changed since the dry run: it is Kiran Rao now.')
    expect((await partners()).filter(({ onboardedBy }) => onboardedBy === 'Priya Nair')).toHaveLength(6)
    await page.getByRole('button', { name: /^Undo/ }).click()
    await startBulkChange(page)
    await expect(openRun(page)).toHaveText(/^Undo, /)
    await expect(progress(page)).toContainText('Finished')
    expect(await partners()).toEqual(before.map((partner) => (partner === first ? { ...partner, onboardedBy: 'Kiran Rao' } : partner)))
  })
}
