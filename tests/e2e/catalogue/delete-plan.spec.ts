import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainQuestions } from '../main-questions.ts'
import { dismissToasts } from '../notifications.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { CatalogueList, toast } from './catalogue-on-screen.ts'
import { createSpaGold } from './stored-catalogue.ts'

test('a plan is deleted after a question; a refusal is reported [PLAN-009] [PLAN-010] [PLAN-041] [PLAN-042] [PLAN-043]', async ({
  signedInAs,
  platform,
  folders,
}) => {
  const stored = new StoredServices(platform)
  const asked = mainQuestions(folders)
  const control = controlOf(platform)
  const { length: total } = await stored.plans('master')
  await createSpaGold(stored)
  const { page } = await signedInAs('ADMIN', { at: '/subscription-plan' })
  const list = new CatalogueList(page, 'Subscription Plan')
  control.addFault({ operation: 'DeleteSubscriptionPlan', fault: 'graphql-error', message: 'CATALOGUE_IS_LOCKED' })
  const row = list.row('Services of Spa Gold')
  const remove = async (): Promise<void> => {
    await list.choose(row, 'Delete')
    await expect.poll(async () => (await asked.last())?.message).toBe('Sure to delete? The subscription plan “Spa Gold” of the catalogue.')
  }
  await remove()
  await expect(toast(page, 'CATALOGUE IS LOCKED')).toBeVisible()
  await expect(row).toBeVisible()
  await dismissToasts(page)
  await remove()
  await expect(toast(page, 'Successfully Subscription Deleted')).toBeVisible()
  await list.expectCount(total, total)
  expect((await stored.plans('master')).some(({ planName }) => planName === 'Spa Gold')).toBe(false)
  await dismissToasts(page)
})
