import { expect, test } from 'vitest'
import { addressOfAnyLink, viewLink } from './view-link.ts'

test('a list has a link with its filters, which hands them to the list alone', () => {
  const link = 'admin-console://view/home%3Fpayment%3Dexpiring%26q%3DCaf%25C3%25A9%2B%2526%2BCo%23'
  expect(viewLink('/', 'payment=expiring&q=Caf%C3%A9+%26+Co', new URLSearchParams())).toBe(link)
  expect(addressOfAnyLink(link)).toBe('/?shared-view=payment%3Dexpiring%26q%3DCaf%25C3%25A9%2B%2526%2BCo')
})

test('the link of a list holds what is listed, and no other parameter of the address', () => {
  const context = new URLSearchParams({ type: 'sms', dialog: 'delete', edit: 'diwali' })
  const link = viewLink('/editg-templates', 'sort=-updated', context)
  expect(link).toBe('admin-console://view/editg-templates%3Fsort%3D-updated%23type%3Dsms')
  expect(addressOfAnyLink(link ?? '')).toBe('/editg-templates?type=sms&shared-view=sort%3D-updated')
})

test('a list has no link where its filters hold what no link may, or too much', () => {
  expect(viewLink('/', 'q=%3Cb%3E', new URLSearchParams())).toBeNull()
  expect(viewLink('/', 'q=a%00b', new URLSearchParams())).toBeNull()
  expect(viewLink('/', `q=${'a'.repeat(601)}`, new URLSearchParams())).toBeNull()
  expect(viewLink('/site/site-1001', 'q=a', new URLSearchParams())).toBeNull()
})

test.each([
  ['a view that opens a dialog', 'admin-console://view/manage-user%3Fstatus%3DActive%23edit%3Dasha'],
  ['a view by a path', 'admin-console://view/..%2Fedit-site%3Fq%3Da%23'],
  ['a view with markup', 'admin-console://view/home%3Fq%3D%253Cscript%253E%23'],
  ['a view with a character that nobody sees', 'admin-console://view/home%3Fq%3Da%25E2%2580%258B%23'],
  ['a view with bytes that are no text', 'admin-console://view/home%3Fq%3D%25FF%23'],
  ['a view with a second fragment', 'admin-console://view/home%3Fq%3Da%23%23'],
  ['a view without filters', 'admin-console://view/home'],
  ['a view with a huge query', `admin-console://view/home%3F${'a%3Db%26'.repeat(41)}%23`],
  ['a record by two names', 'admin-console://site/site-1001%3Fdelete=1'],
])('%s is no link', (_, link) => {
  expect(addressOfAnyLink(link)).toBeNull()
})

test('links to records and screens lead where they did', () => {
  expect(addressOfAnyLink('admin-console://site/site-1001')).toBe('/site/site-1001')
  expect(addressOfAnyLink('admin-console://screen/home')).toBe('/')
})
