import { expect, test } from 'vitest'
import { changedFields, mergedValues, threeWay } from '#patterns/edit-review/three-way.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'
import { makeSource } from '../make-source.test-support.ts'
import { problemOf, recordFields } from './review.ts'
import { valuesOf } from './values.ts'

const loaded = valuesOf(makeSource())
const FIELDS = recordFields()
const review = (platform: SiteFormValues, form: SiteFormValues) => threeWay(loaded, form, platform, FIELDS)

test('blanks around a text and empty entries of a list change nothing', () => {
  expect(changedFields(loaded, { ...loaded, custName: ' Aditi Kapoor ' }, FIELDS)).toEqual([])
  expect(changedFields(loaded, { ...loaded, additionalContactNumbers: ['9123456780', ''] }, FIELDS)).toEqual([])
})

test('changed fields are listed in the order of the screen', () => {
  expect(changedFields(loaded, { ...loaded, htmlPrint: false, custName: 'X', isWalletEnabled: false }, FIELDS)).toEqual([
    'custName',
    'isWalletEnabled',
    'htmlPrint',
  ])
})

const platform = { ...loaded, custName: 'Theirs', gstNo: 'THEIRS', city: 'Pune' }
const form = { ...loaded, custName: 'Yours', companyName: 'Yours', city: 'Pune' }

test('the review lists field, from, to by section, and what the platform has where it changed; a change to the same on both sides is none', () => {
  expect(review(platform, form).rows).toEqual([
    { id: 'custName', section: 'Basic', field: 'Customer Name', from: 'Aditi Kapoor', to: 'Yours', theirs: 'Theirs' },
    { id: 'companyName', section: 'Basic', field: 'Company Name', from: 'Aditi Kitchen', to: 'Yours' },
    { id: 'gstNo', section: 'Basic', field: 'GST No', from: '27AABCA1234R1Z5', to: '27AABCA1234R1Z5', theirs: 'THEIRS' },
  ])
})

test('a field that the user may not change is not theirs to take back either', () => {
  expect(threeWay(loaded, form, platform, recordFields(['gstNo'])).rows.map(({ id }) => id)).toEqual(['custName', 'companyName'])
})

test("what only the platform changed stays, what both changed is the user's to choose", () => {
  const merge = review(platform, form)
  expect(merge.standing).toEqual({ gstNo: 'theirs' })
  const theirs = mergedValues(merge, { gstNo: 'theirs', custName: 'theirs' })
  expect(theirs.values).toMatchObject({ custName: 'Theirs', companyName: 'Yours', gstNo: 'THEIRS', city: 'Pune' })
  expect(theirs.changed).toEqual(['companyName'])
  const yours = mergedValues(merge, { gstNo: 'yours', custName: 'yours' })
  expect(yours.values).toMatchObject({ custName: 'Yours', companyName: 'Yours', gstNo: '27AABCA1234R1Z5', city: 'Pune' })
  expect([...yours.changed].sort()).toEqual(['companyName', 'custName', 'gstNo'])
})

test("a partner's id goes with the name, in the review and in the choice", () => {
  const of = (channelPartner: string, channelPartnerId: string) => ({ ...loaded, channelPartner, channelPartnerId })
  const both = review(of('Theirs', 'cp-theirs'), of('Mine', 'cp-mine'))
  expect(both.rows.map(({ id }) => id)).toEqual(['channelPartner'])
  expect(mergedValues(both, { channelPartner: 'yours' }).values).toMatchObject({ channelPartner: 'Mine', channelPartnerId: 'cp-mine' })
  expect(mergedValues(both, { channelPartner: 'theirs' }).changed).toEqual([])
  expect(review(loaded, { ...loaded, channelPartnerId: 'cp-other' }).rows.map(({ id }) => id)).toEqual(['channelPartnerId'])
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
  expect(review(loaded, to).rows.map(({ section, field, from, to: after }) => `${section} / ${field}: ${from} -> ${after}`)).toEqual([
    'Basic / Site Type: e-Commerce -> O2O Commerce',
    'Basic / Site Option: Commerce -> Spa',
    'Basic / Site mode: Live -> Under construction',
    'Basic / Additional contact numbers: 9123456780 -> 9876543210',
    'Basic / Support number: 18001234 -> ',
    'Basic / Site enabled: Yes -> No',
    'Basic / License till: 01/01/2027 -> 29/02/2028',
    'Online Payment / Payment options: Cash on delivery, Razorpay -> Cash on delivery, PayPal',
    'Payment Modes / Payment modes: Cash -> ',
    'Settings / Country: India -> United Kingdom',
    'Settings / Dining menu: Dine In -> Online Menu',
  ])
})

test('a mix of both sides that breaks a rule is reported by its field', () => {
  expect(problemOf(loaded, [])).toBeNull()
  expect(problemOf({ ...loaded, isGroupReward: true, groupId: '' }, [])).toBe('Group id: Please select group id.')
  expect(problemOf({ ...loaded, isGroupReward: true, groupId: '' }, ['groupId'])).toBeNull()
})
