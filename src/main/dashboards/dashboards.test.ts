import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Control } from '#local-platform/faults/control.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { signIn } from '#local-platform/testing/sign-in.ts'
import type { AnalyticsCall, DumpRequest } from '#shared/domain/dashboards/analytics-call.ts'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { dumpDays, renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatFormDate, nowInSeconds } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { CancellableCalls } from '../bridge/cancellable-calls.ts'
import { profileSchema } from '../connection/profile.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { PlatformClient } from '../platform/platform-client.ts'
import { dashboardsHandlers } from './dashboards.ts'

// Against the local platform, through the client that the product has.

const RENEWALS = { call: 'renewal_dashboard', ...renewalWindow(nowInSeconds()) } as const satisfies AnalyticsCall
const OUTSTANDING = { call: 'outstanding_dashboard', type: 'salesPerson' } as const satisfies AnalyticsCall
const EVERY_CALL = [
  RENEWALS,
  { call: 'onboarding_dashboard', fromDate: 0, toDate: 1 },
  { call: 'non_usage', fromDate: 0, pastDate: 0 },
  OUTSTANDING,
] as const satisfies readonly AnalyticsCall[]

let local: LocalPlatform
let control: Control
let token: string
let expired: number
let clients: PlatformClient[]

beforeAll(async () => {
  local = await startLocalPlatform({ size: 'small', test: true })
  if (local.control === null) throw new Error('The local platform is not in test mode')
  control = local.control
})
afterAll(() => local.stop())
beforeEach(async () => {
  token = (await signIn(local, 'admin@demo.example')).idToken
  expired = 0
  clients = []
})
afterEach(() => {
  control.clearFaults()
  for (const client of clients) client.close()
})

function start(platform: object = {}, now?: () => number, settings: object = {}) {
  const profile = profileSchema.parse({ ...local.profile, ...settings, platform: { ...local.profile.platform, ...platform } })
  const client = new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: {
      token: async (): Promise<Result<string>> => success(token),
      renewedToken: async (): Promise<Result<string>> => success(token),
      expire: () => {
        expired += 1
      },
      owner: () => 'admin',
    },
    fetch,
    logger: silentLogger,
    timeouts: { silence: 20_000, retries: [5], firstProbe: 20, longestProbe: 40 },
  })
  clients.push(client)
  const handlers = dashboardsHandlers(client, () => profile, new CancellableCalls(), now)
  const dashboards = {
    rows: async (call: AnalyticsCall) => handlers['dashboards.rows']({ call }),
    dump: async (request: DumpRequest) => handlers['dashboards.dump']({ request }),
  }
  return { client, dashboards }
}

const rowsOf = <Row>(result: Result<{ rows: string } | null>): Row[] => {
  if (!result.ok) throw new Error(result.error.message)
  return JSON.parse(result.value?.rows ?? '[]') as Row[]
}
const kindOf = (result: Result<unknown>): string => (result.ok ? 'success' : result.error.kind)
const journal = (operation: string) => control.calls(operation).map(({ variables }) => variables)
const lastAsked = (call: string) => journal(`rest.${call}`).at(-1) as Readonly<Record<string, string>>

describe('rows', () => {
  test('come out of the JSON text in "result", asked for by the call and its query', async () => {
    const { dashboards } = start()
    const sites = rowsOf<DashboardSite>(await dashboards.rows(RENEWALS))
    expect(sites.length).toBeGreaterThan(0)
    expect(sites[0]?.ordersCount).toHaveLength(10)
    const { call: _call, ...asked } = RENEWALS
    expect(journal('rest.renewal_dashboard').at(-1)).toEqual(Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)])))
    expect(rowsOf<OutstandingRow>(await dashboards.rows(OUTSTANDING))[0]).toMatchObject({ name: expect.any(String), sites: expect.any(Array) })
  })

  test('that do not fit are left out and counted; the others come', async () => {
    const site = { id: 'a', wallet: 5 }
    const result = [site, { id: 7 }, null, { ...site, id: 'b', charges: 'much' }]
    control.addFault({ operation: 'rest.renewal_dashboard', fault: 'wrong-shape', body: { result: JSON.stringify(result) } })
    expect(await start().dashboards.rows(RENEWALS)).toEqual(success({ rows: JSON.stringify([site]), leftOut: 3 }))
  })

  test.each([
    ['none of them fits', [{ id: 7 }]],
    ['they are no list', { id: 'a' }],
  ])('fail where %s', async (_, result) => {
    control.addFault({ operation: 'rest.renewal_dashboard', fault: 'wrong-shape', body: { result: JSON.stringify(result) } })
    expect(kindOf(await start().dashboards.rows(RENEWALS))).toBe('invalid-answer')
  })

  test('the address and whether the token goes there are the profile’s to say [CALL2-061]', async () => {
    expect(kindOf(await start({ sendTokenToAnalytics: true }).dashboards.rows(OUTSTANDING))).toBe('success')
    expect(await start({ sendTokenToAnalytics: false }).dashboards.rows(OUTSTANDING)).toEqual(
      failure('forbidden', 'The analytics service does not take your sign-in.'),
    )
    expect(await start({ analyticsUrl: undefined }).dashboards.rows(OUTSTANDING)).toEqual(
      failure('not-offered', 'The connection profile names no analytics service.'),
    )
  })

  test('a user name goes with the onboarding call alone, which lists it [DASH-024] [CALL2-056] [CALL2-057] [CALL2-058] [CALL2-059]', async () => {
    const username = 'admin@demo.example'
    const { dashboards } = start()
    for (const call of EVERY_CALL) expect(kindOf(await dashboards.rows({ ...call, username }))).toBe('success')
    expect(EVERY_CALL.map(({ call }) => [call, lastAsked(call)['username']])).toEqual([
      ['renewal_dashboard', undefined],
      ['onboarding_dashboard', username],
      ['non_usage', undefined],
      ['outstanding_dashboard', undefined],
    ])
  })

  test('with dashboards.sendUsername it goes with every call [DASH-024]', async () => {
    const { dashboards } = start({}, undefined, { dashboards: { sendUsername: true } })
    // The local platform takes what is listed alone, and refuses three of them.
    for (const call of EVERY_CALL) await dashboards.rows({ ...call, username: 'asha' })
    expect(EVERY_CALL.map(({ call }) => lastAsked(call)['username'])).toEqual(['asha', 'asha', 'asha', 'asha'])
    await dashboards.rows(OUTSTANDING)
    expect(lastAsked('outstanding_dashboard')).toEqual({ type: 'salesPerson' })
  })

  test('a token that is not taken ends no session', async () => {
    token = 'forged'
    expect(kindOf(await start().dashboards.rows(OUTSTANDING))).toBe('forbidden')
    expect(expired).toBe(0)
  })

  test('an analytics host that is away leaves the platform reachable', async () => {
    const { dashboards, client } = start({ analyticsUrl: 'http://127.0.0.1:9' })
    expect(kindOf(await dashboards.rows(OUTSTANDING))).toBe('unreachable')
    expect(client.reachability().state).toBe('reachable')
  })

  test('a refusal, a broken answer and rows of another shape are failures', async () => {
    const { dashboards } = start()
    expect(await dashboards.rows({ call: 'renewal_dashboard', fromDate: 1 })).toEqual(failure('rejected', 'FROM DATE AND TO DATE REQUIRED'))
    control.addFault({ operation: 'rest.outstanding_dashboard', fault: 'wrong-shape', times: 1 })
    expect(kindOf(await dashboards.rows(OUTSTANDING))).toBe('invalid-answer')
    control.addFault({ operation: 'rest.outstanding_dashboard', fault: 'http500', times: 1 })
    expect(kindOf(await dashboards.rows(OUTSTANDING))).toBe('invalid-answer')
  })
})

describe('prepared dashboards', () => {
  test('the newest of the last ten days, looked for from today back', async () => {
    const { dashboards } = start()
    const answer = await dashboards.dump({ dashboard: 'renewal_dashboard' })
    expect(rowsOf<DashboardSite>(answer).length).toBeGreaterThan(0)
    const asked = journal('GetInternalDump')
    expect(asked).toEqual(
      dumpDays(nowInSeconds())
        .slice(0, asked.length)
        .map((dumpDate) => ({ typeValue: 'renewal_dashboard', dumpDate })),
    )
    expect(answer).toMatchObject({ value: { dumpDate: dumpDays(nowInSeconds())[asked.length - 1] } })
  })

  test('the oldest of the last ten days, looked for from the first of them on', async () => {
    const { dashboards } = start()
    const before = journal('GetInternalDump').length
    const answer = await dashboards.dump({ dashboard: 'renewal_dashboard', which: 'oldest' })
    const nineDaysAgo = formatFormDate(nowInSeconds() - 9 * 86_400)
    expect(journal('GetInternalDump').slice(before)).toEqual([{ typeValue: 'renewal_dashboard', dumpDate: nineDaysAgo }])
    expect(answer).toMatchObject({ ok: true, value: { dumpDate: nineDaysAgo } })
  })

  test.each([
    ['onboarding_dashboard', undefined, 'onboarding_dashboard::asha'],
    ['renewal_dashboard', undefined, 'renewal_dashboard'],
    ['renewal_dashboard', false, 'renewal_dashboard'],
    ['renewal_dashboard', true, 'renewal_dashboard::asha'],
  ] as const)('of %s for a user, dashboards.sendUsername %s: %s [DASH-024] [CALL2-051]', async (dashboard, sendUsername, typeValue) => {
    const before = journal('GetInternalDump').length
    await start({}, undefined, { dashboards: { sendUsername } }).dashboards.dump({ dashboard, userName: 'asha' })
    expect(journal('GetInternalDump').at(before)).toMatchObject({ typeValue })
  })

  test('ten days without one are none', async () => {
    const before = journal('GetInternalDump').length
    const inAMonth = nowInSeconds() + 30 * 86_400
    expect(await start({}, () => inAMonth).dashboards.dump({ dashboard: 'renewal_dashboard' })).toEqual(success(null))
    expect(journal('GetInternalDump').length - before).toBe(10)
  })

  test('a failure ends the search', async () => {
    control.addFault({ operation: 'GetInternalDump', fault: 'graphql-error', times: 1 })
    expect(kindOf(await start().dashboards.dump({ dashboard: 'renewal_dashboard' }))).toBe('rejected')
  })
})
