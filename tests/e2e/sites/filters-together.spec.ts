import { expect, test } from '../fixtures.ts'
import { picture } from '../picture.ts'
import { has, place, plans, setFilter } from './expected-filters.ts'
import { firstOf, siteReader } from './platform-sites.ts'
import { expectSites, filterBar } from './site-list.ts'

test('filters hold together and with the search, and Clear all unsets them', { tag: '@daily' }, async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  await expectSites(page, sites, sites.length)

  await test.step('all that are set must hold, several plans are alternatives, Clear all unsets them [SLIST-026]', async () => {
    await setFilter(page, { label: 'Plan', kind: 'any-of', values: ['Growth', 'Starter', 'Restaurant Pro'] })
    await setFilter(page, { label: 'Country', kind: 'any-of', values: ['India'] })
    const wanted = ['Growth', 'Starter', 'Restaurant Pro']
    const indian = sites.filter((site) => plans(site).some((plan) => wanted.includes(plan ?? '')) && place(site)?.country === 'IND')
    await expectSites(page, indian, sites.length)
    const part = (indian.at(-1)?.companyName ?? '').slice(0, 5).toUpperCase()
    await filterBar(page).getByRole('searchbox').fill(part)
    const found = indian.filter((site) => [site.companyName, site.domain, site.custName, site.contactEmail].some((text) => has(text, part)))
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(indian.length)
    await expectSites(page, found, sites.length)
    await expect(filterBar(page).getByRole('group', { name: 'Plan: Growth, Starter +1' })).toBeVisible()
    await picture(page, 'combined')
    await filterBar(page).getByRole('button', { name: 'Clear all' }).click()
    await expectSites(page, sites, sites.length)
    await expect(filterBar(page).getByRole('button', { name: /^Remove the filter/ })).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
  })
})

test('the search finds a site by whatever names it', async ({ signedInAs, platform }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  const site = firstOf(sites, ({ companyName }) => companyName === 'Malabar Stores')
  for (const text of [
    site.companyName,
    site.domain,
    site.custName,
    site.basicSiteSetting?.contactEmail,
    site.basicSiteSetting?.contactNumber,
    site.siteId,
    site.userName,
  ]) {
    await filterBar(page)
      .getByRole('searchbox')
      .fill(text ?? '')
    await expectSites(page, [site], sites.length)
  }
  await filterBar(page).getByRole('searchbox').fill('nobody is called so')
  await expect(page.getByText('No site matches')).toBeVisible()
  await page.getByRole('button', { name: 'Clear all filters' }).click()
  await expectSites(page, sites, sites.length)
})
