import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { SCALE } from '../../hosts/launch-options.ts'
import { dashboardDateText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { analyticsReader, askedOf, asQuery, boardOf, expectColumn, expectDayColours, inFilter, labelsOf, titlesOf, totalsOf } from './board-on-screen.ts'
import { lastDays, monthOf, presentSeconds, renewalDays } from './expected-days.ts'

const RENEWAL = 'Renewal Dashboard'

test('the Renewal Dashboard lists what ends soon, of the usual days or a month [DASH-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await analyticsReader(platform)
  const asked = askedOf(platform)
  const now = presentSeconds()
  const days = lastDays(now, 10)
  const renewals = await read<DashboardSite>('renewal_dashboard', renewalDays(now))
  const { page } = await signedInAs('ADMIN', { at: '/nowhere' })
  const { filters, grid, pageSize, reset, search } = boardOf(page, RENEWAL)

  await test.step('renewals: both prepared and of now, of the usual window [REN-001] [REN-014] [REN-015]', async () => {
    const before = asked('rest.renewal_dashboard').length
    await openAddress(page, '/renewal-dashboard')
    await expectColumn(
      grid,
      'Sales Person',
      renewals.map(({ salesPerson }) => salesPerson ?? ''),
    )
    await expect(page.getByText(/^Data from/)).toBeHidden()
    expect(asked('rest.renewal_dashboard').slice(before)).toEqual([asQuery(renewalDays(now))])
    await expect.poll(() => asked('GetInternalDump').at(-1)).toMatchObject({ typeValue: 'renewal_dashboard' })
    expect(control.calls().filter(({ operation }) => /renewalcount/i.test(operation))).toEqual([])
  })

  await test.step('its filters and columns in order, 800 pixels of at most 100 rows, the first plans summed [REN-002] [REN-003] [REN-004] [REN-006] [REN-010]', async () => {
    expect(await labelsOf(filters)).toEqual(['Site Plan', 'Month', 'Partner Type', 'Partner Name', 'Business Name', 'Search Plan Name'])
    for (const button of [search, reset]) await expect(button).toBeVisible()
    const own = ['Seq No', 'Business Name', 'Sales Person', 'Contact Number', 'Plan Name', 'Sub Amt', 'Created Date', 'End Date']
    expect(await titlesOf(grid)).toEqual([...own, ...days, 'Notes'])
    await expectColumn(
      grid,
      'Seq No',
      renewals.map((_, index) => String(index + 1)),
    )
    const tagged = renewals.map(({ companyName, masterStatus }) => `${companyName}${masterStatus === 'On' ? 'Active' : 'InActive'}`)
    await expectColumn(grid, 'Business Name', tagged)
    await expectDayColours(grid, renewals, now)
    const rupees = renewals
      .filter(({ curr }) => (curr ?? 'INR') === 'INR')
      .reduce((sum, { subscriptionPlans }) => sum + (subscriptionPlans?.[0]?.amount ?? 0), 0)
    await expect(totalsOf(grid)).toContainText(moneyText(rupees, 'INR'))
    await expect(pageSize).toHaveValue('100')
    const [whole, around] = await page.getByRole('region', { name: RENEWAL, exact: true }).evaluate((region) => {
      const rows = region.querySelector('[role="grid"]')?.clientHeight ?? 0
      const box = region.parentElement as HTMLElement
      const height = box.getBoundingClientRect().height
      const bar = (region.querySelector('[role="grid"]') as HTMLElement).offsetHeight - rows
      return [Number.parseInt(getComputedStyle(box.parentElement as HTMLElement).maxHeight, 10), height - rows - bar] as const
    })
    // Everyday specs draw at half scale, where a border of one CSS pixel takes two.
    if (SCALE === undefined) expect(whole - around).toBeCloseTo(800, 0)
    await picture(page, 'renewal')
  })

  await test.step('a month is a window of its own; the address holds it [REN-013]', async () => {
    // A month in which something ends; which one that is depends on the day.
    const { toDate, pastDate } = renewalDays(now)
    const later = await read<DashboardSite>('renewal_dashboard', { fromDate: toDate, toDate: now + 300 * 86_400, pastDate })
    const soonest = Math.min(...later.map(({ endDate }) => endDate ?? Number.POSITIVE_INFINITY))
    const month = dashboardDateText(soonest).slice(3).split('-').toReversed().join('-')
    const window = monthOf(month)
    await inFilter(filters, 'Month', (editor) => editor.locator(`input[value="${month}"]`).click())
    await search.click()
    await expect.poll(() => asked('rest.renewal_dashboard').at(-1)).toEqual(asQuery({ ...renewalDays(now), ...window }))
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBe(month)
    const ending = await read<DashboardSite>('renewal_dashboard', { ...renewalDays(now), ...window })
    expect(ending).not.toEqual([])
    await expectColumn(
      grid,
      'End Date',
      ending.map(({ endDate }) => dashboardDateText(endDate)),
    )
  })

  await test.step('its notes open too [REN-016]', async () => {
    await reset.click()
    await grid
      .getByRole('button', { name: /^Notes of/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Add New Notes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
