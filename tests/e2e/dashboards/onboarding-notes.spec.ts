import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { addNote, storedEvents } from '../history/site-history.ts'
import { dismissToasts } from '../notifications.ts'
import { firstOf, siteReader } from '../sites/platform-sites.ts'
import { onlyFile, readCsv } from '../sites/read-files.ts'
import { analyticsReader, boardOf, columnOf, inFilter } from './board-on-screen.ts'
import { lastDays, monthsUntilYesterday, presentSeconds, windowOf } from './expected-days.ts'

const LONG_AGO = '01-01-2021'

test('the Onboarding Dashboard is sorted and exported, and opens the notes of a site', async ({ signedInAs, platform, folders }) => {
  const control = controlOf(platform)
  const read = await analyticsReader(platform)
  const now = presentSeconds()
  const sites = await read<DashboardSite>('onboarding_dashboard', windowOf(LONG_AGO, monthsUntilYesterday(now, 6).to))
  const [chosen] = sites.filter(({ companyName, supportAccManager, salesPerson }) => companyName && supportAccManager && salesPerson) as [DashboardSite]
  const { page } = await signedInAs('ADMIN', { at: '/deployment-dashboard' })
  const { count, filters, grid, search, setDay } = boardOf(page, 'Onboarding Dashboard')
  await setDay('From', LONG_AGO)
  await search.click()
  await expect(count).toHaveText(`${sites.length} of ${sites.length}`)

  await test.step('the table can be sorted, and an export holds it as it is on screen', async () => {
    await grid.getByRole('columnheader', { name: 'Business Name' }).click()
    await expect(grid.getByRole('columnheader', { name: 'Business Name' })).toHaveAttribute('aria-sort', 'ascending')
    const sorted = await columnOf(grid, 'Business Name')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: /^All that match .*as CSV$/ }).click()
    const [head, ...rows] = await readCsv(await onlyFile(folders.downloads, /^Onboarding Dashboard .*\.csv$/))
    expect(head?.slice(0, 12)).toEqual(['Business Name', 'Plan Name', ...lastDays(now, 10)])
    expect(rows).toHaveLength(sites.length)
    expect(rows.slice(0, 5).map(([name]) => name?.replace(/^'/, ''))).toEqual(sorted.slice(0, 5))
    await page.keyboard.press('Escape')
  })

  await test.step('Notes opens the notes of the site, titled with its domain, also where it has no wallet [DASH-015] [NOTES-001]', async () => {
    control.addFault({ operation: 'GetSiteWalletById', fault: 'wrong-shape', body: { data: { getSiteWalletById: null } }, times: 9 })
    await inFilter(filters, 'Business Name', (editor) => editor.getByRole('textbox').fill((chosen.companyName ?? '').toUpperCase()))
    await search.click()
    const { domain } = firstOf(await (await siteReader(platform))(), ({ siteId }) => siteId === chosen.id)
    await grid.getByRole('button', { name: `Notes of ${chosen.companyName}` }).click()
    const dialog = page.getByRole('dialog', { name: domain })
    await expect(dialog.getByRole('table', { name: 'History' })).toBeVisible()
    await addNote(dialog, 'Onboarding', 'Asked for the menu')
    expect((await storedEvents(platform, chosen.id))[0]).toMatchObject({ eventName: 'Onboarding', note: 'Asked for the menu' })
    await dismissToasts(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
})
