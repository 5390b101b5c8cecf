import { expect, test } from 'vitest'
import { COMMERCE_SITE_OPTIONS, MARKETING_SITE_OPTIONS, O2O_SITE_OPTIONS, platformOptionsOf, siteOptionLabel, siteOptionsOf } from './site-option.ts'

const valuesOf = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value)

test('options of the commerce types [CONST-029]', () => {
  expect(valuesOf(COMMERCE_SITE_OPTIONS)).toEqual(['COMMERCE', 'ENQUIRY', 'ECOM_CATALOGUE', 'B2B_GIFTING'])
})

test('both commerce types have the one list on creation [CONST-031]', () => {
  expect(siteOptionsOf('SIMPLE_B2C')).toBe(COMMERCE_SITE_OPTIONS)
  expect(siteOptionsOf('B2C_MARKET_PLACE')).toBe(COMMERCE_SITE_OPTIONS)
})

test('marketing has GENERAL [CONST-032]', () => {
  expect(valuesOf(MARKETING_SITE_OPTIONS)).toEqual(['GENERAL'])
  expect(siteOptionsOf('MARKETING')).toBe(MARKETING_SITE_OPTIONS)
})

test('26 verticals of O2O in order [CONST-033]', () => {
  expect(O2O_SITE_OPTIONS.map(({ label }) => label.toLowerCase()).join(', ')).toBe(
    'restaurant, saloon, vaccination program, laundry, event, villa rental, services, car rental, construction, grocery, general, lawyer, pet groomers, repair services, spa, gym, manufacturer, jewellery, marriage, auto services, diagnostic lab, doctor, vacation rentals, granite business, warehouse, department',
  )
  expect(O2O_SITE_OPTIONS).toHaveLength(26)
  expect(siteOptionsOf('O2OCommerce')).toBe(O2O_SITE_OPTIONS)
})

test('stored values of O2O are upper-case with underscores [CONST-034] [CONST-035]', () => {
  expect(valuesOf(O2O_SITE_OPTIONS).join(', ')).toBe(
    'BOOKING_RESTAURANTS, BOOKING_SALOON, BOOKING_VACCINATION, LAUNDRY, EVENT, VILLA_RENTAL, SERVICES, CAR_RENTAL, CONSTRUCTION, GROCERY, GENERAL, LAWYER, PET_GROOMERS, REPAIR_SERVICES, SPA, GYM, MANUFACTURER, JEWELLERY, MARRIAGE, AUTO_SERVICES, DIAGNOSTIC_LAB, DOCTOR, VACATION_RENTALS, GRANITE_BUSINESS, WAREHOUSE, DEPARTMENT',
  )
  for (const value of valuesOf(O2O_SITE_OPTIONS)) expect(value).toMatch(/^[A-Z_]+$/)
})

test('PRODUCT_DISPLAY is shown when stored and not offered [CONST-030]', () => {
  expect(siteOptionLabel('PRODUCT_DISPLAY')).toBe('PRODUCT_DISPLAY')
  expect(valuesOf(COMMERCE_SITE_OPTIONS)).not.toContain('PRODUCT_DISPLAY')
  expect(valuesOf(COMMERCE_SITE_OPTIONS)).not.toContain('DEPARTMENT')
  expect(siteOptionLabel('DEPARTMENT')).toBe('Department')
})

const platformValuesOf = (siteType: string): string =>
  platformOptionsOf(siteType)
    .map(({ value }) => value)
    .join(', ')

test('the commerce, marketing and market-place types have their own options, B2B once [CONST2-020] [CONST2-021] [CONST2-022] [CONST2-023]', () => {
  expect(platformValuesOf('SIMPLE_B2C')).toBe('COMMERCE, ENQUIRY, ECOM_CATALOGUE')
  expect(platformValuesOf('MARKETING')).toBe('GENERAL')
  expect(platformValuesOf('B2C_MARKET_PLACE')).toBe('B2B, B2B2C, ENQUIRY')
})

test('every other type has the 27 options of the booking list, in order [CONST2-024] [CONST2-025]', () => {
  const expected =
    'ENQUIRY, BOOKING_RESTAURANTS, BOOKING_SALOON, BOOKING_VACCINATION, LAUNDRY, EVENT, VILLA_RENTAL, SERVICES, CAR_RENTAL, CONSTRUCTION, GROCERY, GENERAL, LAWYER, PET_GROOMERS, REPAIR_SERVICES, SPA, GYM, MANUFACTURER, JEWELLERY, MARRIAGE, AUTO_SERVICES, DIAGNOSTIC_LAB, DOCTOR, VACATION_RENTALS, GRANITE_BUSINESS, WAREHOUSE, DEPARTMENT'
  expect(platformValuesOf('O2OCommerce')).toBe(expected)
  expect(platformValuesOf('B2B2C_ECOM')).toBe(expected)
  expect(platformOptionsOf('O2OCommerce')).toHaveLength(27)
})

test('options are labelled as everywhere', () => {
  for (const siteType of ['SIMPLE_B2C', 'MARKETING', 'B2C_MARKET_PLACE', 'O2OCommerce']) {
    for (const { value, label } of platformOptionsOf(siteType)) expect(label).toBe(siteOptionLabel(value))
  }
})
