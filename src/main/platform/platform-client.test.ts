import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { failure, type Result, success } from '#shared/result.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { PlatformClient, type PlatformClientOptions } from './platform-client.ts'
import type { PlatformTimeouts } from './platform-sender.ts'
import { profileOfNobody } from './platform-stand-in.test-support.ts'

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)

type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** A platform on loopback that answers what the test says; the last answer is repeated. */
let answers: Answer[]
let requests: { url: string; token: string | undefined; body: unknown }[]
let server: Server
let origin: string
let identity: TestIdentity
let clients: PlatformClient[]

class TestIdentity {
  tokens = ['token-1', 'token-2']
  expired = 0
  renewed = 0
  user: string | undefined = 'asha'
  trouble: Result<string> | undefined

  token = async (): Promise<Result<string>> => this.trouble ?? success(this.tokens[0] ?? '')
  renewedToken = async (rejected: string): Promise<Result<string>> => {
    this.renewed += 1
    if (this.tokens[0] === rejected) this.tokens.shift()
    return success(this.tokens[0] ?? '')
  }
  expire = () => {
    this.expired += 1
  }
  owner = () => this.user
}

const quick: Partial<PlatformTimeouts> = { silence: 20_000, retries: [5, 5], busyRetries: [5, 5], firstProbe: 20, longestProbe: 40 }
// Long enough for a request to arrive on a busy machine: what never left would count as not sent.
const impatient: Partial<PlatformTimeouts> = { ...quick, silence: 300 }
const client = (options: Partial<PlatformClientOptions> = {}) => {
  const made = new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity,
    fetch,
    logger: silentLogger,
    timeouts: quick,
    ...options,
  })
  clients.push(made)
  return made
}
let profile = profileOfNobody()

const respond =
  (status: number, content: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof content === 'string' ? content : JSON.stringify(content))
const done = respond(200, { data: { updateSiteVersion: true } })
const profileData = { getInternalUserByUserName: { id: 'u1', username: 'asha', enabled: true } }
const found = respond(200, { data: profileData })
const query = (of: PlatformClient, signal?: AbortSignal) => of.execute('GetInternalUserByUserName', { userName: 'asha' }, { signal })
const mutate = (of: PlatformClient, signal?: AbortSignal) => of.execute('UpdateSiteVersion', { domain: 'a.example', appVersion: 'v2' }, { signal })
const kindOf = (result: Result<unknown>): string => (result.ok ? 'success' : result.error.kind)
const messageOf = (result: Result<unknown>): string => (result.ok ? '' : result.error.message)

/** Platform calls only: the probe has no operation name. */
const calls = () => requests.filter(({ body }) => !JSON.stringify(body).includes('__typename'))

beforeEach(async () => {
  answers = [found]
  requests = []
  clients = []
  identity = new TestIdentity()
  server = createServer((request, response) => void serve(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  profile = { ...profile, platform: { graphqlUrl: `${origin}/graphql`, restUrl: `${origin}/rest/` } }
})

afterEach(async () => {
  for (const one of clients) one.close()
  await stop()
})

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  requests.push({ url: request.url ?? '', token: request.headers.authorization, body: JSON.parse(body) })
  const answer = answers.length > 1 ? answers.shift() : answers[0]
  answer?.(response, request)
}

async function stop(): Promise<void> {
  server.closeAllConnections()
  if (server.listening) await new Promise((resolve) => server.close(resolve))
}

describe('a good call', () => {
  test("sends the build's text under the identity token and gives back the data as text [CALL-001] [CALL-002] [CALL2-001]", async () => {
    const seen = vi.fn<NonNullable<PlatformClientOptions['onAnswer']>>()
    const result = await query(client({ onAnswer: seen, now: () => 1_700_000_000_500 }))
    expect(result).toEqual({ ok: true, value: { data: JSON.stringify(profileData), receivedAt: 1_700_000_000 } })
    expect(requests).toEqual([
      {
        url: '/graphql',
        token: 'token-1',
        body: { operationName: 'GetInternalUserByUserName', query: matching(/\bquery GetInternalUserByUserName\(/), variables: { userName: 'asha' } },
      },
    ])
    expect(seen).toHaveBeenCalledWith({
      operation: 'GetInternalUserByUserName',
      variables: { userName: 'asha' },
      text: JSON.stringify(profileData),
      isEmpty: false,
    })
  })

  test.each([
    ['spaces and line breaks', JSON.stringify({ data: profileData }, null, 2)],
    ['extensions after it', JSON.stringify({ data: profileData, extensions: { cost: 1 } })],
    ['an empty list of errors before it', JSON.stringify({ errors: [], data: profileData })],
  ])('with %s gives back the same data', async (_, text) => {
    answers = [respond(200, text)]
    const result = await query(client())
    expect(result.ok && JSON.parse(result.value.data)).toEqual(profileData)
  })

  test('of an operation that the build does not know is never sent', async () => {
    expect(await client().execute('DropEverything', {})).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(await client().execute('__proto__', {})).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(requests).toEqual([])
  })

  test('of 60 MB arrives whole', async () => {
    const sites = JSON.stringify(Array.from({ length: 1000 }, (_, index) => ({ siteId: `${index}`, domain: 'a.example', companyName: '🙂 कमल '.repeat(2500) })))
    answers = [respond(200, `{"data":{"getSitesAdmin":${sites}}}`)]
    const result = await client().execute('GetSitesAdmin', {})
    expect(messageOf(result)).toBe('')
    // The same values, whatever characters they crossed in. Compared as texts: a failing comparison of objects of this size would never print.
    expect(result.ok && JSON.stringify(JSON.parse(result.value.data)) === `{"getSitesAdmin":${sites}}`).toBe(true)
  })
})

describe('the platform says no', () => {
  test('its message is shown with underscores as spaces [FMT-014]', async () => {
    answers = [respond(200, { data: null, errors: [{ message: 'SITE_NOT_FOUND', errorType: 'NotFound', path: ['updateSiteVersion'] }] })]
    expect(await mutate(client())).toEqual({ ok: false, error: { kind: 'rejected', message: 'SITE NOT FOUND', details: { code: 'NotFound' } } })
    expect(requests).toHaveLength(1)
  })

  test.each<[string, object, object]>([
    ['an error at the field', { data: null, errors: [{ message: 'X', errorType: 'Conflict', path: ['updateSiteVersion'] }] }, { code: 'Conflict' }],
    [
      'a refusal of the document',
      { errors: [{ message: 'X', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] },
      { code: 'GRAPHQL_VALIDATION_FAILED', outcome: 'not-run' },
    ],
    ['an error without a path that no check gives', { errors: [{ message: 'X', errorType: 'ValidationException' }] }, { code: 'ValidationException' }],
  ])('with %s: the details say whether a mutation certainly did not run', async (_, content, details) => {
    answers = [respond(200, content)]
    expect(await mutate(client())).toEqual({ ok: false, error: { kind: 'rejected', message: 'X', details } })
    expect(requests).toHaveLength(1)
  })

  test.each<[string, object]>([
    ['a time-out below the field', { data: null, errors: [{ message: 'X', errorType: 'ExecutionTimeout', path: ['updateSiteVersion'] }] }],
    ['a time-out without a path', { data: null, errors: [{ message: 'X', errorType: 'ExecutionTimeout', path: null }] }],
    ['an internal failure without a path', { data: null, errors: [{ message: 'X', errorType: 'InternalFailure', path: null }] }],
    ['a crash below the field', { data: { updateSiteVersion: null }, errors: [{ message: 'X', errorType: 'Lambda:Unhandled', path: ['updateSiteVersion'] }] }],
    ['a crash without a path', { data: null, errors: [{ message: 'X', errorType: 'Lambda:Unhandled', path: null }] }],
    ['an error below what the mutation answered', { data: null, errors: [{ message: 'X', errorType: 'NotFound', path: ['updateSiteVersion', 'site'] }] }],
    [
      'a refusal beside a time-out',
      {
        data: null,
        errors: [
          { message: 'X', errorType: 'Conflict', path: ['updateSiteVersion'] },
          { message: 'X', errorType: 'ExecutionTimeout', path: ['updateSiteVersion'] },
        ],
      },
    ],
  ])('with %s it is no no: a mutation is sent once, of unknown outcome, and the platform still counts as reachable', async (_, content) => {
    answers = [respond(200, content)]
    const one = client()
    expect(await mutate(one)).toMatchObject({
      error: {
        kind: 'unknown-outcome',
        message: 'The platform did not confirm this: its answer was an error (X). It may have been done: check before you try again.',
        details: { outcome: 'unknown', platformMessage: 'X' },
      },
    })
    expect(requests).toHaveLength(1)
    expect(one.reachability().state).toBe('reachable')
  })

  test.each<[string, object, string | undefined]>([
    ['at its field: its resolver has ended', { path: ['updateSiteVersion'] }, 'ThrottlingException'],
    ['at no field: a gateway may have given up on one that is at work', {}, undefined],
  ])('a throttle %s', async (_, place, code) => {
    answers = [respond(200, { data: null, errors: [{ message: 'Rate exceeded', errorType: 'ThrottlingException', ...place }] })]
    const result = await mutate(client())
    expect(result.ok ? undefined : result.error.details?.['code']).toBe(code)
  })

  test('with several errors shows each once', async () => {
    answers = [respond(200, { errors: [{ message: 'A_B' }, { message: 'A_B' }, { message: 'C' }, 'strange'] })]
    expect(messageOf(await query(client()))).toBe('A B C something went wrong')
  })

  test('beside data it is no no: a mutation was carried out, or part of it', async () => {
    answers = [respond(200, { data: { updateSiteVersion: true }, errors: [{ message: 'FIELD_FAILED' }] })]
    expect(await mutate(client())).toMatchObject({ error: { kind: 'invalid-answer', details: { outcome: 'unknown' } } })
    answers = [respond(200, { data: { getInternalUserByUserName: null }, errors: [{ message: 'FIELD_FAILED' }] })]
    expect(await query(client())).toMatchObject({ error: { kind: 'rejected' } })
  })

  test('with a status 400 is a no as well', async () => {
    answers = [respond(400, { errors: [{ message: 'BAD_VARIABLES' }] })]
    expect(await query(client())).toMatchObject({ error: { kind: 'rejected', message: 'BAD VARIABLES' } })
  })

  test.each([
    respond(403, { message: 'no' }),
    respond(200, { errors: [{ message: 'NOT_ALLOWED', errorType: 'Unauthorized' }] }),
    respond(200, { errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] }),
  ])('to this user: forbidden', async (answer) => {
    answers = [answer]
    expect(await mutate(client())).toMatchObject({ error: { kind: 'forbidden', message: 'The platform does not allow you to do this.' } })
  })
})

describe('a token that is refused', () => {
  const refusals: [string, Answer][] = [
    ['401', respond(401, { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] })],
    ['an error of that type', respond(200, { errors: [{ errorType: 'UnauthorizedException', message: 'Token has expired.' }] })],
  ]

  test.each(refusals)('with %s is refreshed once and the call, a mutation too, sent once more', async (_, refusal) => {
    answers = [refusal, done]
    expect(await mutate(client())).toMatchObject({ ok: true })
    expect(requests.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
    expect(identity.expired).toBe(0)
  })

  test.each(refusals)('with %s twice ends the session', async (_, refusal) => {
    answers = [refusal]
    expect(kindOf(await query(client()))).toBe('signed-out')
    expect(requests).toHaveLength(2)
    expect(identity.expired).toBe(1)
  })

  const REFUSED = { errorType: 'UnauthorizedException', message: 'Token has expired.' }

  test.each<[string, Answer]>([
    ['the authorizer of AppSync', respond(401, { errors: [REFUSED] })],
    ['the authorizer of API Gateway', respond(401, { message: 'Unauthorized' })],
    ['the authorizer of API Gateway, of an old token', respond(401, { message: 'The incoming token has expired' })],
    ['AppSync, with 200 and neither path nor data', respond(200, { data: null, errors: [{ ...REFUSED, path: null }] })],
    ['another server, by its code', respond(200, { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] })],
  ])('of a mutation, by %s: it did not run and is sent once more', async (_, refusal) => {
    answers = [refusal, done]
    expect(kindOf(await mutate(client()))).toBe('success')
    expect(requests).toHaveLength(2)
  })

  test.each<[string, Answer]>([
    ["an error below the mutation's field", respond(200, { data: { updateSiteVersion: null }, errors: [{ ...REFUSED, path: ['updateSiteVersion'] }] })],
    ['an error with a path, without data', respond(200, { data: null, errors: [{ ...REFUSED, path: ['updateSiteVersion'] }] })],
    ['an error without a path, beside data', respond(200, { data: { updateSiteVersion: null }, errors: [{ ...REFUSED, path: null }] })],
    ['an error with a path beside one without', respond(200, { errors: [REFUSED, { ...REFUSED, path: ['updateSiteVersion'] }] })],
    ['401 without a body', respond(401, '')],
    ['401 with a page', respond(401, '<html>Sign in</html>')],
    ['401 with a text of its own', respond(401, { message: 'SESSION_ENDED' })],
    ['401 with more than the text', respond(401, { message: 'Unauthorized', result: { ok: 1 } })],
    ['401 of a resolver', respond(401, { data: null, errors: [{ ...REFUSED, path: ['updateSiteVersion'] }] })],
    ['401 with another error', respond(401, { errors: [{ errorType: 'InternalFailure', message: 'x' }] })],
  ])('of a mutation, by %s: it may have run, is sent once and of unknown outcome', async (_, refusal) => {
    answers = [refusal]
    expect(await mutate(client())).toMatchObject({ error: { kind: 'unknown-outcome', message: matching(/check before you try again\.$/) } })
    expect(calls()).toHaveLength(1)
    expect(identity.renewed).toBe(0)
  })

  test('of a query, below its field, is refreshed all the same: a query changes nothing', async () => {
    answers = [respond(200, { data: { getInternalUserByUserName: null }, errors: [{ ...REFUSED, path: ['getInternalUserByUserName'] }] }), found]
    expect(kindOf(await query(client()))).toBe('success')
  })

  test('when nobody is signed in nothing is sent', async () => {
    identity.trouble = failure('signed-out', 'Sign in again.')
    expect(await query(client())).toMatchObject({ error: { kind: 'signed-out', message: 'Sign in again.' } })
    expect(requests).toEqual([])
  })

  test('an answer that comes once the console is connected elsewhere is given to nobody', async () => {
    const before = profile
    answers = [
      (response, request) => {
        profile = { ...before, platform: { ...before.platform, restUrl: 'http://127.0.0.1:9/other' } }
        found(response, request)
      },
    ]
    const onAnswer = vi.fn()
    expect(kindOf(await query(client({ onAnswer })))).toBe('signed-out')
    expect(onAnswer).not.toHaveBeenCalled()
    profile = before
  })

  test('an answer that comes after signing out is given to nobody', async () => {
    const seen = vi.fn<NonNullable<PlatformClientOptions['onAnswer']>>()
    answers = [
      (response, request) => {
        identity.user = 'ravi'
        found(response, request)
      },
    ]
    expect(kindOf(await query(client({ onAnswer: seen })))).toBe('signed-out')
    expect(seen).not.toHaveBeenCalled()
  })

  test('of a mutation whose answer comes after signing out the details say that it was sent', async () => {
    answers = [
      (response, request) => {
        identity.user = undefined
        done(response, request)
      },
    ]
    expect(await mutate(client())).toMatchObject({ error: { kind: 'signed-out', details: { outcome: 'unknown' } } })
  })
})

describe('no answer', () => {
  const drop: Answer = (response) => response.destroy()
  const silent: Answer = () => undefined
  const half: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
    response.write('{"data":{"getInt', () => response.destroy())
  }
  const stalled: Answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":')
  }

  test('from a platform that refuses connections: nothing was sent, for a mutation too', async () => {
    await stop()
    expect(await query(client())).toMatchObject({ error: { kind: 'unreachable', message: 'The platform cannot be reached: the connection was refused.' } })
    expect(kindOf(await mutate(client()))).toBe('unreachable')
  })

  test('from a host that has no name', async () => {
    profile = { ...profile, platform: { ...profile.platform, graphqlUrl: 'https://no-such-host.invalid/graphql' } }
    expect(kindOf(await mutate(client()))).toBe('unreachable')
  })

  test('from a server without TLS: the request was never sent', async () => {
    profile = { ...profile, platform: { ...profile.platform, graphqlUrl: origin.replace('http:', 'https:') } }
    expect(await mutate(client())).toMatchObject({ error: { kind: 'unreachable', message: matching(/certificate or encryption/) } })
  })

  test.each([
    ['net::ERR_CONNECTION_REFUSED', 'unreachable'],
    ['net::ERR_NAME_NOT_RESOLVED', 'unreachable'],
    ['net::ERR_INTERNET_DISCONNECTED', 'unreachable'],
    ['net::ERR_CERT_AUTHORITY_INVALID', 'unreachable'],
    ['net::ERR_PROXY_CONNECTION_FAILED', 'unreachable'],
    ['net::ERR_CONNECTION_RESET', 'unknown-outcome'],
    ['net::ERR_EMPTY_RESPONSE', 'unknown-outcome'],
    ['net::ERR_NETWORK_CHANGED', 'unknown-outcome'],
    ['net::ERR_SSL_BAD_RECORD_MAC_ALERT', 'unknown-outcome'],
    ['Redirect was cancelled', 'invalid-answer'],
  ])('Chromium says %s: a mutation is %s', async (message, kind) => {
    expect(kindOf(await mutate(client({ fetchOnce: () => Promise.reject(new Error(message)) })))).toBe(kind)
  })

  test.each([
    ['dropped', drop],
    ['silent', silent],
  ])('%s after it was sent: a query is unreachable after three tries, a mutation of unknown outcome after one', async (_, answer) => {
    answers = [answer]
    expect(kindOf(await query(client({ timeouts: impatient })))).toBe('unreachable')
    expect(calls()).toHaveLength(3)
    requests = []
    const result = await mutate(client({ timeouts: impatient }))
    expect(result).toMatchObject({ error: { kind: 'unknown-outcome', message: matching(/may have been done: check before you try again\.$/) } })
    expect(calls()).toHaveLength(1)
  })

  test('once or twice is made good by asking again', async () => {
    answers = [drop, drop, found]
    const one = client()
    const changed = vi.fn<() => void>()
    one.onReachability(changed)
    expect(kindOf(await query(one))).toBe('success')
    expect(changed).not.toHaveBeenCalled()
  })

  test('that stalls in the middle is given up on', async () => {
    answers = [stalled]
    expect(messageOf(await query(client({ timeouts: impatient })))).toMatch(/nothing came from it for/)
    expect(kindOf(await mutate(client({ timeouts: impatient })))).toBe('unknown-outcome')
  })

  test('that trickles is waited for as long as something comes', async () => {
    answers = [
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        let rest = `{"data":${JSON.stringify(profileData)}}`
        const timer = setInterval(() => {
          response.write(rest.slice(0, 4))
          rest = rest.slice(4)
          if (rest !== '') return
          clearInterval(timer)
          response.end()
        }, 60)
      },
    ]
    const before = performance.now()
    expect(kindOf(await query(client({ timeouts: { ...quick, silence: 1000 } })))).toBe('success')
    expect(performance.now() - before).toBeGreaterThan(1000)
  })

  test('that breaks off halfway: a query is asked again, a mutation has an unknown outcome', async () => {
    answers = [half, half, found]
    expect(kindOf(await query(client()))).toBe('success')
    expect(calls()).toHaveLength(3)
    answers = [half]
    expect(kindOf(await mutate(client()))).toBe('unknown-outcome')
  })

  test.each([502, 503, 504])('but %i from a gateway: a query is unreachable, a mutation of unknown outcome', async (status) => {
    answers = [respond(status, '<html>gateway</html>')]
    expect(kindOf(await query(client()))).toBe('unreachable')
    expect(kindOf(await mutate(client()))).toBe('unknown-outcome')
  })

  test('but 429: the platform is busy, a mutation, which something behind the door may have turned away, of unknown outcome', async () => {
    answers = [respond(429, '')]
    expect(kindOf(await query(client()))).toBe('busy')
    expect(kindOf(await mutate(client()))).toBe('unknown-outcome')
  })

  test('because the identity provider cannot be reached: nothing was sent', async () => {
    identity.trouble = failure('unreachable', 'The identity provider cannot be reached.')
    expect(await mutate(client())).toMatchObject({ error: { kind: 'unreachable', message: 'The identity provider cannot be reached.' } })
  })
})

describe('an answer that does not fit the contract', () => {
  test.each<[string, Answer]>([
    ['is no JSON', respond(200, '<html>welcome to the hotel</html>')],
    ['is empty', respond(200, '')],
    ['is a list', respond(200, [])],
    ['holds no data', respond(200, {})],
    ['holds null', respond(200, { data: null })],
    ['has a field of the wrong type', respond(200, { data: { getInternalUserByUserName: { ...profileData.getInternalUserByUserName, enabled: 'yes' } } })],
    ['is not found', respond(404, 'not found')],
    ['is an internal error', respond(500, '{"message":"boom"}')],
    ['is a redirect', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('because it %s', async (_, answer) => {
    answers = [answer]
    const result = await query(client())
    expect(result).toMatchObject({ error: { kind: 'invalid-answer', message: matching(/^The platform's answer cannot be used: /) } })
    expect(requests).toHaveLength(1)
  })

  test('names the place and the kinds, not the value', async () => {
    answers = [respond(200, { data: { getInternalUserByUserName: { ...profileData.getInternalUserByUserName, enabled: 'secret' } } })]
    const result = await query(client())
    expect(result).toMatchObject({ error: { details: { path: 'getInternalUserByUserName.enabled', expected: 'Boolean', found: 'a string' } } })
    expect(JSON.stringify(result)).not.toContain('secret')
  })

  test('to a mutation leaves its outcome open', async () => {
    answers = [respond(200, 'garbage')]
    expect(await mutate(client())).toMatchObject({
      error: { kind: 'invalid-answer', details: { outcome: 'unknown' }, message: matching(/may have been done/) },
    })
    answers = [respond(500, 'garbage')]
    expect(kindOf(await mutate(client()))).toBe('unknown-outcome')
  })

  test('because it is larger than can be read', async () => {
    answers = [(response) => response.writeHead(200, { 'content-length': String(600 * 1024 * 1024) }).write('{')]
    expect(messageOf(await query(client()))).toContain('too large')
  })
})

describe('cancelling', () => {
  test('a query ends it at once, at the platform too', async () => {
    const gone = Promise.withResolvers<void>()
    answers = [(response) => response.on('close', () => gone.resolve())]
    const abort = new AbortController()
    const result = query(client(), abort.signal)
    await expect.poll(() => requests, { interval: 5 }).toHaveLength(1)
    abort.abort()
    expect(kindOf(await result)).toBe('cancelled')
    await gone.promise
  })

  test('before it was sent sends nothing', async () => {
    expect(kindOf(await mutate(client(), AbortSignal.abort()))).toBe('cancelled')
    expect(requests).toEqual([])
  })

  test('a mutation that was sent waits for its answer all the same', async () => {
    const abort = new AbortController()
    answers = [
      (response, request) => {
        abort.abort()
        done(response, request)
      },
    ]
    expect(kindOf(await mutate(client(), abort.signal))).toBe('success')
  })
})

describe('reachability', () => {
  test('is lost with a call and found again by a probe that carries no token', async () => {
    const one = client()
    const states: string[] = []
    const back = new Promise<void>((resolve) => {
      one.onReachability(({ state }) => {
        states.push(state)
        if (state === 'reachable') resolve()
      })
    })
    answers = [(response) => response.destroy()]
    await query(one)
    expect(one.reachability()).toMatchObject({ state: 'unreachable' })
    answers = [respond(401, '')]
    await back
    expect(states).toEqual(['unreachable', 'reachable'])
    expect(requests.at(-1)).toEqual({ url: '/graphql', token: undefined, body: { query: '{ __typename }' } })
  })

  test('stays lost while only a gateway answers, with ever longer waits', async () => {
    const one = client()
    answers = [respond(503, '')]
    await query(one)
    const first = requests.length
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(first + 2), { interval: 5, timeout: 2000 })
    expect(one.reachability().state).toBe('unreachable')
  })

  test('is not found while the identity provider is away', async () => {
    const one = client()
    identity.trouble = failure('unreachable', 'away')
    const asked = vi.spyOn(identity, 'token')
    await query(one)
    asked.mockClear()
    await expect.poll(() => asked.mock.calls.length, { interval: 5 }).toBeGreaterThan(1)
    expect(one.reachability().state).toBe('unreachable')
    expect(requests).toEqual([])
  })

  test('while it is lost a query is sent once only, and its answer finds it again', async () => {
    const one = client({ timeouts: { ...quick, firstProbe: 60_000 } })
    answers = [(response) => response.destroy()]
    await query(one)
    requests = []
    await query(one)
    expect(requests).toHaveLength(1)
    answers = [found]
    await query(one)
    expect(one.reachability().state).toBe('reachable')
  })

  test('is not doubted for a no', async () => {
    const one = client()
    answers = [respond(200, { errors: [{ message: 'NO' }] })]
    await query(one)
    expect(one.reachability().state).toBe('reachable')
  })
})

describe('a REST call', () => {
  test('resets a site with its domain and id, under the identity token [CALL-066] [CALL-068]', async () => {
    answers = [respond(200, { result: { ok: 1 } })]
    expect(await client().rest({ call: 'resetSite', domain: 'a.example', siteId: 's1' })).toEqual({ ok: true, value: { hasResult: true } })
    expect(requests).toEqual([{ url: '/rest/resetSite', token: 'token-1', body: { domain: 'a.example', siteId: 's1' } }])
  })

  test('deletes a site with its domain [CALL-065]', async () => {
    answers = [respond(200, { result: 'deleted' })]
    expect(await client().rest({ call: 'deleteSite', domain: 'a.example' })).toEqual({ ok: true, value: { hasResult: true } })
    expect(requests).toEqual([{ url: '/rest/deleteSite', token: 'token-1', body: { domain: 'a.example' } }])
  })

  test.each(['The incoming token has expired', 'TOKEN_WITHDRAWN'])('whose token is refused (%s) is not sent again: it deletes', async (message) => {
    answers = [respond(401, { message }), respond(200, { result: 1 })]
    expect(kindOf(await client().rest({ call: 'deleteSite', domain: 'a.example' }))).toBe('unknown-outcome')
    expect(calls()).toHaveLength(1)
    expect(await client().rest({ call: 'deleteSite', domain: 'a.example' })).toEqual({ ok: true, value: { hasResult: true } })
  })

  test.each([{}, { result: null }, { result: false }, { result: '' }])('that answers %j has no result', async (content) => {
    answers = [respond(200, content)]
    expect(await client().rest({ call: 'deleteSite', domain: 'a.example' })).toEqual({ ok: true, value: { hasResult: false } })
  })

  test.each<[string, Answer, string]>([
    ['says no', respond(409, { message: 'SITE_HAS_BALANCE' }), 'rejected'],
    ['forbids it', respond(403, { message: 'NO' }), 'forbidden'],
    ['is not there', respond(404, '<html>'), 'invalid-answer'],
    ['answers no JSON', respond(200, 'done'), 'invalid-answer'],
    ['fails', respond(500, ''), 'unknown-outcome'],
    ['drops it', (response) => response.destroy(), 'unknown-outcome'],
  ])('that %s', async (_, answer, kind) => {
    answers = [answer]
    const result = await client().rest({ call: 'deleteSite', domain: 'a.example' })
    expect(kindOf(result)).toBe(kind)
    expect(messageOf(result)).not.toContain('_')
    expect(calls()).toHaveLength(1)
  })
})
