import type { Page } from '@playwright/test'
import { EditReviewOnScreen } from '../edit-review.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import type { Stored } from '../platform-user.ts'
import { expect, test } from './fixtures.ts'

const PLANS = '{ getSubscriptionPlansBySiteId(siteId: "master") { planId planName status description } }'
const UPDATE = 'mutation ($input: UpdateSubscriptionPlanInput!) { updateSubscriptionPlan(input: $input) { planId } }'

const open = async (page: Page, services: StoredServices) => {
  const plans = async (): Promise<Stored[]> => (await services.run(PLANS))['getSubscriptionPlansBySiteId']
  const [first] = await plans()
  const planId = String(first?.['planId'])
  const save = (status: string, description: string) => services.run(UPDATE, { input: { siteId: 'master', planId, status, description } })
  await save('ACTIVE', 'Before')
  await openAddress(page, `/edit-subscription?plan=${planId}`)
  const description = page.getByRole('textbox', { name: 'Description' })
  await expect(description).toBeEnabled()
  await expect(description).toHaveValue('Before')
  await description.fill('Mine')
  const stored = async () => (await plans()).find((plan) => plan['planId'] === planId)
  return { save, stored, review: new EditReviewOnScreen(page), submit: page.getByRole('button', { name: 'Save', exact: true }) }
}
const isListed = (page: Page) => expect.poll(() => new URL(page.url()).pathname).toBe('/subscription-plan')

test('the same field of a plan: the second person chooses, and another one is kept', { tag: ['@daily', '@overwriting'] }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { save, stored, review, submit } = await open(page, new StoredServices(platform))
  await save('INACTIVE', 'Theirs')
  await submit.click()
  expect(await review.changes()).toEqual([
    'Plan / Status: ACTIVE -> [x] Theirs: INACTIVE | [ ] Yours: ACTIVE',
    'Plan / Description: Before -> [ ] Theirs: Theirs | [ ] Yours: Mine',
  ])
  await review.choose('Yours: Mine')
  await review.save.click()
  await isListed(page)
  await expect.poll(() => stored()).toMatchObject({ status: 'INACTIVE', description: 'Mine' })
})
