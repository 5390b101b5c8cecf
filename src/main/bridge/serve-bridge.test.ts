import { expect, test } from 'vitest'
import { type Channel, calls } from '#shared/bridge/bridge.ts'
import { type Result, success } from '#shared/result.ts'
import { refusalOfLocked } from '../policy/locked-calls.ts'
import { type CallEvent, type Handlers, serveBridge } from './serve-bridge.ts'

const OUR_WINDOW = 7
const fromConsole: CallEvent = { sender: { id: OUR_WINDOW }, senderFrame: { url: 'app://console/site/list?q=a', parent: null } }

function serve(handlers: Partial<Handlers>, checkResults = true, ready: Promise<void> = Promise.resolve(), refusal?: typeof refusalOfLocked) {
  const channels = new Map<string, (event: CallEvent, ...args: unknown[]) => Promise<Result<unknown>>>()
  const logged: string[] = []
  const refuse = () => {
    throw new Error('not expected to be called')
  }
  const every = Object.fromEntries(Object.keys(calls).map((channel) => [channel, refuse])) as unknown as Handlers
  serveBridge({
    port: { handle: (channel, listener) => channels.set(channel, listener) },
    handlers: { ...every, ...handlers },
    ready: () => ready,
    ...(refusal === undefined ? {} : { refusal }),
    isKnownWindow: (id) => id === OUR_WINDOW,
    checkResults,
    log: (message) => logged.push(message),
    onRefused: (channel, reason) => logged.push(`${channel}: ${reason}`),
  })
  const call = async (channel: Channel, event: CallEvent, ...args: unknown[]) => channels.get(channel)?.(event, ...args)
  return { call, channels, logged }
}

test('serves every channel of the contract', () => {
  expect([...serve({}).channels.keys()]).toEqual(Object.keys(calls))
})

test('hands the parsed argument to the handler and its answer back', async () => {
  const { call } = serve({ 'platform.execute': ({ operation }) => success({ data: operation, receivedAt: 1 }) })
  const answer = await call('platform.execute', fromConsole, { operation: 'GetSitesAdmin', variables: {} })
  expect(answer).toEqual({ ok: true, value: { data: 'GetSitesAdmin', receivedAt: 1 } })
})

test.each([
  ['another window', { ...fromConsole, sender: { id: 8 } }],
  ['a frame that is gone', { ...fromConsole, senderFrame: null }],
  ['a frame inside the page', { ...fromConsole, senderFrame: { url: 'app://console/', parent: {} } }],
  ['a web page', { ...fromConsole, senderFrame: { url: 'https://console/', parent: null } }],
  ['another host of our scheme', { ...fromConsole, senderFrame: { url: 'app://console.evil/', parent: null } }],
  ['our host as user name', { ...fromConsole, senderFrame: { url: 'app://console@evil/', parent: null } }],
  ['a blank page', { ...fromConsole, senderFrame: { url: 'about:blank', parent: null } }],
])('refuses a call from %s', async (_from, event) => {
  const { call, logged } = serve({})
  expect(await call('identity.signOut', event)).toMatchObject({ ok: false, error: { kind: 'untrusted-sender' } })
  expect(logged).toHaveLength(1)
})

test.each<[string, Channel, unknown[]]>([
  ['an argument of the wrong shape', 'platform.execute', [{ operation: 7, variables: {} }]],
  ['a missing argument', 'platform.execute', []],
  ['an argument where none belongs', 'identity.signOut', [{ everywhere: true }]],
  ['two arguments', 'shell.openLink', [{ name: 'raise-ticket' }, 'https://evil.example']],
  ['a link that is not in the contract', 'shell.openLink', [{ name: 'https://evil.example' }]],
])('refuses %s before the handler sees it', async (_what, channel, args) => {
  const { call } = serve({})
  expect(await call(channel, fromConsole, ...args)).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
})

test('turns what a handler throws into `internal` without telling what it was', async () => {
  const { call, logged } = serve({
    'connection.choose': () => {
      throw new Error('/home/aditi/.config/secret')
    },
  })
  const answer = await call('connection.choose', fromConsole)
  expect(answer).toMatchObject({ ok: false, error: { kind: 'internal' } })
  expect(JSON.stringify(answer)).not.toContain('secret')
  expect(logged).toEqual(['The handler of connection.choose failed'])
})

const download = { id: '1', name: 'sites.csv', state: 'done', received: 1, total: 1, failure: null } as const

test.each([
  ['that does not fit the contract', { ...download, received: -1 }],
  ['that says more than the contract', { ...download, path: '/home/aditi/sites.csv' }],
])('finds a result %s, unless packaged', async (_what, item) => {
  const handlers = { 'files.list': () => success([item]) }
  expect(await serve(handlers).call('files.list', fromConsole)).toMatchObject({ ok: false, error: { kind: 'internal' } })
  expect(await serve(handlers, false).call('files.list', fromConsole)).toMatchObject({ ok: true })
})

test('a call waits for the services, and is answered even when they cannot start', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const waiting = serve({ 'files.list': () => success([]) }, true, promise).call('files.list', fromConsole)
  expect(await Promise.race([waiting, Promise.resolve('waits')])).toBe('waits')
  resolve()
  expect(await waiting).toEqual(success([]))

  const broken = serve({}, true, Promise.reject(new Error('no disk')))
  expect(await broken.call('files.list', fromConsole)).toMatchObject({ ok: false, error: { kind: 'internal' } })
})

test('of what a server said in a failure the page gets a bounded part', async () => {
  const failure: Result<never> = { ok: false, error: { kind: 'storage', message: 'm'.repeat(30_000), details: { code: 'c'.repeat(30_000) } } }
  const answer = await serve({ 'files.uploadImage': () => failure }).call('files.uploadImage', fromConsole, {
    id: 'u1',
    of: { kind: 'page' },
    bytes: new Uint8Array(1),
  })
  expect(answer).toEqual({ ok: false, error: { kind: 'storage', message: 'm'.repeat(1000), details: { code: 'c'.repeat(4000) } } })
})

test('a locked console takes what was typed and a sign-in, and reads and sends nothing', async () => {
  const { call } = serve({ 'drafts.write': () => success(undefined) }, true, Promise.resolve(), refusalOfLocked)
  const locked = { ok: false, error: { kind: 'signed-out', message: 'The console is locked. Sign in again to go on.' } }
  expect(await call('offline.read', fromConsole, { list: 'sites' })).toEqual(locked)
  expect(await call('money.list', fromConsole)).toEqual(locked)
  expect(await call('platform.execute', fromConsole, { operation: 'GetSitesAdmin', variables: {} })).toEqual(locked)
  expect(Object.keys(calls).filter((channel) => refusalOfLocked(channel as Channel) === undefined)).toEqual([
    'shell.information',
    'shell.report',
    'shell.notices',
    'shell.unlockKeychain',
    'connection.status',
    'identity.status',
    'identity.signIn',
    'identity.cancelSignIn',
    'platform.partTaken',
    'platform.cancel',
    'platform.offer',
    'platform.reachability',
    'files.appendExport',
    'files.finishExport',
    'drafts.write',
    'policy.read',
    'preferences.read',
    'proxy.status',
    'proxy.signIn',
    'proxy.dismiss',
    'updates.status',
    'updates.news',
  ])
})
