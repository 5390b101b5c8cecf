import { expect, test } from 'vitest'
import { emptyValues } from './default-values.ts'
import { fieldsOf, sectionsOf } from './section.ts'

const titles = (use: 'create' | 'edit') => sectionsOf(use).map(({ title }) => title)
const fieldsIn = (use: 'create' | 'edit', title: string) => sectionsOf(use).find((section) => section.title === title)?.fields[use] ?? []

test('a new site has six sections in this order [SNEW-002]', () => {
  expect(titles('create')).toEqual(['Basic', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages'])
})

test('an existing site has seven in this order [SEDIT-001]', () => {
  expect(titles('edit')).toEqual(['Basic', 'Online Payment', 'Wallet Settings', 'Payment Modes', 'Settings', 'Premium Features', 'Static Pages'])
})

test('which field stands in which section of a new site [SNEW-006] [SNEW-120]', () => {
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

test('every field stands somewhere, once in each use', () => {
  for (const use of ['create', 'edit'] as const) expect(new Set(fieldsOf(use)).size).toBe(fieldsOf(use).length)
  expect(new Set([...fieldsOf('create'), ...fieldsOf('edit')])).toEqual(new Set(Object.keys(emptyValues())))
})
