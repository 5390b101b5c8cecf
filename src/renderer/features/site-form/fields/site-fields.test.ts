import { expect, test } from 'vitest'
import { emptyValues, newSiteValues } from '../model/values.ts'
import { fieldsOf, type SiteFormValues, sectionsOf } from './site-fields.ts'

const titles = (use: 'create' | 'edit') => sectionsOf(use).map(({ title }) => title)
const fieldsIn = (use: 'create' | 'edit', title: string) => sectionsOf(use).find((section) => section.title === title)?.fields ?? []

test('a new site has six sections in this order [SNEW-002]', () => {
  expect(titles('create')).toEqual(['Basic', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages'])
})

test('an existing site has seven in this order [SEDIT-001]', () => {
  expect(titles('edit')).toEqual(['Basic', 'Online Payment', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages'])
})

test('which field is in which section of a new site [SNEW-006] [SNEW-120]', () => {
  expect(fieldsIn('create', 'Basic')).toEqual(
    expect.arrayContaining(['siteType', 'siteOption', 'domain', 'custName', 'partnerType', 'country', 'integratePaymentOption']),
  )
  expect(fieldsIn('create', 'Wallet Settings')).toEqual(['isWalletEnabled'])
  expect(fieldsIn('create', 'Payment Modes')).toEqual(['paymentModes'])
  expect(fieldsIn('create', 'Settings')).toEqual(
    expect.arrayContaining(['siteLogo', 'backgroundColor', 'textFontType', 'homeTitle', 'metaDescription', 'whatsAppSeller']),
  )
  expect(fieldsIn('create', 'Premium Features')).toHaveLength(8)
  expect(fieldsIn('create', 'Static Pages')).toEqual(['pages'])
})

test('Settings of an existing site has logo, SEO title, SEO description and footer address [SEDIT-002]', () => {
  expect(fieldsIn('edit', 'Settings')).toEqual(expect.arrayContaining(['siteLogo', 'homeTitle', 'metaDescription', 'addressLineOne', 'country', 'latitude']))
})

test('Online Payment has the payment options [SEDIT-035]', () => {
  expect(fieldsIn('edit', 'Online Payment')).toEqual(['integratePaymentOption'])
})

test('an existing site has more fields: a contact number in Basic, switches in Settings [SEDIT-018] [SEDIT-019]', () => {
  expect(fieldsIn('edit', 'Basic')).toContain('contactNumber')
  expect(fieldsIn('edit', 'Settings')).toEqual(
    expect.arrayContaining([
      'isCustomWhatsapp',
      'htmlPrint',
      'newOrderAppEnabled',
      'oldOrderAppEnabled',
      'isManualDayClosure',
      'isCustOnGroupEnabled',
      'commChannelEnabled',
    ]),
  )
})

test('four sections are gated by their operation of editSite [SEDIT-031]', () => {
  expect(sectionsOf('edit').flatMap(({ title, editAccess }) => (editAccess === undefined ? [] : `${title}: ${editAccess.operation}`))).toEqual([
    'Online Payment: online_Payment',
    'Wallet Settings: wallet_settings',
    'Payment Modes: payment_modes',
    'Premium Features: premium_feature',
  ])
})

test('every field is in one group in each use that has it', () => {
  const names = (use: 'create' | 'edit') => fieldsOf(use).map(({ name }) => name)
  expect(new Set(names('create')).size).toBe(names('create').length)
  expect(new Set(names('edit')).size).toBe(names('edit').length)
  expect(new Set([...names('create'), ...names('edit')])).toEqual(new Set(Object.keys(emptyValues())))
})

/** The fields on screen of a new site. */
const shown = (change: Partial<SiteFormValues>): readonly string[] => {
  const values = { ...newSiteValues(), ...change }
  return fieldsOf('create')
    .filter(({ isVisible }) => isVisible?.holds(values) !== false)
    .map(({ name }) => name)
}

test('the option is shown whenever the type has options [SNEW-047]', () => {
  expect(shown({ siteType: 'MARKETING' })).toContain('siteOption')
  expect(shown({ siteType: 'B2B2C_ECOM', siteOption: '' })).not.toContain('siteOption')
})

test('an enquiry site has no products and no shipping [SNEW-093] [SNEW-119]', () => {
  const absent = new Set(['hasProductListing', 'no_of_products', 'courierOption'])
  expect(shown({ siteOption: 'ENQUIRY' }).filter((name) => absent.has(name))).toEqual([])
  expect(shown({ siteOption: 'COMMERCE' }).filter((name) => absent.has(name))).toEqual(['hasProductListing', 'no_of_products', 'courierOption'])
})

test('two switches show the numbers of products and photos [SNEW-052]', () => {
  const numbers = new Set(['no_of_products', 'no_of_photos'])
  expect(shown({ hasProductListing: true, hasPhotos: true }).filter((name) => numbers.has(name))).toEqual(['no_of_products', 'no_of_photos'])
  expect(shown({ hasProductListing: false, hasPhotos: false }).filter((name) => numbers.has(name))).toEqual([])
})

test('the courier is shown where goods are shipped [SNEW-087] [SNEW-088]', () => {
  expect(shown({ siteType: 'SIMPLE_B2C', siteOption: 'COMMERCE' })).toContain('courierOption')
  expect(shown({ siteType: 'B2C_MARKET_PLACE', siteOption: 'B2B_GIFTING' })).toContain('courierOption')
  expect(shown({ siteType: 'SIMPLE_B2C', siteOption: 'ENQUIRY' })).not.toContain('courierOption')
  expect(shown({ siteType: 'MARKETING', siteOption: 'GENERAL' })).not.toContain('courierOption')
  expect(shown({ siteType: 'O2OCommerce', siteOption: 'SPA' })).not.toContain('courierOption')
})

test('the partner fields follow the partner type [SNEW-121]', () => {
  const names = new Set(['channelPartnerId', 'channelPartner', 'stockistName'])
  const partner = (partnerType: string) => shown({ partnerType }).filter((name) => names.has(name))
  expect(partner('')).toEqual([])
  expect(partner('CP')).toEqual(['channelPartnerId'])
  expect(partner('RESELLER')).toEqual(['channelPartner'])
  expect(partner('REFERRAL')).toEqual(['channelPartner'])
  expect(partner('STOCKIST')).toEqual(['stockistName'])
})
