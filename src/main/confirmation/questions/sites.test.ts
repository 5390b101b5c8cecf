import { expect, test } from 'vitest'
import { asking } from '../asking.test-support.ts'

const questionsOf = async (operation: string, variables: Readonly<Record<string, unknown>>) => {
  const { asked, service } = asking()
  await service.operation(operation, variables)
  return asked.map(({ message, detail }) => `${message} ${detail}`)
}

test('a new site is asked about with its user', async () => {
  const input = { domain: 'new.example', userName: 'owner', ownerEmail: 'o@x.example', companyName: 'Aditi Sweets' }
  expect(await questionsOf('CreateSiteByRecahoAdmin', { input })).toEqual([
    'Create the site new.example with the user owner? Email of the owner: o@x.example. Business: “Aditi Sweets”.',
  ])
})

test.each([
  [{ domain: 'my shop.example', subdomain: 'my shop' }],
  [{ domain: 'my shop.example' }],
  [{ domain: '-aditi-.shops.example', subdomain: '-aditi-' }],
  [{ domain: 'a.b.example', subdomain: 'a.b' }],
  [{ domain: 'https://aditi.example', subdomain: null }],
  [{ domain: 'अदिति.example', subdomain: 'अदिति' }],
  [{ domain: `${'a'.repeat(64)}.example` }],
  [{ domain: ' ' }],
  [{ domain: 'aditi.example', subdomain: 5 }],
])('no site is asked about, nor created, at %j: the rule is that of imports', async (change) => {
  const input = { domain: 'aditi.shops.example', subdomain: 'aditi', userName: 'owner', ownerEmail: 'o@x.example', companyName: 'Aditi Sweets' }
  const { asked, service } = asking()
  expect(await service.operation('CreateSiteByRecahoAdmin', { input: { ...input, ...change } })).toMatchObject({
    ok: false,
    error: { kind: 'invalid-arguments' },
  })
  expect(asked).toEqual([])
  expect(await service.operation('CreateSiteByRecahoAdmin', { input })).toMatchObject({ ok: true })
})

test('who gets the notifications of a site, and by which account it writes, is asked about', async () => {
  const configs = [
    { code: 'A', commList: ['SMS'], senderList: [{ username: 'a' }, { email: 'b@x.example' }, { mobile: '3' }, { mobile: '4' }, { username: 'a' }] },
  ]
  expect(await questionsOf('UpdateCommChannelSetting', { domain: 'aditi.example', configs })).toEqual([
    'Change who gets the notifications of the site aditi.example? To: a, b@x.example, 3 and 1 more. Business: “Aditi Sweets”. Site id: site-1.',
  ])
  expect(await questionsOf('UpdateCustomWhatsappConfig', { domain: 'aditi.example', system: 'INTERAKT', token: 't' })).toEqual([
    'Change the WhatsApp account of the site aditi.example? Provider: “INTERAKT”. Business: “Aditi Sweets”. Site id: site-1.',
  ])
  expect(await questionsOf('UpdateWhatsappProviderSetting', { domain: 'aditi.example', system: 'RECAHO', apiKey: 'k' })).toEqual([
    'Change the WhatsApp provider settings of the site aditi.example? Provider: “RECAHO”. Business: “Aditi Sweets”. Site id: site-1.',
  ])
})

test('a template is asked about with its first line and the hosts of its links', async () => {
  const input = { siteId: 'global', slugName: 'bill', tempName: 'Bill', tempSubject: null, text: 'Pay at https://evil.example/pay\nThanks' }
  expect(await questionsOf('UpdateTempleteByAdmin', { input })).toEqual([
    'Save the global template bill? What is sent with it says so from now on. Links to evil.example. First line: “Pay at https://evil.example/pay”.',
  ])
})
