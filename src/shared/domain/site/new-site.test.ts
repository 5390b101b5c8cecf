import { expect, test } from 'vitest'
import { NEW_SITE_DEFAULTS, O2O_DEFAULTS, SITE_LIMITS } from './new-site.ts'

test('photos, WhatsApp, currency, mode and theme [SNEW-050] [SNEW-103] [SNEW-044] [SNEW-085] [SNEW-104]', () => {
  expect(NEW_SITE_DEFAULTS).toMatchObject({ photosAllowed: 20, availableWhatsApp: 1, currency: 'INR', siteMode: 'LIVE', themeDesign: 'THEME1' })
})

test('option and payment option [SNEW-097] [SNEW-098]', () => {
  expect(NEW_SITE_DEFAULTS).toMatchObject({ siteOption: 'COMMERCE', paymentOptions: ['COD'] })
})

test('the wallet is enabled [SNEW-102]', () => {
  expect(NEW_SITE_DEFAULTS.isWalletEnabled).toBe(true)
})

test('colours [SNEW-105] [SNEW-106] [SNEW-107]', () => {
  expect(NEW_SITE_DEFAULTS).toMatchObject({ backgroundColor: '#ffffff', menuFontColor: '#ea2b1f', textFontColor: '#000000' })
})

test('an O2O site starts as a restaurant with a title and a description that fits [SNEW-099] [SNEW-100]', () => {
  expect(O2O_DEFAULTS.siteOption).toBe('BOOKING_RESTAURANTS')
  expect(O2O_DEFAULTS.homeTitle).not.toBe('')
  expect(O2O_DEFAULTS.metaDescription.length).toBeGreaterThan(0)
  expect(O2O_DEFAULTS.metaDescription.length).toBeLessThanOrEqual(SITE_LIMITS.metaDescription)
})

test('a user name has 6 to 15 characters [SNEW-035]', () => {
  expect(SITE_LIMITS.userName).toEqual({ least: 6, most: 15 })
})

test('a meta description has 256 characters at most [SNEW-062]', () => {
  expect(SITE_LIMITS.metaDescription).toBe(256)
})

test('an additional contact number has 10 digits at most [SNEW-032]', () => {
  expect(SITE_LIMITS.additionalContactNumber).toBe(10)
})
