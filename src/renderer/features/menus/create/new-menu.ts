import * as z from 'zod/mini'
import type { CreateServiceTypeV2Input } from '#generated/graphql.ts'
import type { StoredObject } from '#shared/bridge/files.ts'
import { menuSlug, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { menuName, menuStatus } from '../form/menu-values.ts'
import { type Menu, nextDisplayOrder } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { storedImage } from '../stored-image.ts'

/** The form of a new menu, in the order on screen. */
export interface NewMenuValues {
  name: string
  description: string
  status: string
  image: StoredObject | null
  /** Slug of the menu whose services are copied; empty for none. */
  copyFrom: string
}

export const EMPTY_MENU: NewMenuValues = { name: '', description: '', status: '', image: null, copyFrom: '' }

export const newMenuSchema = z.object({
  name: menuName,
  description: z.string().check(z.trim()),
  status: menuStatus,
  image: storedImage.schema,
  copyFrom: z.string(),
})

/** A new menu as it is sent. Its display name is its name. */
export const newMenuInput = (site: MenuSite, menus: readonly Menu[], { name, description, status, image }: NewMenuValues): CreateServiceTypeV2Input => ({
  siteId: serviceTypeSiteId(site.siteId),
  domain: site.domain,
  slugName: menuSlug(name),
  typeName: name,
  typeDes: description,
  displayName: name,
  typeStatus: status === 'Active',
  masterServiceType: null,
  displayOrder: nextDisplayOrder(menus),
  image,
})
