import type { UpdateSiteByAdminMutation } from '#generated/graphql.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { controlOf } from '../faults/control.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { askDryRun, dryRun, dryRunCounts, dryRunRow, openRun, outcomeRow, progress, selectAllSites, startBulkChange } from './bulk-on-screen.ts'

if (HAS_KEYCHAIN) {
  test('a site that somebody else changed since the dry run is skipped, and one changed since the run is not undone', async ({ signedInAs, platform }) => {
    const control = controlOf(platform)
    const { idToken } = await signIn(platform, 'admin@demo.example')
    const setLanguage = (siteId: string, customerLang: string) =>
      execute<UpdateSiteByAdminMutation>(platform, idToken, documents.UpdateSiteByAdmin, { input: { siteId, customerLang } })
    const { page } = await signedInAs('ADMIN')
    const search = page.getByRole('searchbox')

    await search.fill('a-9.shops.example')
    await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText('1 of 60')
    await selectAllSites(page)
    await search.fill('shop-7.shops.example')
    await expect(page.getByRole('grid', { name: 'Sites' })).toContainText('shop-7.shops.example')
    await selectAllSites(page)
    await setLanguage('site-100009', 'Hindi')
    await setLanguage('site-100007', 'Hindi')
    await askDryRun(page, 'Language', 'Telugu')
    await expect(dryRunCounts(page)).toHaveText('2 of 2 will be changed, 0 skipped')
    await expect(dryRunRow(page, 'a-9.shops.example')).toContainText('Hindi')

    await setLanguage('site-100009', 'Tamil')
    await startBulkChange(page)
    await expect(progress(page)).toContainText('1 done, 1 skipped')
    await expect(outcomeRow(page, 'a-9.shops.example')).toContainText('Changed since the dry run: it is Tamil now.')
    const sent = control.sent('UpdateSiteByAdmin')
    expect(sent).not.toContainEqual({ input: { siteId: 'site-100009', domain: 'a-9.shops.example', customerLang: 'Telugu' } })
    expect(sent).toContainEqual({ input: { siteId: 'site-100007', domain: 'shop-7.shops.example', customerLang: 'Telugu' } })

    await setLanguage('site-100007', 'Gujarati')
    await page.getByRole('button', { name: 'Undo (1)' }).click()
    await expect(dryRunCounts(page)).toHaveText('0 of 1 will be changed, 1 skipped')
    await expect(dryRunRow(page, 'shop-7.shops.example')).toContainText('Changed since: it is Gujarati now.')
    await expect(dryRun(page).getByRole('button', { name: 'Change 0 sites' })).toHaveAttribute('aria-disabled', 'true')
    await dryRun(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(openRun(page)).toHaveText(/^Language: Telugu/)
  })
}
