import { expect, test } from 'vitest'
import type { AudienceSite } from './audience-site.ts'
import { selectedRecipients } from './selected-recipients.ts'

const site = (name: string, contactNumber: string | null = '9800000000'): AudienceSite => ({
  siteId: name,
  domain: `${name}.example`,
  fqdn: `${name}.example`,
  siteOptions: null,
  custName: null,
  userName: null,
  companyName: name,
  createdAt: null,
  contactEmail: null,
  basicSiteSetting: { contactNumber, contactEmail: null, curr: null },
  planDetails: null,
})
const SITES = [site('a'), site('b', null), site('c'), site('d')]

const named = (matches: Uint32Array | undefined, selection: Parameters<typeof selectedRecipients>[2]) => {
  const { recipients, unreachable } = selectedRecipients(SITES, matches, selection, 'WHATSAPP')
  return `${recipients.map(({ companyName }) => companyName).join('')} ${unreachable}`
}

test('all that match are the filtered rows, less those taken out; without a number a site is left out and not counted [CAMP-019] [CAMP-034]', () => {
  const all = { mode: 'all-matching', except: new Set<string>() } as const
  expect(named(undefined, all)).toBe('acd 1')
  expect(named(new Uint32Array([1, 2]), all)).toBe('c 1')
  expect(named(undefined, { mode: 'all-matching', except: new Set(['a.example', 'b.example']) })).toBe('cd 0')
})

test('those selected one by one stay selected whatever is filtered since', () => {
  const some = { mode: 'some', ids: new Set(['d.example', 'a.example']) } as const
  expect(named(new Uint32Array([2]), some)).toBe('ad 0')
})
