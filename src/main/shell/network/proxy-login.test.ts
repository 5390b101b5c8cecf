import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, success } from '#shared/result.ts'
import { ProxyLogin, type ProxyLoginOptions } from './proxy-login.ts'
import type { StoredLogin } from './proxy-login-file.ts'
import type { AskingProxy, ProxyCredentials } from './proxy-probe.ts'

const ADDRESS = 'https://api.example/graphql'
const PROXY: AskingProxy = { host: 'proxy.acme.example', port: 3128, realm: 'Acme' }
const NOTICE = {
  kind: 'proxy-login',
  intent: 'error',
  message: 'The proxy proxy.acme.example:3128 of this computer asks for a name and a password. Until you sign in to it, the console cannot reach the platform.',
}
const SHOWN = { host: 'proxy.acme.example', port: 3128, realm: 'Acme', canRemember: true, isDismissed: false }
const RIGHT = { userName: 'asha', password: 'right', remember: false }
const WRONG = { userName: 'asha', password: 'wrong', remember: false }

/** A proxy that takes one password; what it was given is in `given`. */
let given: ProxyCredentials[]
let notices: Omit<Notice, 'id'>[]
let kept: StoredLogin | undefined
let clock: number
let lines: string[]
const clearSessions = vi.fn(async () => undefined)
const onSignedIn = vi.fn()

beforeEach(() => {
  given = []
  notices = []
  kept = undefined
  clock = 0
  lines = []
  clearSessions.mockClear()
  onSignedIn.mockClear()
})

const proxyLogin = (changed: Partial<ProxyLoginOptions> = {}, proxy = PROXY) =>
  new ProxyLogin({
    probe: async (_partition, _address, answer) => {
      const credentials = await answer(proxy)
      if (credentials === undefined) return { state: 'asked', proxy, isRefused: false }
      given.push({ userName: credentials.userName, password: credentials.password })
      return credentials.password === 'right' ? { state: 'open', isAnswered: true } : { state: 'asked', proxy, isRefused: true }
    },
    resolveProxy: async () => 'PROXY proxy.acme.example:3128; DIRECT',
    clearSessions,
    partition: 'services',
    file: {
      canKeep: () => true,
      read: async () => kept,
      write: async (login) => {
        kept = login
        return success(undefined)
      },
      remove: async () => {
        kept = undefined
        return success(undefined)
      },
    },
    onSignedIn,
    announce: (one) => notices.push(one),
    withdraw: (kind) => {
      notices = notices.filter((one) => one.kind !== kind)
    },
    logger: { info: (line) => lines.push(line), warn: (line) => lines.push(line), error: (line) => lines.push(line) },
    now: () => clock,
    ...changed,
  })

describe('a proxy that asks for a password', () => {
  test('is named in a notice, once, and gets nothing', async () => {
    const login = proxyLogin()
    expect(login.status()).toBeNull()
    expect(await login.pass('services', ADDRESS)).toEqual({ state: 'asked', proxy: PROXY, isRefused: false })
    await login.pass('services', ADDRESS)
    expect(notices).toEqual([NOTICE])
    expect(login.status()).toEqual(SHOWN)
    expect(given).toEqual([])
    login.dismiss()
    expect(login.status()).toEqual({ ...SHOWN, isDismissed: true })
  })

  test('gets the one that the user types, the notice goes, and the platform is looked for at once', async () => {
    const login = proxyLogin()
    await login.pass('services', ADDRESS)
    expect(await login.signIn(RIGHT)).toEqual(success({ isAccepted: true, attemptsLeft: 3 }))
    expect(given).toEqual([{ userName: 'asha', password: 'right' }])
    expect(notices).toEqual([])
    expect(login.status()).toBeNull()
    expect(onSignedIn).toHaveBeenCalledTimes(1)
    expect(kept).toBeUndefined()
    expect(lines.join()).not.toMatch(/right|asha/)
  })

  test('that refuses it is asked again three times, then not for a minute', async () => {
    const login = proxyLogin()
    await login.pass('services', ADDRESS)
    for (const attemptsLeft of [2, 1, 0]) expect(await login.signIn(WRONG)).toEqual(success({ isAccepted: false, attemptsLeft }))
    const busy = failure('busy', 'The proxy refused the sign-in three times. Wait a minute before you try again, or ask your administrator.')
    expect(await login.signIn(RIGHT)).toEqual(busy)
    expect(given).toHaveLength(3)
    clock = 60_000
    expect(await login.signIn(RIGHT)).toEqual(success({ isAccepted: true, attemptsLeft: 3 }))
  })

  test('is asked by one sign-in at a time', async () => {
    const login = proxyLogin()
    await login.pass('services', ADDRESS)
    const answers = await Promise.all([login.signIn(RIGHT), login.signIn(RIGHT)])
    expect(answers).toEqual([success({ isAccepted: true, attemptsLeft: 3 }), failure('busy', 'A password is being tried already.')])
    expect(given).toHaveLength(1)
  })

  test('and cannot be reached any more is said to be so', async () => {
    let isGone = false
    const login = proxyLogin({ probe: async () => (isGone ? { state: 'failed' } : { state: 'asked', proxy: PROXY, isRefused: false }) })
    await login.pass('services', ADDRESS)
    isGone = true
    expect(await login.signIn(RIGHT)).toEqual(failure('unreachable', 'The proxy could not be reached. Try again in a moment.'))
  })
})

describe('the password', () => {
  test.each([
    ['another host', { ...PROXY, host: 'other.example' }],
    ['another port', { ...PROXY, port: 8080 }],
    ['another realm', { ...PROXY, realm: 'Other' }],
  ])('goes to no proxy of %s', async (_name, proxy) => {
    kept = { ...PROXY, ...RIGHT }
    await proxyLogin({ resolveProxy: async () => `PROXY ${proxy.host}:${proxy.port}` }, proxy).pass('services', ADDRESS)
    expect(given).toEqual([])
  })

  test('goes to no proxy that the settings of the system do not name', async () => {
    const login = proxyLogin({ resolveProxy: async () => 'PROXY elsewhere.example:3128; DIRECT' })
    await login.pass('services', ADDRESS)
    expect((await login.signIn(RIGHT)).ok).toBe(false)
    expect(given).toEqual([])
    expect(lines).toContain('A proxy that the settings of this computer do not name asked for a password and got none')
  })

  test('that is remembered lets the next run through without a question', async () => {
    const first = proxyLogin()
    await first.pass('services', ADDRESS)
    await first.signIn({ ...RIGHT, remember: true })
    const next = proxyLogin()
    expect(await next.pass('services', ADDRESS)).toEqual({ state: 'open', isAnswered: true })
    expect(next.timesLetThrough).toBe(1)
    expect(notices).toEqual([])
  })

  test('that was remembered and is refused is tried once, deleted, and asked for', async () => {
    kept = { ...PROXY, ...WRONG }
    const login = proxyLogin()
    await login.pass('services', ADDRESS)
    await login.pass('mutation-0', ADDRESS)
    expect(given).toEqual([{ userName: 'asha', password: 'wrong' }])
    expect(kept).toBeUndefined()
    expect(notices).toEqual([NOTICE])
  })

  test('is forgotten at once on disk, and in memory once the sign-out has ended', async () => {
    const login = proxyLogin()
    await login.pass('services', ADDRESS)
    await login.signIn({ ...RIGHT, remember: true })
    const signedOut = Promise.withResolvers<undefined>()
    await login.forget(signedOut.promise)
    expect(kept).toBeUndefined()
    expect(clearSessions).not.toHaveBeenCalled()
    signedOut.resolve(undefined)
    await expect.poll(() => clearSessions).toHaveBeenCalledTimes(1)
    expect((await login.pass('services', ADDRESS)).state).toBe('asked')
  })

  test('that cannot be kept is said not to be, and serves this run', async () => {
    const login = proxyLogin({
      file: {
        canKeep: () => true,
        read: async () => undefined,
        write: async () => failure('storage', 'The disk is full.'),
        remove: async () => success(undefined),
      },
    })
    await login.pass('services', ADDRESS)
    expect((await login.signIn({ ...RIGHT, remember: true })).ok).toBe(true)
    expect(notices).toEqual([{ kind: 'cache-not-written', intent: 'warning', message: 'The password of the proxy was not kept. The disk is full.' }])
    expect(await login.pass('mutation-0', ADDRESS)).toEqual({ state: 'open', isAnswered: true })
  })
})

test('a session passes once for each password, and only where a proxy has asked', async () => {
  const login = proxyLogin()
  expect(login.mayHoldUp('mutation-0')).toBe(false)
  await login.pass('services', ADDRESS)
  expect(login.mayHoldUp('mutation-0')).toBe(true)
  await login.signIn(RIGHT)
  expect(login.mayHoldUp('services')).toBe(false)
  expect(login.mayHoldUp('mutation-0')).toBe(true)
  await login.pass('mutation-0', ADDRESS)
  expect(login.mayHoldUp('mutation-0')).toBe(false)
})

test('requests that are held up at once ask the proxy once', async () => {
  const probe = vi.fn(async () => ({ state: 'asked', proxy: PROXY, isRefused: false }) as const)
  const login = proxyLogin({ probe })
  await Promise.all([login.pass('services', ADDRESS), login.pass('services', 'https://api.example/rest')])
  expect(probe).toHaveBeenCalledTimes(1)
})

test('what a proxy calls itself is cut, without control characters', async () => {
  const proxy = { ...PROXY, realm: `A\u202Eb\n${'x'.repeat(100)}` }
  const login = proxyLogin({}, proxy)
  await login.pass('services', ADDRESS)
  expect(login.status()?.realm).toBe(`A b ${'x'.repeat(76)}`)
})

test.each([true, false])('nothing that asks the process for a password gets one (a proxy: %j)', (isProxy) => {
  const app = new EventEmitter()
  proxyLogin().refuse(app as never)
  const preventDefault = vi.fn()
  const answer = vi.fn()
  app.emit('login', { preventDefault }, null, {}, { isProxy, ...PROXY }, answer)
  expect(preventDefault).toHaveBeenCalledTimes(1)
  expect(answer.mock.calls).toEqual([[]])
})
