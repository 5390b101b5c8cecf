import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { mainMenu } from '../routes/route-table.ts'
import { analyticsReader, asQuery, boardOf, companiesOf, expectColumn } from './board-on-screen.ts'
import { presentSeconds, renewalDays, usageDays } from './expected-days.ts'

test('renewals and outstanding balances are asked for as listed, without a user name [DASH-022] [DASH-024] [CALL2-051]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('SITE_CREATOR')
  const now = presentSeconds()

  await mainMenu(page).getByRole('link', { name: 'Renewal Dashboard' }).click()
  await expect(page.getByRole('grid', { name: 'Renewal Dashboard' }).getByRole('row').nth(1)).toBeVisible()
  await expect.poll(() => control.sent('rest.renewal_dashboard')).toEqual([asQuery(renewalDays(now))])
  await expect.poll(() => control.sent('GetInternalDump').at(-1)).toMatchObject({ typeValue: 'renewal_dashboard' })

  await mainMenu(page).getByRole('link', { name: 'Outstanding Dashboard' }).click()
  await expect(page.getByRole('grid', { name: 'Outstanding by sales person' }).getByRole('row').nth(1)).toBeVisible()
  expect(control.sent('rest.outstanding_dashboard')).toEqual([{ type: 'salesPerson' }])
})

test('of the idle sites of everybody an account manager sees those with the own name [DASH-022] [DASH-023]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await analyticsReader(platform)
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER')
  await mainMenu(page).getByRole('link', { name: 'Non Usage Dashboard' }).click()
  const { grid, count } = boardOf(page, 'Non Usage Dashboard')
  await expect.poll(() => control.sent('rest.non_usage')).toEqual([asQuery(usageDays(presentSeconds()))])
  const all = await read<DashboardSite>('non_usage', usageDays(presentSeconds()))
  const own = all.filter(({ supportAccManager }) => supportAccManager === 'Grace Wanjiru')
  expect([own.length > 0, own.length < all.length]).toEqual([true, true])
  await expectColumn(grid, 'Business Name', companiesOf(own))
  await expect(count).toHaveText(`${own.length} of ${own.length}`)
})

const owes = (name: string) => ({ name, LESS_30: 100, '30_TO_60': 0, MORE_60: 0, balance: 100, sites: [] }) satisfies OutstandingRow

test('of what all sales persons are owed a sales person sees the own [DASH-022] [DASH-023]', async ({ signedInAs, platform }) => {
  const result = JSON.stringify([owes('Kiran Rao'), owes('Priya Nair')])
  controlOf(platform).addFault({ operation: 'rest.outstanding_dashboard', fault: 'wrong-shape', body: { result } })
  const { page } = await signedInAs('SALES_PERSON')
  await mainMenu(page).getByRole('link', { name: 'Outstanding Dashboard' }).click()
  const grid = page.getByRole('grid', { name: 'Outstanding by sales person' })
  await expect(grid.getByRole('row', { name: /Priya Nair/ })).toBeVisible()
  await expect(grid.getByRole('row', { name: /Kiran Rao/ })).toHaveCount(0)
})

test('onboarding alone is asked for in the own name, prepared and current [CALL2-050] [CALL2-057]', async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const { page } = await signedInAs('SUPPORT_ACCOUNT_MANAGER', { at: '/deployment-dashboard' })
  await page.getByRole('button', { name: 'Load current data' }).first().click()
  const username = 'account-manager@demo.example'
  await expect.poll(() => control.sent('rest.onboarding_dashboard').at(-1)).toMatchObject({ username, supportAccManager: 'Grace Wanjiru' })
  expect(control.sent('GetInternalDump')[0]).toMatchObject({ typeValue: `onboarding_dashboard::${username}` })
})
