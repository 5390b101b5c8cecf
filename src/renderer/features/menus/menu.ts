import * as z from 'zod/mini'
import type { MenuRecordFragment } from '#generated/graphql.ts'
import { isAllowed } from '#shared/domain/access/access-rule.ts'
import { ACTIONS } from '#shared/domain/access/actions.ts'
import type { AccessSubject } from '#shared/domain/permission.ts'

export type Menu = MenuRecordFragment

/** The site that the menu screens pass to each other, and the site list to them. */
export interface MenuSite {
  readonly siteId: string
  readonly domain: string
  readonly companyName: string | null
  readonly custName: string | null
}

/** The address of a site's menus; the id lets a reload or a pasted link load them again. */
export const menusPath = ({ siteId }: MenuSite): string => `/service-typelist?${new URLSearchParams({ site: siteId })}`

export const createMenuPath = ({ siteId }: MenuSite): string => `/add-serviceType?${new URLSearchParams({ site: siteId })}`

/** Something made for each of some fields: the same part of a schema, or of a form's values. */
export const each = <Name extends string, Value>(fields: readonly { readonly name: Name }[], make: (name: Name) => Value) =>
  Object.fromEntries(fields.map(({ name }) => [name, make(name)])) as Record<Name, Value>

export const imageSchema = z.nullable(z.object({ bucket: z.string(), region: z.string(), key: z.string() }))

/** The slugs of the menus that say that they are of no other menu. */
const parentSlugs = (menus: readonly Menu[]): ReadonlySet<string> =>
  new Set(menus.filter(({ masterServiceType }) => !masterServiceType).map(({ slugName }) => slugName))

/** The menus of the list: those of no other menu, and those whose parent is missing or a sub-menu itself, which would be out of reach. */
export const topMenus = (menus: readonly Menu[]): readonly Menu[] => {
  const parents = parentSlugs(menus)
  return menus.filter(({ masterServiceType }) => !masterServiceType || !parents.has(masterServiceType))
}

export const subMenusOf = (menus: readonly Menu[], { slugName }: Menu): readonly Menu[] =>
  parentSlugs(menus).has(slugName) ? menus.filter(({ masterServiceType }) => masterServiceType === slugName) : []

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

/** What a user may do with the menus of a site. */
export const menuPermissions = (user: AccessSubject) => ({
  change: isAllowed(user, ACTIONS.changeMenu),
  labels: isAllowed(user, ACTIONS.changeMenuLabels),
  removeServices: isAllowed(user, ACTIONS.removeMenuServices),
})
