import { expect, test } from 'vitest'
import { addressOfLink, linkAt, type RecordKind, recordLink, screenLink } from './record-link.ts'

const RECORDS: readonly (readonly [RecordKind, string, string, string])[] = [
  ['site', 'site-1001', 'admin-console://site/site-1001', '/site/site-1001'],
  ['site', 'fqdn::aditi.example', 'admin-console://site/fqdn%3A%3Aaditi.example', '/site/fqdn%3A%3Aaditi.example'],
  ['user', 'asha.rao+1@example.test', 'admin-console://user/asha.rao%2B1%40example.test', '/manage-user?edit=asha.rao%2B1%40example.test'],
  ['partner', 'partner@example.test', 'admin-console://partner/partner%40example.test', '/serviceMap?partner=partner%40example.test'],
  ['page', 'about us', 'admin-console://page/about%20us', '/edit-site-pages?page=about+us'],
  ['global-template', 'diwali-2026', 'admin-console://global-template/diwali-2026', '/editg-templates?template=diwali-2026'],
  ['master-template', 'welcome', 'admin-console://master-template/welcome', '/editm-templates?template=welcome'],
  ['menu', 'site-1001', 'admin-console://menu/site-1001', '/service-typelist?site=site-1001'],
  ['outlet', 'group-1', 'admin-console://outlet/group-1', '/oulets-index?peek=group-1'],
  ['plan', 'plan-growth', 'admin-console://plan/plan-growth', '/edit-subscription?plan=plan-growth'],
  ['platform-service', 'service-1', 'admin-console://platform-service/service-1', '/edit-platform?service=service-1'],
  ['one-time-service', '17', 'admin-console://one-time-service/17', '/service-list?tab=one-time&edit=17'],
  ['recurring-service', '17', 'admin-console://recurring-service/17', '/service-list?edit=17'],
]

test.each(RECORDS)('a link to a %s leads to its address, and the address gives the link', (kind, id, link, address) => {
  expect(recordLink(kind, id)).toBe(link)
  expect(addressOfLink(link)).toBe(address)
  const { pathname, search } = new URL(address, 'app://console')
  expect(linkAt({ pathname, search })).toBe(link)
})

test('what else is in the address of a record is no part of its link', () => {
  expect(linkAt({ pathname: '/edit-site', search: '?section=modes&site=site-1001' })).toBe('admin-console://site/site-1001')
  expect(linkAt({ pathname: '/site/site-1001', search: '?tab=wallet' })).toBe('admin-console://site/site-1001')
  expect(linkAt({ pathname: '/', search: '?peek=site-1001' })).toBeNull()
  expect(linkAt({ pathname: '/site/', search: '' })).toBeNull()
  expect(linkAt({ pathname: '/site/100%', search: '' })).toBeNull()
  expect(linkAt({ pathname: '/edit-site', search: '' })).toBeNull()
})

test('a screen without a record has a link by its path', () => {
  expect(screenLink('/')).toBe('admin-console://screen/home')
  expect(addressOfLink('admin-console://screen/home')).toBe('/')
  expect(screenLink('/renewal-dashboard')).toBe('admin-console://screen/renewal-dashboard')
  expect(addressOfLink('admin-console://screen/renewal-dashboard')).toBe('/renewal-dashboard')
  expect(screenLink('/a/b')).toBeNull()
  expect(screenLink('renewal-dashboard')).toBeNull()
})

test('a name in another language is kept letter by letter', () => {
  const link = recordLink('page', 'हमारे बारे में') ?? ''
  expect(new URLSearchParams(addressOfLink(link)?.split('?')[1]).get('page')).toBe('हमारे बारे में')
})

test.each([
  ['another scheme', 'https://site/site-1001'],
  ['the scheme in capitals', 'ADMIN-CONSOLE://site/site-1001'],
  ['something before it', ' admin-console://site/site-1001'],
  ['something after it', 'admin-console://site/site-1001\n'],
  ['no id', 'admin-console://site/'],
  ['no kind', 'admin-console://site-1001'],
  ['another host', 'admin-console://evil.example/site-1001'],
  ['a name and a password', 'admin-console://site@evil.example/site-1001'],
  ['a port', 'admin-console://site:443/site-1001'],
  ['a kind that every object has', 'admin-console://constructor/site-1001'],
  ['a change', 'admin-console://delete-site/site-1001'],
  ['a query', 'admin-console://site/site-1001?delete=1'],
  ['an encoded query', 'admin-console://site/site-1001%3Fdelete=1'],
  ['a second parameter', 'admin-console://site/site-1001%26edit=1'],
  ['a fragment', 'admin-console://site/site-1001#delete'],
  ['a way up', 'admin-console://site/../user/asha'],
  ['a way up as the id', 'admin-console://site/..'],
  ['an encoded way up', 'admin-console://site/%2e%2e'],
  ['dots within', 'admin-console://site/a..b'],
  ['a second part', 'admin-console://site/site-1001/delete'],
  ['an encoded slash', 'admin-console://site/site%2F1001'],
  ['an encoded slash in small letters', 'admin-console://site/site%2f1001'],
  ['a backslash', 'admin-console://site/site\\1001'],
  ['an encoded backslash', 'admin-console://site/site%5C1001'],
  ['a slash encoded twice', 'admin-console://site/site%252F1001'],
  ['script', 'admin-console://site/javascript:alert(1)'],
  ['markup', 'admin-console://site/%3Cscript%3E'],
  ['quotes and a switch', 'admin-console://site/x" --gpu-launcher="calc'],
  ['a control character', 'admin-console://site/site%001001'],
  ['a line end', 'admin-console://site/site%0A1001'],
  ['a character that turns the direction', 'admin-console://site/site%E2%80%AE1001'],
  ['a character that nobody sees', 'admin-console://site/site%E2%80%8B1001'],
  ['bytes that are no text', 'admin-console://site/%FF'],
  ['half an encoding', 'admin-console://site/100%'],
  ['a huge id', `admin-console://site/${'a'.repeat(129)}`],
  ['a huge encoded id', `admin-console://site/${'%61'.repeat(500)}`],
  ['a screen by a path', 'admin-console://screen/..%2Fedit-site'],
  ['a screen with a query', 'admin-console://screen/cplist%3Fedit'],
])('%s is no link', (_, link) => {
  expect(addressOfLink(link)).toBeNull()
})

test('the longest id has a link, a longer one and one with a slash have none', () => {
  expect(addressOfLink(recordLink('site', 'a'.repeat(128)) ?? '')).toBe(`/site/${'a'.repeat(128)}`)
  expect(recordLink('site', 'a'.repeat(129))).toBeNull()
  expect(recordLink('page', 'terms/conditions')).toBeNull()
  expect(recordLink('user', '')).toBeNull()
})
