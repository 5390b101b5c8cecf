import { expect, test } from 'vitest'
import { fieldOfRefusal } from './server-errors.ts'

test.each([
  ['Domain aditi already exists', 'domain', 'Domain not available'],
  ['The domain is taken', 'domain', 'Domain not available'],
  ['This domain is not available', 'domain', 'Domain not available'],
  ['SUBDOMAIN ALREADY EXISTS', 'subdomain', 'Domain not available'],
  ['The sub domain is taken', 'subdomain', 'Domain not available'],
  ['SUB-DOMAIN IS RESERVED', 'subdomain', 'SUB-DOMAIN IS RESERVED'],
  ['Invalid value at "input.subdomain"', 'subdomain', 'Invalid value at "input.subdomain"'],
  ['COMPANY NAME MUST NOT BE EMPTY', 'companyName', 'COMPANY NAME MUST NOT BE EMPTY'],
  ['CUSTOMER NAME MUST NOT BE EMPTY', 'custName', 'CUSTOMER NAME MUST NOT BE EMPTY'],
  ['CURRENCY NOT KNOWN', 'currency', 'CURRENCY NOT KNOWN'],
  ['PARTNER TYPE NOT KNOWN', 'partnerType', 'PARTNER TYPE NOT KNOWN'],
  ['SALES PERSON IS NOT KNOWN', 'salesPerson', 'SALES PERSON IS NOT KNOWN'],
  ['No such support account manager', 'supportAccManager', 'No such support account manager'],
  ['The GST number is wrong', 'gstNo', 'The GST number is wrong'],
  ['Owner mobile is no number', 'ownerMob', 'Owner mobile is no number'],
  ['Reference site is gone', 'referenceSite', 'Reference site is gone'],
  ['No such group id', 'groupId', 'No such group id'],
  ['User name aditi exists', 'userName', 'This username is not available. Please try another one'],
  ['username taken', 'userName', 'This username is not available. Please try another one'],
  ['DOMAIN has blanks', 'domain', 'DOMAIN has blanks'],
  ['The username is too short', 'userName', 'The username is too short'],
  ['The user-name is too short', 'userName', 'The user-name is too short'],
  ['Bad email', 'ownerEmail', 'Bad email'],
  ['Bad e-mail', 'ownerEmail', 'Bad e-mail'],
  ['channelPartner is unknown', 'channelPartnerId', 'channelPartner is unknown'],
  ['Channel partner is unknown', 'channelPartnerId', 'Channel partner is unknown'],
  ['siteType is unknown', 'siteType', 'siteType is unknown'],
  ['Site option is unknown', 'siteOption', 'Site option is unknown'],
  ['Site mode is unknown', 'siteMode', 'Site mode is unknown'],
  ['No such courier', 'courierOption', 'No such courier'],
  ['paymentOption is missing', 'integratePaymentOption', 'paymentOption is missing'],
  ['The license is too long', 'tillDate', 'The license is too long'],
  ['The licence is too long', 'tillDate', 'The licence is too long'],
])('"%s" is about %s', (refusal, field, message) => {
  expect(fieldOfRefusal(refusal)).toEqual({ field, message })
})

test('a refusal that names no field is about none', () => {
  expect(fieldOfRefusal('Out of stock')).toBeNull()
})
