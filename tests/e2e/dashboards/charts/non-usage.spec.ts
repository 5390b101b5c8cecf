import { expect, test } from '../../fixtures.ts'
import { boardCount, boardGrid } from '../board-on-screen.ts'
import { lastDays, presentSeconds } from '../expected-days.ts'
import { answerRows, barOf, chartOf, openChart } from './answered-rows.ts'

const TITLE = 'Idle sites by last order'

test('the heat map counts idle sites by manager and last order; a cell lists its sites by mouse and by keyboard', async ({ signedInAs, platform }) => {
  const sixthDay = lastDays(presentSeconds(), 6).at(-1) ?? ''
  const label = sixthDay.slice(0, 5)
  const orders = [{ date: sixthDay, totalOrders: 3 }]
  answerRows(platform, 'non_usage', [
    { id: '1', companyName: 'Tea House', supportAccManager: 'Divya Menon', ordersCount: orders },
    { id: '2', companyName: 'Old Mill', supportAccManager: 'Divya Menon', ordersCount: orders },
    { id: '3', companyName: 'Corner Shop', supportAccManager: 'Ruth Achieng', ordersCount: [] },
  ])
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Non Usage Dashboard', TITLE)
  await barOf(page, TITLE, new RegExp(`^Divya Menon, ${label}: 2$`)).click()
  await expect(boardCount(page, 'Non Usage Dashboard')).toHaveText('2 of 3')

  await barOf(page, TITLE, /^Ruth Achieng, Longer ago: 1$/).focus()
  await page.keyboard.press('Enter')
  await expect(boardCount(page, 'Non Usage Dashboard')).toHaveText('1 of 3')
  await expect(boardGrid(page, 'Non Usage Dashboard').getByRole('row', { name: /Corner Shop/ })).toBeVisible()

  await chartOf(page, TITLE).getByRole('button', { name: 'Show as table' }).click()
  const lines = chartOf(page, TITLE).getByRole('table').getByRole('row')
  await expect(lines.nth(1).getByRole('cell').first()).toHaveText('Divya Menon')
  await expect(lines.nth(1).getByRole('cell', { name: 'Filter by' })).toHaveText(['2'])
})
