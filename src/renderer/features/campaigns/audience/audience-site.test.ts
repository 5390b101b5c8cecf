import { describe, expect, test } from 'vitest'
import { type AudienceSite, audienceSiteId, recipientOf } from './audience-site.ts'

const site: AudienceSite = {
  siteId: 'site-1',
  domain: 'aditi.shops.example',
  fqdn: 'aditi.example',
  siteOptions: 'BOOKING_RESTAURANTS',
  custName: 'Aditi',
  userName: 'aditi1',
  companyName: 'Aditi Kitchen',
  createdAt: 1,
  contactEmail: 'old@post.example',
  basicSiteSetting: { contactNumber: '98000 00000', contactEmail: 'aditi@post.example', curr: 'INR' },
  planDetails: [{ planName: 'Growth' }, { planName: null }, { planName: 'Extra' }],
}

test('the row key is the fqdn [CAMP-021]', () => {
  expect(audienceSiteId(site)).toBe('aditi.example')
  expect(audienceSiteId({ ...site, fqdn: null })).toBe('aditi.shops.example')
})

describe('who gets a message', () => {
  test('a site with what its row holds', () => {
    expect(recipientOf(site, 'WHATSAPP')).toEqual({
      fqdn: 'aditi.example',
      countryCode: '91',
      mob: '9800000000',
      email: 'aditi@post.example',
      companyName: 'Aditi Kitchen',
      custName: 'Aditi',
      sitePlan: 'Growth, Extra',
      userName: 'aditi1',
    })
  })

  test('one without a number gets none by Whatsapp, one without an address none by email', () => {
    const silent: AudienceSite = { ...site, contactEmail: null, basicSiteSetting: { contactNumber: '', contactEmail: null, curr: null } }
    expect([recipientOf(silent, 'WHATSAPP'), recipientOf(silent, 'EMAIL')]).toEqual([null, null])
    expect(recipientOf({ ...silent, contactEmail: 'old@post.example' }, 'EMAIL')).toMatchObject({ email: 'old@post.example', mob: '', countryCode: '' })
    expect(recipientOf({ ...site, basicSiteSetting: null }, 'WHATSAPP')).toBeNull()
  })
})
