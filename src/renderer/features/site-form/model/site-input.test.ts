import { describe, expect, test } from 'vitest'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import { makeSource } from '../make-source.test-support.ts'
import { createInputOf, updateInputFor } from './site-input.ts'
import { newSiteValues, valuesOf } from './values.ts'

const NOW = 1_790_000_000
const filled: SiteFormValues = {
  ...newSiteValues(),
  subdomain: ' aditi ',
  domain: ' shops.example ',
  custName: ' Aditi Kapoor ',
  companyName: 'Aditi Kitchen',
  ownerEmail: 'aditi@mail.example',
  ownerMob: '9876543210',
  userName: 'aditi.k',
  salesPerson: 'Zoya',
  supportAccManager: 'Meera',
  country: 'IND',
  state: 'Maharashtra',
  no_of_products: 10,
}
const inputOf = (change: Partial<SiteFormValues> = {}) => createInputOf({ ...filled, ...change }, NOW)

test('the domain is sub domain and domain, each trimmed [SNEW-069]', () => {
  expect(inputOf()).toMatchObject({ subdomain: 'aditi', domain: 'aditi.shops.example' })
})

test('the input names currency and siteOptions, homePageTitle and homePageMetadesc [ENT-021] [ENT-022]', () => {
  expect(inputOf({ homeTitle: 'Welcome', metaDescription: 'Home-made food' })).toMatchObject({
    currency: 'INR',
    siteOptions: 'COMMERCE',
    homePageTitle: 'Welcome',
    homePageMetadesc: 'Home-made food',
  })
})

test('name inside, enabled, license from now, its end from the plan [SNEW-113]', () => {
  const input = inputOf()
  expect(input).toMatchObject({ internalName: 'Aditi Kitchen', enabled: true, fromDate: NOW })
  expect(input).not.toHaveProperty('tillDate')
})

test('an empty number of photos is dropped, and photos that are off are an empty number [SNEW-051]', () => {
  expect(inputOf({ no_of_photos: null })).not.toHaveProperty('no_of_photos')
  expect(inputOf({ no_of_photos: 7 })).toMatchObject({ no_of_photos: 7 })
  expect(inputOf({ hasPhotos: false })).not.toHaveProperty('no_of_photos')
})

test('coordinates are used only when both are there [SNEW-061]', () => {
  const both = inputOf({ latitude: '19.07', longitude: '-72.87' })
  expect(both).toMatchObject({ latitude: 19.07, longitude: -72.87, footerAddress: { location: { lat: 19.07, long: -72.87 } } })
  const one = inputOf({ latitude: '19.07', longitude: '' })
  expect(one).not.toHaveProperty('latitude')
  expect(one.footerAddress?.location).toBeNull()
})

test('the address goes to the site and to its footer', () => {
  const address = { addressLineOne: '12 Station Road', country: 'IND', state: 'Maharashtra', city: 'Mumbai', zip: '400001' }
  expect(inputOf(address)).toMatchObject({ ...address, footerAddress: address })
})

test('what is empty is left out', () => {
  const input = inputOf()
  for (const name of ['gstNo', 'city', 'partnerType', 'siteLogo', 'referenceSite', 'groupId']) expect(input).not.toHaveProperty(name)
})

describe('what is not on screen is left out', () => {
  test('products and courier of an enquiry site [SNEW-093]', () => {
    const input = inputOf({ siteOption: 'ENQUIRY', no_of_products: 12, courierOption: 'DUNZO' })
    expect(input).not.toHaveProperty('no_of_products')
    expect(input).not.toHaveProperty('courierOption')
  })

  test('a partner of another type [SNEW-121]', () => {
    const partners = { channelPartner: 'Kapoor Digital', channelPartnerId: 'cp-1', stockistName: 'Omar' }
    expect(inputOf({ partnerType: 'CP', ...partners })).toMatchObject({ channelPartner: 'Kapoor Digital', channelPartnerId: 'cp-1' })
    expect(inputOf({ partnerType: 'CP', ...partners })).not.toHaveProperty('stockistName')
    expect(inputOf({ partnerType: 'STOCKIST', ...partners })).toMatchObject({ stockistName: 'Omar' })
    expect(inputOf({ partnerType: 'STOCKIST', ...partners })).not.toHaveProperty('channelPartnerId')
  })

  test('what only an existing site has [ENT-005]', () => {
    const input = inputOf({ contactNumber: '1', isCustomWhatsapp: true })
    for (const name of ['contactNumber', 'isCustomWhatsapp', 'htmlPrint', 'commChannelEnabled', 'isManualDayClosure']) expect(input).not.toHaveProperty(name)
  })
})

test('every field of the create input can be sent [ENT-002] [CALL-029]', () => {
  const everything = inputOf({
    gstNo: 'G',
    additionalContactNumbers: ['1'],
    partnerType: 'CP',
    channelPartner: 'Kapoor Digital',
    channelPartnerId: 'cp-1',
    customerLang: 'Hindi',
    supportNumber: '1',
    latitude: '1',
    longitude: '2',
    homeTitle: 'T',
    metaDescription: 'D',
    addressLineOne: 'A',
    addressLineTwo: 'B',
    city: 'C',
    zip: 'Z',
    siteLogo: { bucket: 'b', key: 'k', region: 'r' },
    referenceSite: 'main.example',
    groupId: 'group-1',
    diningSettingMenu: 'dine-in',
    paymentModes: [{ internalName: 'CASH', displayName: 'Cash', paymentState: 'PAID_OFFLINE' }],
  })
  const names =
    'custName companyName gstNo ownerEmail ownerMob additionalContactNumbers userName internalName subdomain domain enabled currency siteType siteOptions ' +
    'no_of_products no_of_photos siteMode integratePaymentOption salesPerson supportAccManager partnerType channelPartner channelPartnerId customerLang ' +
    'supportNumber latitude longitude isDemoSite homePageTitle homePageMetadesc addressLineOne addressLineTwo country state city zip siteLogo backgroundColor ' +
    'menuFontColor textFontColor textFontType showSupportNumber referenceSite availableWhatsApp isGroupReward groupId fromDate courierOption themeDesign ' +
    'diningSettingMenu paymentModes whatsAppSeller whatsAppBuyer emailAppBuyer feedBackToBuyer digitalCard SpeechSearch inventory frontSite invoice ' +
    'festivalBanners diningSetup isWalletEnabled isWebAppEnabled isGroupAdmin isDayClosureEnabled isCounterEnabled isReturnOrderEnabled ' +
    'dashboardRangeEnabled footerAddress premiumFeature'
  expect(Object.keys(everything).sort()).toEqual(names.split(' ').sort())
  expect(everything.premiumFeature).toEqual({
    isOrderTimelineEnabled: false,
    isMasterKdsEnabled: false,
    isApprovalEnabled: false,
    isFutureOrderEnabled: false,
    isManageOutletsEnabled: false,
    isCurrencyConversionEnabled: false,
    isBatchExpiryEnabled: false,
    isManageOutstandingEnabled: false,
  })
})

const source = makeSource()
const inputFor = (change: Partial<SiteFormValues>, of = source) => updateInputFor(of, { ...valuesOf(of), ...change }, Object.keys(change) as FieldName[])

describe('what a save sends', () => {
  test('every field, those not changed exactly as stored [SEDIT-009] [CALL-030]', () => {
    const input = inputFor({ custName: 'Aditi K' })
    expect(input).toMatchObject({ siteId: 'site-1', custName: 'Aditi K', companyName: 'Aditi Kitchen', fromDate: 1_767_261_600, tillDate: 1_798_797_600 })
    expect(input).toMatchObject({
      currency: 'INR',
      siteOptions: 'COMMERCE',
      country: 'IND',
      ownerMob: '9876543210',
      siteLogo: { bucket: 'images', key: 'aditi/site/1' },
    })
    expect(Object.keys(input)).toEqual(expect.arrayContaining(['gstNo', 'homePageTitle', 'premiumFeature', 'footerAddress', 'no_of_photos', 'paymentModes']))
    expect(Object.keys(input)).toHaveLength(82)
  })

  test('the fields that only an existing site has [SEDIT-018] [ENT-005]', () => {
    expect(inputFor({ contactNumber: '1', isCustomWhatsapp: true, htmlPrint: false })).toMatchObject({
      contactNumber: '1',
      isCustomWhatsapp: true,
      htmlPrint: false,
      newOrderAppEnabled: false,
      oldOrderAppEnabled: false,
      isManualDayClosure: false,
      isCustOnGroupEnabled: false,
      commChannelEnabled: false,
    })
  })

  test('null for what was emptied', () => {
    expect(inputFor({ gstNo: '', siteLogo: null, supportNumber: ' ' })).toMatchObject({ gstNo: null, siteLogo: null, supportNumber: null })
    expect(inputFor({ hasPhotos: false })).toMatchObject({ no_of_photos: null })
  })

  test('a changed part of the address goes to the site and to the footer, the rest stays', () => {
    const input = inputFor({ city: 'Pune' })
    expect(input).toMatchObject({
      city: 'Pune',
      state: 'Maharashtra',
      footerAddress: { city: 'Pune', state: 'Maharashtra', location: { lat: 19.07, long: 72.87 } },
    })
  })

  test('without one coordinate there is no place on the map [SNEW-061]', () => {
    expect(inputFor({ longitude: '' })).toMatchObject({ latitude: null, longitude: null, footerAddress: { location: null } })
  })

  test('one premium feature leaves the others', () => {
    expect(inputFor({ isApprovalEnabled: true }).premiumFeature).toMatchObject({
      isApprovalEnabled: true,
      isFutureOrderEnabled: true,
      isMasterKdsEnabled: false,
    })
  })

  test('nothing of what could not be read', () => {
    const input = inputFor({ custName: 'Aditi K' }, makeSource({ setting: null }))
    expect(input).not.toHaveProperty('ownerEmail')
    expect(input).not.toHaveProperty('paymentModes')
    expect(input).toMatchObject({ custName: 'Aditi K', gstNo: '27AABCA1234R1Z5' })
  })
})
