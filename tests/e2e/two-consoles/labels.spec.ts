import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import type { PlatformUser } from '../platform-user.ts'
import { expect, test } from './fixtures.ts'

const UPDATE =
  'mutation ($domain: String!, $customLabels: [CustomLabelInput!]!) { updateCustomLabels(domain: $domain, typeValue: "customLabelsConfig", customLabels: $customLabels) { typeValue } }'
const READ = 'query ($domain: String!) { getSiteCustomLabelByDomain(domain: $domain) { customLabels { defaultName displayName } } }'
const SITES = '{ getSitesAdmin { siteId domain } }'
const SITE_ID = 'site-100001'

const open = async (page: Page, colleague: PlatformUser) => {
  const sites: readonly { readonly siteId: string; readonly domain: string }[] = (await colleague.run(SITES))['getSitesAdmin']
  const domain = sites.find(({ siteId }) => siteId === SITE_ID)?.domain
  const save = (labels: Readonly<Record<string, string>>) =>
    colleague.run(UPDATE, { domain, customLabels: Object.entries(labels).map(([defaultName, displayName]) => ({ defaultName, displayName })) })
  await save({ Waiter: 'Steward', Table: 'Desk' })
  await openAddress(page, `/service-typelist?site=${SITE_ID}&dialog=labels`)
  const labels = page.getByRole('dialog', { name: 'Add Labels', exact: true })
  await labels.getByRole('button', { name: 'Edit the label of Waiter' }).click()
  await labels.getByRole('textbox', { name: 'Label of Waiter', exact: true }).fill('Mine')
  return {
    labels,
    save,
    stored: async () => (await colleague.run(READ, { domain }))['getSiteCustomLabelByDomain'].customLabels,
    review: new EditReviewOnScreen(page),
  }
}

test('the same label of a site: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({ signedInAs, colleague }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { labels, save, stored, review } = await open(page, colleague)
  await save({ Waiter: 'Theirs', Table: 'Theirs' })
  await labels.getByRole('button', { name: 'Save' }).click()
  expect(await review.changes()).toEqual(['Labels / Text: Steward -> [ ] Theirs: Theirs | [ ] Yours: Mine'])
  await review.choose('Yours: Mine')
  await review.save.click()
  await expect(labels.getByRole('table', { name: 'Labels' })).toContainText('Mine')
  await expect
    .poll(() => stored())
    .toEqual([
      { defaultName: 'Waiter', displayName: 'Mine' },
      { defaultName: 'Table', displayName: 'Theirs' },
    ])
})
