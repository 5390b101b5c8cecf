import { ACTIONS } from '#shared/domain/access/actions.ts'
import type { Access } from '#shared/domain/permission.ts'

export type FormUse = 'create' | 'edit'

export type SectionId = 'basic' | 'online-payment' | 'wallet-settings' | 'payment-modes' | 'settings' | 'premium-features' | 'static-pages'

/** Fields of one subject within a section: side by side in a grid, one below the other, or as a dense list of switches. */
export interface FieldGroup {
  readonly id: string
  readonly title?: string
  readonly layout: 'grid' | 'stack' | 'switches'
}

export interface Section {
  readonly id: SectionId
  readonly title: string
  /** What a user needs to change it on edit; without it the section is shown but locked. */
  readonly editAccess?: Access
  /** Shown in both uses, even without a field: it holds a table of its own. */
  readonly isAlwaysShown?: true
  readonly groups: readonly FieldGroup[]
}

/** Sections and groups in the order of the screen. One that has no field in a use is left out there. */
export const SECTIONS = [
  {
    id: 'basic',
    title: 'Basic',
    groups: [
      { id: 'site', title: 'Site', layout: 'grid' },
      { id: 'owner', title: 'Owner', layout: 'grid' },
      { id: 'staff', title: 'Staff and partner', layout: 'grid' },
      { id: 'catalogue', title: 'Catalogue', layout: 'grid' },
      { id: 'address', title: 'Address', layout: 'grid' },
      { id: 'payment', layout: 'stack' },
      { id: 'license', title: 'License', layout: 'grid' },
    ],
  },
  {
    id: 'online-payment',
    title: 'Online Payment',
    editAccess: ACTIONS.editOnlinePayment.permission,
    groups: [{ id: 'online-payment', layout: 'stack' }],
  },
  {
    id: 'wallet-settings',
    title: 'Wallet Settings',
    editAccess: ACTIONS.editWalletSettings.permission,
    groups: [{ id: 'wallet', layout: 'grid' }],
  },
  {
    id: 'payment-modes',
    title: 'Payment Modes',
    editAccess: ACTIONS.editPaymentModes.permission,
    groups: [{ id: 'payment-modes', layout: 'stack' }],
  },
  {
    id: 'settings',
    title: 'Settings',
    groups: [
      { id: 'logo', layout: 'stack' },
      { id: 'look', layout: 'grid' },
      { id: 'description', layout: 'stack' },
      { id: 'footer-address', title: 'Footer address', layout: 'grid' },
      { id: 'group', title: 'Group', layout: 'grid' },
      { id: 'messages', title: 'Messages and menus', layout: 'grid' },
      { id: 'features', title: 'Features', layout: 'switches' },
    ],
  },
  {
    id: 'premium-features',
    title: 'Premium Features',
    editAccess: ACTIONS.editPremiumFeatures.permission,
    groups: [{ id: 'premium', layout: 'switches' }],
  },
  { id: 'static-pages', title: 'Static Pages', isAlwaysShown: true, groups: [{ id: 'pages', layout: 'stack' }] },
] as const satisfies readonly Section[]

export type GroupId = (typeof SECTIONS)[number]['groups'][number]['id']
