import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { IdentityStatus } from '#shared/bridge/identity.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { type ConnectionProfile, profileSchema } from '../connection/profile.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { Vault } from '../vault/vault.ts'
import { Identity } from './identity.ts'
import type { IdentityOptions } from './identity-options.ts'
import { IdentityProblem } from './problems/provider-problem.ts'
import { json, TestProvider } from './provider.test-support.ts'

const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)
const containing = (text: string): unknown => expect.stringContaining(text)
const asha = { userName: 'asha', role: 'ACCOUNTS' }

let folder: string
let provider: TestProvider
let vault: Vault
let connection: TestConnection
let browser: TestBrowser
let notices: Omit<Notice, 'id'>[]
let cleared: number
let clock: number

/** Follows redirects as a browser does and keeps the last page. */
class TestBrowser {
  readonly opened: string[] = []
  page: Promise<string> = Promise.resolve('')
  /** Changes the address before it is opened. */
  divert = (address: string): string => address

  readonly open = async (address: string): Promise<void> => {
    this.opened.push(address)
    this.page = fetch(this.divert(address)).then(
      (answer) => answer.text(),
      (error: unknown) => String(error),
    )
  }
}

class TestConnection {
  #listeners: (() => void)[] = []
  current: ConnectionProfile | undefined

  constructor(profile: ConnectionProfile | undefined) {
    this.current = profile
  }

  profile = () => this.current

  onChange = (listener: (status: never) => void) => {
    this.#listeners.push(() => listener(undefined as never))
    return () => undefined
  }

  change(profile: ConnectionProfile | undefined): void {
    this.current = profile
    for (const listener of this.#listeners) listener()
  }
}

const profileWith = (identity: Record<string, unknown> = {}): ConnectionProfile =>
  profileSchema.parse({
    name: 'Test',
    environment: 'local',
    identity: { issuer: provider.issuer, clientId: 'console', ...identity },
    platform: { graphqlUrl: 'http://127.0.0.1:9/graphql', restUrl: 'http://127.0.0.1:9' },
  })

const identityWith = (options: Partial<IdentityOptions> = {}) =>
  new Identity({
    connection,
    vault,
    folder,
    openBrowser: browser.open,
    fetch,
    clearUserData: async () => {
      cleared += 1
      return success(undefined)
    },
    announce: (notice) => notices.push(notice),
    logger: silentLogger,
    now: () => clock,
    ...options,
  })

const signedInIdentity = async (options: Partial<IdentityOptions> = {}) => {
  const identity = identityWith(options)
  expect(await identity.signIn()).toEqual({ ok: true, value: { state: 'signed-in', user: asha, remembered: true } })
  return identity
}

const messageOf = (result: Result<unknown>): string => (result.ok ? 'no failure' : result.error.message)
const tokenOf = (result: Result<string>): string => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const storedFiles = () => readdir(folder)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-'))
  provider = await TestProvider.start()
  vault = new Vault({ keychain: async () => keychain, service: 'Test', announce: () => undefined, logger: silentLogger })
  const keychain = new MemoryKeychain()
  await vault.prove()
  connection = new TestConnection(profileWith())
  browser = new TestBrowser()
  notices = []
  cleared = 0
  clock = Date.now()
})

afterEach(async () => {
  await browser.page
  await provider.stop()
  await rm(folder, { recursive: true })
})

describe('signing in', () => {
  test('leads through the system browser to the signed-in user [SHELL-006]', async () => {
    const identity = identityWith()
    const states: string[] = []
    identity.onChange((status) => states.push(status.state))
    expect(identity.status()).toEqual({ state: 'signed-out' })
    expect(await identity.signIn()).toEqual({ ok: true, value: { state: 'signed-in', user: asha, remembered: true } })
    expect(states).toEqual(['signing-in', 'signed-in'])
    expect(await browser.page).toContain('You can close this window')

    const asked = new URL(browser.opened[0] ?? '').searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      client_id: 'console',
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email offline_access',
      redirect_uri: matching(/^http:\/\/127\.0\.0\.1:\d+\/callback$/),
    })
    expect(tokenOf(await identity.token())).toMatch(/^ey/)
  })

  test.each([
    [['login', 'consent'], 'consent'],
    [['login'], null],
    [undefined, null],
  ])('at a provider that knows the prompts %j asks for the prompt %j', async (known, prompt) => {
    provider.description = { prompt_values_supported: known }
    await signedInIdentity()
    expect(new URL(browser.opened[0] ?? '').searchParams.get('prompt')).toBe(prompt)
  })

  test('the answering page runs nothing and is kept nowhere', async () => {
    let headers: Headers | undefined
    await signedInIdentity({
      openBrowser: async (address) => {
        browser.page = fetch(address).then((answer) => {
          headers = answer.headers
          return answer.text()
        })
      },
    })
    await browser.page
    expect(headers?.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(headers?.get('cache-control')).toBe('no-store')
    expect(headers?.get('referrer-policy')).toBe('no-referrer')
  })

  test('a second sign-in while one waits opens the same page again and shares its end', async () => {
    const identity = identityWith()
    let release: (() => void) | undefined
    provider.interventions.authorize = (response, __, next) => {
      if (release === undefined) {
        release = next
        return
      }
      response.end('the same page again')
      release()
    }
    const results = await Promise.all([identity.signIn(), opened(1).then(() => identity.signIn())])
    expect(results[0]).toEqual(results[1])
    expect(results[0]).toMatchObject({ ok: true, value: { state: 'signed-in' } })
    expect(browser.opened).toHaveLength(2)
    expect(new Set(browser.opened).size).toBe(1)
  })

  test('cancelled leaves everything as it was and frees the port', async () => {
    provider.interventions.authorize = () => undefined
    const identity = identityWith()
    const end = identity.signIn()
    await opened(1)
    const callback = new URL(browser.opened[0] ?? '').searchParams.get('redirect_uri') ?? ''
    expect(await identity.cancelSignIn()).toEqual({ state: 'signed-out' })
    expect(await end).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
    await expect(fetch(callback)).rejects.toThrow('fetch failed')
    await provider.stop()
  })

  test('that nobody finishes ends by itself', async () => {
    provider.interventions.authorize = () => undefined
    const identity = identityWith({ signInTimeout: 50 })
    const result = await identity.signIn()
    expect(result).toMatchObject({ ok: false, error: { kind: 'identity', message: 'Sign-in timed out. Try again.' } })
    expect(identity.status()).toEqual({ state: 'signed-out' })
    await provider.stop()
  })

  test('without a browser says so', async () => {
    const result = await identityWith({ openBrowser: () => Promise.reject(new Error('no handler')) }).signIn()
    expect(messageOf(result)).toBe('The browser could not be opened. Set a default browser and try again.')
  })

  test('whose browser was refused says why', async () => {
    const refusal = new IdentityProblem('identity', 'The browser was opened for a sign-in too often. Try again in 4 seconds.')
    expect(messageOf(await identityWith({ openBrowser: () => Promise.reject(refusal) }).signIn())).toBe(refusal.message)
  })

  test('without a profile says so', async () => {
    connection.current = undefined
    expect(await identityWith().signIn()).toMatchObject({ ok: false, error: { kind: 'identity' } })
  })

  test('without the role attribute: ADMIN [SHELL-009]', async () => {
    provider.claims = { sub: 's', 'cognito:username': 'asha' }
    expect(await identityWith().signIn()).toMatchObject({ value: { user: { userName: 'asha', role: 'ADMIN' } } })
  })

  test('with a role nobody knows: no role', async () => {
    provider.claims = { sub: 's', 'cognito:username': 'asha', 'custom:role': 'ROOT' }
    expect(await identityWith().signIn()).toMatchObject({ value: { user: { userName: 'asha', role: null } } })
  })

  test('without a user name is refused, naming the claim', async () => {
    provider.claims = { sub: 's' }
    const identity = identityWith()
    expect(messageOf(await identity.signIn())).toContain('"cognito:username"')
    expect(await browser.page).toContain('The sign-in did not work')
    expect(identity.status()).toEqual({ state: 'signed-out' })
  })

  test('as another user forgets what was kept for the first', async () => {
    const identity = await signedInIdentity()
    expect(cleared).toBe(0)
    await identity.signIn()
    expect(cleared).toBe(0)
    provider.claims = { sub: 'subject-ravi', 'cognito:username': 'ravi', 'custom:role': 'CP' }
    expect(await identity.signIn()).toMatchObject({ value: { user: { userName: 'ravi', role: 'CP' } } })
    expect(cleared).toBe(1)
  })
})

describe('the callback', () => {
  const withState = (address: string, state: string): string => {
    const url = new URL(address)
    url.searchParams.set('state', state)
    return url.href
  }

  test.each<[string, (state: string) => string]>([
    ['a wrong state', () => 'of-another'],
    ['only the beginning of the state', (state) => state.slice(0, -1)],
    ['more than the state', (state) => `${state}0`],
    ['an empty state', () => ''],
  ])('with %s gets an error page, and the sign-in goes on until the right one comes', async (_, change) => {
    browser.divert = (address) => withState(address, change(new URL(address).searchParams.get('state') ?? ''))
    const identity = identityWith()
    const end = identity.signIn()
    await opened(1)
    expect(await browser.page).toContain('does not belong to this sign-in')
    expect(provider.journal).not.toContain('token:authorization_code')
    expect(identity.status().state).toBe('signing-in')
    browser.divert = (address) => address
    await browser.open(browser.opened[0] ?? '')
    expect(await end).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  })

  test('that any local page calls first, by any of the ways it has, does not end the sign-in', async () => {
    provider.interventions.authorize = (response) => response.end('sign-in page')
    const identity = identityWith()
    const end = identity.signIn()
    await opened(1)
    const asked = new URL(browser.opened[0] ?? '').searchParams
    const callback = asked.get('redirect_uri') ?? ''
    const state = asked.get('state') ?? ''
    const attacks = ['', '?', '?code=stolen', '?error=access_denied', '?state=', `?state=x&state=${state}`, `?code=stolen&STATE=${state}`, `#state=${state}`]
    const answers = await Promise.all(attacks.map(async (query) => (await fetch(`${callback}${query}`)).status))
    expect(answers).toEqual([400, 400, 400, 400, 400, 400, 400, 400])
    expect(identity.status().state).toBe('signing-in')
    delete provider.interventions.authorize
    await browser.open(browser.opened[0] ?? '')
    expect(await end).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  })

  test.each(['other', ''])('with the nonce %j in the identity token is refused', async (nonce) => {
    provider.interventions.token = (response) => json(response, 200, provider.tokens(nonce))
    expect(await identityWith().signIn()).toMatchObject({
      ok: false,
      error: { kind: 'identity', message: containing('does not belong to this sign-in') },
    })
    expect(await storedFiles()).toEqual([])
  })

  test('with an OAuth error shows it in words, its text as text', async () => {
    provider.interventions.authorize = (response) => {
      const asked = new URL(browser.opened[0] ?? '').searchParams
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({
        error: 'access_denied',
        error_description: '<img src=x onerror=alert(1)>',
        state: asked.get('state') ?? '',
      }).toString()
      response.writeHead(302, { location: back.href }).end()
    }
    expect(messageOf(await identityWith().signIn())).toMatch(/^The sign-in was refused or stopped in the browser\. It says: /)
    expect(await browser.page).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(await browser.page).not.toContain('<img')
  })

  test('on another path, by another method or under another host name is not answered and ends nothing', async () => {
    provider.interventions.authorize = (response) => response.end('sign-in page')
    const identity = identityWith()
    const end = identity.signIn()
    await opened(1)
    const callback = new URL(browser.opened[0] ?? '').searchParams.get('redirect_uri') ?? ''
    expect((await fetch(new URL('/favicon.ico', callback))).status).toBe(404)
    expect((await fetch(callback, { method: 'POST' })).status).toBe(404)
    expect((await fetch(callback.replace('127.0.0.1', 'localhost'))).status).toBe(404)
    expect(identity.status().state).toBe('signing-in')
    await identity.cancelSignIn()
    await end
  })

  test('uses the first free one of the fixed ports, under the host the profile names', async () => {
    const taken = await listening()
    const free = await listening()
    await free.close()
    connection.current = profileWith({ callbackHost: 'localhost', callbackPorts: [taken.port, free.port] })
    await signedInIdentity()
    expect(new URL(browser.opened[0] ?? '').searchParams.get('redirect_uri')).toBe(`http://localhost:${free.port}/callback`)
    await taken.close()
  })

  test('with every fixed port taken says which', async () => {
    const taken = await listening()
    connection.current = profileWith({ callbackPorts: [taken.port] })
    expect(messageOf(await identityWith().signIn())).toBe(
      `Port ${taken.port} is not free on this computer for the sign-in. Close the program that uses it and try again.`,
    )
    await taken.close()
  })
})

describe('an identity provider that', () => {
  test('is down is unreachable, and found again later', async () => {
    const identity = identityWith()
    provider.interventions.discovery = (response) => response.destroy()
    expect(await identity.signIn()).toMatchObject({
      ok: false,
      error: { kind: 'unreachable', message: matching(/^The identity provider cannot be reached/) },
    })
    delete provider.interventions.discovery
    expect(await identity.signIn()).toMatchObject({ ok: true })
  })

  test('refuses connections says so', async () => {
    await provider.stop()
    expect(messageOf(await identityWith().signIn())).toContain('the connection was refused')
  })

  test('is slow is given up on', async () => {
    provider.interventions.discovery = () => undefined
    expect(messageOf(await identityWith({ requestTimeout: 50 }).signIn())).toContain('it did not answer in time')
  })

  test('hangs in the middle of an answer is given up on', async () => {
    provider.interventions.token = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"id_token":')
    }
    expect(messageOf(await identityWith({ requestTimeout: 1000 }).signIn())).toContain('it did not answer in time')
    expect(await browser.page).toContain('The sign-in did not work')
  })

  test.each([500, 503])('answers %i is unreachable', async (status) => {
    provider.interventions.token = (response) => json(response, status, 'broken')
    expect(await identityWith().signIn()).toMatchObject({ ok: false, error: { kind: 'unreachable', message: containing(String(status)) } })
  })

  test('is behind a proxy that wants a password says so', async () => {
    const identity = identityWith({ fetch: async () => new Response('who are you', { status: 407 }) })
    expect(messageOf(await identity.signIn())).toBe(
      'The identity provider cannot be reached: the proxy of this computer asks for a password. Try again in a moment.',
    )
  })

  test('is behind a proxy that does not let the console through says so', async () => {
    const identity = identityWith({ fetch: () => Promise.reject(new Error('net::ERR_TUNNEL_CONNECTION_FAILED')) })
    expect(messageOf(await identity.signIn())).toContain('the proxy of this computer does not let the console through')
  })

  test.each([
    [
      'net::ERR_CERT_AUTHORITY_INVALID',
      'its certificate is not trusted by this computer. Ask your administrator to add its certificate authority to the certificates of this computer.',
    ],
    ['net::ERR_CERT_DATE_INVALID', 'its certificate is not valid today. Check the clock of this computer; if it is right, tell your administrator.'],
    ['net::ERR_CERT_COMMON_NAME_INVALID', 'its certificate or encryption is not accepted by this computer. Tell your administrator.'],
    ['net::ERR_SSL_PROTOCOL_ERROR', 'its certificate or encryption is not accepted by this computer. Tell your administrator.'],
  ])('whose encryption fails by %s says why, and who can help', async (reason, words) => {
    const identity = identityWith({ fetch: () => Promise.reject(new Error(reason)) })
    expect(messageOf(await identity.signIn())).toBe(`The identity provider cannot be reached: ${words}`)
  })

  test.each<[string, number, unknown, string]>([
    ['no JSON', 200, '<html>', ''],
    ['not found', 404, 'none', ' (status 404)'],
    ['a list', 200, [], ''],
    ['half of it', 200, '{"issuer": "http', ''],
    ['no issuer', 200, {}, ': "issuer" in it is missing or of another kind'],
  ])('describes itself by %s points at the profile', async (_, status, content, what) => {
    provider.interventions.discovery = (response) => json(response, status, content)
    expect(messageOf(await identityWith().signIn())).toBe(
      `The identity provider answered something that cannot be understood${what}. Check identity.issuer in the connection profile.`,
    )
  })

  test('is another one than named is refused', async () => {
    provider.description = { issuer: 'https://evil.example' }
    expect(messageOf(await identityWith().signIn())).toContain('Another identity provider answers at that address')
  })

  test.each(['file:///etc/passwd', 'http://evil.example/authorize', 'ms-settings:privacy'])(
    'names %s for the browser never gets it opened',
    async (address) => {
      provider.description = { authorization_endpoint: address }
      expect(messageOf(await identityWith().signIn())).toContain('not https (authorization_endpoint)')
      expect(browser.opened).toEqual([])
    },
  )

  test('does not know the client says what to check', async () => {
    provider.interventions.token = (response) => json(response, 401, { error: 'invalid_client' })
    expect(messageOf(await identityWith().signIn())).toContain('check identity.clientId')
  })

  test('lives an hour ahead points at the clock', async () => {
    provider.clockAhead = -7200
    expect(messageOf(await identityWith().signIn())).toContain('clock')
  })
})

describe('the session', () => {
  test('is taken up again at the next start, without the network', async () => {
    await signedInIdentity()
    await provider.stop()
    const next = identityWith()
    expect(await next.restore()).toEqual({ state: 'signed-in', user: asha, remembered: true })
    expect(tokenOf(await next.token())).toMatch(/^ey/)
    expect(next.owner()).toContain('subject-asha')
  })

  test('lies on disk sealed', async () => {
    const identity = await signedInIdentity()
    expect(await storedFiles()).toEqual(['session.sealed'])
    const bytes = await readFile(join(folder, 'session.sealed'), 'latin1')
    expect(bytes).not.toContain(tokenOf(await identity.token()))
    expect(bytes).not.toContain('refresh-')
  })

  test('without a keychain lives in memory only', async () => {
    vault = new Vault({ keychain: () => Promise.reject(new Error('none')), service: 'Test', announce: () => undefined, logger: silentLogger })
    await vault.prove()
    const identity = identityWith()
    expect(await identity.signIn()).toEqual({ ok: true, value: { state: 'signed-in', user: asha, remembered: false } })
    expect(await storedFiles()).toEqual([])
    expect(notices).toEqual([])
    expect(await identityWith().restore()).toEqual({ state: 'signed-out' })
  })

  test('begun with a locked keychain is kept once it is unlocked; nobody signed in, the stored one is taken up', async () => {
    const keys = new MemoryKeychain()
    let isLocked = true
    vault = new Vault({
      keychain: async () => (isLocked ? new MemoryKeychain({ failing: 'locked' }) : keys),
      service: 'Test',
      announce: () => undefined,
      logger: silentLogger,
    })
    await vault.prove()
    const identity = identityWith()
    await identity.signIn()
    isLocked = false
    await vault.retry()
    expect(await identity.remember()).toEqual({ state: 'signed-in', user: asha, remembered: true })
    expect(await identityWith().remember()).toEqual({ state: 'signed-in', user: asha, remembered: true })
  })

  test('that cannot be written any more says so once and goes on', async () => {
    const identity = await signedInIdentity()
    vi.spyOn(vault, 'seal').mockResolvedValue(failure('storage', 'The file could not be saved: the disk is full.'))
    clock += 3600_000
    expect(tokenOf(await identity.token())).toMatch(/^ey/)
    clock += 3600_000
    expect(tokenOf(await identity.token())).toMatch(/^ey/)
    expect(identity.status()).toEqual({ state: 'signed-in', user: asha, remembered: false })
    expect(notices).toEqual([{ kind: 'cache-not-written', intent: 'warning', message: containing('the disk is full') }])
    expect(await storedFiles()).toEqual([])
  })

  test('that cannot be written at the first sign-in says so too', async () => {
    vi.spyOn(vault, 'seal').mockResolvedValue(failure('storage', 'The file could not be saved: the disk is read-only.'))
    expect(await identityWith().signIn()).toMatchObject({ ok: true, value: { remembered: false } })
    expect(notices).toEqual([{ kind: 'cache-not-written', intent: 'warning', message: containing('the disk is read-only') }])
  })

  test('that is damaged is dropped, said once', async () => {
    await signedInIdentity()
    await writeFile(join(folder, 'session.sealed'), 'garbage')
    expect(await identityWith().restore()).toEqual({ state: 'signed-out' })
    expect(await identityWith().restore()).toEqual({ state: 'signed-out' })
    expect(notices).toEqual([{ kind: 'cache-dropped', intent: 'info', message: containing('Sign in again') }])
    expect(await storedFiles()).toEqual([])
  })

  test('of one connection is never used for another', async () => {
    await signedInIdentity()
    connection.current = { ...profileWith(), platform: { graphqlUrl: 'https://elsewhere.example', restUrl: 'https://elsewhere.example' } }
    expect(await identityWith().restore()).toEqual({ state: 'signed-out' })
  })

  test('is put aside when the connection changes under it, and kept when it does not', async () => {
    const identity = await signedInIdentity()
    connection.change(profileWith())
    expect(identity.status().state).toBe('signed-in')
    const signedOut = nextStatus(identity, 'signed-out')
    connection.change(profileWith({ clientId: 'another' }))
    await signedOut
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    await identity.settled()
    expect(notices).toEqual([])
  })
})

describe('the token', () => {
  test('is refreshed once for ten calls that wait', async () => {
    const identity = await signedInIdentity()
    const first = tokenOf(await identity.token())
    clock += 3600_000 - 59_000
    const tokens = await Promise.all(Array.from({ length: 10 }, () => identity.token()))
    expect(new Set(tokens.map(tokenOf)).size).toBe(1)
    expect(tokenOf(tokens[0] ?? failure('internal', ''))).not.toBe(first)
    expect(provider.journal.filter((entry) => entry === 'token:refresh_token')).toHaveLength(1)
  })

  test('is not refreshed while it is good for more than a minute, whatever time the source keeps for it [CONST2-035] [CONST2-036]', async () => {
    const identity = await signedInIdentity()
    clock += 3600_000 - 61_000
    await identity.token()
    expect(provider.journal).not.toContain('token:refresh_token')
  })

  test('the platform rejected is refreshed once, whoever comes with it', async () => {
    const identity = await signedInIdentity()
    const rejected = tokenOf(await identity.token())
    const renewed = await Promise.all([identity.renewedToken(rejected), identity.renewedToken(rejected)])
    expect(tokenOf(renewed[0])).toBe(tokenOf(renewed[1]))
    expect(tokenOf(await identity.renewedToken(rejected))).toBe(tokenOf(renewed[0]))
    expect(provider.journal.filter((entry) => entry === 'token:refresh_token')).toHaveLength(1)
  })

  test('the platform rejected is not given out again while the provider cannot be reached', async () => {
    const identity = await signedInIdentity()
    const rejected = tokenOf(await identity.token())
    provider.interventions.token = (response) => response.destroy()
    expect(await identity.renewedToken(rejected)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    delete provider.interventions.token
    expect(tokenOf(await identity.token())).not.toBe(rejected)
  })

  test('uses the newest refresh token, also after a restart', async () => {
    const identity = await signedInIdentity()
    clock += 3600_000
    await identity.token()
    clock += 3600_000
    await identity.token()
    clock += 3600_000
    const next = identityWith()
    await next.restore()
    expect(tokenOf(await next.token())).toMatch(/^ey/)
    expect(provider.journal.filter((entry) => entry === 'token:refresh_token')).toHaveLength(3)
  })

  test.each<[string, () => void]>([
    [
      'the network is gone',
      () => {
        provider.interventions.token = (response) => response.destroy()
      },
    ],
    [
      'the provider fails',
      () => {
        provider.interventions.token = (response) => json(response, 503, {})
      },
    ],
  ])('while %s cannot be refreshed, and the session is kept', async (_, spoil) => {
    const identity = await signedInIdentity()
    spoil()
    clock += 3600_000
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(identity.status()).toEqual({ state: 'signed-in', user: asha, remembered: true })
    delete provider.interventions.token
    expect(tokenOf(await identity.token())).toMatch(/^ey/)
  })

  test('near its end is used while the provider cannot be reached', async () => {
    const identity = await signedInIdentity()
    const first = tokenOf(await identity.token())
    provider.interventions.token = (response) => response.destroy()
    clock += 3600_000 - 30_000
    expect(tokenOf(await identity.token())).toBe(first)
  })

  test('with a revoked session ends it, and a sign-in in place goes on', async () => {
    const identity = await signedInIdentity()
    provider.refreshTokens.clear()
    clock += 3600_000
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(identity.status()).toEqual({ state: 'expired', user: asha })
    expect(identity.owner()).toContain('subject-asha')
    expect(await identityWith().restore()).toEqual({ state: 'expired', user: asha })
    expect(await identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
    expect(cleared).toBe(0)
  })

  test('for another subject ends the session', async () => {
    const identity = await signedInIdentity()
    provider.claims = { sub: 'subject-ravi', 'cognito:username': 'ravi' }
    clock += 3600_000
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(identity.status()).toEqual({ state: 'expired', user: asha })
  })

  test('carries a changed role to the screen', async () => {
    const identity = await signedInIdentity()
    provider.claims = { ...provider.claims, 'custom:role': 'CP' }
    clock += 3600_000
    await identity.token()
    expect(identity.status()).toMatchObject({ user: { role: 'CP' } })
  })

  test('without a refresh token ends with the session', async () => {
    provider.interventions.token = (response) => {
      const { refresh_token: _, ...tokens } = provider.tokens(new URL(browser.opened[0] ?? '').searchParams.get('nonce') ?? undefined)
      json(response, 200, tokens)
    }
    const identity = await signedInIdentity()
    clock += 3600_000 - 30_000
    expect(tokenOf(await identity.token())).toMatch(/^ey/)
    clock += 30_000
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(identity.status().state).toBe('expired')
  })

  test('the platform refuses although it is fresh: expired', async () => {
    const identity = await signedInIdentity()
    identity.expire()
    expect(identity.status()).toEqual({ state: 'expired', user: asha })
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  })
})

describe('signing out', () => {
  test('tells the page whose session ends by the identity token only where the profile wants it', async () => {
    provider.description = { end_session_endpoint: `${provider.issuer}/end` }
    connection.current = profileWith({ signOutHint: true })
    const identity = await signedInIdentity()
    const token = await identity.identityToken()
    await identity.signOut()
    await identity.settled()
    expect(Object.fromEntries(new URL(browser.opened[1] ?? '').searchParams)).toEqual({ client_id: 'console', id_token_hint: token.ok && token.value })
  })

  test('deletes what was stored, revokes the refresh token and tells the browser [SHELL-027]', async () => {
    provider.description = { end_session_endpoint: `${provider.issuer}/end` }
    const identity = await signedInIdentity()
    const held = [...provider.refreshTokens]
    expect(await identity.signOut()).toEqual({ ok: true, value: { state: 'signed-out' } })
    await identity.settled()
    expect(await storedFiles()).toEqual([])
    expect(cleared).toBe(1)
    expect(provider.revoked).toEqual(held)
    expect(browser.opened[1]).toBe(`${provider.issuer}/end?client_id=console`)
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(await identityWith().restore()).toEqual({ state: 'signed-out' })
  })

  test('at a pool with a page of its own comes back to a page that says so', async () => {
    connection.current = profileWith({ logoutUrl: `${provider.issuer}/authorize?ours=kept`, callbackHost: 'localhost' })
    const identity = await signedInIdentity()
    provider.interventions.authorize = (response) => {
      response.writeHead(302, { location: new URL(browser.opened[1] ?? '').searchParams.get('logout_uri') ?? '' }).end()
    }
    await identity.signOut()
    await identity.settled()
    const page = new URL(browser.opened[1] ?? '')
    expect(Object.fromEntries(page.searchParams)).toEqual({
      ours: 'kept',
      client_id: 'console',
      logout_uri: matching(/^http:\/\/localhost:\d+\/signed-out$/),
    })
    expect(await browser.page).toContain('You are signed out')
  })

  test('ends here at once, while the provider has not answered', async () => {
    const identity = await signedInIdentity()
    const asked = Promise.withResolvers<() => void>()
    provider.interventions.revoke = (_, __, next) => asked.resolve(next)
    expect(await identity.signOut()).toEqual({ ok: true, value: { state: 'signed-out' } })
    expect(await storedFiles()).not.toContain('session.sealed')
    expect(cleared).toBe(1)
    const answer = await asked.promise
    expect(provider.revoked).toEqual([])
    answer()
    await identity.settled()
    expect(provider.revoked).toHaveLength(1)
    expect(notices).toEqual([])
  })

  test('that the provider cannot be asked for still opens its page, and is announced and logged [SHELL-029]', async () => {
    provider.description = { end_session_endpoint: `${provider.issuer}/end` }
    const errors: string[] = []
    const identity = await signedInIdentity({ logger: { ...silentLogger, error: (message: string) => void errors.push(message) } })
    provider.interventions.revoke = (response) => response.destroy()
    expect(await identity.signOut()).toEqual({ ok: true, value: { state: 'signed-out' } })
    await identity.settled()
    expect(browser.opened[1]).toBe(`${provider.issuer}/end?client_id=console`)
    const message =
      'You are signed out of the console, but not of the identity provider. The identity provider cannot be reached: the connection failed. ' +
      'The console tries again the next time it starts.'
    expect(notices).toEqual([{ kind: 'sign-out-failed', intent: 'error', message }])
    expect(errors).toEqual([matching(/^Sign-out failed: The identity provider cannot be reached/)])
  })

  test('that could not revoke the token does so at the next start, and keeps it sealed until then', async () => {
    const identity = await signedInIdentity()
    const held = [...provider.refreshTokens]
    provider.interventions.revoke = (response) => response.destroy()
    await identity.signOut()
    await identity.settled()
    expect(await storedFiles()).toEqual(['revocations.sealed'])
    expect(await readFile(join(folder, 'revocations.sealed'), 'latin1')).not.toContain('refresh-')

    const second = identityWith()
    await second.restore()
    await second.settled()
    expect(await storedFiles()).toEqual(['revocations.sealed'])
    delete provider.interventions.revoke
    const third = identityWith()
    expect(await third.restore()).toEqual({ state: 'signed-out' })
    await third.settled()
    expect(provider.revoked).toEqual(held)
    expect(await storedFiles()).toEqual([])
  })

  test('that meets a sign-in page of the network keeps the token to revoke', async () => {
    const identity = await signedInIdentity()
    provider.interventions.revoke = (response) => response.writeHead(403, { 'content-type': 'text/html' }).end('<html>Welcome to this hotel</html>')
    await identity.signOut()
    await identity.settled()
    provider.interventions.discovery = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome to this hotel</html>')
    const second = identityWith()
    await second.restore()
    await second.settled()
    expect(await storedFiles()).toEqual(['revocations.sealed'])
  })

  test('that the provider refuses to revoke, as it wants a secret, says so and is not tried at each start', async () => {
    const identity = await signedInIdentity()
    provider.interventions.revoke = (response) => response.writeHead(401).end()
    await identity.signOut()
    await identity.settled()
    const message =
      'You are signed out of the console, but not of the identity provider. ' +
      'The identity provider does not revoke the sign-in (status 401): it wants a secret, which a program on a desktop cannot keep. ' +
      'Have it revoke tokens of public clients.'
    expect(notices).toEqual([{ kind: 'sign-out-failed', intent: 'error', message }])
    expect(await storedFiles()).toEqual([])
  })

  test('that could not revoke the token sends it to no other provider, and drops it when it is of no use any more', async () => {
    const identity = await signedInIdentity()
    provider.interventions.revoke = (response) => response.destroy()
    await identity.signOut()
    await identity.settled()
    delete provider.interventions.revoke
    const asked = provider.journal.length

    const other = await TestProvider.start()
    connection.current = profileWith({ issuer: other.issuer })
    const elsewhere = identityWith()
    await elsewhere.restore()
    await elsewhere.settled()
    expect(other.journal).toEqual([])
    expect(await storedFiles()).toEqual(['revocations.sealed'])
    await other.stop()

    connection.current = profileWith()
    clock += 31 * 24 * 3_600_000
    const later = identityWith()
    await later.restore()
    await later.settled()
    expect(provider.journal).toHaveLength(asked)
    expect(await storedFiles()).toEqual([])
  })

  test('for good keeps nothing of the user, not even a token that is still to be revoked', async () => {
    const identity = await signedInIdentity()
    provider.interventions.revoke = (response) => response.destroy()
    await identity.signOut()
    await identity.settled()
    expect(await storedFiles()).toEqual(['revocations.sealed'])
    await identity.signIn()
    expect(await identity.forgetUser()).toEqual({ ok: true, value: { state: 'signed-out' } })
    await identity.settled()
    expect(await storedFiles()).toEqual([])
  })

  test('says when the copies could not be deleted', async () => {
    const identity = await signedInIdentity({ clearUserData: async () => failure('storage', 'The offline copies could not be deleted.') })
    expect(await identity.signOut()).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(identity.status()).toEqual({ state: 'signed-out' })
  })

  test('during a refresh: the refresh writes nothing, and its new token is revoked', async () => {
    const identity = await signedInIdentity()
    let answer: (() => void) | undefined
    const asked = new Promise<void>((resolve) => {
      provider.interventions.token = (_, __, next) => {
        answer = next
        resolve()
      }
    })
    clock += 3600_000
    const token = identity.token()
    await asked
    expect(await identity.signOut()).toMatchObject({ ok: true })
    await identity.settled()
    provider.refreshTokens.add(provider.revoked[0] ?? '')
    answer?.()
    expect(await token).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(identity.status()).toEqual({ state: 'signed-out' })
    await identity.settled()
    expect(await storedFiles()).toEqual([])
    expect(provider.refreshTokens.size).toBe(0)
    expect(provider.revoked).toHaveLength(2)
  })

  test('while a sign-in waits ends that too', async () => {
    provider.interventions.authorize = (response) => response.end('sign-in page')
    const identity = identityWith()
    const end = identity.signIn()
    await opened(1)
    expect(await identity.signOut()).toEqual({ ok: true, value: { state: 'signed-out' } })
    expect(await end).toMatchObject({ ok: false, error: { kind: 'cancelled' } })
  })
})

/** Ends when the browser was opened that many times. */
async function opened(times: number): Promise<void> {
  await expect.poll(() => browser.opened.length, { interval: 5 }).toBeGreaterThanOrEqual(times)
}

const nextStatus = (identity: Identity, state: IdentityStatus['state']) =>
  new Promise<void>((resolve) => {
    identity.onChange((status) => {
      if (status.state === state) resolve()
    })
  })

async function listening(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, close: () => new Promise((resolve) => server.close(resolve)) }
}
