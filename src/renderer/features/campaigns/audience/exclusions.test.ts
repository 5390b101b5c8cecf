import { describe, expect, test } from 'vitest'
import { cellText } from '#components/data-table/column.ts'
import { audienceColumns } from './audience-export.tsx'
import type { AudienceSite } from './audience-site.ts'
import { type ExclusionRules, planAudience } from './exclusions.ts'

const NOW = 1_795_510_800
const DAY = 86_400

const named = (name: string, mobile: string | null, change: Partial<AudienceSite> = {}): AudienceSite => ({
  siteId: name,
  domain: `${name}.shops.example`,
  fqdn: `${name}.example`,
  siteOptions: null,
  custName: `Owner ${name}`,
  userName: null,
  companyName: name,
  createdAt: 1,
  contactEmail: null,
  basicSiteSetting: { contactNumber: mobile, contactEmail: null, curr: 'INR', footerAddress: null },
  planDetails: [],
  ...change,
})

const NO_RULES: ExclusionRules = { messagedWithin: 0, inactive: false, unfilled: false }
const plan = (
  sites: readonly AudienceSite[],
  rules: Partial<ExclusionRules> = {},
  lastMessages: Readonly<Record<string, number>> = {},
  text = 'Dear _custName_',
) => planAudience(sites, { channel: 'WHATSAPP', text, rules: { ...NO_RULES, ...rules }, lastMessages, now: NOW })

describe('who gets a campaign', () => {
  test('a number once, however it is written, and nobody without one [CAMP-034]', () => {
    const { rows, recipients, leftOut } = plan([named('a', '98000 00000'), named('b', '+91 9800000000'), named('c', null), named('d', '9800000001')])
    expect(recipients.map(({ fqdn }) => fqdn)).toEqual(['a.example', 'd.example'])
    expect(rows.map(({ exclusion }) => exclusion)).toEqual([null, 'same-contact', 'no-contact', null])
    expect(leftOut).toEqual({ 'no-contact': 1, inactive: 0, messaged: 0, unfilled: 0, 'same-contact': 1 })
  })

  test('the file of the audience has everybody, and says why somebody does not get it', () => {
    const sites = [named('a', '98000 00000'), named('b', '+91 9800000000'), named('c', null), named('d', '9800000001', { enabled: false })]
    const { rows } = plan(sites, { inactive: true })
    expect(rows.map((row) => audienceColumns('WHATSAPP').map((column) => cellText(column, row)))).toEqual([
      ['a', 'a.example', '+919800000000', 'Yes', ''],
      ['b', 'b.example', '', 'No', 'Another site has the same number or address'],
      ['c', 'c.example', '', 'No', 'Cannot be reached this way'],
      ['d', 'd.example', '', 'No', 'Inactive'],
    ])
  })

  test('one whose site with the same number is left out by a rule gets it at the other site', () => {
    const { recipients } = plan([named('a', '9800000000', { enabled: false }), named('b', '9800000000', { enabled: true })], { inactive: true })
    expect(recipients.map(({ fqdn }) => fqdn)).toEqual(['b.example'])
  })

  test('inactive sites are counted, and left out where the user wants it; of an unknown status none is', () => {
    const sites = [named('a', '9800000000', { enabled: false }), named('b', '9800000001', { enabled: null }), named('c', '9800000002')]
    expect(plan(sites)).toMatchObject({ concerned: { inactive: 2 }, recipients: { length: 3 } })
    expect(plan(sites, { inactive: true }).recipients.map(({ fqdn }) => fqdn)).toEqual(['c.example'])
  })

  test('who got a message within the days is left out, to the second', () => {
    const last = { 'a.example': NOW - 7 * DAY + 1, 'b.example': NOW - 7 * DAY }
    const planned = plan([named('a', '9800000000'), named('b', '9800000001')], { messagedWithin: 7 }, last)
    expect(planned.recipients.map(({ fqdn }) => fqdn)).toEqual(['b.example'])
    expect(planned).toMatchObject({ concerned: { messaged: 1 }, leftOut: { messaged: 1 } })
  })

  test('a placeholder without a value is told, and those sites are left out where the user wants it', () => {
    const sites = [named('a', '9800000000'), named('b', '9800000001', { custName: null })]
    expect(plan(sites)).toMatchObject({ emptyTokens: ['_custName_'], concerned: { unfilled: 1 }, recipients: { length: 2 } })
    expect(plan(sites, { unfilled: true })).toMatchObject({ emptyTokens: [], leftOut: { unfilled: 1 }, recipients: { length: 1 } })
    expect(plan(sites, {}, {}, 'Dear customer').emptyTokens).toEqual([])
  })
})
