import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import type { Stored } from '../platform-user.ts'
import { StoredSites } from '../site-forms/stored-site.ts'
import { expect, test } from './fixtures.ts'

const SITE_ID = 'site-100001'
const ALLOW = 'mutation ($input: UpdateSiteInput!) { updateSiteByAdmin(input: $input) }'
const UPDATE =
  'mutation ($domain: String!, $phoneId: String, $productId: String) { updateCustomWhatsappConfig(domain: $domain, system: "MAYTAPI", phoneId: $phoneId, productId: $productId, token: "t") { system } }'
const READ = 'query ($domain: String!) { getCustomWhatsappConfig(domain: $domain) { phoneId productId token } }'

const open = async (page: Page, sites: StoredSites) => {
  const site = (await sites.records()).find(({ siteId }) => siteId === SITE_ID) as Stored
  const domain = String(site['domain'])
  const save = (phoneId: string, productId: string) => sites.run(UPDATE, { domain, phoneId, productId })
  await sites.run(ALLOW, { input: { siteId: SITE_ID, isCustomWhatsapp: true } })
  await save('1', '2')
  await openAddress(page, `/edit-site?site=${SITE_ID}&dialog=whatsapp`)
  const dialog = page.getByRole('dialog', { name: `WhatsApp provider config · ${domain}`, exact: true })
  await dialog.getByRole('textbox', { name: 'Phone ID' }).fill('11')
  return {
    dialog,
    save,
    stored: async () => (await sites.run(READ, { domain }))['getCustomWhatsappConfig'],
    review: new EditReviewOnScreen(page),
    submit: dialog.getByRole('button', { name: 'Save', exact: true }),
  }
}

test('the same field of the messaging of a site: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({
  signedInAs,
  platform,
}) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { dialog, save, stored, review, submit } = await open(page, new StoredSites(platform))
  await save('12', '22')
  await submit.click()
  expect((await review.changes()).map((row) => row.replace(/^.* \/ /, ''))).toEqual([
    'Phone ID: 1 -> [ ] Theirs: 12 | [ ] Yours: 11',
    'Product ID: 2 -> [x] Theirs: 22 | [ ] Yours: 2',
  ])
  await review.choose('Yours: 11')
  await review.save.click()
  await expect(dialog).toBeHidden()
  await expect.poll(stored).toEqual({ phoneId: '11', productId: '22', token: 't' })
})
