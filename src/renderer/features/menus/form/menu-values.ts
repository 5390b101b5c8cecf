import * as z from 'zod/mini'
import type { CreateServiceTypeV2Input, UpdateServiceTypeInput } from '#generated/graphql.ts'
import type { StoredObject } from '#shared/bridge/files.ts'
import { menuSlug, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import { type AggregatorValues, aggregatorInput, aggregatorSchema, aggregatorValues, isAggregatorLocked } from '../aggregator/aggregator.ts'
import { hasOtherWalking, isBookingMenu, type Menu, nextDisplayOrder } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { ADD_SUB_MENU, ANOTHER_WALKING, ENTER_MENU_NAME, ENTER_NOTES, SELECT_MENU_STATUS, UPDATE_MENU, UPDATE_SUB_MENU } from '../messages.ts'
import { bankProblems, bankSchema, hasBank } from '../settings/bank-details.ts'
import { type MenuSetting, type SettingValues, settingValues } from '../settings/menu-setting.ts'
import { storedImage } from '../stored-image.ts'

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

export interface MenuFormValues extends SettingValues {
  name: string
  description: string
  displayName: string
  status: string
  displayOrder: number | null
  /** WALKING, ONLINE, or empty for none. */
  reservationType: string
  image: StoredObject | null
  aggregator: AggregatorValues
  notes: string
}

/** What the form starts with: `menu` is the one that is edited, with its settings, or the parent of a new one. */
export const menuFormValues = (mode: MenuFormMode, menu: Menu, setting: MenuSetting): MenuFormValues => {
  if (mode === 'ADD_SUB_MENU') {
    return {
      ...settingValues(null),
      aggregator: aggregatorValues(null),
      name: '',
      description: '',
      displayName: '',
      status: '',
      displayOrder: null,
      reservationType: '',
      image: null,
      notes: '',
    }
  }
  const { typeName, typeDes, displayName, typeStatus, displayOrder, reservationType, image } = menu
  return {
    ...settingValues(setting),
    aggregator: aggregatorValues(menu),
    name: typeName ?? '',
    description: typeDes ?? '',
    displayName: displayName ?? '',
    status: typeStatus === true ? 'Active' : 'Inactive',
    displayOrder: displayOrder ?? null,
    reservationType: reservationType ?? '',
    image: storedImage.of(image),
    notes: '',
  }
}

/** Whether the form asks for the kind of reservation. `menu` as in `menuFormValues`; `name` as typed so far. */
export const asksForReservation = (mode: MenuFormMode, menu: Menu, name: string): boolean =>
  isBookingMenu(menu) || (mode === 'ADD_SUB_MENU' && isBookingMenu({ slugName: menuSlug(name), typeName: name, reservationType: null }))

/** Fields of a menu that have rules, wherever they stand. */
export const menuName = z.string().check(z.trim(), z.minLength(1, ENTER_MENU_NAME))
export const menuStatus = z.string().check(z.refine((status) => STATUS_OPTIONS.some(({ value }) => value === status), SELECT_MENU_STATUS))
const DAYS = WEEKDAYS.map(({ value }) => value)
const notes = z.string().check(z.trim(), z.minLength(1, ENTER_NOTES))

/** The rules of the dialog for all menus of a site; `editedSlug` is null for a new one, `isStoreKnown`: it is registered with FALCON. */
export const menuFormSchema = (menus: readonly Menu[], editedSlug: string | null, isStoreKnown = false) =>
  z
    .object({
      name: menuName,
      description: z.string().check(z.trim()),
      displayName: z.string().check(z.trim()),
      status: menuStatus,
      displayOrder: z.nullable(z.number()),
      reservationType: z.string(),
      image: storedImage.schema,
      hours: z.array(z.object({ day: z.enum(DAYS), enable: z.boolean(), from: z.string(), to: z.string() })),
      bank: bankSchema,
      aggregator: aggregatorSchema,
      notes,
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

/** A new sub-menu as it is sent. */
export const subMenuInput = (site: MenuSite, parent: Menu, menus: readonly Menu[], values: MenuFormValues): CreateServiceTypeV2Input => ({
  siteId: serviceTypeSiteId(site.siteId),
  domain: site.domain,
  slugName: menuSlug(values.name),
  typeName: values.name,
  typeDes: values.description,
  displayName: values.displayName || values.name,
  typeStatus: values.status === 'Active',
  masterServiceType: parent.slugName,
  displayOrder: values.displayOrder ?? nextDisplayOrder(menus),
  reservationType: values.reservationType || null,
  image: values.image,
})
