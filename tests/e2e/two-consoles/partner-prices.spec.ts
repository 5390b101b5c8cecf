import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import { rowWith, serviceMap } from '../partners/partners-on-screen.ts'
import { StoredPartners } from '../partners/stored-partners.ts'
import { expect, test } from './fixtures.ts'

const PARTNER = 'cp@demo.example'
const UPDATE = 'mutation ($input: UpdateUserServiceMappingInput!) { updateUserServiceMapping(input: $input) { id } }'

const open = async (page: Page, partners: StoredPartners) => {
  const growth = async () => (await partners.mappings(PARTNER, 'PLAN')).find(({ serviceName }) => serviceName === 'Growth') ?? {}
  const { type: _, ...row } = await growth()
  const save = (boardingAmount: number, renewalAmount: number) => partners.run(UPDATE, { input: { ...row, boardingAmount, renewalAmount } })
  await save(10_000, 5_000)
  await openAddress(page, `/serviceMap?partner=${encodeURIComponent(PARTNER)}`)
  const plans = serviceMap(page).grid('PLANS')
  await plans.getByRole('button', { name: 'Actions for Growth', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit row' }).click()
  await plans.getByRole('textbox', { name: 'Annual' }).fill('110')
  const submit = async (): Promise<void> => {
    await plans.getByRole('button', { name: 'Save Growth' }).click()
  }
  return { plans, save, submit, growth, review: new EditReviewOnScreen(page) }
}

test('the same price of a partner: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({
  signedInAs,
  platform,
}) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { plans, save, submit, growth, review } = await open(page, new StoredPartners(platform))
  await save(12_000, 6_000)
  await submit()
  expect(await review.changes()).toEqual([
    'Prices / Annual: ₹100.00 -> [ ] Theirs: ₹120.00 | [ ] Yours: ₹110.00',
    'Prices / Renewal: ₹50.00 -> [x] Theirs: ₹60.00 | [ ] Yours: ₹50.00',
  ])
  await review.choose('Yours: ₹110.00')
  await review.save.click()
  await expect(rowWith(plans, 'Growth')).toContainText('₹110.00')
  expect(await growth()).toMatchObject({ boardingAmount: 11_000, renewalAmount: 6_000 })
})
