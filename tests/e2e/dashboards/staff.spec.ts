import type { Locator, Page } from '@playwright/test'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { dashboardDateText, dayStart, moneyText, rupeesText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { storedEvents } from '../history/site-history.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { onlyFile, readCsv } from '../sites/read-files.ts'
import {
  analyticsReader,
  boardCount,
  boardGrid,
  chooseFrom,
  columnOf,
  expectColumn,
  expectDayColours,
  filtersOf,
  inFilter,
  labelsOf,
  titlesOf,
  totalsOf,
} from './board-on-screen.ts'
import { lastDays, monthOf, monthsUntilYesterday, preparedDays, presentSeconds, renewalDays, usageDays, windowOf } from './expected-days.ts'
import { expectedPerformance } from './expected-performance.ts'

test.use({ ownConsole: true })

const [ONBOARDING, RENEWAL, NON_USAGE] = ['Onboarding Dashboard', 'Renewal Dashboard', 'Non Usage Dashboard'] as const
const PARTNER = 'Deccan Digital Partners'
const LONG_AGO = '01-01-2021'

const asQuery = (query: object): Record<string, string> => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
const names = (sites: readonly DashboardSite[]): string[] => sites.map(({ companyName }) => companyName ?? '')
const search = (filters: Locator) => filters.getByRole('button', { name: 'Search', exact: true })
const reset = (filters: Locator) => filters.getByRole('button', { name: 'Reset', exact: true })
const pageSize = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true }).getByRole('combobox', { name: 'Rows on a page' })

test('the dashboards of staff [DASH-001]', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const read = await analyticsReader(platform)
  const now = presentSeconds()
  const days = lastDays(now, 10)
  const asked = (operation: string) => control.calls(operation).map(({ variables }) => variables)
  const { page } = await signedInAs('ADMIN')

  await test.step('onboarding: what was prepared before comes first, looked for from today back [ONB-001] [ONB-017] [ONB-018]', async () => {
    await openAddress(page, '/deployment-dashboard')
    const grid = boardGrid(page, ONBOARDING)
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

  const filters = filtersOf(page, ONBOARDING)
  const grid = boardGrid(page, ONBOARDING)
  const usual = monthsUntilYesterday(now, 6)
  const range = (said: string) => filters.getByRole('group', { name: `Date range: ${said}`, exact: true })
  const setDay = (which: 'From' | 'To', day: string) => inFilter(filters, 'Date range', (editor) => editor.getByRole('textbox', { name: which }).fill(day))
  const choose = (label: string, value: string) => inFilter(filters, label, (editor) => editor.getByRole('radio', { name: value, exact: true }).click())

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

  const query = { fromDate: windowOf(LONG_AGO, usual.to).from, toDate: windowOf(LONG_AGO, usual.to).to }
  const sites = await read<DashboardSite>('onboarding_dashboard', query)
  const [chosen] = sites.filter(({ companyName, supportAccManager, salesPerson }) => companyName && supportAccManager && salesPerson) as [DashboardSite]

  await test.step('filters apply at once, with the window of the days and the chosen people on the call [DASH-008] [DASH-009] [ONB-016] [FMT2-008] [FMT2-009]', async () => {
    await setDay('From', LONG_AGO)
    await choose('Support Account Manager', chosen.supportAccManager ?? '')
    await choose('Sales Person', chosen.salesPerson ?? '')
    const both = sites.filter(({ supportAccManager, salesPerson }) => supportAccManager === chosen.supportAccManager && salesPerson === chosen.salesPerson)
    await expectColumn(grid, 'Business Name', names(both))
    expect(asked('rest.onboarding_dashboard').at(-1)).toEqual({
      ...asQuery(query),
      supportAccManager: chosen.supportAccManager,
      salesPerson: chosen.salesPerson,
    })
    await search(filters).click()
    await expectColumn(grid, 'Business Name', names(both))
  })

  await test.step('a day in the future is refused, an empty one too [DASH-006] [FMT2-005]', async () => {
    await setDay('To', dashboardDateText(now + 2 * 86_400))
    await search(filters).click()
    await expect(filters.getByText('Days in the future cannot be chosen')).toBeVisible()
    await setDay('To', '')
    await search(filters).click()
    await expect(filters.getByText('Enter a day as DD-MM-YYYY')).toBeVisible()
  })

  await test.step('Reset brings back the days and the unfiltered list [DASH-010]', async () => {
    await reset(filters).click()
    await expect(range('Last 6 months')).toBeVisible()
    await expect(filters.getByRole('group', { name: 'Sales Person', exact: true })).toBeVisible()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect(page.getByText(/^Data from/)).toBeVisible()
  })

  await test.step('the columns, 100 rows a page, days in green and red with their number, the balances summed [DASH-016] [DASH-017] [DASH-021] [DASH-029] [DASH-030]', async () => {
    await setDay('From', LONG_AGO)
    await search(filters).click()
    await expectColumn(grid, 'Business Name', names(sites))
    await expect(boardCount(page, ONBOARDING)).toHaveText(`${sites.length} of ${sites.length}`)
    await expect(pageSize(page, ONBOARDING)).toHaveValue('100')
    const own = ['Business Name', 'Sales Person', 'Support Account Manager', 'Partner Name', 'Contact Number', 'Plan Name', 'Wallet', 'Start Date', 'End Date']
    expect(await titlesOf(grid)).toEqual([...own, ...days, 'Notes'])
    await expectDayColours(grid, sites, now)
    const rupees = sites.filter(({ curr }) => (curr ?? 'INR') === 'INR').reduce((sum, { wallet }) => sum + (wallet ?? 0), 0)
    await test.step('minor units, shown in rupees [FMT2-002] [FMT2-012]', async () => {
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

  await test.step('the table can be sorted, and an export holds it as it is on screen', async () => {
    await grid.getByRole('columnheader', { name: 'Business Name' }).click()
    await expect(grid.getByRole('columnheader', { name: 'Business Name' })).toHaveAttribute('aria-sort', 'ascending')
    const sorted = await columnOf(grid, 'Business Name')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: /^All that match .*as CSV$/ }).click()
    const [head, ...rows] = await readCsv(await onlyFile(folders.downloads, /^Onboarding Dashboard .*\.csv$/))
    expect(head?.slice(-10)).toEqual([...days])
    expect(rows).toHaveLength(sites.length)
    expect(rows.slice(0, 5).map(([name]) => name?.replace(/^'/, ''))).toEqual(sorted.slice(0, 5))
    await page.keyboard.press('Escape')
  })

  await test.step('"Performance Dashboard" opens a drawer of 80 % with the shares of the managers in colours [DASH-013] [ONB-002] [ONB-015]', async () => {
    await page.getByRole('button', { name: 'Performance Dashboard' }).click()
    const drawer = page.getByRole('dialog', { name: 'Performance Dashboard' })
    await expect(drawer).toBeVisible()
    const share = await drawer.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth)
    expect(share).toBeCloseTo(0.8, 2)
    const table = drawer.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Account Manager', 'Total Customers', 'Using', 'Not Using', 'Percentage'])
    const drawn = await table
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [row.getAttribute('data-grade'), ...Array.from(row.querySelectorAll('td'), (cell) => cell.textContent)]))
    const wanted = expectedPerformance(sites, now)
    await test.step('who has used it in the last four days, by manager, the best first [ONB-006] [ONB-007] [ONB-008] [ONB-009] [ONB-010]', () =>
      expect(drawn.map(([, ...cells]) => cells)).toEqual(wanted.map(([, ...cells]) => cells)))
    await test.step('each share in its colour, the totals in none [ONB-012] [ONB-013] [CONST2-033]', () =>
      expect(drawn.map(([colour]) => colour)).toEqual(wanted.map(([colour]) => colour)))
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'performance')
    await page.emulateMedia({ colorScheme: 'dark' })
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
    await search(filters).click()
    await expect(page.getByRole('button', { name: 'Performance Dashboard' })).toHaveAttribute('aria-disabled', 'true')
  })

  await test.step('Notes opens the notes of the site, titled with its domain, also where it has no wallet [DASH-015] [NOTES-001]', async () => {
    control.addFault({ operation: 'GetSiteWalletById', fault: 'wrong-shape', body: { data: { getSiteWalletById: null } }, times: 9 })
    await setDay('From', LONG_AGO)
    await inFilter(filters, 'Business Name', (editor) => editor.getByRole('textbox').fill((chosen.companyName ?? '').toUpperCase()))
    await search(filters).click()
    const { domain } = firstOf(await (await siteReader(platform))(), ({ siteId }) => siteId === chosen.id)
    await grid.getByRole('button', { name: `Notes of ${chosen.companyName}` }).click()
    const dialog = page.getByRole('dialog', { name: domain })
    await expect(dialog.getByRole('table', { name: 'History' })).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Notes Category' }).selectOption('Onboarding')
    await dialog.getByRole('textbox', { name: 'Notes' }).fill('Asked for the menu')
    await dialog.getByRole('button', { name: 'SAVE', exact: true }).click()
    await expect(dialog.getByRole('table', { name: 'History' }).getByText('Asked for the menu')).toBeVisible()
    expect((await storedEvents(platform, chosen.id))[0]).toMatchObject({ eventName: 'Onboarding', note: 'Asked for the menu' })
    await dismissToasts(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a dashboard that cannot be loaded is empty, and one line says so [DASH-032] [DASH-033] [MSG2-012] [CALL2-060]', async () => {
    control.addFault({ operation: 'rest.non_usage', fault: 'http500' })
    await openAddress(page, '/nonusage-dashboard')
    await expect(page.getByText('The dashboard could not be loaded.')).toBeVisible()
    await expect(page.getByText('No data to show')).toBeVisible()
    await expect(page.locator('.fui-Toast')).toHaveCount(0)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'failed')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByText('The dashboard could not be loaded.')).toBeHidden()
  })

  await test.step('non-usage: a table alone [NUSE-001]', async () => {
    await test.step('what the platform finds for the last days [NUSE-005]', async () => {
      expect(asked('rest.non_usage').at(-1)).toEqual(asQuery(usageDays(now)))
    })
    const idle = await read<DashboardSite>('non_usage', usageDays(now))
    const table = boardGrid(page, NON_USAGE)
    await expectColumn(table, 'Business Name', names(idle))
    await test.step('its filters in order [NUSE-002] [NUSE-003]', async () => {
      expect(await labelsOf(filtersOf(page, NON_USAGE))).toEqual(['Support Account Manager', 'Sales Person', 'Partner Type', 'Partner Name', 'Business Name'])
      for (const button of [search, reset]) await expect(button(filtersOf(page, NON_USAGE))).toBeVisible()
    })
    const own = ['Business Name', 'Sales Person', 'Partner Name', 'Support Account Manager', 'Plan Name', 'Created Date', 'End Date']
    await test.step('its columns in order [NUSE-004]', async () => {
      expect(await titlesOf(table)).toEqual([...own, ...days, 'Notes'])
    })
    await test.step('100 a page [NUSE-007]', async () => {
      await expect(pageSize(page, NON_USAGE)).toHaveValue('100')
    })
    await test.step('no performance table [NUSE-009]', async () => {
      await expect(page.getByRole('button', { name: 'Performance Dashboard' })).toBeHidden()
    })
    await picture(page, 'non-usage')
  })

  const renewals = await read<DashboardSite>('renewal_dashboard', renewalDays(now))
  const renewalFilters = filtersOf(page, RENEWAL)
  const renewalGrid = boardGrid(page, RENEWAL)

  await test.step('renewals: both prepared and of now, of the usual window [REN-001] [REN-014] [REN-015]', async () => {
    const before = asked('rest.renewal_dashboard').length
    await openAddress(page, '/renewal-dashboard')
    await expectColumn(
      renewalGrid,
      'Sales Person',
      renewals.map(({ salesPerson }) => salesPerson ?? ''),
    )
    await expect(page.getByText(/^Data from/)).toBeHidden()
    expect(asked('rest.renewal_dashboard').slice(before)).toEqual([asQuery(renewalDays(now))])
    await expect.poll(() => asked('GetInternalDump').at(-1)).toMatchObject({ typeValue: 'renewal_dashboard' })
    expect(control.calls().filter(({ operation }) => /renewalcount/i.test(operation))).toEqual([])
  })

  await test.step('its filters and columns in order, 800 pixels of at most 100 rows, the first plans summed [REN-002] [REN-003] [REN-004] [REN-006] [REN-010]', async () => {
    expect(await labelsOf(renewalFilters)).toEqual(['Site Plan', 'Month', 'Partner Type', 'Partner Name', 'Business Name', 'Search Plan Name'])
    for (const button of [search, reset]) await expect(button(renewalFilters)).toBeVisible()
    const own = ['Seq No', 'Business Name', 'Sales Person', 'Contact Number', 'Plan Name', 'Sub Amt', 'Created Date', 'End Date']
    expect(await titlesOf(renewalGrid)).toEqual([...own, ...days, 'Notes'])
    await expectColumn(
      renewalGrid,
      'Seq No',
      renewals.map((_, index) => String(index + 1)),
    )
    const tagged = renewals.map(({ companyName, masterStatus }) => `${companyName}${masterStatus === 'On' ? 'Active' : 'InActive'}`)
    await expectColumn(renewalGrid, 'Business Name', tagged)
    await expectDayColours(renewalGrid, renewals, now)
    const rupees = renewals
      .filter(({ curr }) => (curr ?? 'INR') === 'INR')
      .reduce((sum, { subscriptionPlans }) => sum + (subscriptionPlans?.[0]?.amount ?? 0), 0)
    await expect(totalsOf(renewalGrid)).toContainText(moneyText(rupees, 'INR'))
    await expect(pageSize(page, RENEWAL)).toHaveValue('100')
    const [whole, around] = await page.getByRole('region', { name: RENEWAL, exact: true }).evaluate((region) => {
      const rows = region.querySelector('[role="grid"]')?.clientHeight ?? 0
      const box = region.parentElement as HTMLElement
      const height = box.getBoundingClientRect().height
      const bar = (region.querySelector('[role="grid"]') as HTMLElement).offsetHeight - rows
      return [Number.parseInt(getComputedStyle(box.parentElement as HTMLElement).maxHeight, 10), height - rows - bar] as const
    })
    expect(whole - around).toBeCloseTo(800, 0)
    await picture(page, 'renewal')
  })

  await test.step('a month is a window of its own; the address holds it [REN-013]', async () => {
    // A month in which something ends; which one that is depends on the day.
    const { toDate, pastDate } = renewalDays(now)
    const later = await read<DashboardSite>('renewal_dashboard', { fromDate: toDate, toDate: now + 300 * 86_400, pastDate })
    const soonest = Math.min(...later.map(({ endDate }) => endDate ?? Number.POSITIVE_INFINITY))
    const month = dashboardDateText(soonest).slice(3).split('-').toReversed().join('-')
    const window = monthOf(month)
    await inFilter(renewalFilters, 'Month', (editor) => editor.locator(`input[value="${month}"]`).click())
    await search(renewalFilters).click()
    await expect.poll(() => asked('rest.renewal_dashboard').at(-1)).toEqual(asQuery({ ...renewalDays(now), fromDate: window.from, toDate: window.to }))
    await expect.poll(() => new URL(page.url()).searchParams.get('month')).toBe(month)
    const ending = await read<DashboardSite>('renewal_dashboard', { ...renewalDays(now), fromDate: window.from, toDate: window.to })
    expect(ending).not.toEqual([])
    await expectColumn(
      renewalGrid,
      'End Date',
      ending.map(({ endDate }) => dashboardDateText(endDate)),
    )
  })

  await test.step('its notes open too [REN-016]', async () => {
    await reset(renewalFilters).click()
    await renewalGrid
      .getByRole('button', { name: /^Notes of/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Add New Notes' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('outstanding: what is owed by sales person and age, in whole rupees, with a bold TOTAL [OUTS-001] [OUTS-002] [OUTS-004] [OUTS-010] [FMT2-004]', async () => {
    await openAddress(page, '/outstanding-dashboard')
    const table = boardGrid(page, 'Outstanding by sales person')
    const owing = await read<OutstandingRow>('outstanding_dashboard', { type: 'salesPerson' })
    await expectColumn(
      table,
      'Sales Person Name',
      owing.map(({ name }) => name),
    )
    expect(asked('rest.outstanding_dashboard')[0]).toEqual({ type: 'salesPerson' })
    const fields = { 'Under 30 days': 'LESS_30', '30-60 days': '30_TO_60', 'Over 60 days': 'MORE_60', 'Total Balance': 'balance' } as const
    expect(await titlesOf(table)).toEqual(['Sales Person Name', ...Object.keys(fields)])
    for (const [title, field] of Object.entries(fields))
      await expectColumn(
        table,
        title,
        owing.map((row) => rupeesText(row[field])),
      )
    const sums = Object.values(fields).map((field) => rupeesText(owing.reduce((sum, row) => sum + row[field], 0)))
    await expect(totalsOf(table).getByRole('gridcell').filter({ hasText: /./ })).toHaveText(['TOTAL', ...sums])
    expect(Number(await totalsOf(table).evaluate((row) => getComputedStyle(row).fontWeight))).toBeGreaterThanOrEqual(600)
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'outstanding')
  })

  await test.step('a click on a sales person shows the sites that owe, 50 a page, searched by name [OUTS-005] [OUTS-006]', async () => {
    const owing = await read<OutstandingRow>('outstanding_dashboard', { type: 'salesPerson' })
    const person = owing.toSorted((one, other) => other.sites.length - one.sites.length)[0] as OutstandingRow
    await boardGrid(page, 'Outstanding by sales person').getByRole('button', { name: person.name }).click()
    const label = `Sites of ${person.name}`
    const table = boardGrid(page, label)
    await expectColumn(
      table,
      'Business Name',
      person.sites.map(({ companyName }) => companyName ?? ''),
    )
    expect(await titlesOf(table)).toEqual(['Business Name', 'Domain', 'Support Account Manager', 'Created At', 'Pending Balance'])
    await expectColumn(
      table,
      'Domain',
      person.sites.map(({ fqdn }) => fqdn ?? ''),
    )
    await expectColumn(
      table,
      'Pending Balance',
      person.sites.map(({ balance }) => rupeesText(balance ?? 0)),
    )
    await expect(pageSize(page, label)).toHaveValue('50')
    await expect(page.getByRole('group', { name: `Outstanding by age: ${person.name}` })).toContainText(rupeesText(person.MORE_60))
    await picture(page, 'outstanding-person')
    const first = person.sites[0]?.companyName ?? ''
    await page.getByRole('searchbox', { name: 'Search Business Name' }).fill(first.toUpperCase())
    await expectColumn(
      table,
      'Business Name',
      person.sites.filter(({ companyName }) => companyName?.includes(first)).map(({ companyName }) => companyName ?? ''),
    )
  })

  await test.step('"Select Channel Partner": one must be chosen [CPD-001] [CPD-002] [MSG2-053]', async () => {
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'CP Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Select Channel Partner' })).toBeVisible()
    await page.getByRole('button', { name: 'View Dashboard' }).click()
    await expect(page.getByText('Please enter Partner Name.')).toBeVisible()
    await picture(page, 'select-cp')
  })

  await test.step('View Dashboard shows the sites of the partner', async () => {
    const ofPartner = await read<DashboardSite>('renewal_dashboard', { channelPartner: PARTNER })
    await chooseFrom(page.getByRole('form', { name: 'Select Channel Partner' }), 'Partner Name', PARTNER)
    await page.getByRole('button', { name: 'View Dashboard' }).click()
    const table = boardGrid(page, 'CP Dashboard')
    await expectColumn(table, 'Business Name', names(ofPartner))
    await test.step('whose name is carried [CPD-003]', async () => {
      expect(new URL(page.url()).pathname).toBe('/cp-dashboard')
      expect(await page.evaluate(() => (window.history.state as { usr?: unknown }).usr)).toEqual({ partner: PARTNER })
    })
    await test.step('the last ten days among its columns, in green and red [CPD-004] [CPD-005] [CONST2-032]', async () => {
      expect(await titlesOf(table)).toEqual(['Sr No', 'Business Name', 'Subscription Start Date', 'Renewal Date', 'Renewal Amount', ...days, 'Notes'])
      await expectDayColours(table, ofPartner, now)
    })
    await test.step('asked for by the partner [CPD-006]', async () => {
      expect(asked('rest.renewal_dashboard').at(-1)).toEqual({ channelPartner: PARTNER })
    })
    const card = page.getByRole('group', { name: PARTNER })
    await test.step('a card says who it is [CPD-007] [CPD-008]', async () => {
      await expect(card.getByRole('term')).toHaveText(['Company Name', 'Name', 'Mobile', 'Email ID', 'Onboarded By', 'Created At'])
      await expect(card.getByRole('definition').nth(3)).toHaveText('cp@demo.example')
    })
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'cp-dashboard')
  })

  await test.step('without a partner the dashboard leads back to the picker', async () => {
    await openAddress(page, '/cp-dashboard')
    await expect(page.getByText('Choose the partner whose dashboard you want to see.').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Select Channel Partner' })).toBeVisible()
  })
})
