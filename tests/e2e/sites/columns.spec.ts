import type { Page } from '@playwright/test'
import { dateText } from '../expected-texts.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { COLUMN_TEXTS, firstOf, type PlatformSite, siteReader } from './platform-sites.ts'
import { cellsOf, columnTitles, expectSites, rowOf, siteGrid, siteRows } from './site-list.ts'

const COLUMNS = [
  'Business name',
  'Status',
  'Plan',
  'License end',
  'Customer name',
  'Email',
  'Mobile',
  'Partner',
  'Sales person',
  'Support account manager',
  'Created',
  'User name',
  'Version',
]
/** What follows the platform's text in a column's cells. */
const BEHIND: Readonly<Record<string, string>> = { 'User name': 'Reset ?' }
const MORE_COLUMNS = [
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

const sortBy = (page: Page, title: string, modifiers: ('Shift' | 'Control')[] = []) =>
  siteGrid(page).getByRole('columnheader', { name: title }).click({ modifiers })

test('the columns, what they say, and which of them are shown', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)

  await test.step('order [SLIST-002]', async () => {
    expect(await columnTitles(page)).toEqual(COLUMNS)
    await expect(
      siteRows(page)
        .first()
        .getByRole('button', { name: /^Actions for/ }),
    ).toBeVisible()
  })

  await test.step('every column says what the platform says [SLIST-062]', async () => {
    for (const title of [...COLUMNS, 'Domain']) {
      const shown = await cellsOf(page, title, 'whole')
      expect(shown.length, title).toBeGreaterThanOrEqual(10)
      expect(shown, title).toEqual(sites.slice(0, shown.length).map((site) => `${COLUMN_TEXTS[title]?.(site) ?? ''}${BEHIND[title] ?? ''}`))
    }
  })

  await test.step('status is "Active" for an enabled site, "InActive" else [SLIST-039] [SLIST-040]', async () => {
    await openAddress(page, '/?status=InActive')
    const disabled = sites.filter(({ enabled }) => !enabled)
    await expectSites(page, disabled, sites.length)
    expect(new Set(await cellsOf(page, 'Status'))).toEqual(new Set(['InActive']))
    await openAddress(page, '/?status=Active')
    await expectSites(
      page,
      sites.filter(({ enabled }) => enabled),
      sites.length,
    )
    expect(new Set(await cellsOf(page, 'Status'))).toEqual(new Set(['Active']))
    await openAddress(page, '/')
  })

  await test.step('long texts are cut, whole on hover [SLIST-043] [SLIST-044] [SLIST-045] [SLIST-046]', async () => {
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

test.describe('two thousand sites', () => {
  test.use({ platformOptions: { size: 'demo' } })

  test('are sorted by several columns and shown by pages', async ({ signedInAs, platform }) => {
    const { page } = await signedInAs('ADMIN')
    const sites = await (await siteReader(platform))()
    const range = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible()
    const firstDomain = async (domain: string | undefined) => expect.poll(async () => (await cellsOf(page, 'Domain', 'whole'))[0]).toBe(domain)

    await test.step('a hundred a page [SLIST-047]', async () => {
      await range('1-100 of 2,000')
      await expect(page.getByLabel('Rows on a page')).toHaveValue('100')
      await siteGrid(page).getByRole('gridcell').nth(2).press('Control+End')
      await expect(rowOf(page, sites[99] as PlatformSite)).toHaveAttribute('aria-rowindex', '101')
      await expect(siteRows(page).last()).toHaveAttribute('aria-rowindex', '101')
    })

    await test.step('the next page, the last, and a page of its own in the address', async () => {
      await page.getByRole('button', { name: 'Next page' }).click()
      await range('101-200 of 2,000')
      await firstDomain(sites[100]?.domain)
      await page.getByRole('button', { name: 'Page 20', exact: true }).click()
      await range('1,901-2,000 of 2,000')
      await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
      await page.reload()
      await range('1,901-2,000 of 2,000')
      await firstDomain(sites[1900]?.domain)
      await openAddress(page, '/?page=3&size=25')
      await range('51-75 of 2,000')
      await firstDomain(sites[50]?.domain)
    })

    await test.step('other sizes, and all on one page', async () => {
      await page.getByLabel('Rows on a page').selectOption('500')
      await range('1-500 of 2,000')
      await page.getByLabel('Rows on a page').selectOption('all')
      await range('1-2,000 of 2,000')
      await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden()
      await siteGrid(page).getByRole('gridcell').nth(2).press('Control+End')
      await expect(rowOf(page, sites[1999] as PlatformSite)).toBeVisible()
      // However many there are, only those in sight are drawn.
      expect(await siteRows(page).count()).toBeLessThan(100)
    })

    await test.step('sorted by sales person, then by license end, the latest first', async () => {
      await openAddress(page, '/')
      await sortBy(page, 'Sales person')
      await expect(siteGrid(page).getByRole('columnheader', { name: 'Sales person' })).toHaveAttribute('aria-sort', 'ascending')
      await sortBy(page, 'License end', ['Shift'])
      await sortBy(page, 'License end', ['Shift'])
      await expect(siteGrid(page).getByRole('img', { name: 'sorted descending, number 2 in order' })).toBeVisible()
      const named = sites.filter(({ salesPerson }) => salesPerson === 'Aisha Bello').toSorted((one, other) => (other.tillDate ?? 0) - (one.tillDate ?? 0))
      await expect
        .poll(async () => cellsOf(page, 'License end'))
        .toEqual(named.slice(0, await siteRows(page).count()).map(({ tillDate }) => dateText(tillDate)))
      expect(new Set(await cellsOf(page, 'Sales person'))).toEqual(new Set(['Aisha Bello']))
      await page.reload()
      await expect(siteGrid(page).getByRole('img', { name: 'sorted ascending, number 1 in order' })).toBeVisible()
      await expect(siteGrid(page).getByRole('img', { name: 'sorted descending, number 2 in order' })).toBeVisible()
      await sortBy(page, 'Sales person')
      await expect(siteGrid(page).getByRole('columnheader', { name: 'Sales person' })).toHaveAttribute('aria-sort', 'descending')
      await expect(siteGrid(page).getByRole('img', { name: 'sorted descending', exact: true })).toBeVisible()
      await expect.poll(async () => (await cellsOf(page, 'Sales person'))[0]).toBe('Sneha Patil')
      await picture(page, 'sorted')
    })
  })
})
