import { expect, test } from 'vitest'
import { EVERYTHING, Offer } from '#data/platform/offer.ts'
import { fieldsNotOffered, fieldsNotSent } from './not-offered.ts'

const absent = (...paths: string[]): Offer =>
  new Offer({ missing: [], absent: [{ operation: 'GetBasicSiteSettingBySite', paths: paths.map((path) => `getBasicSiteSettingBySite.${path}`) }], unsent: [] })
const unsent = (operation: string, ...paths: string[]): Offer =>
  new Offer({ missing: [], absent: [], unsent: [{ operation, paths: paths.map((path) => `input.${path}`) }] })

test('a platform that has everything offers every field', () => {
  expect([fieldsNotOffered('create', EVERYTHING).size, fieldsNotOffered('edit', EVERYTHING).size]).toEqual([0, 0])
})

test.each<[string, Offer, string[]]>([
  ['the settings', absent('homePageTitle'), ['homeTitle']],
  ['a field that must be filled', absent('referenceSite'), []],
  ['every place that a field is read from', absent('city', 'footerAddress.city'), ['city']],
  ['one of two places', absent('city', 'ownerEmail', 'ownerMob'), []],
  ['the update', unsent('UpdateSiteByAdmin', 'courierOption', 'footerAddress.city', 'city'), ['courierOption', 'city']],
  ['one of two places in the update', unsent('UpdateSiteByAdmin', 'city'), []],
  ['the creation', unsent('CreateSiteByRecahoAdmin', 'courierOption'), []],
])('an edit is without the fields that the platform lacks in %s', (_, offer, names) => {
  expect([...fieldsNotOffered('edit', offer)].toSorted()).toEqual(names.toSorted())
})

test('a new site is without the fields that its creation has no place for, whatever a stored one lacks', () => {
  expect([...fieldsNotOffered('create', unsent('CreateSiteByRecahoAdmin', 'courierOption'))]).toEqual(['courierOption'])
  expect(fieldsNotOffered('create', absent('homePageTitle')).size).toBe(0)
})

test('a required field stays, and is known to have no place', () => {
  const offer = unsent('CreateSiteByRecahoAdmin', 'salesPerson', 'courierOption')
  expect([...fieldsNotOffered('create', offer)]).toEqual(['courierOption'])
  expect([...fieldsNotSent('create', offer)]).toEqual(['salesPerson', 'courierOption'])
  expect(fieldsNotSent('edit', offer).size).toBe(0)
})
