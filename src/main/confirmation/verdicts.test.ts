import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BulkOrder } from '#shared/bridge/bulk.ts'
import { BULK_JOBS, type BulkContent, type BulkJob } from '#shared/domain/bulk/bulk-jobs.ts'
import { OPERATION_ACCESS } from '../platform/graphql/operation-access.ts'
import { asking } from './asking.test-support.ts'
import { JOB_VERDICTS } from './job-verdicts.ts'
import { type AskedOperation, OPERATION_VERDICTS, OTHER_VERDICTS } from './verdicts.ts'

const USER = { siteId: 'master', username: 'ravi@x.example', emailId: 'other@x.example', mobile: '1', enabled: false }
const TEMPLATE = { siteId: 'master', slugName: 'welcome', tempName: 'Welcome', text: 'Hello' }
const SERVICES = { domain: 'aditi.example', siteId: 'site-1', siteServices: [{ serviceName: 'SITE', charges: 900 }] }
const MAPPING = { id: 'm-1', serviceId: 'service-1', userId: 'cp-1', boardingAmount: 100, renewalAmount: 100 }

/** For each operation that asks, variables that change what it is asked for. */
const CHANGES: { readonly [Name in AskedOperation]: Readonly<Record<string, unknown>> } = {
  CreateGroupAdmin: { input: { email: 'o@x.example', userName: 'owner', companyName: 'Aditi Sweets', outlets: [{ siteId: 'site-1' }] } },
  CreateInternalUser: {
    input: { userName: 'a@x.example', emailId: 'a@x.example', userRole: 'CUSTOMER_SUPPORT_LEAD', name: 'Asha', mobile: '1', enabled: true },
  },
  CreateSiteByRecahoAdmin: { input: { domain: 'new.example', userName: 'owner', ownerEmail: 'o@x.example', companyName: 'Aditi Sweets' } },
  CreateSiteConfig: SERVICES,
  CreateTempleteByAdmin: { input: TEMPLATE },
  CreateUserServiceMapping: { input: MAPPING },
  DeletePlatformService: { serviceId: 'service-1', siteId: 'site-1' },
  DeleteSitePage: { pageName: 'about' },
  DeleteSiteServices: { siteId: 'site-1' },
  DeleteSubscriptionPlan: { planId: 'plan-1', siteId: 'site-1' },
  DeleteTemplete: { siteId: 'master', slugName: 'welcome' },
  DeleteUserServiceMapping: { serviceId: 'service-1', userId: 'cp-1' },
  ResetCogUserPassword: { username: 'ravi@x.example' },
  StoreRegisterONDC: { payload: '{}' },
  UpdateCommChannelSetting: { domain: 'aditi.example', configs: [{ code: 'A', commList: [], senderList: [{ email: 'o@x.example' }] }] },
  UpdateCustomWhatsappConfig: { domain: 'aditi.example', system: 'INTERAKT' },
  UpdateInternalUser: { input: USER },
  UpdateInternalUserEnabled: { input: USER },
  UpdateServiceTypeSetting: { input: { domain: 'aditi.example', typeValue: 'online-menu::setting', paymentLink: 'https://evil.example' } },
  UpdateSiteByAdmin: { input: { siteId: 'site-1', domain: 'aditi.example', enabled: false } },
  UpdateSiteConfig: SERVICES,
  UpdateSiteDataNormalize: { input: { domain: 'aditi.example', charges: 900 } },
  UpdateSubscriptionPlan: { input: { siteId: 'site-1', planId: 'plan-1', amount: 9_900_000 } },
  UpdateTempleteByAdmin: { input: TEMPLATE },
  UpdateUserServiceMapping: { input: MAPPING },
  UpdateWhatsappProviderSetting: { domain: 'aditi.example', system: 'RECAHO' },
}

const verdicts = Object.entries(OPERATION_VERDICTS)
const named = (wanted: string): string[] => verdicts.filter(([, { verdict }]) => verdict === wanted).map(([name]) => name)
const cancelled = { ok: false, error: { kind: 'cancelled' } }

describe('every operation that the page may send', () => {
  test('has a verdict, and nothing else has one', () => {
    const sent = Object.entries(OPERATION_ACCESS).filter(([, access]) => access === 'page-write' || access === 'payment')
    expect(verdicts.map(([name]) => name).sort()).toEqual(sent.map(([name]) => name).sort())
    expect(named('asks').sort()).toEqual(Object.keys(CHANGES).sort())
    expect(named('refuses-above')).toEqual(['SendWhatsApp'])
  })

  test.each(Object.entries(CHANGES))('%s is asked about once, and not sent after a "no"', async (operation, variables) => {
    const { asked, service } = asking({ answer: false })
    expect(await service.operation(operation, variables)).toMatchObject(cancelled)
    expect(asked).toHaveLength(1)
  })

  test.each(Object.entries(CHANGES))('%s is asked about where the platform cannot be reached or knows nothing', async (operation, variables) => {
    for (const answers of [undefined, {}]) {
      const { asked, service } = asking({ answer: false, answers })
      expect(await service.operation(operation, variables)).toMatchObject(cancelled)
      expect(asked).toHaveLength(1)
    }
  })

  test.each(Object.keys(CHANGES))('%s is refused unasked with variables that it does not take', async (operation) => {
    const { asked, service } = asking()
    expect(await service.operation(operation, {})).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(await service.operation(operation, { input: [] })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(asked).toEqual([])
  })

  test('payments ask above the limits, and no other operation does', () => {
    const payments = ['CreateSiteExtraService', 'GenerateSiteInvoice', 'SiteWalletRechargeByAdmin', 'SubscribeSitePlanByAdminV2', 'UpdateCPWallet']
    expect(named('asks-above').sort()).toEqual(payments)
  })

  test.each(named('silent'))('%s is not asked about', async (operation) => {
    const { asked, service } = asking({ answer: false })
    expect(await service.operation(operation, {})).toEqual({ ok: true, value: undefined })
    expect(asked).toEqual([])
  })
})

test('a deletion by REST and a campaign are asked about, always', async () => {
  expect(OTHER_VERDICTS).toEqual({
    deleteSite: { verdict: 'asks', because: 'deletion' },
    resetSite: { verdict: 'asks', because: 'deletion' },
    campaign: { verdict: 'asks', because: 'outside' },
  })
  const { asked, service } = asking({ answer: false })
  expect(await service.call({ call: 'deleteSite', domain: 'aditi.example' })).toMatchObject(cancelled)
  expect(await service.call({ call: 'resetSite', domain: 'aditi.example', siteId: 'site-1' })).toMatchObject(cancelled)
  const order = { key: randomUUID(), channel: 'EMAIL' as const, template: 't', subject: 's', content: 'c', imageUrl: null, recipients: [] }
  expect(await service.campaign(order)).toMatchObject(cancelled)
  expect(asked).toHaveLength(3)
})

const contentOf = (job: BulkJob): BulkContent => (job === 'message' ? { text: 'Hello', toNumber: '+919876543210' } : 'x')

const orderOf = (field: BulkJob, count: number, to: BulkContent = contentOf(field)): BulkOrder => ({
  key: randomUUID(),
  field,
  label: 'Field: value',
  origin: 'change',
  rows: Array.from({ length: count }, (_, place) => ({ id: `site-${place}`, domain: `${place}.example`, name: `Shop ${place}`, from: null, to, skip: null })),
})

const ASKS_FROM_ONE = [
  'channelPartner',
  'channelPartnerId',
  'mapping',
  'message',
  'new-site',
  'partnerType',
  'stockistName',
  'subscription',
  'template.tempSubject',
  'template.text',
  'user',
  'user.enabled',
  'user.permissions',
]

describe('every bulk change that the page may begin', () => {
  test('has a verdict, and those that reach people, access, prices or money ask from the first row', () => {
    expect(Object.keys(JOB_VERDICTS).sort()).toEqual([...BULK_JOBS].sort())
    const fromOne = BULK_JOBS.filter((job) => JOB_VERDICTS[job].verdict === 'asks')
    expect(fromOne.sort()).toEqual(ASKS_FROM_ONE)
  })

  test.each(BULK_JOBS)('%s is asked about once above 25 rows, and not begun after a "no"', async (job) => {
    const { asked, service } = asking({ answer: false })
    expect(await service.bulkChange(orderOf(job, 26))).toMatchObject(cancelled)
    expect(asked).toHaveLength(1)
    const isAsked = ASKS_FROM_ONE.includes(job) || job === 'siteMode'
    expect((await service.bulkChange(orderOf(job, 25))).ok).toBe(!isAsked)
    expect(asked).toHaveLength(isAsked ? 2 : 1)
  })

  test.each<[BulkJob, BulkContent, boolean]>([
    ['enabled', false, true],
    ['enabled', true, false],
    ['siteMode', 'UNDER_CONSTRUCTION', true],
    ['siteMode', 'LIVE', false],
    ['site-values', { enabled: false }, true],
    ['site-values', { siteMode: 'UNDER_CONSTRUCTION', gstNo: 'x' }, true],
    ['site-values', { enabled: true, siteMode: 'LIVE' }, false],
    ['site-values', { channelPartnerId: null, gstNo: 'x' }, true],
  ])('%s to %j is asked about from the first shop: %s', async (job, to, isAsked) => {
    const { asked, service } = asking()
    await service.bulkChange(orderOf(job, 1, to))
    expect(asked.length === 1).toBe(isAsked)
  })
})
