import { expect, test } from 'vitest'
import type { AccessSubject } from '#shared/domain/permission.ts'
import { deedEntry, deedIn, siteEntry } from './site-entries.ts'
import type { Site } from './site-index.ts'

const ADMIN: AccessSubject = { role: 'ADMIN', enabled: true, permissions: [] }
const NOBODY: AccessSubject = { role: 'SALES_PERSON', enabled: true, permissions: [] }

const SITE = {
  siteId: 'site-100039',
  companyName: 'Aditi Exports',
  custName: 'Vijay Kaur',
  domain: 'aditi-exports-39.shops.example',
  contactEmail: null,
  basicSiteSetting: {
    contactNumber: '7280002439',
    contactEmail: 'vijay@post.example',
    curr: 'INR',
    footerAddress: { country: 'IND', state: 'Assam', city: 'Guwahati' },
  },
} as unknown as Site

test.each([
  ['recharge aditi exports', 'Recharge', 'aditi exports'],
  ['rech aditi', 'Recharge', 'aditi'],
  ['EDIT aditi', 'Edit', 'aditi'],
  ['notes of aditi', 'Notes of', 'aditi'],
  ['invoices aditi', 'Invoices of', 'aditi'],
  ['\u200Brecharge\u00A0https://aditi.example/', 'Recharge', 'https://aditi.example/'],
])('"%s" asks for %s', (typed, verb, sites) => {
  expect(deedIn(typed, ADMIN)).toMatchObject({ deed: { verb }, sites })
})

test.each(['recharge', 're aditi', 'aditi exports', '', 'edit '])('"%s" asks for nothing to be done', (typed) => {
  expect(deedIn(typed, ADMIN)).toBeNull()
})

test('who may not do it is not offered it', () => {
  expect(deedIn('recharge aditi', NOBODY)).toBeNull()
  const seller: AccessSubject = { ...NOBODY, permissions: [{ name: 'site', operations: ['view_site_list', 'wallet_recharge'] }] }
  expect(deedIn('recharge aditi', seller)).toMatchObject({ deed: { verb: 'Recharge' } })
  expect(deedIn('plans of aditi', seller)).toBeNull()
})

test('a site says whom it is, and what of it was found where that is not on screen anyway', () => {
  const hint = (typed: string): string => siteEntry(SITE, typed, () => undefined).hint
  expect(hint('aditi')).toBe('Vijay Kaur, Guwahati · aditi-exports-39.shops.example')
  expect(hint('+91 72800-02439')).toBe('Vijay Kaur, Guwahati · aditi-exports-39.shops.example · 7280002439')
  expect(hint('vijay@post')).toBe('Vijay Kaur, Guwahati · aditi-exports-39.shops.example · vijay@post.example')
  expect(hint('mailto:Vijay@post.example')).toBe('Vijay Kaur, Guwahati · aditi-exports-39.shops.example · vijay@post.example')
  expect(hint('https://aditi-exports-39.shops.example/')).toBe('Vijay Kaur, Guwahati · aditi-exports-39.shops.example')
  expect(hint('site-100039')).toBe('Vijay Kaur, Guwahati · aditi-exports-39.shops.example · site-100039')
})

test('an action leads to where it is confirmed, and sends nothing', () => {
  const opened: string[] = []
  const asked = deedIn('recharge aditi', ADMIN)
  const entry = asked && deedEntry(asked.deed, SITE, (address) => opened.push(address))
  expect(entry?.label).toBe('Recharge Aditi Exports')
  entry?.run()
  expect(opened).toEqual(['/site/site-100039?dialog=recharge'])
})
