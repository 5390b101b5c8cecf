import { expect, test } from 'vitest'
import { SITE_TYPES, siteTypeLabel } from './site-type.ts'

test('four site types in order [CONST-027]', () => {
  expect(SITE_TYPES.map(({ value }) => value)).toEqual(['SIMPLE_B2C', 'MARKETING', 'B2C_MARKET_PLACE', 'O2OCommerce'])
  expect(siteTypeLabel('SIMPLE_B2C')).toBe('e-Commerce')
  expect(siteTypeLabel('MARKETING')).toBe('Marketing Site')
  expect(siteTypeLabel('O2OCommerce')).toBe('O2O Commerce')
})

test('B2C_MARKET_PLACE reads Market Place; B2B2C_ECOM is not offered and shows as it is [CONST-028]', () => {
  expect(siteTypeLabel('B2C_MARKET_PLACE')).toBe('Market Place')
  expect(SITE_TYPES.map(({ value }): string => value)).not.toContain('B2B2C_ECOM')
  expect(siteTypeLabel('B2B2C_ECOM')).toBe('B2B2C_ECOM')
})
