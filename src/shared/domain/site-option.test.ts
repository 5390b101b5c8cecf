import { expect, test } from 'vitest'
import { COMMERCE_SITE_OPTIONS, MARKETING_SITE_OPTIONS, O2O_SITE_OPTIONS, siteOptionLabel, siteOptionsOf } from './site-option.ts'

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
