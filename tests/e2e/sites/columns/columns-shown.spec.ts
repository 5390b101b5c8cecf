import { expect, test } from '../../fixtures.ts'
import { picture } from '../../picture.ts'
import { firstOf, siteReader } from '../platform-sites.ts'
import { cellsOf, columnTitles, expectSites, rowOf } from '../site-list.ts'
import { COLUMNS } from './expected-columns.ts'

const MORE_COLUMNS = [
  'Status difference',
  'Domain',
  'Site ID',
  'Record type',
  'Title',
  'Created by',
  'Last sign-in',
  'Last access',
  'Site type',
  'Site option',
  'Partner type',
  'Currency',
  'Country',
  'State',
  'City',
]

test('long texts are cut in their column; columns are hidden, shown and moved', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)

  await test.step('long texts are cut, whole on hover [SLIST-043] [SLIST-044] [SLIST-045] [SLIST-046] [FMT-013]', async () => {
    const long = firstOf(sites, ({ companyName, custName }) => (companyName ?? '').length > 60 && (custName ?? '').length > 40)
    const row = rowOf(page, long)
    const email = long.contactEmail ?? ''
    const companyName = long.companyName ?? ''
    const custName = long.custName ?? ''
    expect([companyName.length > 40, long.domain.length > 30, custName.length > 30, email.length > 30]).toEqual([true, true, true, true])
    for (const [drawn, whole] of [
      [`${companyName.slice(0, 40)}... ${long.domain.slice(0, 30)}...`, `${companyName}\n${long.domain}`],
      [`${custName.slice(0, 30)}...`, custName],
      [`${email.slice(0, 30)}...`, email],
    ] as const) {
      const cell = row.getByRole('gridcell', { name: drawn, exact: true })
      await cell.hover()
      await expect(cell).toHaveAttribute('title', whole)
    }
    // One of exactly the length stays whole.
    const fitting = sites.filter(({ domain }) => domain.length <= 30)
    expect(fitting.length).toBeGreaterThan(0)
    const cut = (await cellsOf(page, 'Domain')).filter((text) => text.endsWith('...'))
    expect(new Set(cut.map((text) => text.length))).toEqual(new Set([33]))
  })

  await test.step('columns are hidden, shown and moved, and back after a reload', async () => {
    const panel = page.getByRole('dialog', { name: 'Columns' }).or(page.getByRole('group', { name: 'Columns' }))
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await expect(panel.getByRole('checkbox')).toHaveCount(COLUMNS.length + MORE_COLUMNS.length)
    await expect(panel.getByRole('checkbox', { name: 'Business name' })).toBeDisabled()
    for (const title of MORE_COLUMNS) await expect(panel.getByRole('checkbox', { name: title, exact: true })).not.toBeChecked()
    for (const title of ['Customer name', 'Email', 'Mobile']) await panel.getByRole('checkbox', { name: title, exact: true }).uncheck()
    await panel.getByRole('checkbox', { name: 'City', exact: true }).check()
    await panel.getByRole('checkbox', { name: 'Domain', exact: true }).check()
    await panel.getByRole('button', { name: 'Move Plan up' }).click()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const chosen = ['Business name', 'Plan', 'Status', 'License end', ...COLUMNS.slice(7), 'City', 'Domain']
    expect(await columnTitles(page)).toEqual(chosen)
    expect((await cellsOf(page, 'City', 'whole'))[0]).toBe(sites[0]?.basicSiteSetting?.footerAddress?.city)

    await page.reload()
    await expectSites(page, sites, sites.length)
    expect(await columnTitles(page)).toEqual(chosen)
    await picture(page, 'columns-chosen')
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    const reset = panel.getByRole('button', { name: 'Reset', exact: true })
    await reset.click()
    // With nothing more to reset it still has the focus, so that Escape reaches the panel.
    await expect(reset).toBeDisabled()
    await expect(reset).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    expect(await columnTitles(page)).toEqual(COLUMNS)
  })
})
