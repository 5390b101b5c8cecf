import { describe, expect, test } from 'vitest'
import type { Menu } from '../menu.ts'
import {
  asksForReservation,
  checkMenuImage,
  checkNewMenuImage,
  editModeOf,
  type MenuFormValues,
  MODE_TITLES,
  menuFormSchema,
  menuFormValues,
  newMenuInput,
  newMenuSchema,
  subMenuInput,
  updateInput,
} from './menu-values.ts'

const site = { siteId: 'site-7', domain: 'aditi.example', companyName: 'Aditi', custName: 'Aditi Rao' }
const image = { bucket: 'b', region: 'r', key: 'site-7/menu/1' }
const lunch = {
  siteId: 'serviceType::site-7',
  slugName: 'lunch',
  typeName: 'Lunch',
  typeDes: 'Noon',
  displayName: 'Lunch!',
  typeStatus: true,
  masterServiceType: null,
  displayOrder: 3,
  image,
  reservationType: null,
  isAggregatorEnabled: false,
  aggregatorSystem: null,
  aggregatorMerchantId: null,
  weraManagedByRecaho: null,
  weraSwiggyDirect: null,
} as Menu
const filled: MenuFormValues = { ...menuFormValues('ADD_SUB_MENU', lunch, null), name: ' Early Lunch ', status: 'Inactive', notes: 'asked for' }
const problems = (values: MenuFormValues, menus: readonly Menu[] = [], slug: string | null = null): string[] =>
  (menuFormSchema(menus, slug).safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

test('the modes of the dialog and their titles [MENU-032]', () => {
  expect(MODE_TITLES).toEqual({ ADD_SUB_MENU: 'Add Sub Menu', MASTER_SERVICE_UPDATE: 'Update Menu', UPDATE_SUB_MENU: 'update Sub Menu' })
  expect(editModeOf(lunch)).toBe('MASTER_SERVICE_UPDATE')
  expect(editModeOf({ ...lunch, masterServiceType: 'dine-in' })).toBe('UPDATE_SUB_MENU')
})

describe('rules', () => {
  test('name, status and notes are required; all else is optional [MENU-022] [MENU-023] [MENU-024]', () => {
    expect(problems({ ...filled, name: ' ', status: '', notes: ' ' })).toEqual([
      'name: Please enter Menu Name',
      'status: Please Select Menu Status',
      'notes: Please Enter Notes',
    ])
    expect(problems(filled)).toEqual([])
    expect(newMenuSchema.safeParse({ name: '', description: '', status: '', image: null, copyFrom: '' }).error?.issues.map(({ message }) => message)).toEqual([
      'Please enter Menu Name',
      'Please Select Menu Status',
    ])
    expect(newMenuSchema.safeParse({ name: 'A', description: '', status: 'Active', image: null, copyFrom: '' }).success).toBe(true)
  })

  test('one menu of the site takes walk-ins [MENU-053] [MENU-054]', () => {
    const walking = { ...filled, reservationType: 'WALKING' }
    const others = [{ ...lunch, slugName: 'tables', reservationType: 'WALKING' }]
    expect(problems(walking, others)).toEqual([
      'reservationType: A Booking Menu with WALKING reservation type already exist, A Site is not allowed to have more than 1 WALKING reservation type for Bookings.',
    ])
    expect(problems(walking, others, 'tables')).toEqual([])
    expect(problems({ ...filled, reservationType: 'ONLINE' }, others)).toEqual([])
  })

  test('the kind of reservation is asked for booking menus', () => {
    expect(asksForReservation('MASTER_SERVICE_UPDATE', lunch, 'Lunch')).toBe(false)
    expect(asksForReservation('MASTER_SERVICE_UPDATE', { ...lunch, slugName: 'appointment-booking' }, '')).toBe(true)
    expect(asksForReservation('ADD_SUB_MENU', lunch, 'Table booking')).toBe(true)
  })
})

describe('what is sent', () => {
  test('an edit keeps what is locked and sends what may change [MENU-034]', () => {
    const values = {
      ...menuFormValues('MASTER_SERVICE_UPDATE', lunch, null),
      name: 'Other',
      description: 'Other',
      displayName: 'Midday',
      status: 'Inactive',
      displayOrder: 9,
      gstEnabled: true,
      image: null,
    }
    expect(updateInput(lunch, values)).toEqual({
      siteId: 'serviceType::site-7',
      slugName: 'lunch',
      typeName: 'Lunch',
      typeDes: 'Noon',
      displayName: 'Midday',
      typeStatus: false,
      displayOrder: 9,
      reservationType: null,
      gstEnabled: true,
      image: null,
      isAggregatorEnabled: false,
      aggregatorSystem: null,
      aggregatorMerchantId: null,
      weraManagedByRecaho: null,
      weraSwiggyDirect: null,
    })
  })

  test('FALCON is proposed the SEO text as description, until the store is registered there', () => {
    const proposed = (menu: Menu): string => menuFormValues('MASTER_SERVICE_UPDATE', menu, null, 'Home food').aggregator.description
    expect(proposed(lunch)).toBe('Home food')
    expect(proposed({ ...lunch, isAggregatorEnabled: true, aggregatorSystem: 'WERA', aggregatorMerchantId: '1234' })).toBe('Home food')
    expect(proposed({ ...lunch, isAggregatorEnabled: true, aggregatorSystem: 'FALCON', aggregatorMerchantId: 'FALCON1' })).toBe('')
  })

  test('an edit without a change sends what is there', () => {
    const { masterServiceType: _, ...same } = lunch
    expect(updateInput(lunch, menuFormValues('MASTER_SERVICE_UPDATE', lunch, null))).toEqual(same)
  })

  test('a sub-menu names its parent; without a display name it is called by its name', () => {
    expect(subMenuInput(site, lunch, [lunch], menuFormSchema([], null).parse(filled))).toEqual({
      siteId: 'serviceType::site-7',
      domain: 'aditi.example',
      slugName: 'early lunch',
      typeName: 'Early Lunch',
      typeDes: '',
      displayName: 'Early Lunch',
      typeStatus: false,
      masterServiceType: 'lunch',
      displayOrder: 4,
      reservationType: null,
      gstEnabled: false,
      image: null,
    })
  })

  test('a new menu: marker before the site, slug in lower case, display name by default its name [MENU-025] [MENU-052]', () => {
    expect(newMenuInput(site, [lunch], { name: 'Sunday Brunch', description: 'Late', status: 'Active', image, copyFrom: 'lunch' })).toEqual({
      siteId: 'serviceType::site-7',
      domain: 'aditi.example',
      slugName: 'sunday brunch',
      typeName: 'Sunday Brunch',
      typeDes: 'Late',
      displayName: 'Sunday Brunch',
      typeStatus: true,
      masterServiceType: null,
      displayOrder: 4,
      image,
    })
  })
})

describe('images', () => {
  const megabytes = (count: number): number => count * 1024 * 1024

  test('more bytes than the limit are refused, on every form [MENU-039] [MENU-040]', () => {
    const size = { width: 267, height: 267 }
    for (const check of [checkMenuImage, checkNewMenuImage]) {
      expect(check(size, megabytes(5))).toBeNull()
      expect(check(size, megabytes(5) + 1)).toBe('Please Upload Image of correct file size.')
    }
  })

  test.each([
    [267, 300],
    [300, 267],
    [266, 266],
    [534, 534],
  ])('%d x %d is refused for a new menu, and scaled for one that is there [MENU-042] [MENU-044] [MENU-041]', (width, height) => {
    expect(checkNewMenuImage({ width, height }, 1000)).toBe('Please Upload image with Height and Width of 267px dimensions.')
    expect(checkMenuImage({ width, height }, 1000)).toBeNull()
  })
})
