import { expect, test } from 'vitest'
import { newSiteValues } from './default-values.ts'
import type { SiteFormValues } from './form-values.ts'
import { displayFlags, optionsOf, visibleFields } from './visibility.ts'

const seen = (change: Partial<SiteFormValues>) => visibleFields({ ...newSiteValues(), ...change })

test('the options follow the site type [SNEW-114]', () => {
  expect(optionsOf('SIMPLE_B2C').map(({ value }) => value)).toEqual(['COMMERCE', 'ENQUIRY', 'ECOM_CATALOGUE', 'B2B_GIFTING'])
  expect(optionsOf('B2C_MARKET_PLACE')).toEqual(optionsOf('SIMPLE_B2C'))
  expect(optionsOf('MARKETING').map(({ value }) => value)).toEqual(['GENERAL'])
  expect(optionsOf('O2OCommerce')).toHaveLength(26)
  expect(optionsOf('B2B2C_ECOM')).toEqual([])
})

test('the option is shown whenever the type has options [SNEW-047]', () => {
  expect(seen({ siteType: 'MARKETING' }).siteOption).toBe(true)
  expect(seen({ siteType: 'B2B2C_ECOM', siteOption: '' }).siteOption).toBe(false)
})

test('an enquiry site has no products and no shipping [SNEW-093] [SNEW-119]', () => {
  expect(displayFlags('ENQUIRY')).toEqual({ noProducts: true, noShipping: true })
  expect(displayFlags('COMMERCE')).toEqual({ noProducts: false, noShipping: false })
  expect(seen({ siteOption: 'ENQUIRY' })).toMatchObject({ hasProductListing: false, no_of_products: false, courierOption: false })
})

test('two switches show the numbers of products and photos [SNEW-052]', () => {
  expect(seen({ hasProductListing: true, hasPhotos: true })).toMatchObject({ no_of_products: true, no_of_photos: true })
  expect(seen({ hasProductListing: false, hasPhotos: false })).toMatchObject({ no_of_products: false, no_of_photos: false })
})

test('the courier is shown where goods are shipped [SNEW-087] [SNEW-088]', () => {
  expect(seen({ siteType: 'SIMPLE_B2C', siteOption: 'COMMERCE' }).courierOption).toBe(true)
  expect(seen({ siteType: 'B2C_MARKET_PLACE', siteOption: 'B2B_GIFTING' }).courierOption).toBe(true)
  expect(seen({ siteType: 'SIMPLE_B2C', siteOption: 'ENQUIRY' }).courierOption).toBe(false)
  expect(seen({ siteType: 'MARKETING', siteOption: 'GENERAL' }).courierOption).toBe(false)
  expect(seen({ siteType: 'O2OCommerce', siteOption: 'SPA' }).courierOption).toBe(false)
})

test('the partner fields follow the partner type [SNEW-121]', () => {
  const partner = (partnerType: string) => {
    const { channelPartnerId, channelPartner, stockistName } = seen({ partnerType })
    return { channelPartnerId, channelPartner, stockistName }
  }
  expect(partner('')).toEqual({ channelPartnerId: false, channelPartner: false, stockistName: false })
  expect(partner('CP')).toEqual({ channelPartnerId: true, channelPartner: false, stockistName: false })
  expect(partner('RESELLER')).toEqual({ channelPartnerId: false, channelPartner: true, stockistName: false })
  expect(partner('REFERRAL')).toEqual({ channelPartnerId: false, channelPartner: true, stockistName: false })
  expect(partner('STOCKIST')).toEqual({ channelPartnerId: false, channelPartner: false, stockistName: true })
})
