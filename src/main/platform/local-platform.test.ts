import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInByForm } from '#local-platform/identity/sign-in-by-form.ts'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import { type Result, success } from '#shared/result.ts'
import { Connection } from '../connection/connection.ts'
import { Identity } from '../identity/identity.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { OfflineCache } from '../offline/offline-cache.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { Vault } from '../vault/vault.ts'
import { PlatformClient } from './platform-client.ts'

// The parts of main together, as the composition root builds them, against the local platform.

interface Console {
  readonly identity: Identity
  readonly platform: PlatformClient
  readonly offline: OfflineCache
}

let local: LocalPlatform
let folder: string
let keychain: MemoryKeychain
let started: Console[]
let userName: string

beforeAll(async () => {
  local = await startLocalPlatform({ size: 'small', test: true })
  userName = local.users.find(({ role }) => role === 'ADMIN')?.userName ?? ''
})
afterAll(() => local.stop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  keychain = new MemoryKeychain()
  started = []
})
afterEach(async () => {
  await local.control?.comeUp()
  local.control?.clearFaults()
  for (const { platform, offline } of started) {
    platform.close()
    await offline.settled()
  }
  await rm(folder, { recursive: true })
})

const control = () => {
  if (local.control === null) throw new Error('The local platform is not in test mode')
  return local.control
}

/** Starts main's services on the same user-data folder: a second one is the next start of the console. */
async function start(): Promise<Console> {
  const vault = new Vault({ keychain: async () => keychain, service: 'Test', announce: () => undefined, logger: silentLogger })
  const connection = new Connection({ folder, argument: local.profileFile, logger: silentLogger })
  await Promise.all([vault.prove(), connection.load()])
  const announce = () => undefined
  const identity = new Identity({
    connection,
    vault,
    folder,
    openBrowser: async (url) => {
      // Signing out opens the provider's page too; only the sign-in page is filled in here.
      if (new URL(url).searchParams.has('code_challenge')) void signInByForm(url, userName)
    },
    fetch,
    clearUserData: () => offline.clear(),
    announce,
    logger: silentLogger,
  })
  const offline: OfflineCache = new OfflineCache({ folder: join(folder, 'offline'), vault, identity, announce, logger: silentLogger })
  const platform = new PlatformClient({
    connection,
    identity,
    fetch,
    onAnswer: (answer) => offline.record(answer),
    keeperOf: (asked) => offline.keeperOf(asked),
    logger: silentLogger,
    timeouts: { retries: [10, 10], firstProbe: 30, longestProbe: 60 },
  })
  await identity.restore()
  const console = { identity, platform, offline }
  started.push(console)
  return console
}

async function signedIn(): Promise<Console> {
  const console = await start()
  expect(await console.identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in', user: { userName } } })
  return console
}

const sitesOf = ({ platform }: Console) => platform.execute('GetSitesAdmin', {})
const kindOf = (result: Result<unknown>): string => (result.ok ? 'success' : result.error.kind)
const refreshes = () => control().calls('identity.token').length

interface Site {
  readonly siteId: string
  readonly domain: string
  readonly appVersion: string
}
const sitesIn = (result: Result<{ data: string } | null>): Site[] =>
  result.ok && result.value !== null ? (JSON.parse(result.value.data) as { getSitesAdmin: Site[] }).getSitesAdmin : []

describe('a day with the local platform', () => {
  test('sign-in, the site list, and the same list at the next start without a network', async () => {
    const today = await signedIn()
    const sites = sitesIn(await sitesOf(today))
    expect(sites.length).toBeGreaterThan(0)
    await today.offline.settled()

    await control().goDown()
    const tomorrow = await start()
    expect(tomorrow.identity.status()).toMatchObject({ state: 'signed-in', user: { userName, role: 'ADMIN' } })
    expect(kindOf(await sitesOf(tomorrow))).toBe('unreachable')
    expect(tomorrow.platform.reachability().state).toBe('unreachable')
    expect(sitesIn(await tomorrow.offline.read('sites'))).toEqual(sites)

    const back = new Promise<void>((resolve) => tomorrow.platform.onReachability(({ state }) => state === 'reachable' && resolve()))
    await control().comeUp()
    await back
    expect(kindOf(await sitesOf(tomorrow))).toBe('success')
  })

  test('a token refused while ten calls wait is refreshed once', async () => {
    const console = await signedIn()
    const before = refreshes()
    control().expireTokens()
    const results = await Promise.all(Array.from({ length: 10 }, () => sitesOf(console)))
    expect(results.map(kindOf)).toEqual(Array.from({ length: 10 }, () => 'success'))
    expect(refreshes()).toBe(before + 1)
  })

  test('a revoked session asks for sign-in in place, which goes on with the same copies', async () => {
    const console = await signedIn()
    await sitesOf(console)
    control().revokeRefreshTokens()
    control().expireTokens()
    expect(kindOf(await sitesOf(console))).toBe('signed-out')
    expect(console.identity.status()).toMatchObject({ state: 'expired', user: { userName } })
    expect(await console.identity.signIn()).toMatchObject({ ok: true })
    expect(sitesIn(await console.offline.read('sites')).length).toBeGreaterThan(0)
    expect(kindOf(await sitesOf(console))).toBe('success')
  })

  test('a mutation whose answer is lost after it was done is of unknown outcome and sent once', async () => {
    const console = await signedIn()
    const site = sitesIn(await sitesOf(console))[0]
    if (site === undefined) throw new Error('no site')
    const appVersion = site.appVersion === 'v2' ? 'v1' : 'v2'
    const before = control().calls('UpdateSiteVersion').length
    control().addFault({ operation: 'UpdateSiteVersion', fault: 'drop-after-commit' })
    expect(kindOf(await console.platform.execute('UpdateSiteVersion', { domain: site.domain, appVersion }))).toBe('unknown-outcome')
    expect(control().calls('UpdateSiteVersion')).toHaveLength(before + 1)
    expect(sitesIn(await sitesOf(console)).find(({ siteId }) => siteId === site.siteId)?.appVersion).toBe(appVersion)
  })

  test.each([
    ['drop-before', 'unreachable'],
    ['http500', 'invalid-answer'],
    ['truncated', 'unreachable'],
    ['wrong-shape', 'invalid-answer'],
    ['graphql-error', 'rejected'],
  ] as const)('%s keeps the copy as it was', async (fault, kind) => {
    const console = await signedIn()
    const sites = sitesIn(await sitesOf(console))
    control().addFault({ operation: 'GetSitesAdmin', fault, times: 3 })
    expect(kindOf(await sitesOf(console))).toBe(kind)
    expect(sitesIn(await console.offline.read('sites'))).toEqual(sites)
  })

  test('wrong-nonce ends the sign-in with words', async () => {
    const console = await start()
    control().addFault({ operation: 'identity.authorization', fault: 'wrong-nonce' })
    expect(await console.identity.signIn()).toMatchObject({ ok: false, error: { kind: 'identity' } })
    expect(console.identity.status()).toEqual({ state: 'signed-out' })
  })

  test('signing out leaves nothing here and revokes the refresh token there', async () => {
    const console = await signedIn()
    await sitesOf(console)
    const revocations = control().calls('identity.revocation').length
    expect(await console.identity.signOut()).toEqual(success({ state: 'signed-out' }))
    await console.identity.settled()
    expect(await console.offline.read('sites')).toEqual(success(null))
    expect(kindOf(await sitesOf(console))).toBe('signed-out')
    expect((await start()).identity.status()).toEqual({ state: 'signed-out' })
    expect(control().calls('identity.revocation')).toHaveLength(revocations + 1)
  })
})
