import { expect, test } from 'vitest'
import { createInput, updateInput } from './user-input.ts'
import type { UserValues } from './user-schema.ts'
import { NEW_USER, type StoredUser, valuesOf } from './user-values.ts'

const STAFF: UserValues = {
  ...NEW_USER,
  name: ' Farah Ali ',
  mobile: ' 912 ',
  email: ' farah@console.example ',
  role: 'SUPPORT_EXECUTIVE',
  permissions: [{ name: 'site', operations: ['view_site_list'] }],
  companyName: 'Left over from another role',
}
const PARTNER: StoredUser = {
  id: 'user-1',
  siteId: 'master',
  username: 'ravi@partner.example',
  userRole: 'CP',
  emailId: 'ravi@partner.example',
  mobile: '98',
  name: 'Ravi',
  enabled: null,
  createdAt: 1,
  currency: 'GBP',
  balance: 5,
  gstNo: null,
  panNo: 'P',
  onboardedBy: 'Priya',
  companyName: 'Kumar Digital',
  supportNumber: null,
  address: { addressLineOne: 'A', addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: null, country: 'IND' },
  empsDetails: [{ name: 'Meera', mobile: '1', email: 'm@x.example', designated: 'Owner' }],
  permissions: [],
}

test('a new member of staff: user name is the email, enabled, no password [USER-014] [USER-030] [USER-032] [USER-033]', () => {
  expect(createInput(STAFF)).toEqual({
    siteId: 'master',
    userName: 'farah@console.example',
    emailId: 'farah@console.example',
    userRole: 'SUPPORT_EXECUTIVE',
    name: 'Farah Ali',
    mobile: '912',
    enabled: true,
    permissions: [{ name: 'site', operations: ['view_site_list'] }],
  })
})

test('a designation travels as the platform calls it, there and back [ENT2-030]', () => {
  const values = valuesOf(PARTNER)
  expect(values.employees).toEqual([{ name: 'Meera', mobile: '1', email: 'm@x.example', designation: 'Owner' }])
  expect(updateInput(PARTNER, values).empsDetails).toEqual([{ name: 'Meera', mobile: '1', email: 'm@x.example', designated: 'Owner' }])
})

test('an update carries role and email unchanged, and no currency [USER-041] [USER-047] [USER-035]', () => {
  expect(updateInput(PARTNER, { ...valuesOf(PARTNER), status: 'Inactive' })).toEqual({
    siteId: 'master',
    username: 'ravi@partner.example',
    userRole: 'CP',
    emailId: 'ravi@partner.example',
    name: 'Ravi',
    mobile: '98',
    enabled: false,
    companyName: 'Kumar Digital',
    address: { addressLineOne: 'A', addressLineTwo: null, city: 'Pune', state: 'Maharashtra', zip: null, country: 'IND' },
    onboardedBy: 'Priya',
    supportNumber: null,
    gstNo: null,
    panNo: 'P',
    empsDetails: [{ name: 'Meera', mobile: '1', email: 'm@x.example', designated: 'Owner' }],
  })
  expect(valuesOf(PARTNER).status).toBe('Inactive')
})

test('what is nothing to the role is left as it is', () => {
  expect(updateInput({ siteId: null, username: 'x' }, { ...STAFF, role: 'ADMIN' })).toEqual({
    siteId: 'master',
    username: 'x',
    userRole: 'ADMIN',
    emailId: 'farah@console.example',
    name: 'Farah Ali',
    mobile: '912',
    enabled: true,
  })
})
