import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { COLUMN_TEXTS, siteReader } from '../platform-sites.ts'
import { cellsOf, columnTitles, expectSites, siteRows } from '../site-list.ts'
import { COLUMNS } from './expected-columns.ts'

/** What follows the platform's text in a column's cells. */
const BEHIND: Readonly<Record<string, string>> = { 'User name': 'Reset ?' }

test('the columns of the sites, and what they say', async ({ signedInAs, platform }) => {
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
})
