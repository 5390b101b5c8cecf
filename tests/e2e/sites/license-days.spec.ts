import { tile } from '../dashboards/today/answered-sites.ts'
import { controlOf } from '../faults/control.ts'
import { expect, test } from '../fixtures.ts'
import { openAddress } from '../open-address.ts'
import { picture } from '../picture.ts'
import { midnightIn } from './expected-filters.ts'
import { siteReader } from './platform-sites.ts'
import { siteGrid } from './site-list.ts'

/** In how many days a license ends, at midnight as the forms store it, and what is said of it. */
const ENDS = [
  [-2, '2 days ago'],
  [-1, 'yesterday'],
  [0, 'today'],
  [1, 'tomorrow'],
  [7, 'in 7 days'],
  [8, 'in 8 days'],
  [30, 'in 30 days'],
  [31, 'in 31 days'],
] as const

test('a license is valid through its last day: in the list, its tiles and filters, on the page of the site and in the figures of Today', async ({
  signedInAs,
  platform,
}) => {
  const sites = await (await siteReader(platform))()
  const answered = ENDS.map(([days], index) => ({ ...sites[index], companyName: `Ends ${days}`, tillDate: midnightIn(days), enabled: true }))
  controlOf(platform).addFault({ operation: 'GetSitesAdmin', fault: 'wrong-shape', body: { data: { getSitesAdmin: answered } }, times: 50 })
  const { page } = await signedInAs('ADMIN')
  const words = (texts: readonly string[]) =>
    expect(siteGrid(page).locator('[data-second]', { hasText: /^(?:\d+ days ago|yesterday|today|tomorrow|in \d+ days)$/ })).toHaveText([...texts])
  const listed = async (license: string, texts: readonly string[]) => {
    await openAddress(page, `/?license=${license}&sort=till`)
    await words(texts)
  }
  await openAddress(page, '/?sort=till')
  await words(ENDS.map(([, when]) => when))
  await picture(page, 'license-days')
  await listed('expired', ['2 days ago', 'yesterday'])
  await listed('expiring-7', ['today', 'tomorrow', 'in 7 days'])
  await listed('expiring', ['today', 'tomorrow', 'in 7 days', 'in 8 days', 'in 30 days'])
  const tiles = page.getByRole('group', { name: 'Sites by state' })
  await expect(tiles.getByRole('button', { name: /^Expired: 2 / })).toBeVisible()
  await expect(tiles.getByRole('button', { name: /^Expiring in 30 days: 5 / })).toBeVisible()

  for (const [index, text] of [
    [1, 'The license ended yesterday'],
    [2, 'The license ends today'],
    [3, 'The license ends tomorrow'],
  ] as const) {
    await openAddress(page, `/site/${answered[index]?.siteId}`)
    await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText(text)
  }

  await openAddress(page, '/today')
  await expect(tile(page, /^Expired: 2,/)).toBeVisible()
  await expect(tile(page, /^Expiring in 7 days: 3,/)).toBeVisible()
  await expect(tile(page, /^Expiring in 30 days: 5,/)).toBeVisible()
})
