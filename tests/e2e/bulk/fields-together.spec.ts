import type { GetBasicSiteSettingBySiteQuery, UpdateSiteByAdminMutation } from '#generated/graphql.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { execute } from '#local-platform/testing/call.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import { HAS_KEYCHAIN } from '../faults/has-keychain.ts'
import { expect, test } from '../fixtures.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { siteGrid } from '../sites/site-list.ts'
import { askDryRun, chooseField, dryRunCounts, dryRunRow, expectFinished, openRun, selectAllSites, startBulkChange } from './bulk-on-screen.ts'

const SITE = { siteId: 'site-100009', domain: 'a-9.shops.example' }

if (HAS_KEYCHAIN) {
  test('a premium feature of a site keeps the others, a partner is set with type and name, and undo takes both back', async ({ signedInAs, platform }) => {
    const { idToken } = await signIn(platform, 'admin@demo.example')
    const features = async () => {
      const { data } = await execute<GetBasicSiteSettingBySiteQuery>(platform, idToken, documents.GetBasicSiteSettingBySite, { domain: SITE.domain })
      return data.getBasicSiteSettingBySite?.premiumFeature
    }
    const read = await siteReader(platform)
    const site = async () => firstOf(await read(), ({ siteId }) => siteId === SITE.siteId)
    const input = { siteId: SITE.siteId, premiumFeature: { ...(await features()), isMasterKdsEnabled: true, isApprovalEnabled: false } }
    await execute<UpdateSiteByAdminMutation>(platform, idToken, documents.UpdateSiteByAdmin, { input })
    const [featuresBefore, siteBefore] = [await features(), await site()]
    const { page } = await signedInAs('ADMIN')
    const select = async () => {
      await expect(siteGrid(page)).toBeVisible()
      await page.getByRole('searchbox').fill(SITE.domain)
      await expect(page.getByRole('region', { name: 'Sites' }).getByRole('status')).toHaveText('1 of 60')
      await selectAllSites(page)
    }
    const undo = async () => {
      await page.getByRole('button', { name: 'Undo (1)' }).click()
      await startBulkChange(page)
      await expect(openRun(page)).toHaveText(/^Undo, /)
      await expectFinished(page, '1 done')
    }

    await select()
    await askDryRun(page, 'Approval discount', 'Yes')
    await expect(dryRunCounts(page)).toHaveText('1 of 1 will be changed, 0 skipped')
    await startBulkChange(page)
    await expectFinished(page, '1 done')
    expect(await features()).toEqual({ ...featuresBefore, isApprovalEnabled: true })
    await undo()
    expect(await features()).toEqual(featuresBefore)

    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Site', exact: true }).click()
    await select()
    const choice = await chooseField(page, 'Partner')
    await choice.getByRole('combobox', { name: 'Partner type' }).selectOption('STOCKIST')
    await choice.getByRole('combobox', { name: 'Partner', exact: true }).selectOption({ index: 1 })
    await choice.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRunRow(page, SITE.domain)).toContainText('Partner type: STOCKIST, Channel partner: empty, Partner name: empty, Stockist: ')
    await startBulkChange(page)
    await expectFinished(page, '1 done')
    expect(await site()).toMatchObject({ partnerType: 'STOCKIST', channelPartnerId: null, channelPartner: null, stockistName: expect.stringMatching(/\w/) })
    await undo()
    expect(await site()).toEqual(siteBefore)
  })
}
