import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { IdentityStatus } from '#shared/bridge/identity.ts'
import { TestConsole } from './console.test-support.ts'
import { TestProvider } from './provider.test-support.ts'

let provider: TestProvider
let running: TestConsole

beforeEach(async () => {
  provider = await TestProvider.start()
  running = await TestConsole.start({ identity: { issuer: provider.issuer } })
})

afterEach(async () => {
  await running.stop()
  await provider.stop()
})

const statusOf = ({ state }: IdentityStatus): string => state
const demandOf = (address: string): readonly (string | null)[] => ['prompt', 'max_age'].map((name) => new URL(address).searchParams.get(name))

/** The browser of a provider that refuses max_age, as glewlwyd does, and whose auth_time is always 0. */
async function withoutMaxAge(address: string): Promise<unknown> {
  const { searchParams } = new URL(address)
  if (!searchParams.has('max_age')) return fetch(address)
  const back = new URL(searchParams.get('redirect_uri') ?? '')
  back.search = new URLSearchParams({ error: 'invalid_request', state: searchParams.get('state') ?? '' }).toString()
  return fetch(back)
}

const promptOf = (address: string | undefined): string | null => new URL(address ?? '').searchParams.get('prompt')

describe('a locked session', () => {
  test('keeps its tokens for what is being sent, until they are dropped', async () => {
    const { identity } = running
    await identity.signIn()
    expect(await identity.lock('sending')).toBe(true)
    expect(identity.status()).toMatchObject({ state: 'locked', work: 'sending' })
    expect((await identity.token()).ok).toBe(true)
    identity.dropTokens('unknown')
    expect(identity.status()).toMatchObject({ state: 'locked', work: 'unknown' })
    expect(await identity.token()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(await identity.identityToken()).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
  })

  test('belongs to its user still: a payment that is being sent is not cut', async () => {
    const { identity } = running
    await identity.signIn()
    const owner = identity.owner()
    await identity.lock('none')
    identity.dropTokens('none')
    expect(identity.owner()).toBe(owner)
  })

  test('is gone for the next start', async () => {
    await running.identity.signIn()
    await running.identity.lock('none')
    expect(statusOf(await running.nextStart().restore())).toBe('signed-out')
  })

  test('is not written again by a refresh for what is being sent', async () => {
    const { identity } = running
    await identity.signIn()
    await identity.lock('sending')
    running.clock += 365 * 24 * 3_600_000
    await identity.token()
    expect(identity.status().state).toBe('locked')
    expect(statusOf(await running.nextStart().restore())).toBe('signed-out')
  })

  test('opens by a sign-in at which the provider asks again, and is kept from then on', async () => {
    const { identity, opened } = running
    await identity.signIn()
    await identity.lock('none')
    identity.dropTokens('none')
    expect(await identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in', remembered: true } })
    expect(opened.map(promptOf)).toEqual([null, 'login'])
    expect(opened.map((address) => new URL(address).searchParams.get('max_age'))).toEqual([null, '0'])
    expect((await identity.token()).ok).toBe(true)
    expect(statusOf(await running.nextStart().restore())).toBe('signed-in')
  })

  test.each([
    ['uses the session of the browser without asking', 3600, /^The identity provider used the session that your browser still has/],
    ['does not say when it asked', undefined, /^The identity provider does not say when you proved who you are/],
  ])('does not open where the provider %s, nor after a restart, and opens once it does', async (_how, provedAgo, message) => {
    const { identity } = running
    await identity.signIn()
    await identity.lock('none')
    identity.dropTokens('none')
    provider.provedAgo = provedAgo
    expect(await identity.signIn()).toMatchObject({ ok: false, error: { kind: 'identity', message: expect.stringMatching(message) } })
    expect(statusOf(identity.status())).toBe('locked')
    const next = running.nextStart({ remembersLock: () => true })
    expect(statusOf(await next.restore())).toBe('signed-out')
    expect(await next.signIn()).toMatchObject({ ok: false, error: { kind: 'identity', message: expect.stringMatching(message) } })
    provider.provedAgo = 0
    expect(await next.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
    provider.provedAgo = undefined
    expect(await next.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  })

  test('holds over a restart only while the policy asks for locks', async () => {
    await running.identity.signIn()
    await running.identity.lock('none')
    provider.provedAgo = undefined
    const next = running.nextStart({ remembersLock: () => false })
    await next.restore()
    expect(await next.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  })

  test('opens however wrong the clock of this computer is', async () => {
    provider.clockAhead = 240
    await running.identity.signIn()
    await running.identity.lock('none')
    expect(await running.identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
  })

  test('is locked once: a second lock changes nothing', async () => {
    await running.identity.signIn()
    expect(await running.identity.lock('sending')).toBe(true)
    expect(await running.identity.lock('none')).toBe(false)
    expect(running.identity.status()).toMatchObject({ work: 'sending' })
  })
})

describe('a provider that refuses max_age', () => {
  const lockedAt = async (settings: object): Promise<TestConsole> => {
    const console = await TestConsole.start({ identity: { issuer: provider.issuer, ...settings }, browse: withoutMaxAge })
    provider.claims = { ...provider.claims, auth_time: 0 }
    await console.identity.signIn()
    await console.identity.lock('none')
    return console
  }

  test('is asked once more without it, in the same sign-in, and does not unlock by a word it never gives', async () => {
    const one = await lockedAt({})
    expect(await one.identity.signIn()).toMatchObject({
      ok: false,
      error: { kind: 'identity', message: expect.stringMatching(/^The identity provider does not say when .* another sign-in does not help/) },
    })
    expect(one.opened.map(demandOf)).toEqual([
      [null, null],
      ['login', '0'],
      ['login', null],
    ])
    expect(statusOf(one.identity.status())).toBe('locked')
    await one.stop()
  })

  test('unlocks by having been told to ask where the profile says that this is enough', async () => {
    const one = await lockedAt({ unlock: 'prompted' })
    expect(await one.identity.signIn()).toMatchObject({ ok: true, value: { state: 'signed-in' } })
    await one.stop()
  })
})

test('where nobody is signed in there is nothing to lock', async () => {
  expect(await running.identity.lock('none')).toBe(false)
  running.identity.dropTokens('none')
  expect(running.identity.status()).toEqual({ state: 'signed-out' })
})
