import { expect, test } from '../../fixtures.ts'
import { EditSiteOnScreen } from '../edit-site.ts'
import { StoredSites } from '../stored-site.ts'
import { SITE } from './edited-site.ts'

const REWARD = `mutation ($siteId: ID!, $domain: String!) {
  updateSiteRewardSettingV2(siteId: $siteId, domain: $domain, isEnabled: true, onGroup: true, groupId: "group-9") { groupId }
}`

test('what a site has is taken away from it, its type and its partner are changed; nothing else is', async ({ signedInAs, platform }) => {
  const stored = new StoredSites(platform)
  const { bucket, region } = platform.profile.storage
  await stored.run('mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }', {
    input: {
      siteId: SITE.siteId,
      siteOptions: 'COMMERCE',
      contactNumber: '9000000001',
      partnerType: 'STOCKIST',
      stockistName: 'Ramesh Patel',
      supportAccManager: 'Divya Menon',
      isGroupAdmin: true,
      isGroupReward: true,
      groupId: 'group-9',
      siteLogo: { bucket, region, key: 'aditi-exports-39/site/logo' },
      paymentModes: [
        { internalName: 'CHEQUE', displayName: 'By cheque', paymentState: 'PAID_OFFLINE' },
        { internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' },
      ],
    },
  })
  await stored.run(REWARD, SITE)
  const before = await stored.whole(SITE.domain)
  const { page } = await signedInAs('ADMIN')
  const form = new EditSiteOnScreen(page)

  await form.open(SITE.siteId)
  await expect(form.select('Reference site')).toBeDisabled()
  await form.toggle('Group reward').setChecked(false)
  await test.step('without a group its id goes, and a reference site can be chosen [SEDIT-017]', async () => {
    await form.toggle('Group admin').setChecked(false)
    await expect(form.select('Group id')).toHaveValue('')
    await expect(form.select('Reference site')).toBeEnabled()
  })
  await form.select('Site Type').selectOption({ label: 'Market Place' })
  await form.select('Partner type').selectOption('CP')
  await form.choose('Channel partner', 'Deccan Digital Partners')
  await page.getByRole('button', { name: 'Remove logo' }).click()
  await page.getByRole('button', { name: 'Delete Cheque' }).click()
  await form.toggle('Photos').setChecked(false)
  await page.keyboard.press('Control+s')
  expect(await form.changes()).toEqual([
    'Basic / Site Type: e-Commerce -> Market Place',
    'Basic / Partner type: STOCKIST -> CP',
    'Basic / Partner name: empty -> Deccan Digital Partners',
    'Basic / Stockist: Ramesh Patel -> empty',
    'Basic / Photos: Yes -> No',
    'Payment Modes / Payment modes: By cheque (Cheque), Pay by UPI (UPI) -> Pay by UPI (UPI)',
    expect.stringMatching(/^Settings \/ Site logo: aditi-exports-39\/site\/.* -> empty$/),
    'Settings / Group admin: Yes -> No',
    'Settings / Group reward: Yes -> No',
    'Settings / Group id: group-9 -> empty',
  ])
  await form.saveAndLeave()
  const now = await stored.whole(SITE.domain)
  expect(now['record']).toEqual({
    ...before['record'],
    siteType: 'B2C_MARKET_PLACE',
    partnerType: 'CP',
    channelPartner: 'Deccan Digital Partners',
    channelPartnerId: 'cp@demo.example',
    stockistName: null,
    no_of_photos: null,
    isGroupAdmin: false,
    groupId: null,
  })
  expect(now['setting']).toEqual({
    ...before['setting'],
    siteLogo: null,
    paymentModes: [{ internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' }],
  })
  expect(now['reward']).toEqual({ isEnabled: false, onGroup: true, groupId: null })
})
