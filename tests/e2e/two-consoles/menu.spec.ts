import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import type { PlatformUser } from '../platform-user.ts'
import { expect, test } from './fixtures.ts'

const SITE_ID = 'site-100001'
const KEY = { siteId: `serviceType::${SITE_ID}`, slugName: 'dine-in' }
const UPDATE = 'mutation ($input: UpdateServiceTypeInput!) { updateServiceType(input: $input) { slugName } }'
const READ = 'query ($siteId: ID!) { getServiceTypesBySiteId(siteId: $siteId) { slugName displayName displayOrder } }'

const open = async (page: Page, colleague: PlatformUser) => {
  const save = (fields: object) => colleague.run(UPDATE, { input: { ...KEY, typeName: 'Dine In', typeStatus: true, ...fields } })
  const stored = async () => {
    const menus: readonly { readonly slugName: string }[] = (await colleague.run(READ, { siteId: SITE_ID }))['getServiceTypesBySiteId']
    return menus.find(({ slugName }) => slugName === 'dine-in')
  }
  await save({ displayName: 'Dine In', displayOrder: 1 })
  await openAddress(page, `/service-typelist?site=${SITE_ID}&dialog=edit:dine-in`)
  const form = page.getByRole('dialog', { name: 'Update Menu', exact: true })
  await expect(form.getByLabel('Display Name')).toHaveValue('Dine In')
  await form.getByLabel('Display Name').fill('Mine')
  await form.getByLabel('Notes').fill('renamed')
  return { form, save, stored, review: new EditReviewOnScreen(page) }
}

test('the same field of a menu: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({ signedInAs, colleague }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { form, save, stored, review } = await open(page, colleague)
  await expectNoSeriousAxeViolations(page)
  await save({ displayName: 'Theirs', displayOrder: 7 })
  await form.getByRole('button', { name: 'Save' }).click()
  expect(await review.changes()).toEqual([
    'Menu / Display Name: Dine In -> [ ] Theirs: Theirs | [ ] Yours: Mine',
    'Menu / Display Order: 1 -> [x] Theirs: 7 | [ ] Yours: 1',
  ])
  await review.choose('Yours: Mine')
  await review.save.click()
  await expect(form).toBeHidden()
  await expect.poll(stored).toEqual({ slugName: 'dine-in', displayName: 'Mine', displayOrder: 7 })
})
