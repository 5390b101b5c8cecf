import * as z from 'zod/mini'
import type { ImageSize } from '#components/image-field/image-job.ts'
import type { CreateServiceTypeV2Input, UpdateServiceTypeInput } from '#generated/graphql.ts'
import { imageObjectOf } from '#shared/domain/content/image.ts'
import { LARGEST_MENU_IMAGE, MENU_IMAGE, menuSlug, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { type AggregatorValues, aggregatorInput, aggregatorSchema, aggregatorValues, isAggregatorLocked } from '../aggregator/aggregator.ts'
import { hasOtherWalking, imageSchema, isBookingMenu, type Menu, nextDisplayOrder } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import {
  ADD_SUB_MENU,
  ANOTHER_WALKING,
  ENTER_MENU_NAME,
  ENTER_NOTES,
  IMAGE_NOT_SQUARE,
  IMAGE_TOO_LARGE,
  SELECT_MENU_STATUS,
  UPDATE_MENU,
  UPDATE_SUB_MENU,
} from '../messages.ts'
import { bankProblems, bankSchema, hasBank, hoursSchema, type MenuSetting, settingValues } from '../settings/menu-setting.ts'

/** What the dialog is for, under the names of the source. */
export const MENU_FORM_MODES = ['ADD_SUB_MENU', 'MASTER_SERVICE_UPDATE', 'UPDATE_SUB_MENU'] as const

export type MenuFormMode = (typeof MENU_FORM_MODES)[number]

export const MODE_TITLES: Readonly<Record<MenuFormMode, string>> = {
  ADD_SUB_MENU,
  MASTER_SERVICE_UPDATE: UPDATE_MENU,
  UPDATE_SUB_MENU,
}

/** How a menu itself is edited: as one of the list, or as a sub-menu. */
export const editModeOf = ({ masterServiceType }: Menu): MenuFormMode => (masterServiceType ? 'UPDATE_SUB_MENU' : 'MASTER_SERVICE_UPDATE')

/** Menu Status as it is chosen; empty until it is. */
export const STATUS_OPTIONS = [
  { value: 'Active', label: 'Active' },
  { value: 'Inactive', label: 'Inactive' },
] as const

const text = z.string().check(z.trim())

const shared = {
  name: z.string().check(z.trim(), z.minLength(1, ENTER_MENU_NAME)),
  description: text,
  status: z.string().check(z.refine((status) => STATUS_OPTIONS.some(({ value }) => value === status), SELECT_MENU_STATUS)),
  image: imageSchema,
}

/** Create Menu. `copyFrom`: slug of the menu whose services are copied; empty for none. */
export const newMenuSchema = z.object({ ...shared, copyFrom: z.string() })

export type NewMenuValues = z.infer<typeof newMenuSchema>

/** The rules of the dialog for all menus of a site; `editedSlug` is null for a new one, `isStoreKnown`: it is registered with FALCON. */
export const menuFormSchema = (menus: readonly Menu[], editedSlug: string | null, isStoreKnown = false) =>
  z
    .object({
      ...shared,
      displayName: text,
      displayOrder: z.nullable(z.number()),
      // WALKING, ONLINE, or empty for none.
      reservationType: z.string(),
      hours: hoursSchema,
      bank: bankSchema,
      aggregator: aggregatorSchema,
      notes: z.string().check(z.trim(), z.minLength(1, ENTER_NOTES)),
    })
    .check(
      z.refine(({ reservationType }) => reservationType !== 'WALKING' || !hasOtherWalking(menus, editedSlug), {
        error: ANOTHER_WALKING,
        path: ['reservationType'],
      }),
    )
    .check(({ value, issues }) => {
      // A registration needs the whole account; without one FALCON keeps what it has.
      if (!registersStore(value.aggregator) || isStoreKnown || hasBank(value.bank)) return
      for (const { field, message } of bankProblems(value.bank)) issues.push({ code: 'custom', path: ['bank', field], message, input: '' })
    })

export type MenuFormValues = z.infer<ReturnType<typeof menuFormSchema>>

/** What the form starts with: `menu` is the one that is edited, with its settings, or the parent of a new one. */
export const menuFormValues = (mode: MenuFormMode, menu: Menu, setting: MenuSetting): MenuFormValues => {
  const edited = mode === 'ADD_SUB_MENU' ? null : menu
  return {
    ...settingValues(edited && setting),
    aggregator: aggregatorValues(edited),
    name: edited?.typeName ?? '',
    description: edited?.typeDes ?? '',
    displayName: edited?.displayName ?? '',
    status: edited === null ? '' : edited.typeStatus === true ? 'Active' : 'Inactive',
    displayOrder: edited?.displayOrder ?? null,
    reservationType: edited?.reservationType ?? '',
    image: imageObjectOf(edited?.image),
    notes: '',
  }
}

/** Whether the form asks for the kind of reservation. `menu` as in `menuFormValues`; `name` as typed so far. */
export const asksForReservation = (mode: MenuFormMode, menu: Menu, name: string): boolean =>
  isBookingMenu(menu) || (mode === 'ADD_SUB_MENU' && isBookingMenu({ slugName: menuSlug(name), typeName: name, reservationType: null }))

/** What is wrong with a file chosen as a menu's image, null when nothing is: pixels, bytes. */
export const checkMenuImage = (_size: ImageSize, bytes: number): string | null => (bytes > LARGEST_MENU_IMAGE ? IMAGE_TOO_LARGE : null)

/** The same for a new menu, whose image must have exactly the size that is stored. */
export const checkNewMenuImage = (size: ImageSize, bytes: number): string | null =>
  checkMenuImage(size, bytes) ?? (size.width === MENU_IMAGE.width && size.height === MENU_IMAGE.height ? null : IMAGE_NOT_SQUARE)

/** Whether saving a menu registers its store with FALCON, or sends it again. */
export const registersStore = ({ isEnabled, system }: AggregatorValues): boolean => isEnabled && system === 'FALCON'

/** The merchant id under which FALCON has the store of a menu; null before it is registered. */
export const falconMerchantId = (menu: Menu): string | null =>
  isAggregatorLocked(menu) && menu.aggregatorSystem === 'FALCON' ? menu.aggregatorMerchantId || null : null

/** An edit as it is sent. What is locked goes back as it came. */
export const updateInput = (menu: Menu, values: MenuFormValues): UpdateServiceTypeInput => ({
  siteId: menu.siteId,
  slugName: menu.slugName,
  typeName: menu.typeName,
  typeDes: menu.typeDes,
  displayName: values.displayName,
  typeStatus: values.status === 'Active',
  displayOrder: values.displayOrder,
  reservationType: values.reservationType || null,
  image: values.image,
  ...aggregatorInput(menu, values.aggregator),
})

/** A new menu as it is sent. Its display name is its name. */
export const newMenuInput = (
  { siteId, domain }: MenuSite,
  menus: readonly Menu[],
  { name, description, status, image }: NewMenuValues | MenuFormValues,
): CreateServiceTypeV2Input => ({
  siteId: serviceTypeSiteId(siteId),
  domain,
  slugName: menuSlug(name),
  typeName: name,
  typeDes: description,
  displayName: name,
  typeStatus: status === 'Active',
  masterServiceType: null,
  displayOrder: nextDisplayOrder(menus),
  image,
})

export const subMenuInput = (site: MenuSite, parent: Menu, menus: readonly Menu[], values: MenuFormValues): CreateServiceTypeV2Input => ({
  ...newMenuInput(site, menus, values),
  displayName: values.displayName || values.name,
  masterServiceType: parent.slugName,
  displayOrder: values.displayOrder ?? nextDisplayOrder(menus),
  reservationType: values.reservationType || null,
})
