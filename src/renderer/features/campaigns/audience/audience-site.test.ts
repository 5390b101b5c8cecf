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

const named = (name: string, contactNumber: string | null = '9800000000'): AudienceSite => ({
  ...site,
  fqdn: `${name}.example`,
  companyName: name,
  basicSiteSetting: { contactNumber, contactEmail: null, curr: null },
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
