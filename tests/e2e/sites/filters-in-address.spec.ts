import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { has, hasActiveService, isExpired, isExpiring, isFree, place, setFilter } from './expected-filters.ts'
import { type PlatformSite, siteReader } from './platform-sites.ts'
import { expectSites, filterBar, openRowMenu, siteGrid } from './site-list.ts'

const TILES: readonly (readonly [label: string, keeps: (site: PlatformSite) => boolean])[] = [
  ['Active', ({ enabled }) => enabled === true],
  ['InActive', ({ enabled }) => enabled !== true],
  ['Expiring in 30 days', isExpiring],
  ['Expired', isExpired],
  ['Free site', isFree],
]

test('filters stand in the address, and the tiles are filters', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)

  await test.step('a reload, the way back and a pasted address bring them back', async () => {
    await setFilter(page, { label: 'Country', kind: 'any-of', values: ['India'] })
    await setFilter(page, { label: 'Customer name', kind: 'text', values: ['reddy'] })
    await siteGrid(page).getByRole('columnheader', { name: 'Business name' }).click()
    const kept = sites
      .filter((site) => place(site)?.country === 'IND' && has(site.custName, 'reddy'))
      .toSorted((one, other) => (one.companyName ?? '').localeCompare(other.companyName ?? '', 'en'))
    await expectSites(page, kept, sites.length)
    const address = new URL(page.url())

    await page.reload()
    await expectSites(page, kept, sites.length)
    await expect(filterBar(page).getByRole('group', { name: 'Country: India' })).toBeVisible()

    await openRowMenu(page, kept[0] as PlatformSite)
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(siteGrid(page)).toBeHidden()
    await page.goBack()
    await expectSites(page, kept, sites.length)

    await openAddress(page, '/')
    await expectSites(page, sites, sites.length)
    await page.goto(address.href)
    await expectSites(page, kept, sites.length)
    await filterBar(page).getByRole('button', { name: 'Clear all' }).click()
    await siteGrid(page).getByRole('columnheader', { name: 'Business name' }).click()
    await siteGrid(page).getByRole('columnheader', { name: 'Business name' }).click()
    await expectSites(page, sites, sites.length)
  })

  await test.step('an address with an order and a page that are none shows the list all the same', async () => {
    await openAddress(page, '/?page=x&sort=nothing&size=7')
    await expectSites(page, sites, sites.length)
  })

  await test.step('a filter that cannot be read shows so, and no row in place of every row', async () => {
    const count = page.getByRole('region', { name: 'Sites' }).getByRole('status')
    await openAddress(page, '/?payment=negative-balance')
    await expect(filterBar(page).getByRole('group', { name: `Payment: can't read "Negative balance"` })).toBeVisible()
    await expect(count).toHaveText(`0 of ${sites.length}`)
    await openAddress(page, '/?status=Broken')
    await expect(filterBar(page).getByRole('group', { name: `Status: can't read "Broken"` })).toBeVisible()
    await expect(count).toHaveText(`0 of ${sites.length}`)
    await openAddress(page, '/?partnerType=BANK')
    await expect(filterBar(page).getByRole('group', { name: 'Partner type: BANK' })).toBeVisible()
    await expect(count).toHaveText(`0 of ${sites.length}`)
    await openAddress(page, '/')
  })

  await test.step("each tile counts the platform's sites, shows them, and then all again [SLIST-038] [SLIST-042]", async () => {
    for (const [label, keeps] of TILES) {
      const kept = sites.filter(keeps)
      expect(kept.length, label).toBeGreaterThan(0)
      const tile = page.getByRole('group', { name: 'Sites by state' }).getByRole('button', { name: new RegExp(`^${label}: ${kept.length} `) })
      await tile.click()
      await expect(tile).toHaveAttribute('aria-pressed', 'true')
      await expectSites(page, kept, sites.length)
      await tile.click()
      await expect(tile).toHaveAttribute('aria-pressed', 'false')
      await expectSites(page, sites, sites.length)
    }
    // The plan figure: sites with a SITE service whose status is not literally INACTIVE.
    const activePlan = sites.filter(hasActiveService).length
    await picture(page, 'tiles')
    await expect(page.getByTitle(`enabled sites; ${activePlan} sites have an active plan`)).toBeVisible()
  })
})
