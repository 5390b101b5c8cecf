import { spawnSync } from 'node:child_process'
import { createConnection } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { execute, postRest } from '../testing/call.ts'
import { type SignedIn, signIn } from '../testing/sign-in.ts'
import type { Control } from './control.ts'
import type { FaultRequest } from './fault.ts'

let platform: LocalPlatform
let control: Control
let admin: SignedIn
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
  if (platform.control === null) throw new Error('not in test mode')
  control = platform.control
  admin = await signIn(platform, 'admin@demo.example')
})
afterEach(() => {
  control.clearFaults()
  control.journal.clear()
})
afterAll(() => platform.stop())

const SITES = 'query GetSitesAdmin { getSitesAdmin { siteId domain appVersion } }'
const SET_VERSION = 'mutation UpdateSiteVersion($domain: String!, $appVersion: String!) { updateSiteVersion(domain: $domain, appVersion: $appVersion) }'

interface Sites {
  getSitesAdmin: { siteId: string; domain: string; appVersion: string | null }[]
}

const sites = () => execute<Sites>(platform, admin.idToken, SITES)
const setVersion = (domain: string, appVersion: string) => execute(platform, admin.idToken, SET_VERSION, { domain, appVersion })

async function firstSite(): Promise<Sites['getSitesAdmin'][number]> {
  const [site] = (await sites()).data.getSitesAdmin
  if (site === undefined) throw new Error('no site')
  return site
}

/** Sets the first site's version under a fault. @returns whether the change was made. */
async function isCommittedUnder(fault: FaultRequest['fault']): Promise<boolean> {
  const { domain, appVersion } = await firstSite()
  const wanted = appVersion === 'v2' ? 'v1' : 'v2'
  control.addFault({ operation: 'UpdateSiteVersion', fault })
  await expect(setVersion(domain, wanted)).rejects.toThrow('fetch failed')
  return (await firstSite()).appVersion === wanted
}

describe('a fault of a GraphQL operation', () => {
  test('delay answers later, and rightly', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 300 })
    const before = performance.now()
    expect((await sites()).data.getSitesAdmin).toHaveLength(60)
    expect(performance.now() - before).toBeGreaterThanOrEqual(290)
  })

  test('a delayed call goes on when the faults are cleared', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 60_000 })
    const answer = sites()
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBe(1)
    control.clearFaults()
    expect((await answer).data.getSitesAdmin).toHaveLength(60)
  })

  test('drop-after-commit closes the connection; the change is made', async () => {
    expect(await isCommittedUnder('drop-after-commit')).toBe(true)
  })

  /** Sets the first site's version under a fault that answers. @returns the answer, and whether the change was made */
  async function answered(fault: Omit<FaultRequest, 'operation'>): Promise<{ status: number; data: unknown; errors: unknown; isCommitted: boolean }> {
    const { domain, appVersion } = await firstSite()
    const wanted = appVersion === 'v2' ? 'v1' : 'v2'
    control.addFault({ operation: 'UpdateSiteVersion', ...fault })
    const { status, data, errors } = await setVersion(domain, wanted)
    return { status, data, errors, isCommitted: (await firstSite()).appVersion === wanted }
  }

  test.each(['ThrottlingException', 'UnauthorizedException', 'ExecutionTimeout'])(
    'error-after-commit answers %s below the field; the change is made',
    async (errorType) => {
      expect(await answered({ fault: 'error-after-commit', errorType, message: 'TOO_LATE' })).toMatchObject({
        status: 200,
        data: null,
        errors: [{ errorType, message: 'TOO_LATE', path: ['updateSiteVersion'] }],
        isCommitted: true,
      })
    },
  )

  test('unauthorized-after-commit answers 401 with the wanted body; the change is made', async () => {
    const body = { data: null, errors: [{ errorType: 'UnauthorizedException', message: 'LATE', path: ['updateSiteVersion'] }] }
    expect(await answered({ fault: 'unauthorized-after-commit', body })).toMatchObject({ status: 401, errors: body.errors, isCommitted: true })
  })

  test('answer-after-commit answers the wanted status and body; the change is made', async () => {
    const body = { data: null, errors: [{ message: 'X', extensions: { code: 'GATEWAY_ERROR' } }] }
    expect(await answered({ fault: 'answer-after-commit', status: 422, body })).toMatchObject({ status: 422, errors: body.errors, isCommitted: true })
  })

  test('graphql-error at the field names it; nothing is done', async () => {
    expect(await answered({ fault: 'graphql-error', atField: true })).toMatchObject({ errors: [{ path: ['updateSiteVersion'] }], isCommitted: false })
  })

  test('late-list answers from data as old as wanted, for as many calls as wanted', async () => {
    const late = 'query GetSitesAdmin { getSitesAdmin { siteId domain appVersion } }'
    const seen = async (): Promise<string | null | undefined> => (await execute<Sites>(platform, admin.idToken, late)).data.getSitesAdmin[0]?.appVersion
    const truth = async (): Promise<string | null | undefined> =>
      (await execute<Sites>(platform, admin.idToken, 'query Truth { getSitesAdmin { siteId domain appVersion } }')).data.getSitesAdmin[0]?.appVersion
    const { domain } = await firstSite()
    await setVersion(domain, 'v1')
    control.addFault({ operation: 'GetSitesAdmin', fault: 'late-list', milliseconds: 300, times: 1000 })
    const changed = performance.now()
    await setVersion(domain, 'v2')
    expect([await seen(), await truth()]).toEqual(['v1', 'v2'])
    await expect.poll(seen, { interval: 20 }).toBe('v2')
    expect(performance.now() - changed).toBeGreaterThanOrEqual(299)
    control.clearFaults()
    await setVersion(domain, 'v1')
    expect(await seen()).toBe('v1')
  })

  test('hits only calls whose variables contain the wanted text', async () => {
    const { domain } = await firstSite()
    control.addFault({ operation: 'UpdateSiteVersion', fault: 'http500', containing: '"v2"' })
    expect((await setVersion(domain, 'v1')).status).toBe(200)
    expect((await setVersion(domain, 'v2')).status).toBe(500)
  })

  test('http-answer answers what a gateway or a limit would', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'http-answer', retryAfter: '5' })
    control.addFault({ operation: 'GetSitesAdmin', fault: 'http-answer', status: 403, body: '<h1>Blocked</h1>' })
    const [busy, blocked] = [await post(), await post()]
    expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([429, '5', '{"message":"Too Many Requests"}'])
    expect([blocked.status, blocked.headers.get('content-type'), await blocked.text()]).toEqual([403, 'text/html', '<h1>Blocked</h1>'])
  })

  test('wrong-shape answers JSON that does not fit the contract, or what the test wants', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'wrong-shape' })
    control.addFault({ operation: 'GetSitesAdmin', fault: 'wrong-shape', body: ['anything'] })
    expect((await sites()).data).toEqual({ getSitesAdmin: { unexpected: true } })
    expect(await (await post()).json()).toEqual(['anything'])
  })

  test('slow-body sends the headers at once and the body over the given time', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'slow-body', milliseconds: 500 })
    const before = performance.now()
    const response = await post()
    const headersAfter = performance.now() - before
    const body = (await response.json()) as { data: { getSitesAdmin: unknown[] } }
    expect(body.data.getSitesAdmin).toHaveLength(60)
    expect(performance.now() - before - headersAfter).toBeGreaterThanOrEqual(400)
  })

  test('hits as many calls as wanted, then no more, and only its operation', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'http500', times: 2 })
    expect((await execute(platform, admin.idToken, 'query GetInternalUsers { getInternalUsers { id } }')).status).toBe(200)
    expect([(await sites()).status, (await sites()).status, (await sites()).status]).toEqual([500, 500, 200])
  })
})

describe('a fault of another service', () => {
  test('REST: a refusal without a result', async () => {
    control.addFault({ operation: 'rest.resetSite', fault: 'graphql-error' })
    const { status, body } = await postRest(platform, admin.idToken, '/resetSite', {})
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('result')
  })

  test('storage: a download cut off', async () => {
    const { data } = await execute<{ downloadAllSites: string }>(platform, admin.idToken, 'mutation DownloadAllSites { downloadAllSites }')
    control.addFault({ operation: 'storage.getObject', fault: 'truncated' })
    const response = await fetch(data.downloadAllSites)
    const announced = Number(response.headers.get('content-length'))
    expect(announced).toBeGreaterThan(1_000)
    await expect(response.arrayBuffer()).rejects.toThrow('terminated')
    expect(Buffer.byteLength(await (await fetch(data.downloadAllSites)).text())).toBe(announced - 3)
  })

  test('identity: the token endpoint answers an OAuth error', async () => {
    control.addFault({ operation: 'identity.token', fault: 'graphql-error', errorType: 'temporarily_unavailable' })
    await expect(signIn(platform, 'admin@demo.example')).rejects.toMatchObject({ error: 'temporarily_unavailable' })
  })

  test('identity: the refresh token is refused', async () => {
    const session = await signIn(platform, 'admin@demo.example')
    control.addFault({ operation: 'identity.token', fault: 'expired-token' })
    await expect(session.refresh()).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('identity: a wrong nonce in the identity token', async () => {
    control.addFault({ operation: 'identity.authorization', fault: 'wrong-nonce' })
    await expect(signIn(platform, 'admin@demo.example')).rejects.toMatchObject({ cause: { cause: { claim: 'nonce' } } })
  })

  test('identity: a wrong state in the callback', async () => {
    control.addFault({ operation: 'identity.authorization', fault: 'wrong-state' })
    await expect(signIn(platform, 'admin@demo.example')).rejects.toMatchObject({ cause: { message: 'unexpected "state" response parameter value' } })
  })

  test('identity: the provider is broken', async () => {
    control.addFault({ operation: 'identity.*', fault: 'http500' })
    await expect(signIn(platform, 'admin@demo.example')).rejects.toThrow('unexpected HTTP response status code')
  })
})

describe('the journal', () => {
  test('reports what was received, with which variables, how often and under which fault', async () => {
    const { domain } = await firstSite()
    control.addFault({ operation: 'UpdateSiteVersion', fault: 'http500' })
    await setVersion(domain, 'v1')
    await setVersion(domain, 'v2')
    expect(control.calls('UpdateSiteVersion')).toMatchObject([
      { variables: { domain, appVersion: 'v1' }, fault: 'http500' },
      { variables: { domain, appVersion: 'v2' }, fault: null },
    ])
    expect(control.journal.counts()).toMatchObject({ GetSitesAdmin: 1, UpdateSiteVersion: 2 })
  })

  test("does not hold the platform's own calls to storage", async () => {
    await execute(platform, admin.idToken, 'mutation DownloadAllSites { downloadAllSites }')
    expect(control.journal.counts()).toEqual({ DownloadAllSites: 1 })
  })
})

describe('down and up', () => {
  test('every connection is refused, then all is as before at the same addresses', async () => {
    await control.goDown()
    for (const url of [platform.urls.graphql, platform.urls.identity, platform.urls.rest, platform.urls.storage])
      expect(await connect(url)).toBe('ECONNREFUSED')
    await expect(sites()).rejects.toThrow('fetch failed')
    await control.comeUp()
    expect((await sites()).data.getSitesAdmin).toHaveLength(60)
  })

  test('the system gives its port to nobody else in the meantime', async () => {
    await control.goDown(['graphql'])
    const { port } = new URL(platform.urls.graphql)
    // As a connection that goes out takes a port: not one that anybody has, unlike a server of Node's.
    const taken = spawnSync('python3', ['-c', `import socket; socket.socket().bind(('127.0.0.1', ${port}))`], { encoding: 'utf8' })
    expect(taken.stderr).toContain('Address already in use')
    expect(await connect(platform.urls.graphql)).toBe('ECONNREFUSED')
    await control.comeUp(['graphql'])
    expect((await sites()).status).toBe(200)
  })

  test('a call in progress is cut off', async () => {
    control.addFault({ operation: 'GetSitesAdmin', fault: 'delay', milliseconds: 10_000 })
    const call = sites()
    await expect.poll(() => control.calls('GetSitesAdmin').length).toBe(1)
    await Promise.all([expect(call).rejects.toThrow('fetch failed'), control.goDown(['graphql'])])
    await control.comeUp(['graphql'])
  })

  test('one service can vanish alone', async () => {
    await control.goDown(['identity'])
    expect((await sites()).status).toBe(200)
    await expect(admin.refresh()).rejects.toThrow('fetch failed')
    await control.comeUp(['identity'])
    admin = await signIn(platform, 'admin@demo.example')
  })
})

describe('the control address', () => {
  test('plans faults, reports the journal and empties both', async () => {
    expect(await send('POST', '/faults', { operation: 'GetSitesAdmin', fault: 'http500', times: 3 })).toMatchObject({ status: 200 })
    expect((await sites()).status).toBe(500)
    expect((await send('GET', '/faults')).body).toMatchObject({ faults: [{ operation: 'GetSitesAdmin', times: 2 }] })
    expect((await send('GET', '/journal?operation=GetSitesAdmin')).body).toMatchObject({ entries: [{ fault: 'http500' }], counts: { GetSitesAdmin: 1 } })
    await send('DELETE', '/faults')
    await send('DELETE', '/journal')
    expect((await send('GET', '/journal')).body).toEqual({ entries: [], counts: {} })
    expect((await sites()).status).toBe(200)
  })

  /**
   * What a client sees of a fault of `GetSitesAdmin`: the error of its connection or body, a status, or 200 with what
   * was answered.
   */
  async function seen(): Promise<string> {
    try {
      const response = await post()
      if (response.status !== 200) return String(response.status)
      const { data, errors } = (await response.json()) as { data?: { getSitesAdmin?: unknown }; errors?: unknown[] }
      if (errors !== undefined) return 'errors'
      return Array.isArray(data?.getSitesAdmin) ? 'sites' : 'something else'
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  const UNDISTURBED = 'sites'
  test.each([
    ['delay', UNDISTURBED],
    ['slow-body', UNDISTURBED],
    ['refuse', 'fetch failed'],
    ['drop-before', 'fetch failed'],
    ['drop-after-commit', 'fetch failed'],
    ['http500', '500'],
    ['expired-token', '401'],
    ['graphql-error', 'errors'],
    ['error-after-commit', 'errors'],
    ['unauthorized-after-commit', '401'],
    ['answer-after-commit', '429'],
    ['late-list', UNDISTURBED],
    ['truncated', 'terminated'],
    ['wrong-shape', 'something else'],
  ])('takes %s, which hits one call', async (fault, expected) => {
    expect(await send('POST', '/faults', { operation: 'GetSitesAdmin', fault, milliseconds: 20 })).toMatchObject({ status: 200 })
    expect([await seen(), await seen()]).toEqual([expected, UNDISTURBED])
    expect(control.calls('GetSitesAdmin').map((call) => call.fault)).toEqual([fault, null])
  })

  test('says what is wrong with a fault', async () => {
    const { status, body } = await send('POST', '/faults', { operation: 'GetSitesAdmin', fault: 'explode' })
    expect(status).toBe(400)
    expect(String(body['message'])).toContain('fault')
  })

  test('expires tokens, and takes services down and up', async () => {
    const session = await signIn(platform, 'accounts@demo.example')
    await send('POST', '/tokens/expire')
    expect((await execute(platform, session.idToken, SITES)).status).toBe(401)
    await send('POST', '/down', { services: ['rest'] })
    await expect(fetch(platform.urls.rest)).rejects.toThrow('fetch failed')
    await send('POST', '/up')
    expect((await fetch(platform.urls.rest)).status).toBe(405)
    admin = await signIn(platform, 'admin@demo.example')
  })

  test('is not there outside test mode', async () => {
    const plain = await startLocalPlatform()
    expect(plain.control).toBeNull()
    expect(plain.urls.control).toBeNull()
    await plain.stop()
  })
})

/** How a new connection to an address goes: `connected`, or the error's code. */
function connect(url: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(url).port) })
    socket.once('connect', () => {
      socket.destroy()
      resolve('connected')
    })
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code))
  })
}

const post = () =>
  fetch(platform.urls.graphql, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: admin.idToken },
    body: JSON.stringify({ query: SITES }),
  })

async function send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${platform.urls.control}${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
