import { expect, test } from 'vitest'
import { emptyFilters } from '#components/list-state/list-address.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import type { FilterValues } from '#patterns/list-page/list-filters.ts'
import type { Site } from './site.ts'
import { countSites, isTileOn, SITE_TILES, toggleTile } from './site-counts.ts'
import { SITE_LIST } from './site-list.tsx'
import { makeSite, siteService } from './test/make-site.ts'

const NOW = 1_800_000_000
const DAY = 86_400

const sites: readonly Site[] = [
  makeSite({ tillDate: NOW + DAY, siteRecurringConfig: siteService(0) }),
  makeSite({ tillDate: NOW + 90 * DAY, siteRecurringConfig: siteService(100, 'INACTIVE') }),
  makeSite({ enabled: false, tillDate: NOW - DAY, siteRecurringConfig: siteService(100) }),
  makeSite({ enabled: null }),
]

test('counts sites by state; plan figures follow the SITE service [SLIST-041]', () => {
  expect(countSites(sites, NOW)).toEqual({ active: 2, inactive: 2, expiring: 1, expired: 1, free: 1, activePlan: 2 })
  expect(countSites([], NOW)).toEqual({ active: 0, inactive: 0, expiring: 0, expired: 0, free: 0, activePlan: 0 })
})

test('a tile shows exactly the sites it counts', () => {
  const counts = countSites(sites, NOW)
  const filter = createRowFilter(sites, SITE_LIST.criteriaAt(NOW))
  for (const tile of SITE_TILES) expect(filter.apply({ ...emptyFilters(SITE_LIST.definition), ...tile.filter })?.length).toBe(counts[tile.count])
})

test('a click turns its filter on, another one off, and leaves the others alone', () => {
  const expiring = SITE_TILES.find(({ count }) => count === 'expiring')
  if (expiring === undefined) throw new Error('no tile of expiring sites')
  const before: FilterValues = { ...emptyFilters(SITE_LIST.definition), q: 'brew', status: 'Active' }
  const on = { ...before, ...toggleTile(expiring, before) }
  expect(on).toEqual({ ...before, license: 'expiring' })
  expect(isTileOn(expiring, on)).toBe(true)
  expect({ ...on, ...toggleTile(expiring, on) }).toEqual(before)
})
