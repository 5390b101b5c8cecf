import { expect, test } from 'vitest'
import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import { searchRecords } from './record-index.ts'
import { buildSiteIndex } from './site-index.ts'

type Site = GetSitesAdminQuery['getSitesAdmin'][number]

const site = (siteId: string, part: Partial<Site>): Site =>
  ({ siteId, domain: `${siteId}.example`, companyName: '', custName: '', contactEmail: null, ...part }) as Site

const index = buildSiteIndex([
  site('a1', { companyName: 'The Aditi Kitchen', contactEmail: 'hello@kitchen.example' }),
  site('b2', { companyName: 'Bombay Books', basicSiteSetting: { contactNumber: '+919812345678' } as Site['basicSiteSetting'] }),
  site('c3', { companyName: 'Kitchen of Bilal', domain: 'bilal.example' }),
  site('d4', { companyName: 'مطعم النخيل' }),
])
const found = (text: string, limit = 50): string[] => searchRecords(index, text, limit).found.map((hit) => hit.siteId)

test('finds a site by name, domain, id, phone and email, whatever the letter case', () => {
  expect(found('ADITI')).toEqual(['a1'])
  expect(found('bilal.ex')).toEqual(['c3'])
  expect(found('d4')).toEqual(['d4'])
  expect(found('98123456')).toEqual(['b2'])
  expect(found('hello@')).toEqual(['a1'])
  expect(found('النخيل')).toEqual(['d4'])
})

test('a field that starts with the text comes first', () => {
  expect(found('kitchen')).toEqual(['c3', 'a1'])
})

test('nothing typed finds nothing, and so does what no site has', () => {
  expect(found('  ')).toEqual([])
  expect(found('zzz')).toEqual([])
})

test('gives at most as many as asked for', () => {
  const many = buildSiteIndex(Array.from({ length: 500 }, (_, number) => site(`s${number}`, { companyName: `Shop ${number}` })))
  expect(searchRecords(many, 'shop', 50).found).toHaveLength(50)
})

test('words are found in any order, and in any fields', () => {
  expect(found('kitchen aditi')).toEqual(['a1'])
  expect(found('a1 kitchen')).toEqual(['a1'])
  expect(found('aditi books')).toEqual([])
})

test('a phone number is found in whatever notation', () => {
  expect(found('+91 98123 45678')).toEqual(['b2'])
  expect(found('098123-45678')).toEqual(['b2'])
})

test('one typo is forgiven where nothing is found without', () => {
  expect(found('adtii')).toEqual(['a1'])
  expect(found('bombey')).toEqual(['b2'])
  expect(found('boks bombay')).toEqual(['b2'])
  expect(found('kitchenn')).toEqual(['a1', 'c3'])
  expect(found('bqmbey')).toEqual([])
})

test.each(PASTED)('the palette finds a site with $stored by $kind', ({ typed, stored }) => {
  const sites = buildSiteIndex([site('x1', { companyName: 'Royal Bazaar' }), site('x2', { custName: stored })])
  expect(searchRecords(sites, typed, 50)).toMatchObject({ found: [{ siteId: 'x2' }], areSimilar: false })
})
