import { expectNoSeriousAxeViolations } from '../axe.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import type { Stored } from '../platform-user.ts'
import { CatalogueList } from './catalogue-on-screen.ts'

test('the plans of the catalogue are listed and searched, and lead to their services', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const stored = new StoredServices(platform)
  const control = controlOf(platform)
  const { page } = await signedInAs('ADMIN', { at: '/subscription-plan' })
  const list = new CatalogueList(page, 'Subscription Plan')
  const newest = (await stored.plans('master')).toSorted((one, other) => other['createdAt'] - one['createdAt'])
  const total = newest.length

  await test.step('the plans of the catalogue are listed [PLAN-002]', async () => {
    await list.expectCount(total, total)
    await test.step('those of master are asked for [CALL2-010]', async () => {
      expect(control.sent('GetSubscriptionPlansBySiteId')).toEqual([{ siteId: 'master' }])
    })
    await test.step('columns in order, with a price for each model [PLAN-006] [PLAN-044]', async () => {
      await expect.poll(() => list.titles()).toEqual(['Plan name', 'Master service', 'Site type', 'Site option', 'PAY PER USE', 'MONTHLY', 'YEARLY', 'Status'])
      await expect(list.grid.getByRole('columnheader', { name: 'Actions' })).toBeVisible()
    })
    await test.step('newest first [PLAN-004]', async () => {
      await expect.poll(() => list.names()).toEqual(newest.map(({ planName }) => planName))
    })
    await expect(list.row('POS', '₹1.00', '₹399.00', 'Active')).toBeVisible()
    await test.step('no price where there is none [PLAN-007]', async () => {
      await expect(list.row('Services of Festival Offer', 'Inactive').getByRole('gridcell').filter({ hasText: /₹|NaN/ })).toHaveCount(0)
    })
    await test.step('50 a page [PLAN-003]', async () => {
      await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('50')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'plans')
  })

  await test.step('search in four columns, part of the text in any letter case [PLAN-005]', async () => {
    const matching = (holds: (plan: Stored) => boolean) => newest.filter(holds).length
    for (const [typed, count] of [
      ['groWTH', 1],
      ['inventory', matching((plan) => plan['masterService'] === 'INVENTORY' || /inventory/i.test(plan['planName']))],
      ['marketing site', matching((plan) => plan['siteType'] === 'MARKETING')],
      ['restaur', matching((plan) => plan['platform'] === 'BOOKING_RESTAURANTS' || /restaur/i.test(plan['planName']))],
      ['INACTIVE', 0],
    ] as const) {
      await list.search.fill(typed)
      await list.expectCount(count, total)
    }
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await list.expectCount(total, total)
  })

  await test.step("a plan's name leads to its services [PLAN-012] [PLAN-045]", async () => {
    await list.grid.getByRole('button', { name: 'Services of Growth' }).click()
    const dialog = page.getByRole('dialog', { name: 'Growth' })
    for (const title of ['Service name', 'Master service', 'Platform', 'Status']) await expect(dialog.getByRole('columnheader', { name: title })).toBeVisible()
    await expect(dialog.getByRole('row', { name: /^Website SITE Restaurant/ })).toBeVisible()
    await picture(page, 'plan-services')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})
