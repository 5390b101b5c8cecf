import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { dashboardDateText, dayStart } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { analyticsReader, askedOf, asQuery, boardOf, companiesOf, expectColumn, inFilter, labelsOf, titlesOf } from './board-on-screen.ts'
import { lastDays, monthsUntilYesterday, preparedDays, presentSeconds, windowOf } from './expected-days.ts'

const ONBOARDING = 'Onboarding Dashboard'
const LONG_AGO = '01-01-2021'

test('the Onboarding Dashboard shows what was prepared, and filters it by what is chosen [DASH-001]', async ({ signedInAs, platform }) => {
  const read = await analyticsReader(platform)
  const asked = askedOf(platform)
  const now = presentSeconds()
  const usual = monthsUntilYesterday(now, 6)
  const { page } = await signedInAs('ADMIN')
  const { filters, grid, reset, search, setDay } = boardOf(page, ONBOARDING)
  const choose = (label: string, value: string) => inFilter(filters, label, (editor) => editor.getByRole('radio', { name: value, exact: true }).click())

  await test.step('onboarding: what was prepared before comes first, looked for from today back [ONB-001] [ONB-017] [ONB-018]', async () => {
    await openAddress(page, '/deployment-dashboard')
    const dumps = () => asked('GetInternalDump')
    await expect(page.getByText(/^Data from/)).toBeVisible()
    expect(dumps()).toEqual(
      preparedDays(now)
        .slice(0, dumps().length)
        .map((dumpDate) => ({ typeValue: 'onboarding_dashboard', dumpDate })),
    )
    const preparedOn = dayStart(preparedDays(now)[dumps().length - 1] ?? '') ?? 0
    await expect(page.getByText(`Data from ${dashboardDateText(preparedOn)}.`)).toBeVisible()
    expect(asked('rest.onboarding_dashboard')).toEqual([])
    expect(await titlesOf(grid)).toEqual(expect.arrayContaining([...lastDays(preparedOn, 10)]))
    await picture(page, 'onboarding-prepared')
  })

  await test.step('its filters in order, its range of six months up to yesterday; a year on request [DASH-003] [DASH-004] [DASH-034] [ONB-003] [ONB-005]', async () => {
    expect(await labelsOf(filters)).toEqual([
      'Support Account Manager',
      'Sales Person',
      'Partner Type',
      'Partner Name',
      'Business Name',
      'Balance Amt',
      'Not Using',
      'Date range: Last 6 months',
    ])
    await test.step('six months up to yesterday [DASH-007]', async () => {
      await inFilter(filters, 'Date range', async (editor) => {
        await expect(editor.getByRole('textbox', { name: 'From' })).toHaveValue(usual.from)
        await expect(editor.getByRole('textbox', { name: 'To' })).toHaveValue(usual.to)
      })
    })
    await test.step('a year on request [ONB-004]', async () => {
      await inFilter(filters, 'Date range', async (editor) => {
        await editor.getByRole('combobox', { name: 'Period' }).selectOption('Last 1 year')
        await expect(editor.getByRole('textbox', { name: 'From' })).toHaveValue(monthsUntilYesterday(now, 12).from)
      })
    })
    await expect(filters.getByRole('button', { name: 'Partner Name' })).toBeDisabled()
  })

  const query = windowOf(LONG_AGO, usual.to)
  const sites = await read<DashboardSite>('onboarding_dashboard', query)
  const [chosen] = sites.filter(({ companyName, supportAccManager, salesPerson }) => companyName && supportAccManager && salesPerson) as [DashboardSite]

  await test.step('filters apply at once, with the window of the days and the chosen people on the call [DASH-008] [DASH-009] [ONB-016] [FMT2-009]', async () => {
    await setDay('From', LONG_AGO)
    await choose('Support Account Manager', chosen.supportAccManager ?? '')
    await choose('Sales Person', chosen.salesPerson ?? '')
    const both = sites.filter(({ supportAccManager, salesPerson }) => supportAccManager === chosen.supportAccManager && salesPerson === chosen.salesPerson)
    await expectColumn(grid, 'Business Name', companiesOf(both))
    expect(asked('rest.onboarding_dashboard').at(-1)).toEqual({
      ...asQuery(query),
      supportAccManager: chosen.supportAccManager,
      salesPerson: chosen.salesPerson,
    })
    await search.click()
    await expectColumn(grid, 'Business Name', companiesOf(both))
  })

  await test.step('a day in the future is refused, an empty one too [DASH-006] [FMT2-005]', async () => {
    await setDay('To', dashboardDateText(now + 2 * 86_400))
    await search.click()
    await expect(filters.getByText('Days in the future cannot be chosen')).toBeVisible()
    await setDay('To', '')
    await search.click()
    await expect(filters.getByText('Please enter a date, such as 31/01/2028 or 2028-01-31.')).toBeVisible()
  })

  await test.step('Reset brings back the days and the unfiltered list [DASH-010]', async () => {
    await reset.click()
    await expect(filters.getByRole('group', { name: 'Date range: Last 6 months', exact: true })).toBeVisible()
    await expect(filters.getByRole('group', { name: 'Sales Person', exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect(page.getByText(/^Data from/)).toBeVisible()
  })
})
