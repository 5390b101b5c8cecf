import { expect, test } from 'vitest'
import { FONT_FAMILIES } from '#shared/domain/site/site-choices.ts'
import { newSiteValues } from './default-values.ts'

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

test('a font of the list [SNEW-108] [SNEW-109] [CONST-022]', () => {
  expect(FONT_FAMILIES).toContain(values.textFontType)
  expect(FONT_FAMILIES.length).toBeGreaterThan(30)
})

test('what notifies sellers and buyers and the front site are on, all other toggles off [SNEW-110] [SNEW-111]', () => {
  expect(values).toMatchObject({ whatsAppSeller: true, whatsAppBuyer: true, emailAppBuyer: true, frontSite: true })
  expect(values).toMatchObject({ feedBackToBuyer: false, inventory: false, isGroupAdmin: false, isDayClosureEnabled: false, isCounterEnabled: false })
  expect(values).toMatchObject({ isReturnOrderEnabled: false, dashboardRangeEnabled: false, isOrderTimelineEnabled: false, isApprovalEnabled: false })
  expect(values).toMatchObject({ isFutureOrderEnabled: false, isManageOutletsEnabled: false, isMasterKdsEnabled: false })
})
