import type { Access } from '#shared/domain/permission.ts'
import { EDIT_TOGGLES, GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '#shared/domain/site/site-toggle.ts'
import type { FieldName, FormUse } from './form-values.ts'

export type SectionId = 'basic' | 'online-payment' | 'wallet-settings' | 'payment-modes' | 'settings' | 'premium-features' | 'static-pages'

/** A section of the form: who has it, and which of its fields. */
export interface SectionDeclaration {
  readonly id: SectionId
  readonly title: string
  readonly uses: readonly FormUse[]
  /** What a user needs to change it on edit; without it the section is shown but locked. */
  readonly editAccess?: Access
  /** The fields that stand in it, by use. */
  readonly fields: Readonly<Record<FormUse, readonly FieldName[]>>
}

const ADDRESS: readonly FieldName[] = ['addressLineOne', 'addressLineTwo', 'country', 'state', 'city', 'zip', 'latitude', 'longitude']
const PAYMENT: readonly FieldName[] = ['integratePaymentOption']

const BASIC: readonly FieldName[] = [
  'siteType',
  'siteOption',
  'subdomain',
  'domain',
  'referenceSite',
  'custName',
  'companyName',
  'gstNo',
  'ownerEmail',
  'ownerMob',
  'additionalContactNumbers',
  'userName',
  'supportNumber',
  'customerLang',
  'currency',
  'siteMode',
  'salesPerson',
  'supportAccManager',
  'partnerType',
  'channelPartner',
  'channelPartnerId',
  'stockistName',
  'hasProductListing',
  'no_of_products',
  'hasPhotos',
  'no_of_photos',
  'courierOption',
]

const SETTINGS: readonly FieldName[] = [
  'siteLogo',
  'backgroundColor',
  'menuFontColor',
  'textFontColor',
  'textFontType',
  'themeDesign',
  'homeTitle',
  'metaDescription',
  'diningSettingMenu',
  'availableWhatsApp',
  ...SETTING_TOGGLES.map(({ name }) => name),
  ...GROUP_TOGGLES.map(({ name }) => name),
  'groupId',
]

/**
 * The sections in their order. What differs between the two uses: payment options stand in Basic for a new site and in a section of their own
 * afterwards, the address in Basic and then, as the footer address, in Settings.
 */
const SECTIONS: readonly SectionDeclaration[] = [
  {
    id: 'basic',
    title: 'Basic',
    uses: ['create', 'edit'],
    fields: { create: [...BASIC, ...ADDRESS, ...PAYMENT], edit: [...BASIC, 'internalName', 'contactNumber', 'enabled', 'fromDate', 'tillDate'] },
  },
  {
    id: 'online-payment',
    title: 'Online Payment',
    uses: ['edit'],
    editAccess: { group: 'editSite', operation: 'online_Payment' },
    fields: { create: [], edit: PAYMENT },
  },
  {
    id: 'wallet-settings',
    title: 'Wallet Settings',
    uses: ['create', 'edit'],
    editAccess: { group: 'editSite', operation: 'wallet_settings' },
    fields: { create: ['isWalletEnabled'], edit: ['isWalletEnabled'] },
  },
  {
    id: 'payment-modes',
    title: 'Payment Modes',
    uses: ['create', 'edit'],
    editAccess: { group: 'editSite', operation: 'payment_modes' },
    fields: { create: ['paymentModes'], edit: ['paymentModes'] },
  },
  {
    id: 'settings',
    title: 'Settings',
    uses: ['create', 'edit'],
    fields: { create: SETTINGS, edit: [...SETTINGS, ...ADDRESS, ...EDIT_TOGGLES.map(({ name }) => name)] },
  },
  {
    id: 'premium-features',
    title: 'Premium Features',
    uses: ['create', 'edit'],
    editAccess: { group: 'editSite', operation: 'premium_feature' },
    fields: { create: PREMIUM_TOGGLES.map(({ name }) => name), edit: PREMIUM_TOGGLES.map(({ name }) => name) },
  },
  { id: 'static-pages', title: 'Static Pages', uses: ['create', 'edit'], fields: { create: ['pages'], edit: [] } },
]

/** The sections of one use, in order. */
export const sectionsOf = (use: FormUse): readonly SectionDeclaration[] => SECTIONS.filter(({ uses }) => uses.includes(use))

/** Every field that the form shows in a use, in the order of the screen. */
export const fieldsOf = (use: FormUse): readonly FieldName[] => sectionsOf(use).flatMap(({ fields }) => fields[use])
