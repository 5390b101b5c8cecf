import { expectReadableColours } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { openAddress } from '../../open-address.ts'
import { picture } from '../../picture.ts'
import { KEYBOARD } from '../../routes/hands.ts'
import { hasActiveService, siteService } from '../expected-filters.ts'
import { press, take } from '../keys/keys-on-screen.ts'
import { type PlatformSite, siteReader } from '../platform-sites.ts'
import { onlyFile, readCsv } from '../read-files.ts'
import { cellsOf, columnTitles, expectSites, filterBar } from '../site-list.ts'

const differenceOf = (site: PlatformSite): string => {
  if (hasActiveService(site)) return site.enabled === true ? '' : 'Not enabled, SITE service active'
  if (site.enabled !== true) return ''
  return siteService(site) === undefined ? 'Enabled, no SITE service' : 'Enabled, SITE service not active'
}

test('where the status and the SITE service disagree is shown, filtered and exported [SLIST-038] [SLIST-041]', async ({ signedInAs, platform, folders }) => {
  const { page } = await signedInAs('ADMIN')
  const sites = await (await siteReader(platform))()
  const differing = sites.filter((site) => differenceOf(site) !== '')
  expect(new Set(differing.map(differenceOf)).size, 'the data has sites of every difference').toBe(3)
  await expectSites(page, sites, sites.length)
  expect(await columnTitles(page)).not.toContain('Status difference')

  await test.step('the column is chosen by keyboard, and says nothing where they agree', async () => {
    await KEYBOARD.press(page.getByRole('button', { name: 'Columns', exact: true }))
    await page.getByRole('checkbox', { name: 'Status difference', exact: true }).press('Space')
    await press(page, 'Escape')
    await expect.poll(() => columnTitles(page)).toContain('Status difference')
    const shown = await cellsOf(page, 'Status difference', 'whole')
    expect(shown).toEqual(sites.slice(0, shown.length).map(differenceOf))
  })

  await test.step('the status filter offers both meanings by name, the SITE service by keyboard', async () => {
    await KEYBOARD.press(filterBar(page).getByRole('button', { name: 'Filter', exact: true }))
    await take(page, /^Status$/)
    await expect(page.getByRole('radio')).toHaveCount(4)
    for (const name of ['Enabled', 'Not enabled', 'SITE service active', 'SITE service not active']) {
      await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
    }
    await picture(page, 'status-filter')
    await page.getByRole('radio', { name: 'SITE service active', exact: true }).press('Space')
    await press(page, 'Escape')
    await expect(filterBar(page).getByRole('group', { name: 'Status: SITE service active' })).toBeVisible()
    await expectSites(page, sites.filter(hasActiveService), sites.length)
    await KEYBOARD.press(page.getByRole('button', { name: 'Remove the filter Status: SITE service active' }))
    await expectSites(page, sites, sites.length)
  })

  await test.step('the sites that differ are listed and exported with it', async () => {
    const filter = differing.map(differenceOf)
    const search = new URLSearchParams([['columns', 'status.statusDifference'], ...[...new Set(filter)].map((text) => ['statusDifference', text])])
    await openAddress(page, `/?${search}`)
    await expectSites(page, differing, sites.length)
    await picture(page, 'status-difference')
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: `All that match (${differing.length}) as CSV` }).click()
    const [head, ...rows] = await readCsv(await onlyFile(folders.downloads, /^Sites .*\.csv$/))
    expect(head).toEqual(['Business name', 'Domain', 'Status', 'Status difference'])
    expect(rows.map((row) => row.slice(2))).toEqual(differing.map((site) => [site.enabled === true ? 'Active' : 'InActive', differenceOf(site)]))
    await page.keyboard.press('Escape')
  })

  await test.step('it is readable in the dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadableColours(page)
    await picture(page, 'status-difference-dark')
  })
})
