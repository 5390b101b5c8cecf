import type { Locator } from '@playwright/test'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { moneyText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { motionEnds } from '../motion.ts'
import { picture } from '../picture.ts'
import { analyticsReader, boardOf, columnOf, companiesOf, expectColumn, expectDayColours, titlesOf, totalsOf } from './board-on-screen.ts'
import { lastDays, monthsUntilYesterday, presentSeconds, windowOf } from './expected-days.ts'
import { expectedPerformance } from './expected-performance.ts'

const ONBOARDING = 'Onboarding Dashboard'
const LONG_AGO = '01-01-2021'

test('the Onboarding Dashboard lists sites, their orders and balances, managers [DASH-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const read = await analyticsReader(platform)
  const now = presentSeconds()
  const days = lastDays(now, 10)
  const usual = monthsUntilYesterday(now, 6)
  const query = windowOf(LONG_AGO, usual.to)
  const sites = await read<DashboardSite>('onboarding_dashboard', query)
  const { page } = await signedInAs('ADMIN', { at: '/deployment-dashboard' })
  const { count, grid, pageSize, search, setDay } = boardOf(page, ONBOARDING)

  await test.step('the columns, 100 rows a page, days in green and red with their number, the balances summed [DASH-016] [DASH-017] [DASH-021] [DASH-029] [DASH-030]', async () => {
    await setDay('From', LONG_AGO)
    await search.click()
    await expectColumn(grid, 'Business Name', companiesOf(sites))
    await expect(count).toHaveText(`${sites.length} of ${sites.length}`)
    await expect(pageSize).toHaveValue('100')
    const others = ['Sales Person', 'Support Account Manager', 'Partner Name', 'Contact Number', 'Wallet', 'Start Date', 'End Date']
    expect(await titlesOf(grid)).toEqual(['Business Name', 'Plan Name', ...days, 'Notes', ...others])
    await expectDayColours(grid, sites, now)
    const rupees = sites.filter(({ curr }) => (curr ?? 'INR') === 'INR').reduce((sum, { wallet }) => sum + (wallet ?? 0), 0)
    await test.step('minor units, shown in rupees [DASH-030] [FMT2-012]', async () => {
      await expect(totalsOf(grid)).toContainText(moneyText(rupees, 'INR'))
      // Rupees only: how others are written differs between the test's Node and the window.
      const wallets = await columnOf(grid, 'Wallet')
      const inRupees = wallets
        .map((shown, index) => ({ shown, ...(sites[index] as DashboardSite) }))
        .filter(({ wallet, curr }) => typeof wallet === 'number' && curr === 'INR')
      expect(inRupees.length).toBeGreaterThan(0)
      expect(inRupees.map(({ shown }) => shown)).toEqual(inRupees.map(({ wallet }) => moneyText(wallet ?? 0, 'INR')))
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'onboarding')
  })

  await test.step('"Performance Dashboard" opens a drawer of 80 % with the shares of the managers in colours [DASH-013] [ONB-002] [ONB-015]', async () => {
    await page.getByRole('button', { name: 'Performance Dashboard' }).click()
    const drawer = page.getByRole('dialog', { name: 'Performance Dashboard' })
    await expect(drawer).toBeVisible()
    const share = await drawer.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth)
    expect(share).toBeCloseTo(0.8, 2)
    const table = drawer.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Account Manager', 'Total Customers', 'Using', 'Not Using', 'Percentage'])
    // The row below the pointer has the colour of that.
    await page.mouse.move(0, 0)
    const drawn = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [getComputedStyle(row).backgroundColor, ...Array.from(row.querySelectorAll('td'), (cell) => cell.textContent)]))
    const wanted = expectedPerformance(sites, now)
    await test.step('who has used it in the last four days, by manager, the best first [ONB-006] [ONB-007] [ONB-008] [ONB-009] [ONB-010]', () =>
      expect(drawn.map(([, ...cells]) => cells)).toEqual(wanted.map(([, ...cells]) => cells)))
    await test.step('each share in its colour, the totals in none [ONB-012] [ONB-013]', () =>
      expect(drawn.map(([colour]) => colour)).toEqual(wanted.map(([colour]) => colour)))
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'performance')
    await test.step('the row below the pointer too, in light and dark [ONB-012]', async () => {
      await expectKeptBelowPointer(table)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectKeptBelowPointer(table)
    })
    await expectReadableColours(page)
    await picture(page, 'performance-dark')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expectReadableColours(page)
    await picture(page, 'onboarding-dark')
    await page.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('it is disabled while there is nothing to judge [DASH-014]', async () => {
    await setDay('From', usual.to)
    await search.click()
    await expect(page.getByRole('button', { name: 'Performance Dashboard' })).toHaveAttribute('aria-disabled', 'true')
  })
})

/** Each graded row has the colours below the pointer that it has without it. */
async function expectKeptBelowPointer(table: Locator): Promise<void> {
  const colours = (row: Locator) => row.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])
  const rows = table.locator('tbody tr').filter({ hasNot: table.page().getByRole('cell', { name: /^(Final )?Total$/ }) })
  const count = await rows.count()
  expect(count).toBeGreaterThan(1)
  for (const row of await rows.all()) {
    await table.page().mouse.move(0, 0)
    await motionEnds(table.page())
    const before = await colours(row)
    await row.hover()
    expect(await row.evaluate((element) => element.matches(':hover'))).toBe(true)
    expect(await colours(row)).toEqual(before)
  }
}
