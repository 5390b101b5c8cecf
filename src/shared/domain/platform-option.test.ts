import { expect, test } from 'vitest'
import { platformOptionsOf } from './platform-option.ts'
import { siteOptionLabel } from './site-option.ts'

const valuesOf = (siteType: string): string =>
  platformOptionsOf(siteType)
    .map(({ value }) => value)
    .join(', ')

test('the commerce, marketing and market-place types have their own options, B2B once [CONST2-020] [CONST2-021] [CONST2-022] [CONST2-023]', () => {
  expect(valuesOf('SIMPLE_B2C')).toBe('COMMERCE, ENQUIRY, ECOM_CATALOGUE')
  expect(valuesOf('MARKETING')).toBe('GENERAL')
  expect(valuesOf('B2C_MARKET_PLACE')).toBe('B2B, B2B2C, ENQUIRY')
})

test('every other type has the 27 options of the booking list, in order [CONST2-024] [CONST2-025]', () => {
  const expected =
    'ENQUIRY, BOOKING_RESTAURANTS, BOOKING_SALOON, BOOKING_VACCINATION, LAUNDRY, EVENT, VILLA_RENTAL, SERVICES, CAR_RENTAL, CONSTRUCTION, GROCERY, GENERAL, LAWYER, PET_GROOMERS, REPAIR_SERVICES, SPA, GYM, MANUFACTURER, JEWELLERY, MARRIAGE, AUTO_SERVICES, DIAGNOSTIC_LAB, DOCTOR, VACATION_RENTALS, GRANITE_BUSINESS, WAREHOUSE, DEPARTMENT'
  expect(valuesOf('O2OCommerce')).toBe(expected)
  expect(valuesOf('B2B2C_ECOM')).toBe(expected)
  expect(platformOptionsOf('O2OCommerce')).toHaveLength(27)
})

test('options are labelled as everywhere', () => {
  for (const siteType of ['SIMPLE_B2C', 'MARKETING', 'B2C_MARKET_PLACE', 'O2OCommerce']) {
    for (const { value, label } of platformOptionsOf(siteType)) expect(label).toBe(siteOptionLabel(value))
  }
})
