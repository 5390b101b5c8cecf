import { describe, expect, test } from 'vitest'
import { type AudienceSite, audienceSiteId, recipientOf, selectedSites } from './audience-site.ts'

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
  basicSiteSetting: { contactNumber: '98000 00000', contactEmail: 'aditi@post.example', curr: 'INR', footerAddress: null },
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

  test.each([
    ['98000 00000', 'INR', null, '91', '9800000000'],
    ['09800000000', 'INR', null, '91', '9800000000'],
    ['+91 98000-00000', 'INR', null, '91', '9800000000'],
    ['7700900123', 'GBP', null, '44', '7700900123'],
    ['07911 123456', 'GBP', 'UK', '44', '7911123456'],
    ['+44 7700 900123', 'INR', 'IND', '44', '7700900123'],
    ['0091 98765 43210', 'INR', 'IND', '91', '9876543210'],
    ['919876543210', 'INR', 'IND', '91', '9876543210'],
    ['+971501234567', 'AED', null, '971', '501234567'],
    ['050 123 4567', 'AED', 'UAE', '971', '501234567'],
    ['501234567', 'AED', null, '91', '501234567'],
  ])('%s of a site in %s and %s', (contactNumber, curr, country, countryCode, mob) => {
    const footerAddress = country === null ? null : { country }
    expect(recipientOf({ ...site, basicSiteSetting: { contactNumber, contactEmail: null, curr, footerAddress } }, 'WHATSAPP')).toMatchObject({
      countryCode,
      mob,
    })
  })

  test.each([null, '', ' ', '-', '1234', '98765', '+91'])('nobody can be reached at %s', (contactNumber) => {
    expect(recipientOf({ ...site, basicSiteSetting: { contactNumber, contactEmail: null, curr: 'INR', footerAddress: null } }, 'WHATSAPP')).toBeNull()
  })

  test('one without a number gets none by Whatsapp, one without an address none by email', () => {
    const silent: AudienceSite = { ...site, contactEmail: null, basicSiteSetting: { contactNumber: '', contactEmail: null, curr: null, footerAddress: null } }
    expect([recipientOf(silent, 'WHATSAPP'), recipientOf(silent, 'EMAIL')]).toEqual([null, null])
    expect(recipientOf({ ...silent, contactEmail: 'old@post.example' }, 'EMAIL')).toMatchObject({ email: 'old@post.example', mob: '', countryCode: '' })
    expect(recipientOf({ ...site, basicSiteSetting: null }, 'WHATSAPP')).toBeNull()
  })
})

const named = (name: string, contactNumber: string | null = '9800000000'): AudienceSite => ({
  ...site,
  fqdn: `${name}.example`,
  companyName: name,
  basicSiteSetting: { contactNumber, contactEmail: null, curr: null, footerAddress: null },
})
const SITES = [named('a'), named('b', null), named('c'), named('d')]

const chosen = (matches: Uint32Array | undefined, selection: Parameters<typeof selectedSites>[2]) =>
  selectedSites(SITES, matches, selection)
    .map(({ companyName }) => companyName)
    .join('')

test('all that match are the filtered rows, less those taken out [CAMP-019]', () => {
  const all = { mode: 'all-matching', except: new Set<string>() } as const
  expect(chosen(undefined, all)).toBe('abcd')
  expect(chosen(new Uint32Array([1, 2]), all)).toBe('bc')
  expect(chosen(undefined, { mode: 'all-matching', except: new Set(['a.example', 'b.example']) })).toBe('cd')
})

test('those selected one by one stay selected whatever is filtered since', () => {
  const some = { mode: 'some', ids: new Set(['d.example', 'a.example']) } as const
  expect(chosen(new Uint32Array([2]), some)).toBe('ad')
})
