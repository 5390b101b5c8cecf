import { expect, test } from 'vitest'
import { BULK_SITE_FIELD_NAMES } from '#shared/domain/bulk/site-changes.ts'
import { asking, PLATFORM } from '../asking.test-support.ts'

const CASH = { internalName: 'CASH', displayName: 'Cash', paymentState: 'PAID_OFFLINE' }
const SETTING = {
  siteId: 'site-1',
  domain: 'aditi.example',
  companyName: 'Aditi Sweets',
  siteMode: 'LIVE',
  contactEmail: 'aditi@x.example',
  contactNumber: '98',
  integratePaymentOption: ['COD'],
  paymentModes: [CASH],
}
const LISTED = {
  siteId: 'site-1',
  domain: 'aditi.example',
  enabled: true,
  userName: 'aditi',
  isGroupAdmin: false,
  groupId: null,
  channelPartnerId: null,
  custName: 'Aditi',
}
const otherSites = Array.from({ length: 3 }, (_, place) => ({ ...LISTED, siteId: `other-${place}` }))
const listOf = (...items: object[]) => ({ SIMPLE_B2C: { getSitesBySiteTypeAndOption: { items, nextToken: null } } })

const answers = {
  ...PLATFORM,
  GetBasicSiteSettingBySite: { 'aditi.example': { getBasicSiteSettingBySite: SETTING } },
  GetSitesBySiteTypeAndOptionRecords: listOf(...otherSites, LISTED),
}
/** As Edit Site sends it: everything that the site has, changed or not. */
const AS_STORED = { ...SETTING, ...LISTED, ownerEmail: 'aditi@x.example', ownerMob: '98', siteType: 'SIMPLE_B2C', siteOptions: 'COMMERCE', gstNo: '27AA' }

const questionsOf = async (change: object, platform: Parameters<typeof asking>[0] = { answers }) => {
  const { asked, service } = asking(platform)
  await service.operation('UpdateSiteByAdmin', { input: { ...AS_STORED, ...change } })
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

const FACTS = 'Business: “Aditi Sweets”. Site id: site-1.'
const ACCESS = 'Change who has access to the site aditi.example?'
const PAY = 'Change how customers of the site aditi.example pay?'

test.each([
  ['user name', { userName: 'thief' }, `${ACCESS} User Name: “aditi” to “thief”. ${FACTS}`],
  ['owner', { ownerEmail: 't@x.example', ownerMob: '99' }, `${ACCESS} Email: “aditi@x.example” to “t@x.example”. Mobile: “98” to “99”. ${FACTS}`],
  ['group', { isGroupAdmin: true, groupId: 'g-1' }, `${ACCESS} Group admin: “No” to “Yes”. Group id: “” to “g-1”. ${FACTS}`],
  ['partner', { channelPartnerId: 'cp-1' }, `${ACCESS} Channel partner: “” to “cp-1”. ${FACTS}`],
  ['payment options', { integratePaymentOption: ['PAYPAL'] }, `${PAY} Payment options: adds PayPal, removes Cash on delivery. ${FACTS}`],
  [
    'payment modes',
    { paymentModes: [CASH, { ...CASH, displayName: 'My UPI', internalName: 'CARD', paymentState: 'PAID_ONLINE' }] },
    `${PAY} Payment modes: adds My UPI (Card, online). ${FACTS}`,
  ],
  [
    'user name and payment options',
    { userName: 'thief', integratePaymentOption: null },
    `Change access to the site aditi.example, and how its customers pay? User Name: “aditi” to “thief”. Payment options: removes Cash on delivery. ${FACTS}`,
  ],
  [
    'status and user name',
    { enabled: false, userName: 'thief' },
    `Save the site aditi.example as inactive? Customers cannot use it then. User Name: “aditi” to “thief”. ${FACTS}`,
  ],
  ['mode', { siteMode: 'UNDER_CONSTRUCTION' }, `Take the site aditi.example offline? Customers cannot use it then. ${FACTS}`],
])('a change of the %s of a site is one question, from what and to what', async (_, change, question) => {
  expect(await questionsOf(change)).toEqual([question])
})

test('other edits of a site are saved unasked, and so is a site that is inactive or hidden already', async () => {
  expect(await questionsOf({ gstNo: '27BB', custName: 'Aditi K', companyName: 'Aditi & Sons', siteLogo: null })).toEqual([])
  const inactive = { ...answers, GetSitesBySiteTypeAndOptionRecords: listOf({ ...LISTED, enabled: false }) }
  expect(await questionsOf({ enabled: false }, { answers: inactive })).toEqual([])
  const hidden = { 'aditi.example': { getBasicSiteSettingBySite: { ...SETTING, siteMode: 'UNDER_CONSTRUCTION' } } }
  expect(await questionsOf({ siteMode: 'UNDER_CONSTRUCTION' }, { answers: { ...answers, GetBasicSiteSettingBySite: hidden } })).toEqual([])
})

test('a site that is not in the list of the type which the page names is looked up among all sites', async () => {
  const all = { ...answers, GetSitesBySiteTypeAndOptionRecords: listOf(...otherSites), GetSitesAdminRecords: { undefined: { getSitesAdmin: [LISTED] } } }
  expect(await questionsOf({}, { answers: all })).toEqual([])
  expect(await questionsOf({ userName: 'thief' }, { answers: all })).toEqual([`${ACCESS} User Name: “aditi” to “thief”. ${FACTS}`])
})

test('of a site that cannot be read everything is asked about, with a warning', async () => {
  const change = { siteId: 'site-1', domain: 'aditi.example', userName: 'thief', ownerEmail: '', integratePaymentOption: ['COD'] }
  const ask = async (platform: Parameters<typeof asking>[0]) => {
    const { asked, service } = asking(platform)
    await service.operation('UpdateSiteByAdmin', { input: change })
    return asked.map(({ message, detail }) => `${message} ${detail}`)
  }
  const what = 'Change access to the site aditi.example, and how its customers pay?'
  expect(await ask({ answers: undefined })).toEqual([
    `${what} User Name: “thief”. Payment options: adds Cash on delivery. Warning: the platform could not be asked what this is. Site id: site-1.`,
  ])
  expect(await ask({ answers: { ...answers, GetSitesAdminRecords: { undefined: { getSitesAdmin: [{ ...LISTED, domain: 'other.example' }] } } } })).toEqual([
    `${ACCESS} Warning: the platform knows no such record. User Name: “thief”. Email: “aditi@x.example” to “”. ${FACTS}`,
  ])
})

test('no bulk change reaches what is asked about here, but for the partner, which a bulk change asks about, too', () => {
  const asked = ['userName', 'ownerEmail', 'ownerMob', 'isGroupAdmin', 'groupId', 'integratePaymentOption', 'paymentModes', 'channelPartnerId']
  expect(asked.filter((name) => BULK_SITE_FIELD_NAMES.some((field) => field === name))).toEqual(['channelPartnerId'])
})
