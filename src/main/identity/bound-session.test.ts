import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { failure, success } from '#shared/result.ts'
import { everySetting, fullProfile, withOther } from '../connection/every-setting.test-support.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { Identity } from './identity.ts'
import { TestProvider } from './provider.test-support.ts'

const SHOWN_ONLY = ['name', 'links.remoteDesktopTool.label', 'emailCampaigns', 'notifications.events', 'users.temporaryPassword']
/** The schema counts by what its file says, not by the name of that. */
const BOUND = [...everySetting().filter((path) => path !== 'platform.schema' && !SHOWN_ONLY.includes(path)), 'schemaDigest']

let folder: string
let provider: TestProvider
let vault: Vault
let cleared: number
let profile: ConnectionProfile | undefined
let changed: () => void

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bound-'))
  provider = await TestProvider.start()
  const keychain = new MemoryKeychain()
  vault = await provenVault(keychain)
  cleared = 0
  const { callbackPorts: _, ...identity } = fullProfile.identity
  profile = { ...fullProfile, identity: { ...identity, issuer: provider.issuer } }
})
afterEach(async () => {
  await provider.stop()
  await rm(folder, { recursive: true })
})

const start = (): Identity =>
  new Identity({
    connection: {
      profile: () => profile,
      onChange: (listener) => {
        changed = () => listener(undefined as never)
        return () => undefined
      },
    },
    vault,
    folder,
    openBrowser: async (address) => void fetch(address),
    fetch,
    clearUserData: async () => {
      cleared += 1
      return success(undefined)
    },
    announce: () => undefined,
    logger: silentLogger,
  })

const signedIn = async (): Promise<{ identity: Identity; before: ConnectionProfile }> => {
  const identity = start()
  expect(await identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  if (profile === undefined) throw new Error('no profile')
  return { identity, before: profile }
}
const signedOut = failure('signed-out', 'Your session has ended. Sign in again to go on.')

test.each(BOUND)('another %s ends the session, in this run and at the next start, and clears the copies', async (path) => {
  const { identity, before } = await signedIn()
  profile = withOther(before, path)
  changed()
  expect(identity.status()).toEqual({ state: 'signed-out' })
  expect(await identity.token()).toEqual(signedOut)
  expect(cleared).toBe(1)
  await identity.settled()

  const next = start()
  expect(await next.restore()).toEqual({ state: 'signed-out' })
  expect(await next.token()).toEqual(signedOut)
})

test.each(BOUND)('another %s at the next start drops the session and clears the copies', async (path) => {
  const { before } = await signedIn()
  profile = withOther(before, path)
  const next = start()
  expect(await next.restore()).toEqual({ state: 'signed-out' })
  expect(cleared).toBe(1)
  profile = before
  expect(await start().restore()).toEqual({ state: 'signed-out' })
})

test.each(SHOWN_ONLY)('another %s keeps the session', async (path) => {
  const { identity, before } = await signedIn()
  profile = withOther(before, path)
  changed()
  expect(identity.status()).toMatchObject({ state: 'signed-in' })
  expect(await start().restore()).toMatchObject({ state: 'signed-in' })
  expect(cleared).toBe(0)
})

test('a profile that goes away ends the session', async () => {
  const { identity } = await signedIn()
  profile = undefined
  changed()
  expect(await identity.token()).toEqual(signedOut)
  expect(cleared).toBe(1)
  await identity.settled()
})

test('a token refreshed for the addresses before is not handed out for the new ones', async () => {
  const { identity, before } = await signedIn()
  const first = await identity.token()
  if (!first.ok) throw new Error(first.error.message)
  const answered = Promise.withResolvers<void>()
  provider.interventions.token = (_, __, next) => {
    profile = withOther(before, 'platform.graphqlUrl')
    changed()
    next()
    answered.resolve()
  }
  const renewed = identity.renewedToken(first.value)
  await answered.promise
  expect(await renewed).toEqual(signedOut)
  await identity.settled()
})

test('a token that is still being stored when the addresses change is not handed out', async () => {
  const { identity, before } = await signedIn()
  const first = await identity.token()
  if (!first.ok) throw new Error(first.error.message)
  const seal = vault.seal.bind(vault)
  vault.seal = (file, parts) => {
    profile = withOther(before, 'platform.graphqlUrl')
    changed()
    return seal(file, parts)
  }
  expect(await identity.renewedToken(first.value)).toEqual(signedOut)
  await identity.settled()
})

test('the owner survives a change of every address of the platform', async () => {
  const { identity, before } = await signedIn()
  const owner = identity.owner()
  expect(owner).toBe(JSON.stringify([provider.issuer, 'console', 'subject-asha']))
  const platform = { graphqlUrl: 'https://moved.example/graphql', restUrl: 'https://moved.example/rest' }
  profile = { ...before, platform }
  changed()
  await identity.settled()
  expect(await identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  expect(identity.owner()).toBe(owner)
})
