import { expect, test } from 'vitest'
import { createInProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const SEND = `mutation ($type: String!, $toNumber: String!, $content: String, $imageLink: String) {
  sendWhatsApp(type: $type, toNumber: $toNumber, content: $content, imageLink: $imageLink)
}`

test('a message lands in the outbox', async () => {
  const platform = createInProcessPlatform()
  const message = { type: 'MEDIA', toNumber: '+919800000000', content: 'Your invoice', imageLink: 'http://127.0.0.1/invoice.pdf' }
  expect((await platform.as('accounts@demo.example').run(SEND, message))['sendWhatsApp']).toBe(true)
  expect(platform.database.prepare('select recipient, kind, content, image_link, sent_at from outbox order by position desc limit 1').get()).toEqual({
    recipient: '+919800000000',
    kind: 'MEDIA',
    content: 'Your invoice',
    image_link: 'http://127.0.0.1/invoice.pdf',
    sent_at: platform.now(),
  })
})

const ARGUMENTS = '($domain: String!, $system: String!, $productId: String, $phoneId: String, $token: String, $apiKey: String)'
const SENT = '(domain: $domain, system: $system, productId: $productId, phoneId: $phoneId, token: $token, apiKey: $apiKey) { system }'
const SET_CUSTOM = `mutation ${ARGUMENTS} { updateCustomWhatsappConfig${SENT} }`
const SET_SETTING = `mutation ${ARGUMENTS} { updateWhatsappProviderSetting${SENT} }`
const PROVIDER = 'query ($domain: String!) { getCustomWhatsappConfig(domain: $domain) { system apiKey } }'

test('the provider settings are a record of their own, by the same rules [WAPP-008]', async () => {
  const platform = createInProcessPlatform()
  const admin = platform.as('admin@demo.example')
  const [site] = walkSites(platform.database, ['domain'])
  const domain = site?.domain ?? ''
  await admin.run(SET_CUSTOM, { domain, system: 'BHARATTEXT', apiKey: 'custom' })
  expect((await admin.run(SET_SETTING, { domain, system: 'RECAHO', apiKey: 'setting' }))['updateWhatsappProviderSetting']).toEqual({ system: 'RECAHO' })
  expect((await admin.run(PROVIDER, { domain }))['getCustomWhatsappConfig']).toEqual({ system: 'BHARATTEXT', apiKey: 'custom' })
  expect(await admin.refusal(SET_SETTING, { domain, system: 'RECAHO' })).toBe('ValidationException: API_KEY_REQUIRED')
  expect(await platform.as('accounts@demo.example').refusal(SET_SETTING, { domain, system: 'RECAHO', apiKey: 'k' })).toBe('Unauthorized: NOT_AUTHORIZED')
})
