import { expect, test } from 'vitest'
import { EDIT_TOGGLES, GROUP_TOGGLES, PREMIUM_TOGGLES, SETTING_TOGGLES } from './site-toggle.ts'

const NEW_SITE_TOGGLES = [...SETTING_TOGGLES, ...GROUP_TOGGLES, ...PREMIUM_TOGGLES]
const isOn = (name: string): boolean | undefined => [...NEW_SITE_TOGGLES, ...EDIT_TOGGLES].find((toggle) => toggle.name === name)?.isOnByDefault

test('four toggles are on for a new site [SNEW-110]', () => {
  expect(NEW_SITE_TOGGLES.filter((toggle) => toggle.isOnByDefault).map(({ name, label }) => `${name}: ${label}`)).toEqual([
    'whatsAppSeller: WhatsApp to seller',
    'whatsAppBuyer: WhatsApp to buyer',
    'emailAppBuyer: Email to buyer',
    'frontSite: Front site',
  ])
})

test.each([
  ['feedBackToBuyer', 'Feedback WhatsApp after completion'],
  ['inventory', 'Inventory'],
  ['isGroupAdmin', 'Group admin'],
  ['isDayClosureEnabled', 'Day closure'],
  ['isCounterEnabled', 'Counter'],
  ['isReturnOrderEnabled', 'Manage return'],
  ['dashboardRangeEnabled', 'Dashboard date range'],
  ['isOrderTimelineEnabled', 'Order timeline'],
  ['isApprovalEnabled', 'Approval discount'],
  ['isFutureOrderEnabled', 'Future order'],
  ['isManageOutletsEnabled', 'Manage outlets'],
  ['isMasterKdsEnabled', 'Master KDS'],
  ['isGroupReward', 'Group reward'],
])('%s, "%s", is off for a new site [SNEW-111] [SNEW-118]', (name, label) => {
  expect(NEW_SITE_TOGGLES.find((toggle) => toggle.name === name)).toMatchObject({ label, isOnByDefault: false })
})

test('toggles without a stated default are off [SNEW-112]', () => {
  const unstated =
    'digitalCard SpeechSearch invoice festivalBanners diningSetup isWebAppEnabled isDemoSite showSupportNumber isCurrencyConversionEnabled isBatchExpiryEnabled isManageOutstandingEnabled'
  expect(unstated.split(' ').map(isOn)).toEqual(Array.from({ length: 11 }, () => false))
})

test('the seven toggles of an existing site are off [SEDIT-019]', () => {
  expect(EDIT_TOGGLES.map(({ name, isOnByDefault }) => (isOnByDefault ? `${name} on` : name))).toEqual([
    'isCustomWhatsapp',
    'htmlPrint',
    'newOrderAppEnabled',
    'oldOrderAppEnabled',
    'isManualDayClosure',
    'isCustOnGroupEnabled',
    'commChannelEnabled',
  ])
})
