import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { expectNoSeriousAxeViolations, expectReadableColours } from '../axe.ts'
import { dashboardDateText, moneyText } from '../expected-texts.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { addNote, storedEvents } from '../history/site-history.ts'
import { dismissToasts } from '../notifications.ts'
import { openAddress } from '../open-address.ts'
import { StoredServices } from '../payments/stored-services.ts'
import { picture } from '../picture.ts'
import { analyticsReader, boardGrid, expectColumn, expectDayColours, titlesOf } from './board-on-screen.ts'
import { lastDays, presentSeconds, renewalDays } from './expected-days.ts'

const COMPANY = 'Deccan Digital Partners'

test('the dashboards of a channel partner [DASH-001]', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const control = controlOf(platform)
  const read = await analyticsReader(platform)
  const now = presentSeconds()
  const days = lastDays(now, 10)
  const columns = ['Sr No', 'Business Name', 'Subscription Start Date', 'Renewal Date', 'Renewal Amount', ...days, 'Notes']
  const asked = () => control.sent('rest.renewal_dashboard')
  // One subscription ends soon, so that there is a renewal to show.
  const stored = new StoredServices(platform)
  const { domain, siteId } = await stored.site((site) => site['channelPartner'] === COMPANY && site['companyName'] === 'Chowki Cold Storage')
  const input = { domain, endDate: now + 5 * 86_400 }
  await stored.run('mutation ($input: UpdateSiteDataNormalizeInput!) { updateSiteDataNormalize(input: $input) { domain } }', { input })
  const sites = await read<DashboardSite>('renewal_dashboard', { channelPartner: COMPANY })
  const due = await read<DashboardSite>('renewal_dashboard', { ...renewalDays(now), channelPartner: COMPANY })
  const before = asked().length
  const { page } = await signedInAs('CP')

  await test.step('"/" is the dashboard of the own company [CPD-009] [CPD-010] [ROUTE-059]', async () => {
    const grid = boardGrid(page, 'Partner dashboard')
    await expectColumn(
      grid,
      'Business Name',
      sites.map(({ companyName }) => companyName ?? ''),
    )
    expect(asked().slice(before)).toEqual([{ channelPartner: COMPANY }])
    expect(await titlesOf(grid)).toEqual(columns)
    await expectDayColours(grid, sites, now)
    await expect(page.getByRole('group', { name: COMPANY }).getByRole('definition').nth(1)).toHaveText('Vikram Desai')
    await expectNoSeriousAxeViolations(page)
    await picture(page, 'home')
  })

  await test.step('My Dashboard: the own renewals of the usual window [MYD-001] [MYD-006] [MYD-007] [MYD-008] [REN-007]', async () => {
    await openAddress(page, '/my-dashboard')
    const grid = boardGrid(page, 'My Dashboard')
    await expectColumn(
      grid,
      'Business Name',
      due.map(({ companyName }) => companyName ?? ''),
    )
    expect(asked().at(-1)).toEqual({
      ...Object.fromEntries(Object.entries(renewalDays(now)).map(([name, value]) => [name, String(value)])),
      channelPartner: COMPANY,
    })
    await expectColumn(
      grid,
      'Renewal Amount',
      due.map(({ charges, curr }) => moneyText(charges ?? 0, curr ?? 'INR')),
    )
    await expectColumn(
      grid,
      'Renewal Date',
      due.map(({ endDate }) => dashboardDateText(endDate)),
    )
  })

  await test.step('its columns, 100 rows a page, and the searched part of a name is marked [MYD-002] [MYD-003]', async () => {
    const grid = boardGrid(page, 'My Dashboard')
    expect(await titlesOf(grid)).toEqual(columns)
    await expect(page.getByRole('combobox', { name: 'Rows on a page' })).toHaveValue('100')
    const field = page.getByRole('searchbox', { name: 'Search Business Name' })
    await field.fill('cold st')
    await expectColumn(grid, 'Business Name', ['Chowki Cold Storage'])
    await expect(grid.locator('mark')).toHaveText(['Cold St'])
    await expect.poll(() => new URL(page.url()).searchParams.get('business')).toBe('cold st')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'my-dashboard-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await field.fill('nothing of the kind')
    await expect(page.getByText('No site matches')).toBeVisible()
    await page.getByRole('button', { name: 'Clear all filters' }).click()
    await expectColumn(
      grid,
      'Business Name',
      due.map(({ companyName }) => companyName ?? ''),
    )
  })

  await test.step('a partner writes notes with the calls of staff [MYD-005] [CPD-011]', async () => {
    await boardGrid(page, 'My Dashboard').getByRole('button', { name: 'Notes of Chowki Cold Storage' }).click()
    const dialog = page.getByRole('dialog', { name: domain })
    await expect(dialog.getByRole('heading', { name: 'Add New Notes' })).toBeVisible()
    await addNote(dialog, 'Renewal Notes', 'Will renew')
    expect((await storedEvents(platform, siteId))[0]).toMatchObject({ eventName: 'Renewal Notes', note: 'Will renew', createdBy: 'cp@demo.example' })
    expect(control.sent('GetSiteActionEventsFilter')[0]).toEqual({ searchValue: JSON.stringify({ siteId }), skips: 0, limits: 100 })
    await dismissToasts(page)
    await picture(page, 'notes')
  })
})
