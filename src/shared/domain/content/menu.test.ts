import { expect, test } from 'vitest'
import {
  AGGREGATOR_SYSTEMS,
  FIRST_SERVICE_TYPES,
  LABEL_NAMES,
  MENU_IMAGE,
  menuSlug,
  RESERVATION_TYPES,
  SERVICES_PER_BATCH,
  SERVING_RADIUS,
  serviceTypeSiteId,
} from './menu.ts'

test('the words that can be renamed, in order [LABEL-008]', () => {
  expect(LABEL_NAMES).toEqual(['Station', 'Chef', 'Area', 'Waiter', 'Captain', 'Table', 'KOT', 'Manage_Dine_In', 'Counter', 'VAT', 'GST'])
})

test('sizes and kinds of menus [MENU-043] [MENU-048] [AGGR-025] [AGGR-001] [CONST2-012]', () => {
  expect(MENU_IMAGE).toEqual({ width: 267, height: 267, quality: 0.5 })
  expect(SERVICES_PER_BATCH).toBe(15)
  expect(AGGREGATOR_SYSTEMS).toEqual(['WERA', 'FALCON', 'ZOMATO'])
  expect(SERVING_RADIUS).toEqual({ value: 5, unit: 'km' })
  expect(RESERVATION_TYPES).toEqual(['WALKING', 'ONLINE'])
})

test('the slug of a menu is its name in lower case, blanks inside kept', () => {
  expect(menuSlug(' Sunday Lunch ')).toBe('sunday lunch')
})

test('a new site gets an online menu and dine in, in this order [SNEW-014] [SNEW-015]', () => {
  expect(FIRST_SERVICE_TYPES).toEqual([
    { slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1 },
    { slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2 },
  ])
})

test('service types are kept under the id with the marker [SNEW-016] [SNEW-017]', () => {
  expect(serviceTypeSiteId('site-7')).toBe('serviceType::site-7')
})
