import { describe, expect, test } from 'vitest'
import { CAMPAIGN_CHANNELS, CAMPAIGN_DEFAULTS, type CampaignRecipient, campaignTone, deliveryProgress, filledText, messageTypeOf } from './campaign.ts'
import { TEMPLATE_TYPES } from './template.ts'

const recipient: CampaignRecipient = {
  fqdn: 'aditi.example',
  mob: '9800000000',
  countryCode: '91',
  email: 'aditi@post.example',
  companyName: 'Aditi Kitchen',
  custName: 'Aditi',
  sitePlan: 'Growth',
  userName: 'aditi1',
}

test('the literal defaults of campaigns [CAMP-025]', () => {
  expect(CAMPAIGN_DEFAULTS).toMatchObject({ countryCode: '91', language: 'eng', ProductType: 'BOOKING_RESTAURANT', subject: 'Test', sendingStatus: 'PENDING' })
})

test('template types, channels and their values, message types, sending statuses [CONST2-037]', () => {
  expect(TEMPLATE_TYPES).toEqual(['WHATSAPP', 'EMAIL'])
  expect(CAMPAIGN_CHANNELS.map(({ value, label }) => `${value} ${label}`)).toEqual(['1 Whatsapp', '2 Email'])
  expect([messageTypeOf('https://images.example/a'), messageTypeOf(null)]).toEqual(['MEDIA', 'TEXT'])
  expect(['PENDING', 'COMPLETED', 'other'].map(campaignTone)).toEqual(['danger', 'success', 'warning'])
})

test('a message with an image is MEDIA, one without TEXT [CAMP-024]', () => {
  expect([messageTypeOf('https://images.example/a'), messageTypeOf(null)]).toEqual(['MEDIA', 'TEXT'])
})

test('PENDING is red, COMPLETED green, any other orange [CAMP-037]', () => {
  expect(['PENDING', 'COMPLETED', 'PROCESSING', 'ANY', null].map(campaignTone)).toEqual(['danger', 'success', 'warning', 'warning', 'warning'])
})

describe('a text for one recipient', () => {
  test('what the audience knows is filled in, what it does not know stays for the platform [CAMP-029] [CAMP-028]', () => {
    expect(filledText('_companyName_ _custName_ _fqdn_ _sitePlan_ _user_name_ _email_: _Balance_Amount_ since _Last_Login_', recipient)).toBe(
      'Aditi Kitchen Aditi aditi.example Growth aditi1 aditi@post.example: _Balance_Amount_ since _Last_Login_',
    )
    expect(filledText('Dear _custName_ of _companyName_', { ...recipient, custName: null, companyName: '' })).toBe('Dear _custName_ of _companyName_')
  })

  test('a name that looks like a token or a pattern is a name', () => {
    expect(filledText('_companyName_', { ...recipient, companyName: '_custName_ $& $1' })).toBe('_custName_ $& $1')
  })
})

test('a campaign has a progress while it is delivered, and none once it has ended', () => {
  const sending = { sendingStatus: 'PENDING', total: 40, sent: 9, failed: 1 }
  expect(deliveryProgress(sending)).toBe(0.25)
  expect(deliveryProgress({ ...sending, sent: null, failed: null })).toBe(0)
  expect(deliveryProgress({ ...sending, total: null, sent: 0, failed: 0 })).toBe(0)
  const ended = [
    { ...sending, sent: 39 },
    { ...sending, sendingStatus: 'COMPLETED' },
    { ...sending, sendingStatus: 'FAILED' },
  ]
  expect(ended.map(deliveryProgress)).toEqual([null, null, null])
})
