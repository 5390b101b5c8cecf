import * as z from 'zod/mini'
import type { FormSectionInfo } from '#components/form/form-errors.ts'
import type { ImageSize } from '#components/image-field/image-job.ts'
import { WHOLE_NUMBER_NOT_READABLE } from '#components/typed-value/whole-number.ts'
import type { CreateServiceTypeV2Input, UpdateServiceTypeInput } from '#generated/graphql.ts'
import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import { imageObjectOf } from '#shared/domain/content/image.ts'
import { LARGEST_MENU_IMAGE, MENU_IMAGE, menuSlug, serviceTypeSiteId } from '#shared/domain/content/menu.ts'
import { WEEKDAYS } from '#shared/domain/site/store-hours.ts'
import { activeWord } from '#shared/domain/text/active-words.ts'
import { type AggregatorValues, aggregatorInput, aggregatorSchema, aggregatorValues, isAggregatorLocked } from '../aggregator/aggregator.ts'
import { hasOtherWalking, imageSchema, isBookingMenu, type Menu, type MenuSite, nextDisplayOrder } from '../menu.ts'
import * as messages from '../messages.ts'
import {
  BANK_FIELDS,
  type BankValues,
  bankProblems,
  bankSchema,
  hasBank,
  hoursSchema,
  isOpen,
  type MenuSetting,
  type StoreTiming,
  settingValues,
} from '../settings/menu-setting.ts'

/** What the dialog is for, under the names of the source, and its title. */
export const MODE_TITLES = {
  ADD_SUB_MENU: messages.ADD_SUB_MENU,
  MASTER_SERVICE_UPDATE: messages.UPDATE_MENU,
  UPDATE_SUB_MENU: messages.UPDATE_SUB_MENU,
} as const

export type MenuFormMode = keyof typeof MODE_TITLES

/** How a menu itself is edited: as one of the list, or as a sub-menu. */
export const editModeOf = ({ masterServiceType }: Menu): MenuFormMode => (masterServiceType ? 'UPDATE_SUB_MENU' : 'MASTER_SERVICE_UPDATE')

/** Menu Status as it is chosen; empty until it is. */
export const MENU_STATUSES = ['Active', 'Inactive']

const text = z.string().check(z.trim())

const shared = {
  name: z.string().check(z.trim(), z.minLength(1, messages.ENTER_MENU_NAME)),
  description: text,
  status: z.string().check(z.refine((status) => MENU_STATUSES.includes(status), messages.SELECT_MENU_STATUS)),
  image: imageSchema,
}

/** Create Menu. `copyFrom`: slug of the menu whose services are copied; empty for none. */
export const newMenuSchema = z.object({ ...shared, copyFrom: z.string() })

export type NewMenuValues = z.infer<typeof newMenuSchema>

/**
 * The rules of the dialog for all menus of a site; `editedSlug` is null for a new one, `isStoreKnown`: it is
 * registered with FALCON.
 */
export const menuFormSchema = (menus: readonly Menu[], editedSlug: string | null, isStoreKnown = false) =>
  z
    .object({
      ...shared,
      displayName: text,
      displayOrder: z.nullable(z.number(WHOLE_NUMBER_NOT_READABLE)),
      // WALKING, ONLINE, or empty for none.
      reservationType: z.string(),
      gstEnabled: z.boolean(),
      hours: hoursSchema,
      bank: bankSchema,
      aggregator: aggregatorSchema,
      notes: z.string().check(z.trim(), z.minLength(1, messages.ENTER_NOTES)),
    })
    .check(
      z.refine(({ reservationType }) => reservationType !== 'WALKING' || !hasOtherWalking(menus, editedSlug), {
        error: messages.ANOTHER_WALKING,
        path: ['reservationType'],
      }),
    )
    .check(({ value, issues }) => {
      // A registration needs the whole account; without one FALCON keeps what it has.
      if (!registersStore(value.aggregator) || isStoreKnown || hasBank(value.bank)) return
      for (const { field, message } of bankProblems(value.bank)) issues.push({ code: 'custom', path: ['bank', field], message, input: '' })
    })

export type MenuFormValues = z.infer<ReturnType<typeof menuFormSchema>>

/**
 * What the form starts with: `menu` is the one that is edited, with its settings, or the parent of a new one. The
 * site's SEO text is proposed to FALCON once: nothing tells what description a registered store has.
 */
export const menuFormValues = (mode: MenuFormMode, menu: Menu, setting: MenuSetting, seoText = ''): MenuFormValues => {
  const edited = mode === 'ADD_SUB_MENU' ? null : menu
  return {
    ...settingValues(edited && setting),
    aggregator: aggregatorValues(edited, falconMerchantId(menu) === null ? seoText : ''),
    name: edited?.typeName ?? '',
    description: edited?.typeDes ?? '',
    displayName: edited?.displayName ?? '',
    status: edited === null ? '' : activeWord(edited.typeStatus),
    displayOrder: edited?.displayOrder ?? null,
    reservationType: edited?.reservationType ?? '',
    gstEnabled: edited?.gstEnabled === true,
    image: imageObjectOf(edited?.image),
    notes: '',
  }
}

/** Whether the form asks for the kind of reservation. `menu` as in `menuFormValues`; `name` as typed so far. */
export const asksForReservation = (mode: MenuFormMode, menu: Menu, name: string): boolean =>
  isBookingMenu(menu) || (mode === 'ADD_SUB_MENU' && isBookingMenu({ slugName: menuSlug(name), typeName: name, reservationType: null }))

/** What is wrong with a file chosen as a menu's image, null when nothing is: pixels, bytes. */
export const checkMenuImage = (_size: ImageSize, bytes: number): string | null => (bytes > LARGEST_MENU_IMAGE ? messages.IMAGE_TOO_LARGE : null)

/** The same for a new menu, whose image must have exactly the size that is stored. */
export const checkNewMenuImage = (size: ImageSize, bytes: number): string | null =>
  checkMenuImage(size, bytes) ?? (size.width === MENU_IMAGE.width && size.height === MENU_IMAGE.height ? null : messages.IMAGE_NOT_SQUARE)

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
  // Untouched it goes back as it came, which may be null.
  gstEnabled: values.gstEnabled === (menu.gstEnabled === true) ? menu.gstEnabled : values.gstEnabled,
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
  gstEnabled: values.gstEnabled,
})

export const MENU_SECTIONS: readonly FormSectionInfo[] = [
  {
    id: 'menu',
    title: 'Menu',
    fields: ['name', 'description', 'displayName', 'status', 'displayOrder', 'reservationType', 'gstEnabled', 'image', 'aggregator', 'hours', 'bank', 'notes'],
  },
]

const field = fieldOf<MenuFormValues>()

const aggregatorField = (name: Exclude<keyof AggregatorValues, 'images'>, label: string): RecordField<MenuFormValues> => ({
  id: `aggregator.${name}`,
  section: 'Aggregator',
  label,
  text: ({ aggregator }) => (typeof aggregator[name] === 'boolean' ? (aggregator[name] ? 'Yes' : 'No') : aggregator[name].trim()),
  take: (values, { aggregator }) => ({ ...values, aggregator: { ...values.aggregator, [name]: aggregator[name] } }),
})

const timingText = (timing: StoreTiming | undefined): string => (timing === undefined || !isOpen(timing) ? 'Closed' : `${timing.from} to ${timing.to}`)

const dayField = ({ value, label }: (typeof WEEKDAYS)[number]): RecordField<MenuFormValues> => ({
  id: `hours.${value}`,
  section: 'Hours of operation',
  label,
  text: ({ hours }) => timingText(hours.find(({ day }) => day === value)),
  take: (values, from) => ({ ...values, hours: values.hours.map((timing) => from.hours.find(({ day }) => day === value && timing.day === day) ?? timing) }),
})

const bankText = (bank: BankValues): string =>
  BANK_FIELDS.flatMap(({ name, label }) => (bank[name].trim() === '' ? [] : [`${label}: ${bank[name].trim()}`])).join('\n')

/** What a save of a stored menu can change. An account is one field: parts of two accounts make none. */
export const MENU_FIELDS: readonly RecordField<MenuFormValues>[] = [
  field('displayName', 'Menu', 'Display Name'),
  field('status', 'Menu', 'Menu Status'),
  field('displayOrder', 'Menu', 'Display Order'),
  field('reservationType', 'Menu', 'Reservation Type'),
  field('gstEnabled', 'Menu', 'GST'),
  field('image', 'Menu', 'Menu image', (image) => image?.key ?? ''),
  aggregatorField('isEnabled', 'Sold through an aggregator'),
  aggregatorField('system', 'Aggregator System'),
  aggregatorField('merchantId', 'Aggregator Merchant Id'),
  aggregatorField('managedByRecaho', 'Managed by Recaho'),
  aggregatorField('swiggyDirect', 'Swiggy direct'),
  aggregatorField('description', 'Store description'),
  aggregatorField('fssai', 'FSSAI'),
  aggregatorField('gstin', 'GSTIN'),
  {
    id: 'aggregator.images',
    section: 'Aggregator',
    label: 'Store images',
    text: ({ aggregator }) => aggregator.images.flatMap((image) => image?.key ?? []).join('\n'),
    take: (values, { aggregator }) => ({ ...values, aggregator: { ...values.aggregator, images: aggregator.images } }),
  },
  ...WEEKDAYS.map(dayField),
  field('bank', 'Bank details', 'Bank account', bankText),
]
