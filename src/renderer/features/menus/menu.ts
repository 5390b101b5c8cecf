import type { MenuRecordFragment } from '#generated/graphql.ts'

/** A menu or sub-menu of a site, as the platform keeps it. */
export type Menu = MenuRecordFragment

/** The slugs of the menus that say that they are of no other menu. */
const parentSlugs = (menus: readonly Menu[]): ReadonlySet<string> =>
  new Set(menus.filter(({ masterServiceType }) => !masterServiceType).map(({ slugName }) => slugName))

/**
 * The menus that stand in the list: those of no other menu. One whose parent is missing, or is a sub-menu itself, is there too: below nothing it
 * would be out of reach.
 */
export const topMenus = (menus: readonly Menu[]): readonly Menu[] => {
  const parents = parentSlugs(menus)
  return menus.filter(({ masterServiceType }) => !masterServiceType || !parents.has(masterServiceType))
}

/** The sub-menus of a menu: they name its slug. */
export const subMenusOf = (menus: readonly Menu[], { slugName }: Menu): readonly Menu[] =>
  parentSlugs(menus).has(slugName) ? menus.filter(({ masterServiceType }) => masterServiceType === slugName) : []

/** What a menu is called. */
export const menuName = ({ typeName, slugName }: Menu): string => typeName?.trim() || slugName

/** What tells a booking menu. The source does not say; slug and name are all there is of every menu. */
const BOOKING = /booking/i

/** Whether reservations are made in a menu: called so, or with a kind of reservation. */
export const isBookingMenu = ({ slugName, typeName, reservationType }: Pick<Menu, 'slugName' | 'typeName' | 'reservationType'>): boolean =>
  Boolean(reservationType) || BOOKING.test(slugName) || BOOKING.test(typeName ?? '')

/** Whether another menu of the site than the one named takes walk-ins; null names none. */
export const hasOtherWalking = (menus: readonly Menu[], editedSlug: string | null): boolean =>
  menus.some(({ slugName, reservationType }) => reservationType === 'WALKING' && slugName !== editedSlug)

/** The place of a menu that comes after all others. */
export const nextDisplayOrder = (menus: readonly Menu[]): number => Math.max(0, ...menus.map(({ displayOrder }) => displayOrder ?? 0)) + 1
