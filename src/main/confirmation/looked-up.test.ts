import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { failure, success } from '#shared/result.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { asking, PLATFORM } from './asking.test-support.ts'
import { KnownRecords } from './known-records.ts'
import { shown } from './question.ts'

const recharge = (change: Partial<MoneyRequest> = {}, variables: object = {}): MoneyRequest => ({
  key: randomUUID(),
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 'site-1',
  domain: 'the-site-you-just-opened.example',
  amount: 500,
  currency: 'INR',
  text: 'n',
  ...change,
  variables: { siteId: 'site-1', amt: 500, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'n', ...variables },
})

const ALWAYS = { confirmAbove: {} }

describe('a question', () => {
  test('names the site that is charged as the platform does, whatever the page calls it', async () => {
    const { asked, service } = asking(ALWAYS)
    await service.payment(recharge())
    expect(asked).toEqual([
      {
        message: 'A recharge of ₹5.00 for aditi.example?',
        detail: 'Business: “Aditi Sweets”. Site id: site-1. The connection profile asks for a confirmation of payments of this amount.',
        confirm: 'Send',
      },
    ])
  })

  test('warns where the platform knows no such site, has another id for its domain, or cannot be asked', async () => {
    const detailOf = async (answers: typeof PLATFORM | undefined): Promise<unknown> => {
      const { asked, service } = asking({ ...ALWAYS, answers })
      await service.payment(recharge())
      return asked[0]
    }
    const question = (warning: string) => ({
      message: 'A recharge of ₹5.00 for site-1?',
      detail: `Warning: ${warning}. Site id: site-1. The connection profile asks for a confirmation of payments of this amount.`,
      confirm: 'Send',
    })
    expect(await detailOf({})).toEqual(question('the platform knows no such record'))
    const OTHER = { getBasicSiteSettingBySite: { siteId: 'site-2', domain: 'aditi.example', companyName: 'Aditi Sweets' } }
    expect(await detailOf({ ...PLATFORM, GetBasicSiteSettingBySite: { 'aditi.example': OTHER } })).toEqual(question('the platform knows no such record'))
    expect(await detailOf(undefined)).toEqual(question('the platform could not be asked what this is'))
  })

  test('never calls absent what the platform refused to tell for another reason', async () => {
    const answerTo = async (message: string, details?: Readonly<Record<string, string>>) => {
      const platform: Pick<PlatformClient, 'execute'> = { execute: async () => failure('rejected', message, details) }
      return new KnownRecords(platform).user('ravi@x.example')
    }
    expect(await answerTo('INDEX IS BUSY', { code: 'Lambda:Unhandled' })).toBe('unread')
    expect(await answerTo('something went wrong')).toBe('unread')
    expect(await answerTo('USER NOT FOUND', { code: 'Lambda:Unhandled' })).toBe('absent')
    expect(await answerTo('No such user', { code: 'NOT_FOUND' })).toBe('absent')
  })

  test('finds a site on a later page of the list of its type, and asks no further than that list says', async () => {
    const asked: unknown[] = []
    const page = (siteId: string, nextToken: string | null) => ({ getSitesBySiteTypeAndOption: { items: [{ siteId, userName: siteId }], nextToken } })
    const pages: Readonly<Record<string, object>> = { first: page('other', 'two'), two: page('site-1', 'three'), three: page('last', 'two') }
    const platform: Pick<PlatformClient, 'execute'> = {
      execute: async (operation, variables) => {
        const token = variables['nextToken']
        const at = typeof token === 'string' ? token : 'first'
        asked.push(operation === 'GetSitesAdminRecords' ? operation : at)
        const data = operation === 'GetSitesAdminRecords' ? { getSitesAdmin: [] } : pages[at]
        return success({ data: JSON.stringify(data), receivedAt: 1 })
      },
    }
    const records = new KnownRecords(platform)
    expect(await records.listedSite('site-1', 'SIMPLE_B2C', 'COMMERCE')).toEqual({ siteId: 'site-1', userName: 'site-1' })
    expect(asked.splice(0)).toEqual(['first', 'two'])
    expect(await records.listedSite('gone', 'SIMPLE_B2C', 'COMMERCE')).toBe('absent')
    expect(asked.splice(0)).toEqual(['first', 'two', 'three', 'GetSitesAdminRecords'])
    expect(await records.listedSite('gone', null, 'COMMERCE')).toBe('absent')
    expect(asked).toEqual(['GetSitesAdminRecords'])
  })

  test('names a partner, and the currency of their wallet, as the platform does', async () => {
    const { asked, service } = asking(ALWAYS)
    const input = { siteId: 'partners', userId: 'cp-1', amount: 500, transactionType: 'DEBIT', paymentState: 'PAID_OFFLINE', paymentMode: 'CASH', note: 'n' }
    await service.payment({ ...recharge({ operation: 'UpdateCPWallet', siteId: 'cp-1', currency: 'IDR' }), variables: { input } })
    expect(asked[0]).toMatchObject({
      message: "A debit from a partner's wallet of ₹5.00 for Partner Ltd?",
      detail: expect.stringMatching(/^User name: cp-1\. Name: “Ravi”\. Role: CP \(channel partner\)\. Company: “Partner Ltd”\. /),
    })
  })

  test('is not asked about a transaction id, which charges nobody', async () => {
    const { asked, service } = asking(ALWAYS)
    const wanted = { ...recharge({ operation: 'GenerateTransactionId' }), variables: { id: 'tx-1' } }
    expect(await service.payment(wanted)).toMatchObject({ ok: true })
    expect(asked).toEqual([])
  })

  test('about a site names it by what the platform has for its id', async () => {
    const { asked, service } = asking()
    await service.call({ call: 'resetSite', domain: 'aditi.example', siteId: 'site-1' })
    await service.call({ call: 'resetSite', domain: 'aditi.example', siteId: 'site-2' })
    expect(asked.map(({ message, detail }) => `${message} ${detail}`)).toEqual([
      'Sure to reset? All data of the site aditi.example. Business: “Aditi Sweets”. Site id: site-1. This cannot be undone.',
      'Sure to reset? All data of the site aditi.example. Warning: the platform knows no such record. Site id: site-2. This cannot be undone.',
    ])
  })

  test.each([
    ['DeleteSiteServices', { siteId: ['site-1'] }],
    ['DeleteSiteServices', { siteId: { toString: 'aditi.example' } }],
    ['DeleteSiteServices', {}],
    ['DeleteSitePage', { pageName: null }],
    ['DeletePlatformService', { siteId: 'site-1', serviceId: 4 }],
  ])('before %s is not asked about %j: nothing is sent', async (operation, variables) => {
    const { asked, service } = asking()
    expect(await service.operation(operation, variables)).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(asked).toEqual([])
  })
})

test.each([
  ['a\u202eb\u2066c\u200bd\u00adf', 'a b c d f'],
  ['one\r\n\n\u2028two\tthree', 'one two three'],
  ['x'.repeat(5000), `${'x'.repeat(80)}...`],
  [`e${'\u0301'.repeat(400)}f`, 'e\u0301\u0301f'],
  ['😀'.repeat(100), `${'😀'.repeat(80)}...`],
  ['שלום', '\u2068שלום\u2069'],
  [7, '7'],
  [{}, '?'],
])('a foreign text %j is shown as %j', (text, expected) => {
  expect(shown(text)).toBe(expected)
})
