import { describe, expect, test } from 'vitest'
import { createMenuPath, hasOtherWalking, isBookingMenu, type Menu, menuPermissions, menusPath, nextDisplayOrder, subMenusOf, topMenus } from './menu.ts'

const menu = (slugName: string, fields: Partial<Menu> = {}): Menu => ({ slugName, typeName: slugName, masterServiceType: null, ...fields }) as Menu

describe('menus and sub-menus', () => {
  const dineIn = menu('dine-in')
  const menus = [menu('online-menu', { masterServiceType: '' }), dineIn, menu('breakfast', { masterServiceType: 'dine-in', displayOrder: 7 })]

  test('a top-level menu has no parent; a sub-menu names the slug of its parent [MENU-007]', () => {
    expect(topMenus(menus).map(({ slugName }) => slugName)).toEqual(['online-menu', 'dine-in'])
    expect(subMenusOf(menus, dineIn).map(({ slugName }) => slugName)).toEqual(['breakfast'])
    expect(subMenusOf(menus, menu('lunch'))).toEqual([])
  })

  test('a menu whose parent is missing, is a sub-menu, or is the menu itself is in the list, once', () => {
    const odd = [
      ...menus,
      menu('lunch', { masterServiceType: 'gone' }),
      menu('tea', { masterServiceType: 'breakfast' }),
      menu('self', { masterServiceType: 'self' }),
    ]
    expect(topMenus(odd).map(({ slugName }) => slugName)).toEqual(['online-menu', 'dine-in', 'lunch', 'tea', 'self'])
    expect(odd.flatMap((each) => subMenusOf(odd, each)).map(({ slugName }) => slugName)).toEqual(['breakfast'])
    const circle = [menu('a', { masterServiceType: 'b' }), menu('b', { masterServiceType: 'a' })]
    expect(topMenus(circle).map(({ slugName }) => slugName)).toEqual(['a', 'b'])
    expect(circle.flatMap((each) => subMenusOf(circle, each))).toEqual([])
  })

  test('a new menu comes after all others', () => {
    expect(nextDisplayOrder(menus)).toBe(8)
    expect(nextDisplayOrder([])).toBe(1)
  })
})

describe('bookings [MENU-054]', () => {
  test('a menu is for bookings by its slug, its name or its kind of reservation', () => {
    expect(isBookingMenu(menu('appointment-booking'))).toBe(true)
    expect(isBookingMenu(menu('tables', { typeName: 'Table Bookings' }))).toBe(true)
    expect(isBookingMenu(menu('tables', { reservationType: 'ONLINE' }))).toBe(true)
    expect(isBookingMenu(menu('tables'))).toBe(false)
  })

  test('walk-ins are looked for in all menus but the one that is edited', () => {
    const menus = [menu('a', { reservationType: 'WALKING', masterServiceType: 'b' }), menu('b', { reservationType: 'ONLINE' })]
    expect(hasOtherWalking(menus, 'b')).toBe(true)
    expect(hasOtherWalking(menus, null)).toBe(true)
    expect(hasOtherWalking(menus, 'a')).toBe(false)
  })
})

describe('permissions', () => {
  const user = (...operations: string[]) => ({ role: 'SUPPORT_EXECUTIVE' as const, enabled: true, permissions: [{ name: 'manageMenu', operations }] })

  test('labels need add_labels, deleting all services deleteServiceCategory [MENU-010]', () => {
    expect(menuPermissions(user('view_Menu', 'add_labels'))).toEqual({ change: false, labels: true, removeServices: false })
    expect(menuPermissions(user('view_Menu', 'deleteServiceCategory'))).toEqual({ change: false, labels: false, removeServices: true })
    expect(menuPermissions(user('view_Menu', 'add_menu'))).toEqual({ change: true, labels: false, removeServices: false })
  })
})

test('the site of the screens is in the address of both', () => {
  const site = { siteId: 's 1', domain: 'a.example', companyName: null, custName: null }
  expect(menusPath(site)).toBe('/service-typelist?site=s+1')
  expect(createMenuPath(site)).toBe('/add-serviceType?site=s+1')
})
