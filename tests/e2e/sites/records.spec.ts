import type { Page } from '@playwright/test'
import { expectNoSeriousAxeViolations } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { screenTitle } from '../routes/route-table.ts'
import { type PlatformSite, siteReader } from './platform-sites.ts'
import { expectSites, filterBar, openRowMenu, siteGrid, siteRows } from './site-list.ts'

/** What the list carries to the screen that it opened. */
const carried = (page: Page) => page.evaluate(() => (history.state as { usr?: { site?: unknown; references?: unknown } }).usr)

/** Waits until a screen is there whose address names the site. */
async function expectOpened(page: Page, path: string, title: string, site: PlatformSite): Promise<void> {
  await expect(screenTitle(page)).toHaveText(title)
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('site')]).toEqual([path, site.siteId])
}

test('a row leads to what belongs to its site [SLIST-001]', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  await expect(siteRows(page).first()).toBeVisible()
  const loaded = platform.control?.calls('GetSitesAdmin').slice()
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)
  await expect(filterBar(page)).toBeVisible()
  await expect(siteGrid(page)).toBeVisible()
  await test.step('loaded by one call without arguments [SLIST-048]', async () => {
    expect(loaded).toHaveLength(1)
    expect(loaded?.[0]?.variables ?? {}).toEqual({})
  })
  const site = sites[2] as PlatformSite
  const choose = async (entry: string) => {
    await openRowMenu(page, site)
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await test.step('Edit opens /edit-site with the site and the sites that may be its reference [SLIST-003] [SLIST-004]', async () => {
    await choose('Edit')
    await expectOpened(page, '/edit-site', 'Edit Site', site)
    const references = sites.filter((other) => other !== site && other.siteType === site.siteType && other.siteOptions === site.siteOptions)
    const offered = references.map(({ siteId, domain, companyName }) => ({ siteId, domain, companyName }))
    expect(await carried(page)).toEqual({ site, references: offered, returnTo: { address: '/', state: null } })
    await page.goBack()
  })

  await test.step('Menu opens /service-typelist with the site [SLIST-005]', async () => {
    await choose('Menu')
    await expect(siteGrid(page)).toBeHidden()
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, searchParams.get('site')]).toEqual(['/service-typelist', site.siteId])
    expect(await carried(page)).toEqual({ site })
    await page.goBack()
  })

  for (const [entry, line, content] of [
    ['Payment', '[SLIST-006] [SLIST-010]', 'Recurring Services'],
    ['History', '[SLIST-007] [SLIST-010]', 'Add New Notes'],
  ] as const) {
    await test.step(`${entry} opens a dialog of the site ${line}`, async () => {
      await choose(entry)
      const dialog = page.getByRole('dialog', { name: site.domain })
      await expect(dialog).toContainText(content)
      await expectNoSeriousAxeViolations(page)
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    })
  }

  await test.step('"Create New Site" opens /create-site [SLIST-011]', async () => {
    await page.getByRole('button', { name: 'Create New Site' }).click()
    await expect(siteGrid(page)).toBeHidden()
    expect(new URL(page.url()).pathname).toBe('/create-site')
    await page.goBack()
    await expectSites(page, sites, sites.length)
  })
})
