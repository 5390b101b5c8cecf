import { describe, expect, test } from 'vitest'
import type { FormUse } from '../fields/sections.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { siteFormSchema } from './schema.ts'
import { newSiteValues } from './values.ts'

const FILLED: Partial<SiteFormValues> = {
  subdomain: 'aditi',
  domain: 'shops.example',
  custName: 'Aditi Kapoor',
  companyName: 'Aditi Kitchen',
  ownerEmail: 'aditi@mail.example',
  ownerMob: '9876543210',
  contactNumber: '9876543210',
  userName: 'aditi.k',
  salesPerson: 'Zoya',
  supportAccManager: 'Meera',
  country: 'IND',
  state: 'Maharashtra',
  no_of_products: 10,
}

/** The messages by field of a form that is filled but for `change`. */
const errorsOf = (change: Partial<SiteFormValues>, use: FormUse = 'create', locked: readonly FieldName[] = []): Record<string, string> => {
  const result = siteFormSchema(use, locked).safeParse({ ...newSiteValues(), ...FILLED, ...change })
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a filled form has no errors', () => {
  expect(errorsOf({})).toEqual({})
})

test('every error is found at once', () => {
  expect(errorsOf({ custName: '', ownerEmail: 'x', no_of_products: null, integratePaymentOption: [], latitude: 'x' })).toEqual({
    custName: 'Please enter customer name.',
    ownerEmail: 'Please enter valid email address',
    latitude: 'Please enter a valid float number.',
    no_of_products: 'Please enter number.',
    integratePaymentOption: 'Please Check At Least One Payment Option',
  })
})

describe('required fields', () => {
  test.each<[string, FieldName, string]>([
    ['customer name [SNEW-026]', 'custName', 'Please enter customer name.'],
    ['email [SNEW-027]', 'ownerEmail', 'Please enter email.'],
    ['mobile [SNEW-029]', 'ownerMob', 'Please enter mobile number.'],
    ['user name [SNEW-034]', 'userName', 'Please input username!'],
    ['company name [SNEW-041]', 'companyName', 'Please enter company name.'],
    ['sub domain [SNEW-042]', 'subdomain', 'Please enter sub domain.'],
    ['domain [SNEW-043]', 'domain', 'Please enter domain.'],
    ['currency [SNEW-044]', 'currency', 'Please select currency.'],
    ['site type [SNEW-045]', 'siteType', 'Please select site type.'],
    ['site option, while it is shown [SNEW-046] [SNEW-047]', 'siteOption', 'Please select site option.'],
    ['sales person [SNEW-053] [SNEW-058]', 'salesPerson', 'Please select sales person.'],
    ['support account manager [SNEW-054] [SNEW-058]', 'supportAccManager', 'Please select support account manager.'],
    ['country [SNEW-055] [SNEW-058]', 'country', 'Please select country.'],
    ['state [SNEW-056] [SNEW-058]', 'state', 'Please select state.'],
  ])('%s', (_title, field, message) => {
    expect(errorsOf({ [field]: '' })).toEqual({ [field]: message })
    expect(errorsOf({ [field]: '   ' })).toEqual({ [field]: message })
  })

  test('city, zip, address lines, partner and language are not [SNEW-057]', () => {
    expect(errorsOf({ city: '', zip: '', addressLineOne: '', addressLineTwo: '', partnerType: '', channelPartner: '', customerLang: '' })).toEqual({})
  })

  test('blanks around a text do not count', () => {
    const parsed = siteFormSchema('create').parse({ ...newSiteValues(), ...FILLED, companyName: '  Aditi Kitchen ' })
    expect(parsed.companyName).toBe('Aditi Kitchen')
  })
})

test.each(['aditi', 'aditi@', '@mail.example', 'a b@mail.example'])('%s is no email address [SNEW-028]', (ownerEmail) => {
  expect(errorsOf({ ownerEmail })).toEqual({ ownerEmail: 'Please enter valid email address' })
})

describe('additional contact numbers', () => {
  test('are optional, digits only, 10 at most [SNEW-030] [SNEW-031] [SNEW-032] [SNEW-033]', () => {
    expect(errorsOf({ additionalContactNumbers: [] })).toEqual({})
    expect(errorsOf({ additionalContactNumbers: ['9876543210', '12'] })).toEqual({})
    expect(errorsOf({ additionalContactNumbers: ['98765432101'] })).toEqual({ 'additionalContactNumbers.0': 'Please enter digits only, at most 10.' })
    expect(errorsOf({ additionalContactNumbers: ['1', '98 76'] })).toEqual({ 'additionalContactNumbers.1': 'Please enter digits only, at most 10.' })
  })
})

test.each([
  ['abcde', false],
  ['abcdef', true],
  ['fifteen-letters', true],
  ['sixteen-letters!', false],
  ['  abcdef  ', true],
])('the user name "%s" has a good length: %s [SNEW-035] [SNEW-036]', (userName, isGood) => {
  expect(errorsOf({ userName })).toEqual(isGood ? {} : { userName: 'User name must have 6 to 15 characters.' })
})

test('the number of products is asked for while products are listed [SNEW-048] [SNEW-049]', () => {
  expect(errorsOf({ no_of_products: null })).toEqual({ no_of_products: 'Please enter number.' })
  expect(errorsOf({ no_of_products: '12 pieces' })).toEqual({ no_of_products: 'Please enter a whole number of at most 9 digits, such as 1200.' })
  expect(errorsOf({ no_of_products: null, hasProductListing: false })).toEqual({})
  expect(errorsOf({ no_of_products: null, siteOption: 'ENQUIRY' })).toEqual({})
})

test('the number of photos is asked for while photos are allowed [SNEW-050]', () => {
  expect(newSiteValues().no_of_photos).toBe(20)
  expect(errorsOf({ no_of_photos: null })).toEqual({ no_of_photos: 'Please enter No. of photo.' })
  expect(errorsOf({ no_of_photos: null, hasPhotos: false })).toEqual({})
})

test.each(['19.07', '-19.07', '+72', '72', ''])('"%s" is a coordinate or none [SNEW-059]', (typed) => {
  expect(errorsOf({ latitude: typed, longitude: typed })).toEqual({})
})

test.each(['19,07', '19.', 'north', '1e3', '--1'])('"%s" is no coordinate [SNEW-060]', (typed) => {
  expect(errorsOf({ latitude: typed })).toEqual({ latitude: 'Please enter a valid float number.' })
  expect(errorsOf({ longitude: typed })).toEqual({ longitude: 'Please enter a valid float number.' })
})

test('a meta description of 256 characters fits, of 257 does not [SNEW-062]', () => {
  expect(errorsOf({ metaDescription: 'x'.repeat(256) })).toEqual({})
  expect(errorsOf({ metaDescription: 'x'.repeat(257) })).toEqual({ metaDescription: 'Meta description can have at most 256 characters.' })
})

describe('the reference site', () => {
  test('is required for a department [SNEW-063]', () => {
    expect(errorsOf({ siteType: 'O2OCommerce', siteOption: 'DEPARTMENT' })).toEqual({ referenceSite: 'Please select reference site.' })
    expect(errorsOf({ siteType: 'O2OCommerce', siteOption: 'DEPARTMENT', referenceSite: 'main.shops.example' })).toEqual({})
  })

  test.each(['COMMERCE', 'ENQUIRY', 'GENERAL', 'SPA'])('is optional for %s [SNEW-064]', (siteOption) => {
    expect(errorsOf({ siteOption, referenceSite: '' })).toEqual({})
  })
})

describe('payment options', () => {
  test.each(['SIMPLE_B2C', 'B2C_MARKET_PLACE'])('%s needs one [SNEW-066] [SNEW-067]', (siteType) => {
    expect(errorsOf({ siteType, integratePaymentOption: [] })).toEqual({ integratePaymentOption: 'Please Check At Least One Payment Option' })
    expect(errorsOf({ siteType, integratePaymentOption: ['COD'] })).toEqual({})
  })

  test.each([
    ['MARKETING', 'GENERAL'],
    ['O2OCommerce', 'SPA'],
  ])('%s needs none [SNEW-068]', (siteType, siteOption) => {
    expect(errorsOf({ siteType, siteOption, integratePaymentOption: [] })).toEqual({})
  })
})

test('a group id is required only by a group reward [SNEW-122]', () => {
  expect(errorsOf({ isGroupAdmin: true, groupId: '' })).toEqual({})
  expect(errorsOf({ isGroupReward: true, groupId: '' })).toEqual({ groupId: 'Please select group id.' })
  expect(errorsOf({ isGroupReward: true, groupId: 'group-1' })).toEqual({})
})

test('a colour is written as six hexadecimal digits', () => {
  expect(errorsOf({ menuFontColor: 'red' })).toEqual({ menuFontColor: 'Please enter a colour such as #ea2b1f.' })
})

test.each([
  ['My Shop', 'A sub domain cannot contain blanks.'],
  ['https://aditi', 'Enter only the sub domain, not a whole address.'],
  ['-aditi-', 'A sub domain cannot start or end with a hyphen.'],
  ['अदिति', 'A sub domain can only have the letters a to z, digits and hyphens.'],
])('the sub domain %s is refused with the reason [SNEW-042]', (subdomain, message) => {
  expect(errorsOf({ subdomain })).toEqual({ subdomain: message })
})

test('what follows the sub domain is a domain [SNEW-043]', () => {
  expect(errorsOf({ domain: 'shops example' })).toEqual({ domain: 'Each part of a domain cannot contain blanks.' })
  expect(errorsOf({ subdomain: 'a'.repeat(63), domain: `${'b.'.repeat(95)}example` })).toEqual({
    domain: 'Sub domain and domain can have at most 253 characters together.',
  })
})

describe('on edit', () => {
  test('the same rules hold [SEDIT-004]', () => {
    expect(errorsOf({ custName: '', userName: 'abc', metaDescription: 'x'.repeat(257), integratePaymentOption: [], state: '' }, 'edit')).toEqual({
      custName: 'Please enter customer name.',
      userName: 'User name must have 6 to 15 characters.',
      metaDescription: 'Meta description can have at most 256 characters.',
      integratePaymentOption: 'Please Check At Least One Payment Option',
      state: 'Please select state.',
    })
  })

  test.each(['SIMPLE_B2C', 'B2C_MARKET_PLACE'])('%s keeps at least one payment option [SEDIT-035]', (siteType) => {
    expect(errorsOf({ siteType, integratePaymentOption: [] }, 'edit')).toEqual({ integratePaymentOption: 'Please Check At Least One Payment Option' })
    expect(errorsOf({ siteType, integratePaymentOption: ['PAYPAL'] }, 'edit')).toEqual({})
  })

  test('nothing is asked of what cannot be changed', () => {
    expect(errorsOf({ subdomain: '', domain: '' }, 'edit')).toEqual({})
    expect(errorsOf({ subdomain: 'My Shop', domain: 'old_shops' }, 'edit')).toEqual({})
    expect(errorsOf({ integratePaymentOption: [] }, 'edit', ['integratePaymentOption'])).toEqual({})
  })

  test('a license has dates, in order', () => {
    expect(errorsOf({ fromDate: '2026-02-30' }, 'edit')).toEqual({ fromDate: 'Please enter a date, such as 31/01/2028 or 2028-01-31.' })
    expect(errorsOf({ fromDate: '2026-03-02', tillDate: '2026-03-01' }, 'edit')).toEqual({ tillDate: 'The license cannot end before it starts.' })
    expect(errorsOf({ fromDate: '2026-03-01', tillDate: '2026-03-01' }, 'edit')).toEqual({})
  })
})
