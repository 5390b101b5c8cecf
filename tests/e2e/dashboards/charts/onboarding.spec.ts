import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { boardCount, boardGrid } from '../board-on-screen.ts'
import { lastDays, presentSeconds } from '../expected-days.ts'
import { ANY, answerRows, barOf, chartOf, inDays, openChart } from './answered-rows.ts'

const TITLE = 'Sites started'

test('started sites are stacked by how they do and by account manager; a bar lists its sites', async ({ signedInAs, platform }) => {
  const [yesterday = ''] = lastDays(presentSeconds(), 1)
  const orders = { ordersCount: [{ date: yesterday, totalOrders: 4 }] }
  answerRows(platform, 'onboarding_dashboard', [
    { id: '1', companyName: 'Tea House', supportAccManager: 'Divya Menon', startDate: inDays(-30), ...orders },
    { id: '2', companyName: 'Old Mill', supportAccManager: 'Divya Menon', startDate: inDays(-30) },
    { id: '3', companyName: 'Corner Shop', supportAccManager: null, startDate: inDays(-30) },
    { id: '4', companyName: 'Spice Mart', supportAccManager: 'Ruth Achieng', startDate: inDays(-2) },
  ])
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Onboarding Dashboard', TITLE)
  await page.getByRole('button', { name: 'Load current data' }).first().click()
  await expect(boardCount(page, 'Onboarding Dashboard')).toHaveText('4 of 4')
  await expect(barOf(page, TITLE, /^Using, .+: 1$/)).toBeVisible()
  await expect(barOf(page, TITLE, /^Too new to judge, .+: 1$/)).toBeVisible()
  await barOf(page, TITLE, /^Not using, .+: 2$/).click()
  await expect(boardCount(page, 'Onboarding Dashboard')).toHaveText('2 of 4')

  await chartOf(page, TITLE)
    .getByRole('combobox', { name: `View of ${TITLE}` })
    .selectOption('By account manager')
  await expect(boardCount(page, 'Onboarding Dashboard')).toHaveText('4 of 4')
  await barOf(page, TITLE, /^No account manager, .+: 1$/).click()
  await expect(boardGrid(page, 'Onboarding Dashboard').getByRole('row', { name: /Corner Shop/ })).toBeVisible()
  await expect(boardCount(page, 'Onboarding Dashboard')).toHaveText('1 of 4')
})

test('a click in the chart filters what was prepared, and asks the platform for nothing', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Onboarding Dashboard', TITLE)
  await barOf(page, TITLE, ANY).first().click()
  await expect(chartOf(page, TITLE).getByRole('button', { name: /^Remove the filter/ })).toBeVisible()
  await expect(page.getByText(/^Data from/)).toBeVisible()
  expect(controlOf(platform).calls('rest.onboarding_dashboard')).toEqual([])
})
