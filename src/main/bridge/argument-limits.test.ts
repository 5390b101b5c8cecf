import { describe, expect, test } from 'vitest'
import { argumentProblem } from '#shared/bridge/argument-size.ts'
import { type Channel, calls } from '#shared/bridge/bridge.ts'
import { LARGEST_IMAGE } from '#shared/domain/content/image.ts'
import { failure, type Result } from '#shared/result.ts'
import { type CallEvent, type Handlers, serveBridge } from './serve-bridge.ts'

const CHANNELS = Object.keys(calls) as Channel[]
const fromConsole: CallEvent = { sender: { id: 1 }, senderFrame: { url: 'app://console/', parent: null } }

/** A bridge whose handlers all answer `busy`: what gets past the checks can be told from what does not. */
function serve() {
  const channels = new Map<string, (event: CallEvent, ...args: unknown[]) => Promise<Result<unknown>>>()
  const handlers = Object.fromEntries(CHANNELS.map((channel) => [channel, () => failure('busy', 'Reached')])) as unknown as Handlers
  serveBridge({
    port: { handle: (channel, listener) => channels.set(channel, listener) },
    handlers,
    ready: async () => undefined,
    isKnownWindow: () => true,
    checkResults: false,
    log: () => undefined,
    onRefused: () => undefined,
  })
  return async (channel: Channel, argument: unknown) => channels.get(channel)?.(fromConsole, argument)
}

test.each(CHANNELS)('%s refuses an argument that is larger than its limit before it is parsed', async (channel) => {
  let parsed = false
  // Reading a property is the first thing that parsing does with a valid shape; the size is known before that from the first property.
  const argument = {
    filler: 'x'.repeat(calls[channel].limit + 1),
    get text() {
      parsed = true
      return ''
    },
  }
  const answer = await serve()(channel, argument)
  expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-arguments', details: { problem: `larger than ${calls[channel].limit} bytes` } } })
  expect(parsed).toBe(false)
})

test('64 MB of preferences are refused in a few milliseconds', async () => {
  const call = serve()
  const search = 'x'.repeat(4000)
  const views = Object.fromEntries(
    Array.from({ length: 16_000 }, (_, index) => [`list-${index}`, { saved: [{ id: '1', name: 'n', search }], defaultId: null }]),
  )
  const began = performance.now()
  expect(await call('preferences.write', { views })).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(performance.now() - began).toBeLessThan(100)
})

test.each<[Channel, unknown]>([
  ['files.uploadImage', { id: 'a', of: { kind: 'page' }, bytes: new Uint8Array(LARGEST_IMAGE) }],
  ['drafts.write', { form: 'create-site', text: 'x'.repeat(1_000_000) }],
  ['shell.report', { level: 'error', message: '\u{1f600}'.repeat(2000) }],
  ['files.appendExport', { id: 'a', rows: Array.from({ length: 5000 }, () => Array.from({ length: 60 }, () => 'thirty characters of some text')) }],
  ['campaigns.start', campaignOf(100_000)],
  ['bulk.start', bulkChangeOf(100_000)],
])('%s takes the largest that the console sends', async (channel, argument) => {
  expect(await serve()(channel, argument)).toMatchObject({ ok: false, error: { kind: 'busy' } })
})

function bulkChangeOf(sites: number) {
  const site = { domain: 'annapurna-multi-cuisine-family-restaurant.shops.example', name: 'Annapurna Multi-Cuisine Family Restaurant' }
  const rows = Array.from({ length: sites }, (_, place) => ({ ...site, id: `site-${place}`, from: 'Meera', to: 'Ravi', skip: null }))
  return { key: 'b0a1f6de-6c0e-4b0c-8f43-8c1f4b5f9a11', field: 'salesPerson', label: 'Sales Person: Ravi', origin: 'change', rows }
}

function campaignOf(recipients: number) {
  const recipient = {
    fqdn: 'kitchen.shops.example',
    countryCode: '91',
    mob: '9876543210',
    email: null,
    companyName: 'Aditi Kitchen',
    custName: 'Aditi',
    sitePlan: null,
    userName: null,
  }
  return {
    key: 'b0a1f6de-6c0e-4b0c-8f43-8c1f4b5f9a11',
    channel: 'WHATSAPP',
    template: 't',
    subject: 's',
    content: 'c',
    imageUrl: null,
    recipients: Array.from({ length: recipients }, () => recipient),
  }
}

test.each<[string, () => unknown]>([
  ['a cycle', () => cycle()],
  ['what is shared many times', () => sharedManyTimes()],
  ['a million levels', () => Array.from({ length: 1_000_000 }).reduce<unknown>((inner) => [inner], 'x')],
])('%s is refused in a few milliseconds by the channel with the largest limit', async (_what, make) => {
  const call = serve()
  const argument = make()
  const began = performance.now()
  expect(await call('campaigns.start', argument)).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
  expect(performance.now() - began).toBeLessThan(100)
})

function cycle(): unknown {
  const value: Record<string, unknown> = {}
  value['self'] = value
  return value
}

/** Thirty levels of ten references to the level below: small in memory, and more than could ever be written out. */
const sharedManyTimes = (): unknown => Array.from({ length: 30 }).reduce<unknown>((inner) => Array.from({ length: 10 }, () => inner), 'x')

test('variables that JSON has not are refused in words, not as an internal error', async () => {
  expect(await serve()('platform.execute', { operation: 'GetSitesAdmin', variables: { first: 5n } })).toEqual({
    ok: false,
    error: {
      kind: 'invalid-arguments',
      message: 'The console sent something it should not have.',
      details: { channel: 'platform.execute', problem: 'holds what JSON has not: BigInt' },
    },
  })
})

test('four million small values are refused before anything forwards them', async () => {
  const variables = { ids: Array.from({ length: 4_000_000 }, () => 1) }
  const answer = await serve()('platform.execute', { operation: 'GetSitesAdmin', variables })
  expect(answer).toMatchObject({ ok: false, error: { kind: 'invalid-arguments', details: { problem: expect.stringMatching(/^(?:larger|more) than/) } } })
})

describe('an argument', () => {
  const problemOf = (value: unknown): string | undefined => argumentProblem(value, { bytes: 1000, values: 100 }, (text) => Buffer.byteLength(text))

  test.each<[string, unknown]>([
    ['a long text', 'x'.repeat(2000)],
    ['characters of several bytes', '\u{1f600}'.repeat(300)],
    ['a long name', { ['x'.repeat(2000)]: 1 }],
    ['an array of nothing', Object.assign([], { length: 1_000_000_000 })],
  ])('of %s is larger than its limit', (_what, value) => {
    expect(problemOf(value)).toBe('larger than 1000 bytes')
  })

  test('of many small values has too many', () => {
    const value = Array.from({ length: 101 }, () => 1)
    expect(argumentProblem(value, { bytes: 1_000_000, values: 101 })).toBe('more than 101 values')
    expect(argumentProblem({ value: { value: [...value.slice(2), [1]] } }, { bytes: 1_000_000, values: 104 })).toBeUndefined()
  })

  test.each<[string, unknown]>([
    ['holds what JSON has not: BigInt', { input: { total: 5n } }],
    ['holds what JSON has not: BigInt', [10n ** 5000n]],
    ['holds what JSON has not: BigInt', { a: Object(5n) }],
    ['holds what JSON has not: Map', { a: new Map([['x', 1]]) }],
    ['holds what JSON has not: Set', { a: new Set(['x']) }],
    ['holds what JSON has not: Date', { a: new Date(0) }],
    ['holds what JSON has not: RegExp', { a: /x/ }],
    ['holds what JSON has not: Error', { a: new Error('x') }],
    ['holds what JSON has not: Boolean', { a: Object(true) }],
    ['holds bytes', { a: new Uint8Array(3) }],
    ['holds bytes', { a: new ArrayBuffer(3) }],
    ['holds itself', cycle()],
  ])('that %s is refused', (problem, value) => {
    expect(problemOf(value)).toBe(problem)
  })

  test('what is shared counts each time, and very deep is refused', () => {
    expect(argumentProblem(sharedManyTimes(), { bytes: 1000, values: 1e9 })).toBe('larger than 1000 bytes')
    const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], 'x')
    expect(argumentProblem(deep, { bytes: 1e6, values: 1e6 })).toBe('is more than 100 levels deep')
  })

  test('bytes are taken where the channel takes them, and count', () => {
    expect(argumentProblem({ bytes: new Uint8Array(900) }, { bytes: 1000, values: 100, takesBytes: true })).toBeUndefined()
    expect(argumentProblem({ bytes: new Uint8Array(2000) }, { bytes: 1000, values: 100, takesBytes: true })).toBe('larger than 1000 bytes')
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a short text', 'x'.repeat(900)],
    ['a small object', { operation: 'GetSitesAdmin', variables: { a: [1, true, null, undefined] } }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 })],
  ])('of %s is taken', (_what, value) => {
    expect(problemOf(value)).toBeUndefined()
  })
})
