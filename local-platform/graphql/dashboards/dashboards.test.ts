import dayjs from 'dayjs'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { type DashboardSite, dashboardSiteSchema, type OutstandingRow, outstandingRowSchema } from '#shared/domain/dashboards/dashboard-rows.ts'
import { formatDashboardDate, formatFormDate } from '#shared/domain/date.ts'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { resetSite } from '../sites/removal.ts'
import { findSite } from '../sites/site-store.ts'
import { book } from '../wallets/wallet-store.ts'
import { ANALYTICS_PATH, analyticsRoutes } from './analytics-routes.ts'

const DAY = 86_400
const ADMIN = 'admin@demo.example'
const DUMP = 'query ($typeValue: String!, $dumpDate: String!) { getInternalDump(typeValue: $typeValue, dumpDate: $dumpDate) { typeValue dumpDate dumpData } }'
const COUNT = 'query ($fromDate: Int, $toDate: String, $pastDate: Int) { getRenewalCount(fromDate: $fromDate, toDate: $toDate, pastDate: $pastDate) }'

let platform: InProcessPlatform
beforeEach(() => {
  platform = createInProcessPlatform()
})

/** The text of an analytics answer, as the REST service would send it. */
function resultOf(userName: string, path: string, query: Record<string, string | number>): string {
  const route = analyticsRoutes.find((candidate) => candidate.path === ANALYTICS_PATH + path)
  const input = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = route?.respond(input, platform.contextOf(userName)) as { result: string }
  return answer.result
}
const sites = (userName: string, path: string, query: Record<string, string | number> = {}): DashboardSite[] =>
  z.array(dashboardSiteSchema).parse(JSON.parse(resultOf(userName, path, query)))

describe('analytics', () => {
  test('GET /onboarding_dashboard takes fromDate, toDate, supportAccManager, salesPerson and username [CALL2-057]', () => {
    const [from, to] = [platform.now() - 400 * DAY, platform.now()]
    const rows = sites(ADMIN, '/onboarding_dashboard', { fromDate: from, toDate: to })
    expect(rows.length).toBeGreaterThan(3)
    for (const { createdAt } of rows) expect(createdAt).toBeGreaterThanOrEqual(from)
    const salesPerson = rows.find((row) => row.salesPerson)?.salesPerson ?? ''
    const narrowed = sites(ADMIN, '/onboarding_dashboard', { fromDate: from, toDate: to, salesPerson })
    expect(narrowed).toEqual(rows.filter((row) => row.salesPerson === salesPerson))
    const supportAccManager = rows.find((row) => row.supportAccManager)?.supportAccManager ?? ''
    const managed = sites(ADMIN, '/onboarding_dashboard', { fromDate: from, toDate: to, supportAccManager, username: ADMIN })
    expect(managed).toEqual(rows.filter((row) => row.supportAccManager === supportAccManager))
  })

  test('orders are those of the last ten days up to yesterday', () => {
    const [row] = sites(ADMIN, '/onboarding_dashboard', { fromDate: 0 })
    const expected = Array.from({ length: 10 }, (_, index) =>
      formatDashboardDate(
        dayjs
          .unix(platform.now())
          .subtract(10 - index, 'day')
          .unix(),
      ),
    )
    expect(row?.ordersCount?.map(({ date }) => date)).toEqual(expected)
    expect(sites(ADMIN, '/onboarding_dashboard', { fromDate: 0 }).some(({ ordersCount }) => ordersCount?.some(({ totalOrders }) => totalOrders > 0))).toBe(true)
  })

  test('GET /renewal_dashboard takes channelPartner, or fromDate, toDate and pastDate, or both [CALL2-056]', () => {
    const [fromDate, toDate, pastDate] = [platform.now() - 15 * DAY, platform.now() + 30 * DAY, platform.now() - 10 * DAY]
    const rows = sites(ADMIN, '/renewal_dashboard', { fromDate, toDate, pastDate })
    expect(rows.length).toBeGreaterThan(0)
    for (const { endDate, ordersCount } of rows) {
      expect(endDate).toBeGreaterThanOrEqual(fromDate)
      expect(endDate).toBeLessThanOrEqual(toDate)
      expect(ordersCount).toHaveLength(10)
    }
    const channelPartner = 'Deccan Digital Partners'
    const ofPartner = rows.filter((row) => row.channelPartner === channelPartner)
    expect(sites(ADMIN, '/renewal_dashboard', { fromDate, toDate, pastDate, channelPartner })).toEqual(ofPartner)
    expect(sites(ADMIN, '/renewal_dashboard', { channelPartner }).length).toBeGreaterThan(ofPartner.length)
  })

  test('a channel partner gets its own sites by its company name', () => {
    const own = sites('cp@demo.example', '/renewal_dashboard', { channelPartner: 'Deccan Digital Partners' })
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ channelPartner }) => channelPartner))).toEqual(new Set(['Deccan Digital Partners']))
    expect(sites(ADMIN, '/renewal_dashboard', { channelPartner: 'Deccan Digital Partners' })).toEqual(own)
    expect(() => resultOf('cp@demo.example', '/renewal_dashboard', { channelPartner: 'Coastal Commerce LLP' })).toThrow('NOT_AUTHORIZED')
    expect(() => resultOf('reseller@demo.example', '/renewal_dashboard', { channelPartner: 'Gulf Retail Systems' })).toThrow('NOT_AUTHORIZED')
  })

  test('GET /non_usage takes fromDate and pastDate; without them switched-on sites idle for four days [CALL2-058]', () => {
    const rows = sites(ADMIN, '/non_usage')
    expect(rows.length).toBeGreaterThan(0)
    for (const { masterStatus, ordersCount } of rows) {
      expect(masterStatus).toBe('On')
      expect(ordersCount?.slice(-4).every(({ totalOrders }) => totalOrders === 0)).toBe(true)
    }
    const longer = sites(ADMIN, '/non_usage', { fromDate: platform.now() - 60 * DAY })
    expect(longer.length).toBeLessThan(rows.length)
    expect(sites(ADMIN, '/non_usage', { pastDate: platform.now() - 3 * DAY })[0]?.ordersCount).toHaveLength(3)
  })

  test('GET /outstanding_dashboard takes type=salesPerson and gives what sites owe by age [CALL2-059]', () => {
    const rows: OutstandingRow[] = z.array(outstandingRowSchema).parse(JSON.parse(resultOf(ADMIN, '/outstanding_dashboard', { type: 'salesPerson' })))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.LESS_30 + row['30_TO_60'] + row.MORE_60).toBe(row.balance)
      expect(row.sites.reduce((sum, site) => sum + (site.balance ?? 0), 0)).toBe(row.balance)
    }
    const owing = platform.database.prepare('select sum(-balance) as sum from site_wallet where balance < 0').get()
    expect(rows.reduce((sum, row) => sum + row.balance, 0)).toBeLessThanOrEqual(Number(owing?.['sum']))
  })

  test('a debt is in the bucket of the days since the last booking', () => {
    const read = () => JSON.parse(resultOf(ADMIN, '/outstanding_dashboard', { type: 'salesPerson' })) as OutstandingRow[]
    const site = platform.database.prepare('select site_id from site_wallet where balance >= 0').all()
    const siteId = site.map((row) => String(row['site_id'])).find((id) => findSite(platform.database, { siteId: id })?.salesPerson) ?? ''
    platform.database.prepare('update site_wallet set balance = 0 where site_id <> ? and balance < 0').run(siteId)
    book(platform.database, { siteId, type: 'DEBIT', amount: 2 ** 31 - 1, at: platform.now() })
    expect(read()[0]).toMatchObject({ '30_TO_60': 0, MORE_60: 0, LESS_30: expect.any(Number) })
    platform.advance(30 * DAY)
    expect(read()[0]).toMatchObject({ LESS_30: 0, MORE_60: 0 })
    platform.advance(31 * DAY)
    expect(read()[0]).toMatchObject({ LESS_30: 0, '30_TO_60': 0 })
  })

  test.each([
    ['/renewal_dashboard', {}, 'FROM_DATE_AND_TO_DATE_REQUIRED'],
    ['/renewal_dashboard', { fromDate: 'yesterday', toDate: 1 }, 'FROM_DATE_NOT_VALID'],
    ['/outstanding_dashboard', {}, 'TYPE_NOT_VALID'],
  ])('%s refuses %j', (path, query, message) => {
    expect(() => resultOf(ADMIN, path, query)).toThrow(message)
  })

  test('each dashboard needs its permission', () => {
    const queries = {
      '/renewal_dashboard': { fromDate: 0, toDate: 1 },
      '/onboarding_dashboard': { fromDate: 0, toDate: 1 },
      '/non_usage': { fromDate: 0 },
      '/outstanding_dashboard': { type: 'salesPerson' },
    }
    const allowed = (userName: string) =>
      Object.entries(queries).flatMap(([path, query]) => {
        try {
          return resultOf(userName, path, query) === '' ? [] : [path]
        } catch {
          return []
        }
      })
    expect(allowed(ADMIN)).toHaveLength(4)
    expect(allowed('support-lead@demo.example')).toEqual(['/onboarding_dashboard', '/non_usage'])
    expect(allowed('sales-person@demo.example')).toEqual(['/onboarding_dashboard', '/outstanding_dashboard'])
    expect(allowed('accounts@demo.example')).toEqual([])
    expect(allowed('disabled@demo.example')).toEqual([])
    expect(allowed('cp@demo.example')).toEqual([])
  })

  test.each([
    ['/renewal_dashboard', { fromDate: 0, toDate: 1, pastDate: 0, channelPartner: 'Deccan Digital Partners' }, 'username'],
    ['/onboarding_dashboard', { fromDate: 0, toDate: 1, supportAccManager: 'Divya Menon', salesPerson: 'Sneha Patil', username: ADMIN }, 'channelPartner'],
    ['/non_usage', { fromDate: 0, pastDate: 0 }, 'username'],
    ['/outstanding_dashboard', { type: 'salesPerson' }, 'username'],
  ])('%s takes %j and refuses what is not listed, as %s', (path, query, unlisted) => {
    expect(JSON.parse(resultOf(ADMIN, path, query))).toBeInstanceOf(Array)
    expect(() => resultOf(ADMIN, path, { ...query, [unlisted]: ADMIN })).toThrow(`ARGUMENT_NOT_LISTED: ${unlisted}`)
  })

  test('whatever takes no user name has the rows of everybody', () => {
    const all = sites(ADMIN, '/non_usage')
    expect(new Set(all.map(({ supportAccManager }) => supportAccManager)).size).toBeGreaterThan(1)
    expect(sites('account-manager@demo.example', '/non_usage')).toEqual(all)
    const owed = { type: 'salesPerson' }
    expect(resultOf('sales-person@demo.example', '/outstanding_dashboard', owed)).toBe(resultOf(ADMIN, '/outstanding_dashboard', owed))
  })

  test('by the onboarding call an account manager and a sales person see only what bears their name', () => {
    for (const { supportAccManager } of sites('account-manager@demo.example', '/onboarding_dashboard', { fromDate: 0, supportAccManager: 'Divya Menon' })) {
      expect(supportAccManager).toBe('Grace Wanjiru')
    }
    const own = sites('sales-person@demo.example', '/onboarding_dashboard', { fromDate: 0, salesPerson: 'Sneha Patil' })
    expect(new Set(own.map(({ salesPerson }) => salesPerson))).toEqual(new Set(['Priya Nair']))
  })

  test('the onboarding of another user is refused, but for ADMIN [DASH-022]', () => {
    const [path, userName] = ['/onboarding_dashboard', 'site-creator@demo.example']
    expect(JSON.parse(resultOf(userName, path, { username: userName }))).toBeInstanceOf(Array)
    expect(() => resultOf(userName, path, { username: ADMIN })).toThrow('NOT_AUTHORIZED')
    expect(JSON.parse(resultOf(ADMIN, path, { username: userName }))).toBeInstanceOf(Array)
  })

  test('a reset takes the orders of the site', () => {
    const row = sites(ADMIN, '/onboarding_dashboard', { fromDate: 0 }).find(({ ordersCount }) => ordersCount?.some(({ totalOrders }) => totalOrders > 0))
    const site = findSite(platform.database, { siteId: row?.id ?? '' })
    const { subjects } = platform.contextOf(ADMIN)
    if (site !== null) resetSite(platform.database, subjects, site, ADMIN, platform.now())
    const after = sites(ADMIN, '/onboarding_dashboard', { fromDate: 0 }).find(({ id }) => id === row?.id)
    expect(after?.ordersCount?.every(({ totalOrders }) => totalOrders === 0)).toBe(true)
  })
})

describe('internal dumps', () => {
  const dayBefore = (days: number) => formatFormDate(dayjs.unix(platform.now()).subtract(days, 'day').unix())
  const read = async (days: number, typeValue = 'onboarding_dashboard') =>
    (await platform.as(ADMIN).run(DUMP, { typeValue, dumpDate: dayBefore(days) }))['getInternalDump']

  test.each(['onboarding_dashboard', 'onboarding_dashboard::admin@demo.example', 'renewal_dashboard'])(
    '%s: day by day, within ten days there is one with JSON in it [CALL2-050]',
    async (typeValue) => {
      let dump: { dumpDate: string; dumpData: string } | null = null
      let tried = 0
      for (; dump === null && tried < 10; tried += 1) dump = await read(tried, typeValue)
      expect(dump?.dumpDate).toBe(dayBefore(tried - 1))
      expect(dump?.dumpDate).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(z.array(dashboardSiteSchema).parse(JSON.parse(dump?.dumpData ?? '')).length).toBeGreaterThan(0)
    },
  )

  test("a user's own dump is for that user and ADMIN", async () => {
    const manager = 'account-manager@demo.example'
    const typeValue = `onboarding_dashboard::${manager}`
    const rows = JSON.parse((await platform.as(manager).run(DUMP, { typeValue, dumpDate: dayBefore(2) }))['getInternalDump'].dumpData) as DashboardSite[]
    for (const { supportAccManager } of rows) expect(supportAccManager).toBe('Grace Wanjiru')
    expect(await platform.as('support-lead@demo.example').refusal(DUMP, { typeValue, dumpDate: dayBefore(2) })).toBe('Unauthorized: NOT_AUTHORIZED')
    expect((await read(2, typeValue)).typeValue).toBe(typeValue)
  })

  test('refuses unknown types, bad days and callers without the dashboard', async () => {
    for (const typeValue of ['cp_dashboard', `renewal_dashboard::${ADMIN}`, `onboarding_dashboard::${ADMIN}::x`]) {
      expect(await platform.as(ADMIN).refusal(DUMP, { typeValue, dumpDate: dayBefore(2) })).toBe('NotFound: DUMP_NOT_FOUND')
    }
    expect(await platform.as(ADMIN).refusal(DUMP, { typeValue: 'renewal_dashboard', dumpDate: '20-11-2026' })).toBe('ValidationException: DUMP_DATE_NOT_VALID')
    expect(await platform.as('accounts@demo.example').refusal(DUMP, { typeValue: 'renewal_dashboard', dumpDate: dayBefore(2) })).toBe(
      'Unauthorized: NOT_AUTHORIZED',
    )
  })
})

test('the renewal count is how many rows the renewal dashboard would have', async () => {
  const [fromDate, toDate] = [platform.now() - 15 * DAY, platform.now() + 30 * DAY]
  const rows = sites(ADMIN, '/renewal_dashboard', { fromDate, toDate, pastDate: fromDate })
  expect((await platform.as(ADMIN).run(COUNT, { fromDate, toDate: String(toDate), pastDate: fromDate }))['getRenewalCount']).toBe(rows.length)
  expect(await platform.as(ADMIN).refusal(COUNT, { toDate: 'soon' })).toBe('ValidationException: TO_DATE_NOT_VALID')
  expect(await platform.as('accounts@demo.example').refusal(COUNT)).toBe('Unauthorized: NOT_AUTHORIZED')
})
