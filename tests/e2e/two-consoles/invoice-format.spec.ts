import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import type { PlatformUser } from '../platform-user.ts'
import { expect, test } from './fixtures.ts'

const UPDATE = 'mutation ($input: UpdateInvoiceFormatInput!) { updateInvoiceFormatV2(input: $input) { typeValue } }'
const READ = 'query ($domain: String!, $typeValue: String!) { getInvoiceFormatV2(domain: $domain, typeValue: $typeValue) { companyName address token } }'
const SITES = '{ getSitesAdmin { siteId domain } }'
const SITE_ID = 'site-100001'

const open = async (page: Page, colleague: PlatformUser) => {
  const sites: readonly { readonly siteId: string; readonly domain: string }[] = (await colleague.run(SITES))['getSitesAdmin']
  const key = { domain: sites.find(({ siteId }) => siteId === SITE_ID)?.domain, typeValue: 'invoiceformat::dine-in::setting' }
  const save = (fields: object) => colleague.run(UPDATE, { input: { ...key, ...fields } })
  await save({ companyName: 'Aditi', address: 'MG Road', token: false })
  await openAddress(page, `/service-typelist?site=${SITE_ID}&dialog=invoice-format:dine-in`)
  const form = page.getByRole('dialog', { name: 'Invoice Format · Dine In', exact: true })
  await expect(form.getByLabel('Company Name')).toHaveValue('Aditi')
  return { form, save, stored: async () => (await colleague.run(READ, key))['getInvoiceFormatV2'], review: new EditReviewOnScreen(page) }
}

test('the same field of an invoice format: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({
  signedInAs,
  colleague,
}) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { form, save, stored, review } = await open(page, colleague)
  await form.getByLabel('Company Name').fill('Mine')
  await save({ companyName: 'Theirs', address: 'FC Road', token: true })
  await form.getByRole('button', { name: 'Save' }).click()
  expect(await review.changes()).toEqual([
    'Texts / Company Name: Aditi -> [ ] Theirs: Theirs | [ ] Yours: Mine',
    'Texts / Address: MG Road -> [x] Theirs: FC Road | [ ] Yours: MG Road',
    'On the bill / Token: No -> [x] Theirs: Yes | [ ] Yours: No',
  ])
  await review.choose('Yours: Mine')
  await review.save.click()
  await expect(form).toBeHidden()
  await expect.poll(stored).toEqual({ companyName: 'Mine', address: 'FC Road', token: true })
})
