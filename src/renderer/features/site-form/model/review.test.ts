import { expect, test } from 'vitest'
import { makeSource } from '../test/make-source.ts'
import { compareEdit, mergedValues, reviewRows, standingChoices } from './review.ts'
import { changedFields, valuesOf } from './values.ts'

const loaded = valuesOf(makeSource())

test('blanks around a text change nothing', () => {
  expect(changedFields(loaded, { ...loaded, custName: ' Aditi Kapoor ' })).toEqual([])
  expect(changedFields(loaded, { ...loaded, additionalContactNumbers: ['9123456780', ''] })).toEqual([])
})

test('changed fields are listed in the order of the screen', () => {
  expect(changedFields(loaded, { ...loaded, htmlPrint: false, custName: 'X', isWalletEnabled: false })).toEqual(['custName', 'isWalletEnabled', 'htmlPrint'])
})

const platform = { ...loaded, custName: 'Theirs', gstNo: 'THEIRS', city: 'Pune' }
const form = { ...loaded, custName: 'Yours', companyName: 'Yours', city: 'Pune' }
const comparison = compareEdit(loaded, platform, form)

test('a field changed on both sides is a conflict, unless to the same', () => {
  expect(comparison).toEqual({ yours: ['companyName'], theirs: ['gstNo'], conflicts: ['custName'] })
})

test('what the user may not change is not theirs to take back either', () => {
  expect(compareEdit(loaded, platform, form, ['gstNo']).theirs).toEqual([])
})

test("what only the platform changed stays, what both changed is the user's to choose", () => {
  expect(standingChoices(comparison)).toEqual({ gstNo: 'theirs' })
  const merged = (choices: Parameters<typeof mergedValues>[3]) => {
    const { values, changed } = mergedValues(platform, form, comparison, choices)
    return { custName: values.custName, companyName: values.companyName, gstNo: values.gstNo, city: values.city, changed }
  }
  expect(merged({ gstNo: 'theirs', custName: 'theirs' })).toEqual({
    custName: 'Theirs',
    companyName: 'Yours',
    gstNo: 'THEIRS',
    city: 'Pune',
    changed: ['companyName'],
  })
  expect(merged({ gstNo: 'yours', custName: 'yours' })).toEqual({
    custName: 'Yours',
    companyName: 'Yours',
    gstNo: '27AABCA1234R1Z5',
    city: 'Pune',
    changed: ['companyName', 'gstNo', 'custName'],
  })
})

test("a partner's id goes with the name, in the review and in the choice", () => {
  const of = (channelPartner: string, channelPartnerId: string) => ({ ...loaded, channelPartner, channelPartnerId })
  const [there, here] = [of('Theirs', 'cp-theirs'), of('Mine', 'cp-mine')]
  const both = compareEdit(loaded, there, here)
  expect(reviewRows(loaded, there, here, both).map(({ id }) => id)).toEqual(['channelPartner'])
  expect(mergedValues(there, here, both, { channelPartner: 'yours' }).values).toMatchObject({ channelPartner: 'Mine', channelPartnerId: 'cp-mine' })
  expect(mergedValues(there, here, both, { channelPartner: 'theirs' }).changed).toEqual([])
  const renamed = compareEdit(loaded, loaded, { ...loaded, channelPartnerId: 'cp-other' })
  expect(reviewRows(loaded, loaded, { ...loaded, channelPartnerId: 'cp-other' }, renamed).map(({ id }) => id)).toEqual(['channelPartnerId'])
})

test('the review lists field, from, to by section, and what the platform has where it changed', () => {
  expect(reviewRows(loaded, platform, form, comparison)).toEqual([
    { id: 'custName', section: 'Basic', field: 'Customer Name', from: 'Aditi Kapoor', to: 'Yours', theirs: 'Theirs' },
    { id: 'companyName', section: 'Basic', field: 'Company Name', from: 'Aditi Kitchen', to: 'Yours' },
    { id: 'gstNo', section: 'Basic', field: 'GST No', from: '27AABCA1234R1Z5', to: '27AABCA1234R1Z5', theirs: 'THEIRS' },
  ])
})

test('values read as people write them', () => {
  const to = {
    ...loaded,
    siteType: 'O2OCommerce',
    siteOption: 'SPA',
    tillDate: '2028-02-29',
    enabled: false,
    siteMode: 'UNDER_CONSTRUCTION',
    additionalContactNumbers: ['9876543210', ''],
    diningSettingMenu: 'online-menu',
    integratePaymentOption: ['COD', 'PAYPAL'],
    paymentModes: [],
    country: 'UK',
    supportNumber: '',
  }
  const rows = reviewRows(loaded, loaded, to, compareEdit(loaded, loaded, to))
  expect(rows.map(({ section, field, from, to: after }) => `${section} / ${field}: ${from} -> ${after}`)).toEqual([
    'Basic / Site Type: e-Commerce -> O2O Commerce',
    'Basic / Site Option: Commerce -> Spa',
    'Basic / Site mode: Live -> Under construction',
    'Basic / Additional contact numbers: 9123456780 -> 9876543210',
    'Basic / Support number: 18001234 -> ',
    'Basic / Site enabled: Yes -> No',
    'Basic / License till: 01/01/2027 -> 29/02/2028',
    'Online Payment / Payment options: COD, RAZORPAY -> COD, PAYPAL',
    'Payment Modes / Payment modes: Cash (CASH) -> ',
    'Settings / Country: India -> United Kingdom',
    'Settings / Dining menu: Dine In -> Online Menu',
  ])
})
