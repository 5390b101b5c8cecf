import { expect } from '@playwright/test'
import { dateText, dayStart } from '../../expected-texts.ts'
import type { Stored } from '../../platform-user.ts'
import { EDIT_TOGGLES, GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from '../toggles.ts'

/** The site of which every field is edited, what the review says of it, and what the platform then holds. */

/** An enquiry site with pages, without a partner; nobody looks after it yet. */
export const SITE = { siteId: 'site-100039', domain: 'aditi-exports-39.shops.example' }

/** Switches turned round: as they were and as they are set. */
const turnedRound = ({ record, setting }: Stored, toggles: readonly { readonly name: string; readonly label: string }[]) =>
  toggles.map(({ name, label }) => ({ name, label, isOn: (record[name] ?? setting[name] ?? setting.premiumFeature[name]) !== true }))

type Switches = ReturnType<typeof turnedRound>
const byName = (switches: Switches): Record<string, boolean> => Object.fromEntries(switches.map(({ name, isOn }) => [name, isOn]))
const lines = (section: string, switches: Switches): string[] => switches.map(({ label, isOn }) => `${section} / ${label}: ${isOn ? 'No -> Yes' : 'Yes -> No'}`)

/** Every switch of the form turned round. */
export const switchesOf = (before: Stored) => ({
  switches: turnedRound(before, SETTING_TOGGLES),
  group: turnedRound(before, GROUP_TOGGLES),
  editOnly: turnedRound(before, EDIT_TOGGLES),
  premium: turnedRound(before, PREMIUM_TOGGLES),
})
export type SwitchesOfSite = ReturnType<typeof switchesOf>

const ADDRESS = { addressLineOne: '1 Edited Road', addressLineTwo: 'Second floor', country: 'UK', state: 'Kent', city: 'Dover', zip: '560001' }

/** The lines of the review. */
export function changesOf(before: Stored, { switches, group, editOnly, premium }: SwitchesOfSite): readonly unknown[] {
  const { custName, companyName, contactEmail, contactNumber } = { ...before['record'], ...before['setting'] }
  const key = expect.stringMatching(/^Settings \/ Site logo: empty -> aditi-exports-39\/site\/[\da-f-]{36}$/)
  return [
    'Basic / Site Option: Enquiry -> Commerce',
    'Basic / Reference site: empty -> new-bharat-electronics-38.shops.example',
    'Basic / Site mode: Live -> Under construction',
    `Basic / Customer Name: ${custName} -> Edited Customer`,
    `Basic / Company Name: ${companyName} -> Edited Company`,
    'Basic / Internal Name: Aditi Exports -> Edited internally',
    'Basic / GST No: empty -> 27EDITED1234Z5',
    `Basic / Email: ${contactEmail} -> edited@mail.example`,
    `Basic / Contact Number: ${contactNumber} -> 9000000001`,
    'Basic / Additional contact numbers: 9607746970 -> 9876543210',
    'Basic / User Name: owner100039 -> edited-user',
    'Basic / Support number: empty -> 18001234',
    'Basic / Language: English -> Tamil',
    'Basic / Sales Person: Arjun Reddy -> Sneha Patil',
    'Basic / Support Account Manager: empty -> Divya Menon',
    'Basic / Partner type: empty -> STOCKIST',
    'Basic / Stockist: empty -> Ramesh Patel',
    'Basic / Number of products: 92 -> 77',
    'Basic / Photos allowed: 20 -> 33',
    'Basic / Courier option: Dunzo -> Shiprocket',
    'Basic / Site enabled: Yes -> No',
    `Basic / License from: ${dateText(before['record'].fromDate)} -> 28/02/2026`,
    `Basic / License till: ${dateText(before['record'].tillDate)} -> 29/02/2028`,
    'Online Payment / Payment options: Cash on delivery, Payment button -> PayPal, Payment button',
    'Wallet Settings / Wallet: Yes -> No',
    'Payment Modes / Payment modes: empty -> By cheque (Cheque), Pay by UPI (UPI)',
    key,
    'Settings / Background colour: #ffffff -> #112233',
    'Settings / Menu colour: #ea2b1f -> #445566',
    'Settings / Text colour: #000000 -> #778899',
    'Settings / Font: Open Sans -> Roboto',
    'Settings / Theme design: THEME1 -> THEME2',
    'Settings / SEO title: Aditi Exports -> Edited title',
    'Settings / SEO description: Aditi Exports, Guwahati -> Edited description',
    'Settings / Address line 1: 219 Ring Road -> 1 Edited Road',
    'Settings / Address line 2: empty -> Second floor',
    'Settings / Country: India -> United Kingdom',
    'Settings / State: Assam -> Kent',
    'Settings / City: Guwahati -> Dover',
    'Settings / Zip: 781001 -> 560001',
    'Settings / Latitude: 26.1445 -> 12.97',
    'Settings / Longitude: 91.7362 -> 77.59',
    ...lines('Settings', group),
    'Settings / Group id: empty -> group-9',
    'Settings / Available WhatsApp: 1 -> 5',
    'Settings / Dining menu: empty -> Dine In',
    ...lines('Settings', switches),
    ...lines('Settings', editOnly),
    ...lines('Premium Features', premium),
  ]
}

/** The record of the site once it is saved. */
export function recordOf(before: Stored, { switches }: SwitchesOfSite): Stored {
  const { siteId, subdomain, domain, fqdn, curr, siteType } = before['record']
  return {
    siteId,
    subdomain,
    domain,
    fqdn,
    curr,
    siteType,
    ...byName(switches.filter(({ name }) => name in before['record'])),
    internalName: 'Edited internally',
    enabled: false,
    siteOptions: 'COMMERCE',
    no_of_products: 77,
    no_of_photos: 33,
    custName: 'Edited Customer',
    companyName: 'Edited Company',
    gstNo: '27EDITED1234Z5',
    fromDate: dayStart('2026-02-28'),
    tillDate: dayStart('2028-02-29'),
    courierOption: 'SHIPROCKET',
    userName: 'edited-user',
    groupId: 'group-9',
    isGroupAdmin: true,
    partnerType: 'STOCKIST',
    salesPerson: 'Sneha Patil',
    supportAccManager: 'Divya Menon',
    channelPartner: null,
    channelPartnerId: null,
    stockistName: 'Ramesh Patel',
    customerLang: 'Tamil',
    contactEmail: 'edited@mail.example',
  }
}

/** Its settings. */
export function settingsOf(before: Stored, { switches, editOnly, premium }: SwitchesOfSite): Stored {
  const { curr } = before['record']
  return {
    ...byName([...switches.filter(({ name }) => name in before['setting']), ...editOnly]),
    curr,
    companyName: 'Edited Company',
    contactNumber: '9000000001',
    contactEmail: 'edited@mail.example',
    additionalContactNumbers: ['9876543210'],
    siteMode: 'UNDER_CONSTRUCTION',
    integratePaymentOption: ['PAYPAL', 'PAYMENT_BTN'],
    supportNumber: '18001234',
    latitude: 12.97,
    longitude: 77.59,
    footerAddress: { ...ADDRESS, location: { lat: 12.97, long: 77.59 } },
    homePageTitle: 'Edited title',
    homePageMetadesc: 'Edited description',
    siteLogo: { bucket: 'admin-console', key: expect.stringMatching(/^aditi-exports-39\/site\/[\da-f-]{36}$/), region: expect.any(String) },
    backgroundColor: '#112233',
    menuFontColor: '#445566',
    textFontColor: '#778899',
    textFontType: 'Roboto',
    referenceSite: 'new-bharat-electronics-38.shops.example',
    availableWhatsApp: 5,
    courierOption: 'SHIPROCKET',
    themeDesign: 'THEME2',
    diningSettingMenu: 'dine-in',
    paymentModes: [
      { internalName: 'CHEQUE', displayName: 'By cheque', paymentState: 'PAID_OFFLINE' },
      { internalName: 'UPI', displayName: 'Pay by UPI', paymentState: 'PAID_ONLINE' },
    ],
    isWalletEnabled: false,
    premiumFeature: byName(premium),
  }
}
