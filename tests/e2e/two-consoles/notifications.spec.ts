import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import type { Stored } from '../platform-user.ts'
import { StoredSites } from '../site-forms/stored-site.ts'
import { expect, test } from './fixtures.ts'

const SITE_ID = 'site-100001'
const ALLOW = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'
const UPDATE = 'mutation ($domain: String!, $configs: [CommChannelConfigInput!]!) { updateCommChannelSetting(domain: $domain, configs: $configs) { domain } }'
const READ = 'query ($domain: String!) { getCommChannelSettingByDomain(domain: $domain) { configs { code commList } } }'

/**
 * Opens the routing of a site on the tab of the events Low stock and Out of stock, which both go to the owner by
 * e-mail.
 */
const open = async (page: Page, sites: StoredSites) => {
  const site = (await sites.records()).find(({ siteId }) => siteId === SITE_ID) as Stored
  const domain = String(site['domain'])
  const { contactNumber, contactEmail } = (await sites.whole(domain))['setting'] as Stored
  const senderList = [{ mobile: contactNumber, email: contactEmail, username: site['userName'], name: 'Admin' }]
  const save = (lowStock: string, outOfStock: string) =>
    sites.run(UPDATE, {
      domain,
      configs: [
        { code: 'LOW_STOCK', commList: [lowStock], senderList },
        { code: 'OUT_OF_STOCK', commList: [outOfStock], senderList },
      ],
    })
  await sites.run(ALLOW, { input: { siteId: SITE_ID, commChannelEnabled: true } })
  await save('EMAIL', 'EMAIL')
  await openAddress(page, `/edit-site?site=${SITE_ID}&dialog=notifications&tab=inventory-management`)
  const dialog = page.getByRole('dialog', { name: `Notifications Master · ${domain}`, exact: true })
  await dialog.getByRole('switch', { name: 'Telegram: Low stock', exact: true }).check()
  const stored = async (): Promise<Stored[]> => (await sites.run(READ, { domain }))['getCommChannelSettingByDomain'].configs
  return { dialog, save, stored, review: new EditReviewOnScreen(page), submit: dialog.getByRole('button', { name: 'Save', exact: true }) }
}

test('the same event of a site: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { dialog, save, stored, review, submit } = await open(page, new StoredSites(platform))
  await save('TELEGRAM', 'TELEGRAM')
  await submit.click()
  expect((await review.changes()).map((row) => row.replace(/^.* \/ /, ''))).toEqual([
    'Low stock: Email: Admin -> [ ] Theirs: Telegram: Admin | [ ] Yours: Telegram, Email: Admin',
    'Out of stock: Email: Admin -> [x] Theirs: Telegram: Admin | [ ] Yours: Email: Admin',
  ])
  await review.choose('Yours: Telegram, Email: Admin')
  await review.save.click()
  await expect(dialog).toBeHidden()
  await expect.poll(stored).toEqual([
    { code: 'LOW_STOCK', commList: ['TELEGRAM', 'EMAIL'] },
    { code: 'OUT_OF_STOCK', commList: ['TELEGRAM'] },
  ])
})
