import { describe, expect, test } from 'vitest'
import { EVERYTHING, Offer } from '#data/platform/offer.ts'
import { type OfferedList, offeredList } from '#patterns/list-page/offered-list.tsx'
import type { Site } from './site.ts'
import { SITE_LIST } from './site-list.tsx'

const offered = (...fields: string[]): OfferedList<Site> =>
  offeredList(
    SITE_LIST,
    new Offer({ missing: [], absent: [{ operation: 'GetSitesAdmin', paths: fields.map((field) => `getSitesAdmin.${field}`) }], unsent: [] }),
  )
const columnIds = ({ list }: OfferedList<Site>): string[] => list.columns.map(({ id }) => id)
const filterNames = ({ list }: OfferedList<Site>): string[] => list.allFilters.map(({ name }) => name)
const lost = (names: (of: OfferedList<Site>) => string[], ...fields: string[]): string[] => {
  const left = names(offered(...fields))
  return names(offered()).filter((name) => !left.includes(name))
}

describe('the list of sites of a platform', () => {
  test('is whole where the platform has every field', () => {
    expect(offeredList(SITE_LIST, EVERYTHING)).toEqual({ list: SITE_LIST, leftOut: [] })
    expect(offered('stockistName').list).toBe(SITE_LIST)
  })

  test.each([
    ['a field of the record', ['supportAccManager'], ['accountManager'], ['accountManager'], ['Support account manager']],
    ['a field of the settings', ['basicSiteSetting.footerAddress.city'], ['city'], ['city'], ['City']],
    ['an object', ['basicSiteSetting.footerAddress'], ['country', 'state', 'city'], ['country', 'state', 'city'], ['Country', 'State', 'City']],
    ['a field of the entries of a list', ['planDetails.planName'], ['plan'], ['plan'], ['Plan']],
  ])('is without the column and the filter of %s', (_, absent, columns, filters, titles) => {
    expect([lost(columnIds, ...absent).toSorted(), lost(filterNames, ...absent).toSorted()]).toEqual([columns.toSorted(), filters.toSorted()])
    expect(offered(...absent).leftOut).toEqual(titles)
  })

  test('keeps a column that another field can fill', () => {
    expect(lost(columnIds, 'basicSiteSetting.contactEmail')).toEqual([])
    expect(lost(columnIds, 'basicSiteSetting.contactEmail', 'contactEmail')).toEqual(['email'])
  })

  test('is without the filters of the end of the license where no site has one', () => {
    expect(lost(columnIds, 'tillDate')).toEqual(['till'])
    expect(lost(filterNames, 'tillDate')).toContain('license')
  })

  test('says nothing about the SITE service where no site has services', () => {
    const { list, leftOut } = offered('siteRecurringConfig')
    expect(list.columns.map(({ id }) => id)).not.toContain('statusDifference')
    const optionsOf = (name: string) =>
      list.allFilters.flatMap((filter) => (filter.name === name && filter.kind === 'test' ? filter.options.map(({ label }) => label) : []))
    expect(optionsOf('status')).toEqual(['Enabled', 'Not enabled'])
    expect(optionsOf('payment')).toEqual(['Expiring in 30 days', 'Negative balance'])
    expect(leftOut).toEqual(['Status difference', 'SITE service active', 'SITE service not active', 'Free site'])
  })

  test('reads no parameter of a filter that was left out', () => {
    expect(Object.keys(offered('supportAccManager').list.definition.filters)).not.toContain('accountManager')
  })
})
