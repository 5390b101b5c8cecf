import { expect, test } from 'vitest'
import { fieldOfRefusal } from './server-errors.ts'

test.each([
  ['Domain aditi already exists', 'domain', 'Domain not available'],
  ['The domain is taken', 'domain', 'Domain not available'],
  ['This domain is not available', 'domain', 'Domain not available'],
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
