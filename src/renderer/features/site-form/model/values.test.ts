import { describe, expect, test } from 'vitest'
import { FONT_FAMILIES } from '#shared/domain/site/site-choices.ts'
import { makeSource } from '../make-source.test-support.ts'
import { newSiteValues, valuesOf } from './values.ts'

const source = makeSource()
const values = newSiteValues()

test('mode LIVE [SNEW-085], courier SELF [SNEW-086], currency INR', () => {
  expect(values).toMatchObject({ siteMode: 'LIVE', courierOption: 'SELF', currency: 'INR' })
})

test('the group reward is off [SNEW-096]', () => {
  expect(values.isGroupReward).toBe(false)
})

test('option COMMERCE of an e-commerce site [SNEW-097] [SNEW-101]', () => {
  expect(values).toMatchObject({ siteType: 'SIMPLE_B2C', siteOption: 'COMMERCE' })
})

test('COD is ticked [SNEW-098]', () => {
  expect(values.integratePaymentOption).toEqual(['COD'])
})

test('the wallet is enabled [SNEW-102]', () => {
  expect(values.isWalletEnabled).toBe(true)
})

test('one WhatsApp is available [SNEW-103]', () => {
  expect(values.availableWhatsApp).toBe(1)
})

test('theme THEME1 [SNEW-104]', () => {
  expect(values.themeDesign).toBe('THEME1')
})

test('colours [SNEW-105] [SNEW-106] [SNEW-107]', () => {
  expect(values).toMatchObject({ backgroundColor: '#ffffff', menuFontColor: '#ea2b1f', textFontColor: '#000000' })
})

test('a font of the list [SNEW-108] [SNEW-109]', () => {
  expect(FONT_FAMILIES).toContain(values.textFontType)
  expect(FONT_FAMILIES.length).toBeGreaterThan(30)
})

test('what notifies sellers and buyers and the front site are on, all other toggles off [SNEW-110] [SNEW-111]', () => {
  expect(values).toMatchObject({ whatsAppSeller: true, whatsAppBuyer: true, emailAppBuyer: true, frontSite: true })
  expect(values).toMatchObject({ feedBackToBuyer: false, inventory: false, isGroupAdmin: false, isDayClosureEnabled: false, isCounterEnabled: false })
  expect(values).toMatchObject({ isReturnOrderEnabled: false, dashboardRangeEnabled: false, isOrderTimelineEnabled: false, isApprovalEnabled: false })
  expect(values).toMatchObject({ isFutureOrderEnabled: false, isManageOutletsEnabled: false, isMasterKdsEnabled: false })
})

describe('what the form shows of a stored site', () => {
  test('responses name curr and siteOptions [ENT-021], homePageTitle and homePageMetadesc [ENT-022]', () => {
    expect(valuesOf(source)).toMatchObject({ currency: 'INR', siteOption: 'COMMERCE', homeTitle: 'Aditi Kitchen', metaDescription: 'Home-made food' })
  })

  test('the domain without the sub domain', () => {
    expect(valuesOf(source)).toMatchObject({ subdomain: 'aditi', domain: 'shops.example' })
    expect(valuesOf(makeSource({ record: { subdomain: null } }))).toMatchObject({ subdomain: '', domain: 'aditi.shops.example' })
  })

  test('the stored currency, INR when there is none [SEDIT-008]', () => {
    expect(valuesOf(makeSource({ setting: { curr: 'KWD' } })).currency).toBe('KWD')
    expect(valuesOf(makeSource({ setting: { curr: null } })).currency).toBe('INR')
  })

  test('the email of the settings before that of the record [ENT-025]', () => {
    expect(valuesOf(source).ownerEmail).toBe('aditi@mail.example')
    expect(valuesOf(makeSource({ setting: { contactEmail: null } })).ownerEmail).toBe('old@mail.example')
  })

  test('the address of the footer', () => {
    expect(valuesOf(source)).toMatchObject({ country: 'IND', state: 'Maharashtra', latitude: '19.07' })
    expect(valuesOf(makeSource({ setting: { footerAddress: null } }))).toMatchObject({ country: '', state: '' })
  })

  test('the license as days', () => {
    expect(valuesOf(source)).toMatchObject({ fromDate: '2026-01-01', tillDate: '2027-01-01' })
  })

  test('a reward setting decides about the toggle', () => {
    expect(valuesOf(makeSource({ reward: { isEnabled: true, onGroup: true, groupId: 'g' } })).isGroupReward).toBe(true)
    expect(valuesOf(makeSource({ reward: { isEnabled: false, onGroup: true, groupId: 'g' } })).isGroupReward).toBe(false)
    expect(valuesOf(makeSource()).isGroupReward).toBe(false)
  })
})

test('a stored logo without a key is no logo: the form opens without one', () => {
  const logo = { bucket: null, region: null, key: null }
  expect(valuesOf(makeSource({ setting: { siteLogo: logo } })).siteLogo).toBeNull()
  expect(valuesOf(makeSource()).siteLogo).toEqual({ bucket: 'images', region: 'ap-south-1', key: 'aditi/site/1' })
})
