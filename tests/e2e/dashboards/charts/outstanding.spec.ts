import { expect, test } from '../../fixtures.ts'
import { boardGrid } from '../board-on-screen.ts'
import { answerRows, barOf, chartOf, openChart } from './answered-rows.ts'

const TITLE = 'Outstanding by sales person and age'

const site = (id: string, companyName: string, balance: number) => ({ id, fqdn: null, companyName, supportAccManager: null, createdAt: null, balance })

const ROWS = [
  { name: 'Arjun Reddy', LESS_30: 50_000, '30_TO_60': 0, MORE_60: 12_345, balance: 62_345, sites: [site('1', 'Tea House', 62_345)] },
  { name: 'Sneha Patil', LESS_30: 0, '30_TO_60': 99_999, MORE_60: 100_001, balance: 200_000, sites: [site('2', 'Old Mill', 200_000)] },
]

test('a bar of what is owed leads to the sites of its sales person, and its filter away again', async ({ signedInAs, platform }) => {
  answerRows(platform, 'outstanding_dashboard', ROWS)
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Outstanding Dashboard', TITLE)
  await expect(barOf(page, TITLE, /^30-60 days, Sneha Patil: ₹1,000$/)).toBeVisible()
  await barOf(page, TITLE, /^Over 60 days, Arjun Reddy: ₹123$/).click()
  await expect(boardGrid(page, 'Sites of Arjun Reddy').getByRole('row', { name: /Tea House/ })).toBeAttached()
  await chartOf(page, TITLE).getByRole('button', { name: 'Remove the filter Arjun Reddy' }).click()
  await expect(boardGrid(page, 'Sites of Arjun Reddy')).toBeHidden()
})

test('the numbers of the chart are a table, the sales person who is owed most first', async ({ signedInAs, platform }) => {
  answerRows(platform, 'outstanding_dashboard', ROWS)
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Outstanding Dashboard', TITLE)
  await chartOf(page, TITLE).getByRole('button', { name: 'Show as table' }).click()
  const lines = chartOf(page, TITLE).getByRole('table', { name: TITLE }).getByRole('row')
  await expect(lines.nth(0).getByRole('columnheader')).toHaveText(['Sales person', 'Under 30 days', '30-60 days', 'Over 60 days'])
  await expect(lines.nth(1).getByRole('cell')).toHaveText(['Sneha Patil', '₹0', '₹1,000', '₹1,000'])
  await expect(lines.nth(2).getByRole('cell')).toHaveText(['Arjun Reddy', '₹500', '₹0', '₹123'])
})
