import { expectNoSeriousAxeViolations } from '../../axe.ts'
import { dashboardDateText } from '../../expected-texts.ts'
import { controlOf } from '../../faults/control.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { boardCount, boardGrid, expectColumn } from '../board-on-screen.ts'
import { answerSites } from '../today/answered-sites.ts'
import { ANY, answerRows, barOf, chartOf, inDays, openChart } from './answered-rows.ts'

const TITLE = 'Renewals by week'
const ENDED = inDays(-9)
const AHEAD = inDays(12)
const ROWS = [
  { id: '1', companyName: 'Tea House', planName: 'Growth', endDate: AHEAD },
  { id: '2', companyName: 'Old Mill', planName: 'Growth', endDate: ENDED },
  { id: '3', companyName: 'Corner Shop', planName: 'Starter', endDate: AHEAD },
  { id: '4', companyName: 'Spice Mart', planName: 'Growth', endDate: AHEAD },
]
const NAMES = ['Tea House', 'Old Mill', 'Corner Shop', 'Spice Mart']

test('a click on a bar lists its renewals, over a reload too, until the filter is removed', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', ROWS)
  const { page } = await signedInAs('ADMIN')
  const grid = boardGrid(page, 'Renewal Dashboard')
  await openChart(page, 'Renewal Dashboard', TITLE)
  await barOf(page, TITLE, /^Growth, .+: 2$/).click()
  await expect(boardCount(page, 'Renewal Dashboard')).toHaveText('2 of 4')
  await expect(grid.getByRole('row', { name: /Spice Mart/ })).toBeVisible()
  await expect(grid.getByRole('row', { name: /Old Mill|Corner Shop/ })).toHaveCount(0)
  await expect(barOf(page, TITLE, /: \d$/)).toHaveCount(3)

  await page.reload()
  await expect(boardCount(page, 'Renewal Dashboard')).toHaveText('2 of 4')
  await chartOf(page, TITLE)
    .getByRole('button', { name: /^Remove the filter Growth, / })
    .click()
  await expectColumn(
    grid,
    'Business Name',
    NAMES.map((name) => `${name}InActive`),
  )
})

test('what ended and what is still open are told apart, and each number of the table lists its renewals', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', ROWS)
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Renewal Dashboard', TITLE)
  const chart = chartOf(page, TITLE)
  await chart.getByRole('combobox', { name: `View of ${TITLE}` }).selectOption('By outcome')
  await chart.getByRole('button', { name: 'Show as table' }).click()
  const table = chart.getByRole('table', { name: 'Renewals by week, by outcome' })
  await expect(table.getByRole('columnheader')).toHaveText(['Week from', 'Renewed', 'Open', 'Ended, not renewed'])
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([/^\d+ \w{3}$/, '0', '0', '1'])
  await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([/^\d+ \w{3}$/, '0', '3', '0'])
  await table.getByRole('button', { name: /^Filter by Ended, not renewed, .+: 1$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(boardCount(page, 'Renewal Dashboard')).toHaveText('1 of 4')
  await expect(boardGrid(page, 'Renewal Dashboard').getByRole('row', { name: /Old Mill/ })).toBeVisible()
})

test('what was renewed counts in the week in which it was to end, and its number lists it with its new end', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', ROWS)
  const before = [{ id: 'site-100001', companyName: 'Lake View', planName: 'Growth', endDate: ENDED }, ROWS[1]]
  const getInternalDump = { typeValue: 'renewal_dashboard', dumpDate: '2026-01-01', dumpData: JSON.stringify(before) }
  controlOf(platform).addFault({ operation: 'GetInternalDump', fault: 'wrong-shape', body: { data: { getInternalDump } }, times: 20 })
  await answerSites(platform, [{ days: 356, charges: 100, curr: 'INR' }])
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Renewal Dashboard', TITLE)
  const chart = chartOf(page, TITLE)
  await chart.getByRole('combobox', { name: `View of ${TITLE}` }).selectOption('By outcome')
  await expect(chart.getByText(/^Renewed since \S+: was to end in that week, now ends at least a week later\.$/)).toBeVisible()
  await chart.getByRole('button', { name: 'Show as table' }).click()
  await expect(chart.getByRole('row').nth(1).getByRole('cell')).toHaveText([/^\d+ \w{3}$/, '1', '0', '1'])
  await picture(page, 'outcome')
  await chart.getByRole('button', { name: /^Filter by Renewed, .+: 1$/ }).click()
  await expect(boardCount(page, 'Renewal Dashboard')).toHaveText('1 of 4')
  await expectColumn(boardGrid(page, 'Renewal Dashboard'), 'End Date', [dashboardDateText(inDays(356))])
  await expectNoSeriousAxeViolations(page)
})

test('another search begins with the whole chart', async ({ signedInAs, platform }) => {
  answerRows(platform, 'renewal_dashboard', ROWS)
  const { page } = await signedInAs('ADMIN')
  await openChart(page, 'Renewal Dashboard', TITLE)
  await barOf(page, TITLE, /^Starter, /).click()
  await expect(boardCount(page, 'Renewal Dashboard')).toHaveText('1 of 4')
  await page.getByRole('search').getByRole('button', { name: 'Business Name' }).click()
  await page.getByRole('textbox', { name: 'Business Name contains' }).fill('mi')
  await page.keyboard.press('Enter')
  await expect(boardCount(page, 'Renewal Dashboard')).toHaveText('1 of 4')
  await expect(boardGrid(page, 'Renewal Dashboard').getByRole('row', { name: /Old Mill/ })).toBeVisible()
  await expect(barOf(page, TITLE, ANY)).toHaveAccessibleName(/^Growth, .+: 1$/)
})
