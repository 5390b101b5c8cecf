import { beforeEach, describe, expect, test } from 'vitest'
import { dialledNumber } from '#shared/domain/text/phone-number.ts'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const CHANNELS = 'query ($domain: String!) { getCommChannelSettingByDomain(domain: $domain) { domain configs { code commList senderList { name email } } } }'
const SET_CHANNELS =
  'mutation ($domain: String!, $configs: [CommChannelConfigInput!]!) { updateCommChannelSetting(domain: $domain, configs: $configs) { domain } }'
const PROVIDER = 'query ($domain: String!) { getCustomWhatsappConfig(domain: $domain) { system phoneId productId token apiKey updatedAt } }'
const ARGUMENTS = '($domain: String!, $system: String!, $productId: String, $phoneId: String, $token: String, $apiKey: String)'
const SENT = '(domain: $domain, system: $system, productId: $productId, phoneId: $phoneId, token: $token, apiKey: $apiKey) { system }'
const SET_CUSTOM = `mutation ${ARGUMENTS} { updateCustomWhatsappConfig${SENT} }`
const SUB_USERS =
  'query ($siteId: ID!, $nextToken: String) { getSiteSubRoleSiteId(siteId: $siteId, nextToken: $nextToken) { items { id name permissions { name } } nextToken } }'
const SEND = `mutation ($type: String!, $toNumber: String!, $content: String, $imageLink: String) {
  sendWhatsApp(type: $type, toNumber: $toNumber, content: $content, imageLink: $imageLink)
}`

const ADMIN = 'admin@demo.example'

describe('messaging', () => {
  let platform: InProcessPlatform
  let site: { siteId: string; domain: string }
  beforeEach(() => {
    platform = createInProcessPlatform()
    const [first] = walkSites(platform.database, ['siteId', 'domain'])
    site = { siteId: first?.siteId ?? '', domain: first?.domain ?? '' }
  })

  const recipient = { name: 'Admin', email: 'owner@x.example', username: 'owner', mobile: '98' }

  test('the notification setting is saved whole', async () => {
    const configs = [{ code: 'LOW_STOCK', commList: ['TELEGRAM', 'EMAIL'], senderList: [recipient] }]
    await platform.as(ADMIN).run(SET_CHANNELS, { ...site, configs })
    expect((await platform.as(ADMIN).run(CHANNELS, site))['getCommChannelSettingByDomain'].configs).toEqual([
      { code: 'LOW_STOCK', commList: ['TELEGRAM', 'EMAIL'], senderList: [{ name: 'Admin', email: 'owner@x.example' }] },
    ])
  })

  test.each([
    [[{ code: 'A', commList: [], senderList: [recipient] }], 'EVENT_WITHOUT_CHANNEL'],
    [[{ code: 'A', commList: ['SMS'], senderList: [recipient] }], 'CHANNEL_NOT_VALID'],
    [[{ code: 'A', commList: ['EMAIL'], senderList: [] }], 'EVENT_WITHOUT_RECIPIENT'],
    [[{ code: '', commList: ['EMAIL'], senderList: [recipient] }], 'CODE_MUST_NOT_BE_EMPTY'],
    [['A', 'A'].map((code) => ({ code, commList: ['EMAIL'], senderList: [recipient] })), 'EVENT_NAMED_TWICE'],
  ])('refuses the notifications %j', async (configs, message) => {
    expect(await platform.as(ADMIN).refusal(SET_CHANNELS, { ...site, configs })).toBe(`ValidationException: ${message}`)
  })

  test('a provider is saved and read back', async () => {
    await platform.as(ADMIN).run(SET_CUSTOM, { ...site, system: 'MAYTAPI', phoneId: '1', productId: '2', token: '3' })
    await platform.as(ADMIN).run(SET_CUSTOM, { ...site, system: 'BHARATTEXT', apiKey: 'key' })
    expect((await platform.as(ADMIN).run(PROVIDER, site))['getCustomWhatsappConfig']).toEqual({
      system: 'BHARATTEXT',
      phoneId: null,
      productId: null,
      token: null,
      apiKey: 'key',
      updatedAt: platform.now(),
    })
  })

  test.each([
    [{ system: 'SMS' }, 'SYSTEM_NOT_VALID'],
    [{ system: 'MAYTAPI', productId: '2', token: '3' }, 'PHONE_ID_REQUIRED'],
    [{ system: 'MAYTAPI', phoneId: '1', token: '3' }, 'PRODUCT_ID_REQUIRED'],
    [{ system: 'MAYTAPI', phoneId: '1', productId: '2', token: ' ' }, 'TOKEN_REQUIRED'],
    [{ system: 'BHARATTEXT' }, 'API_KEY_REQUIRED'],
    [{ system: 'RECAHO', apiKey: '' }, 'API_KEY_REQUIRED'],
  ])('refuses the provider %j', async (config, message) => {
    expect(await platform.as(ADMIN).refusal(SET_CUSTOM, { ...site, ...config })).toBe(`ValidationException: ${message}`)
  })

  test("a provider's credentials are for who edits sites", async () => {
    for (const user of ['accounts@demo.example', 'cp@demo.example', 'one-permission@demo.example']) {
      expect(await platform.as(user).refusal(PROVIDER, site)).toBe('Unauthorized: NOT_AUTHORIZED')
      expect(await platform.as(user).refusal(SET_CHANNELS, { ...site, configs: [] })).toBe('Unauthorized: NOT_AUTHORIZED')
    }
    expect(await platform.as(ADMIN).refusal(PROVIDER, { domain: 'nowhere.example' })).toBe('NotFound: SITE_NOT_FOUND')
  })

  test('gives sub-users page by page', async () => {
    const ids = new Set<string>()
    let nextToken: string | null = null
    do {
      const page: { items: { id: string }[]; nextToken: string | null } = (await platform.as(ADMIN).run(SUB_USERS, { ...site, nextToken }))[
        'getSiteSubRoleSiteId'
      ]
      for (const { id } of page.items) ids.add(id)
      nextToken = page.nextToken
    } while (nextToken !== null)
    expect(ids.size).toBe(45)
  })

  test('a message lands in the outbox', async () => {
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

  test.each([
    ['GBP', '+449800000000'],
    ['INR', '+919800000000'],
    ['AED', '+919800000000'],
  ])('a MEDIA message to a customer who pays in %s goes to %s [CALL-050]', async (currency, number) => {
    const message = {
      type: 'MEDIA',
      toNumber: dialledNumber('9800000000', { currency })?.number,
      content: 'Your invoice',
      imageLink: 'http://127.0.0.1/invoice.pdf',
    }
    await platform.as(ADMIN).run(SEND, message)
    expect(platform.database.prepare('select recipient, kind, content, image_link from outbox order by position desc limit 1').get()).toEqual({
      recipient: number,
      kind: 'MEDIA',
      content: message.content,
      image_link: message.imageLink,
    })
  })

  test('only who sends invoices sends messages', async () => {
    const message = { type: 'TEXT', toNumber: '+919800000000', content: 'Hi' }
    for (const user of ['one-permission@demo.example', 'cp@demo.example', 'disabled@demo.example']) {
      expect(await platform.as(user).refusal(SEND, message)).toMatch(/^Unauthorized/)
    }
  })

  test.each([
    [{ type: 'FAX' }, 'TYPE_NOT_VALID'],
    [{ toNumber: 'x' }, 'NUMBER_NOT_VALID'],
    [{ imageLink: 'no link' }, 'IMAGE_LINK_NOT_VALID'],
    [{ type: 'TEXT', content: ' ' }, 'CONTENT_MUST_NOT_BE_EMPTY'],
  ])('refuses the message %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(SEND, { type: 'MEDIA', toNumber: '+919800000000', imageLink: 'http://x/y', ...change })).toBe(
      `ValidationException: ${message}`,
    )
  })
})
