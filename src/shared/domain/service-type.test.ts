import { expect, test } from 'vitest'
import { FIRST_SERVICE_TYPES, serviceTypeSiteId } from './service-type.ts'

test('a new site gets an online menu and dine in, in this order [CONST-061]', () => {
  expect(FIRST_SERVICE_TYPES).toEqual([
    { slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1 },
    { slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2 },
  ])
})

test('service types are kept under the id with the marker [SNEW-016] [SNEW-017]', () => {
  expect(serviceTypeSiteId('site-7')).toBe('serviceType::site-7')
})
