import { describe, expect, test } from 'vitest'
import { type CatalogueService, changedServiceInput, LOCKED, NEW_PLATFORM_SERVICE, newServiceInput, platformValuesOf } from './platform-form.ts'

const SERVICE: CatalogueService = {
  id: 'till',
  siteId: 'master',
  serviceId: 'till',
  serviceType: 'BASIC',
  slugServiceName: 'point-of-sale',
  serviceName: 'Point of Sale',
  status: 'INACTIVE',
  masterService: 'POS',
  platform: 'SPA',
  siteType: 'O2OCommerce',
  createdAt: 1,
}

describe('a platform service', () => {
  test('each use locks its own fields', () => {
    expect(Object.fromEntries(Object.entries(LOCKED).map(([use, locked]) => [use, [...locked].toSorted()]))).toEqual({
      create: [],
      edit: ['masterService', 'serviceName', 'siteType'],
      clone: ['masterService', 'serviceName', 'serviceType', 'status'],
    })
  })

  test('a new one has the slug of its trimmed name, a clone that of its source', () => {
    const values = { ...NEW_PLATFORM_SERVICE, serviceName: ' Loyalty Points ' }
    expect(newServiceInput(values, null)).toMatchObject({ siteId: 'master', serviceName: 'Loyalty Points', slugServiceName: 'loyalty points' })
    expect(newServiceInput(platformValuesOf(SERVICE), SERVICE).slugServiceName).toBe('point-of-sale')
  })

  test('an edit sends no site type', () => {
    expect(changedServiceInput(platformValuesOf(SERVICE), SERVICE)).toEqual({
      siteId: 'master',
      serviceId: 'till',
      serviceName: 'Point of Sale',
      slugServiceName: 'point-of-sale',
      status: 'INACTIVE',
      masterService: 'POS',
      platform: 'SPA',
      serviceType: 'BASIC',
    })
  })
})
