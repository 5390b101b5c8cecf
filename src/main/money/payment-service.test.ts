import { randomUUID } from 'node:crypto'
import { chmod, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { LARGEST_AMOUNT } from '#shared/domain/money.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import { MoneyJournal } from './journal/money-journal.ts'
import { PaymentService } from './payment-service.ts'

const NOW = 1_700_000_000
const TIMEOUT = { pauses: [0, 10], running: 20, lateness: 20 }
const silent = () => undefined

type Answer = Result<{ data: string; receivedAt: number }>
const answer = (data: object): Answer => success({ data: JSON.stringify(data), receivedAt: NOW })
const lost: Answer = failure('unknown-outcome', 'The platform did not confirm this: the connection broke off.')

interface Booking {
  readonly id: string
  readonly amount: number
  readonly note: string
}

const list = (credits: readonly Booking[]): Answer => answer({ getSiteTransactionsBySite: credits.map(asTransaction) })

/**
 * The platform as the service meets it: a wallet's credits, newest first. What becomes of a recharge is the test's to
 * say.
 */
class FakePlatform {
  credits: Booking[] = [{ id: 'old', amount: 100, note: 'Cheque' }]
  reading: (credits: readonly Booking[]) => Answer | Promise<Answer> = list
  recharging: (booking: Booking) => Answer | Promise<Answer> = (booking) => answer({ siteWalletRechargeByAdmin: this.book(booking) })
  readonly sent: unknown[] = []
  readonly reads: unknown[] = []

  book(booking: Booking): Booking {
    this.credits = [booking, ...this.credits]
    return booking
  }

  async execute(operation: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (operation !== 'SiteWalletRechargeByAdmin') {
      this.reads.push(variables)
      const [skips, limits] = [Number(variables['skips']), Number(variables['limits'])]
      return this.reading(this.credits.slice(skips, skips + limits))
    }
    this.sent.push(variables)
    return this.recharging({ id: randomUUID(), amount: Number(variables['amt']), note: String(variables['note']) })
  }

  onReachability(): () => void {
    return silent
  }
}

const asTransaction = (booking: Booking) => ({ ...booking, balance: null, currency: 'INR', createdAt: NOW, transactionId: null, attachedInvoice: null })

let folder: string
let keychain: MemoryKeychain
let platform: FakePlatform
let owner: string | undefined
let notified: MoneyEntry[]
let notices: string[]
let services: PaymentService[]
let now: number
let ownerListeners: Set<() => void>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'money-'))
  keychain = new MemoryKeychain()
  platform = new FakePlatform()
  owner = 'asha'
  notified = []
  notices = []
  services = []
  now = NOW
  ownerListeners = new Set()
})
afterEach(async () => {
  for (const service of services) {
    service.close()
    await service.settled()
  }
  await chmod(folder, 0o700)
  await rm(folder, { recursive: true, maxRetries: 5 })
})

const journals = () => join(folder, 'money')

/** One run of the console. */
async function start(timeouts = TIMEOUT, reference: 'note' | 'none' = 'note'): Promise<PaymentService> {
  const vault = await provenVault(keychain)
  const journal = new MoneyJournal({ folder: journals(), vault, announce: ({ kind }) => notices.push(kind), logger: silentLogger })
  const identity: Pick<Identity, 'owner' | 'onChange'> = {
    owner: () => owner,
    onChange: (listener) => {
      const changed = (): void => listener({ state: 'signed-out' })
      ownerListeners.add(changed)
      return () => void ownerListeners.delete(changed)
    },
  }
  const service = new PaymentService({
    platform,
    identity,
    journal,
    reference: () => reference,
    onChange: (entry) => notified.push(entry),
    logger: silentLogger,
    now: () => now,
    timeouts,
  })
  services.push(service)
  return service
}

const signIn = (user: string | undefined): void => {
  owner = user
  for (const listener of ownerListeners) listener()
}

const request = (change: Partial<MoneyRequest> = {}): MoneyRequest => {
  const amount = change.amount ?? 50_000
  const variables = { siteId: 'site-1', amt: amount, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'Cheque' }
  const about = { siteId: 'site-1', domain: 'cafe.example', amount, currency: 'INR', text: 'Cheque' }
  return { key: randomUUID(), operation: 'SiteWalletRechargeByAdmin', ...about, variables, ...change }
}

const had = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
const sent = async (service: PaymentService, asked = request()): Promise<MoneyEntry> => had(await service.send(asked))
const listed = async (service: PaymentService): Promise<readonly MoneyEntry[]> => had(await service.list())
const firstOf = async (service: PaymentService): Promise<MoneyEntry | undefined> => (await listed(service))[0]
const until = (service: PaymentService, state: MoneyEntry['state']) =>
  vi.waitUntil(async () => ((await firstOf(service))?.state === state ? firstOf(service) : false), { interval: 2 })

describe('what is sent', () => {
  test('is booked and reported, with the answer', async () => {
    const service = await start()
    const entry = await sent(service)
    expect(entry).toMatchObject({ state: 'done', found: false, startedAt: NOW, settledAt: NOW, message: null })
    expect(JSON.parse(entry.data ?? '')).toMatchObject({
      siteWalletRechargeByAdmin: { amount: 50_000, note: expect.stringMatching(/^Cheque \[ref [0-9a-f]{8}\]$/) },
    })
    expect(notified.map(({ state }) => state)).toEqual(['sending', 'done'])
    expect(await listed(service)).toEqual([entry])
  })

  test.each([
    ['another amount', { amount: 50_000, variables: { ...request({ amount: 5_000_000 }).variables } }],
    ['another site', { siteId: 'site-2' }],
    ['another currency', { currency: 'AED' }],
    ['nothing', request({ amount: 0 })],
    ['unknown variables', { variables: { siteId: 'site-1' } }],
  ])('must say what was confirmed: not %s', async (_, change) => {
    expect(await (await start()).send(request(change))).toMatchObject({ ok: false, error: { kind: 'invalid-arguments' } })
    expect(platform.sent).toEqual([])
  })

  test.each([1, 1999, LARGEST_AMOUNT])('any amount that the platform holds: %d', async (amount) => {
    await sent(await start(), request({ amount }))
    expect(platform.sent).toMatchObject([{ amt: amount }])
  })

  test('is not sent when nobody is signed in', async () => {
    owner = undefined
    expect(await (await start()).send(request())).toMatchObject({ ok: false, error: { kind: 'signed-out' } })
    expect(platform.sent).toEqual([])
  })

  test('is not sent when the records that are there cannot be read', async () => {
    platform.reading = () => failure('unreachable', 'The platform cannot be reached: there is no network.')
    const entry = await sent(await start())
    expect(entry).toMatchObject({ state: 'refused', message: 'Nothing was sent. The platform cannot be reached: there is no network.' })
    expect(platform.sent).toEqual([])
  })

  test('is not sent when the journal cannot be read', async () => {
    await writeFile(journals(), 'a file where the folder should be')
    expect(await (await start()).send(request())).toMatchObject({ ok: false, error: { kind: 'storage' } })
    expect(platform.sent).toEqual([])
  })

  test('is not sent when the journal cannot be written', async () => {
    const service = await start()
    expect(await listed(service)).toEqual([])
    await writeFile(journals(), 'a file where the folder should be')
    expect(await sent(service)).toMatchObject({
      state: 'refused',
      message: expect.stringContaining('Nothing was sent. The record of what was sent could not be written'),
    })
    expect(platform.sent).toEqual([])
  })

  test('is in the journal, sealed, before it goes out', async () => {
    const service = await start()
    let journal = ''
    platform.recharging = async (booking) => {
      const [name = ''] = await readdir(journals())
      journal = await readFile(join(journals(), name), 'latin1')
      return answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    }
    await sent(service)
    expect(journal.length).toBeGreaterThan(100)
    expect(journal).not.toMatch(/cafe|Cheque|asha/)
  })

  test('without a keychain nothing is left on disk but a salt, and it is sent once all the same', async () => {
    keychain = new MemoryKeychain({ failing: 'no keychain' })
    const service = await start()
    const asked = request()
    await Promise.all([service.send(asked), service.send(asked)])
    expect(platform.sent).toHaveLength(1)
    await service.dismiss({ key: asked.key })
    expect(await readdir(folder, { recursive: true })).toEqual(['money', 'money/markers', 'money/markers/salt'])
  })
})

describe('a key', () => {
  test('is sent once, however often it is pressed, and always has the same answer', async () => {
    const service = await start()
    const asked = request()
    const together = await Promise.all([service.send(asked), service.send(asked)])
    const later = await service.send(asked)
    expect(together).toEqual([later, later])
    expect(platform.sent).toHaveLength(1)
  })

  test('is not sent again after a restart', async () => {
    const asked = request()
    await sent(await start(), asked)
    expect(await sent(await start(), asked)).toMatchObject({ state: 'done' })
    expect(platform.sent).toHaveLength(1)
  })

  test('is not sent again after it was dismissed', async () => {
    const service = await start()
    const asked = request()
    await sent(service, asked)
    await service.dismiss({ key: asked.key })
    expect(await listed(service)).toEqual([])
    await sent(service, asked)
    expect(platform.sent).toHaveLength(1)
  })

  test('a second one for the same operation and site waits until the first is settled; another site does not', async () => {
    const slow = { pauses: [0, 10], settling: 60_000, running: 60_000, lateness: 60_000 }
    const service = await start(slow)
    platform.recharging = () => lost
    await sent(service)
    expect(await service.send(request())).toMatchObject({ ok: false, error: { kind: 'busy' } })
    expect(platform.sent).toHaveLength(1)
    const elsewhere = request({ siteId: 'site-2', variables: { ...request().variables, siteId: 'site-2' } })
    await sent(service, elsewhere)
    expect(platform.sent).toHaveLength(2)
    expect(await service.dismiss({ key: elsewhere.key })).toMatchObject({ ok: false, error: { kind: 'busy' } })
  })
})

describe('an answer that says no', () => {
  test.each([
    failure('rejected', 'CURRENCY NOT OF WALLET', { code: 'ValidationException', outcome: 'not-run' }),
    failure('forbidden', 'The platform does not allow you to do this.', { outcome: 'not-run' }),
    failure('signed-out', 'Your session has ended. Sign in again to go on.'),
    failure('unreachable', 'The platform cannot be reached: the connection was refused.'),
  ])('before anything ran refuses with its message, without reading back: %j', async (no) => {
    platform.recharging = () => no
    const entry = await sent(await start())
    expect(entry).toMatchObject({ state: 'refused', message: no.ok ? '' : no.error.message })
    expect(platform.reads).toHaveLength(1)
  })

  const REPORTED = 'The platform reported an error: WALLET BUSY.'
  const AFTER: readonly [kind: string, answer: Answer, message: string][] = [
    ...['Throttling', 'ConditionalCheckFailed', 'LimitExceeded', 'NotFound', 'ValidationException', 'Conflict', 'InternalFailure', 'ExecutionTimeout'].map(
      (code): [string, Answer, string] => [code, failure('rejected', 'WALLET BUSY', { code }), REPORTED],
    ),
    ['an error of no type', failure('rejected', 'WALLET BUSY'), REPORTED],
    ['a right that is missing', failure('forbidden', 'The platform does not allow you to do this.'), 'The platform does not allow you to do this.'],
  ]

  test.each(AFTER)('but may have come after the booking is read back: it was booked: %s', async (_, no) => {
    platform.recharging = (booking) => {
      platform.book(booking)
      return no
    }
    const service = await start()
    expect(await sent(service)).toMatchObject({ state: 'unknown' })
    expect(await until(service, 'done')).toMatchObject({ found: true, message: null })
    expect(platform.sent).toHaveLength(1)
  })

  test.each(AFTER)('but may have come after the booking is read back: at least twice, and nothing was booked: %s', async (_, no, message) => {
    const { promise: asked, resolve: readOn } = Promise.withResolvers<undefined>()
    platform.recharging = () => {
      platform.reading = (credits) => asked.then(() => list(credits))
      return no
    }
    const service = await start()
    expect(await sent(service)).toMatchObject({ state: 'unknown', message })
    expect(await service.send(request()), 'no retry before that').toMatchObject({ ok: false, error: { kind: 'busy' } })
    readOn(undefined)
    expect(await until(service, 'absent')).toMatchObject({ message, found: false })
    expect(platform.reads.length).toBeGreaterThanOrEqual(3)
  })

  test.each([
    ['a resolver that ended', 'Throttling', { pauses: [0, 5], running: 60_000, lateness: 100 }],
    ['a call that may still be at work', 'ExecutionTimeout', { pauses: [0, 5], running: 50, lateness: 50 }],
  ])('of %s waits as long as the lists may be behind, and the call may run', async (_, code, timeouts) => {
    platform.recharging = () => failure('rejected', 'It failed', { code })
    const service = await start(timeouts)
    const before = performance.now()
    await sent(service)
    await until(service, 'absent')
    expect(performance.now() - before).toBeGreaterThanOrEqual(100)
  })

  test('after the booking, on a list that is behind: found once it shows, nothing is sent again', async () => {
    const service = await start({ pauses: [0, 5], running: 0, lateness: 200 })
    let late: Booking | undefined
    platform.recharging = (booking) => {
      late = booking
      return failure('rejected', 'Rate exceeded', { code: 'ThrottlingException' })
    }
    await sent(service)
    await vi.waitUntil(() => platform.reads.length > 4)
    expect(await firstOf(service)).toMatchObject({ state: 'unknown' })
    if (late !== undefined) platform.book(late)
    expect(await until(service, 'done')).toMatchObject({ found: true })
    expect(platform.sent).toHaveLength(1)
  })

  test('and then no network: unknown', async () => {
    platform.recharging = () => {
      platform.reading = () => failure('unreachable', 'There is no network.')
      return failure('rejected', 'Internal failure', { code: 'InternalFailure' })
    }
    expect(await sent(await start())).toMatchObject({ state: 'unknown' })
  })
})

describe('the reference', () => {
  test('is the start of the key, at the end of the note', async () => {
    const asked = request()
    await sent(await start(), asked)
    expect(platform.sent).toMatchObject([{ note: `Cheque [ref ${asked.key.slice(0, 8)}]` }])
  })

  test('tells our booking from one of the same amount and text that another user made since', async () => {
    const service = await start()
    platform.recharging = (booking) => {
      platform.book({ ...booking, id: 'of-somebody-else', note: 'Cheque [ref 00000000]' })
      platform.book({ ...booking, id: 'without', note: 'Cheque' })
      return lost
    }
    await sent(service)
    expect(await until(service, 'absent')).toMatchObject({ found: false })
  })

  test('is found in a note that the platform has added to', async () => {
    const service = await start()
    platform.recharging = (booking) => {
      platform.book({ ...booking, note: `Wallet: ${booking.note} (offline)` })
      return lost
    }
    await sent(service)
    expect(await until(service, 'done')).toMatchObject({ found: true })
  })
})

describe('without a reference', () => {
  const startBare = () => start(TIMEOUT, 'none')

  test('the note is sent as it was typed', async () => {
    await sent(await startBare())
    expect(platform.sent).toMatchObject([{ note: 'Cheque' }])
  })

  test('what was booked is found by amount, note and time; one of before is not taken for it', async () => {
    platform.credits = [{ id: 'of-before', amount: 50_000, note: 'Cheque' }]
    platform.recharging = (booking) => {
      platform.book({ ...booking, id: 'ours' })
      return lost
    }
    const service = await startBare()
    await sent(service)
    expect(await until(service, 'done')).toMatchObject({ found: true, data: expect.stringContaining('"ours"') as unknown })
  })

  test('what was not booked is absent, and is sent again only by the user', async () => {
    platform.recharging = () => lost
    const service = await startBare()
    await sent(service)
    await until(service, 'absent')
    expect(platform.sent).toHaveLength(1)
    platform.recharging = (booking) => answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    expect(await sent(service)).toMatchObject({ state: 'done', found: false })
    expect(platform.sent).toHaveLength(2)
  })

  test.each<[string, readonly Partial<Booking>[]]>([
    ['two equal ones', [{ id: 'ours' }, { id: 'of-somebody-else' }]],
    ['one whose note was changed', [{ id: 'one', note: 'Cheq' }]],
  ])('%s leave it unknown, and nothing is sent again, also after a restart', async (_, booked) => {
    platform.recharging = (booking) => {
      for (const change of booked) platform.book({ ...booking, ...change })
      return lost
    }
    const first = await startBare()
    await sent(first)
    const isLong = () => platform.reads.length > 8
    await vi.waitUntil(isLong, { interval: 2 })
    const message = 'The platform has another payment of this amount, so it is not known whether this one was booked. Check the list of transactions.'
    expect(await firstOf(first)).toMatchObject({ state: 'unknown', message })
    expect(await first.send(request())).toMatchObject({ ok: false, error: { kind: 'busy' } })
    first.close()
    platform.reads.length = 0
    const second = await startBare()
    await second.list()
    await vi.waitUntil(isLong, { interval: 2 })
    expect(await firstOf(second)).toMatchObject({ state: 'unknown' })
    expect(platform.sent).toHaveLength(1)
  })

  const undecidedOf = async (booked: readonly Partial<Booking>[]): Promise<PaymentService> => {
    platform.recharging = (booking) => {
      for (const change of booked) platform.book({ ...booking, ...change })
      return lost
    }
    const service = await startBare()
    await sent(service)
    await vi.waitUntil(async () => typeof (await firstOf(service))?.message === 'string', { interval: 2 })
    now = NOW + 60
    return service
  }
  const TWO = [{ id: 'one' }, { id: 'two' }]
  const keyOf = async (service: PaymentService): Promise<string> => (await firstOf(service))?.key ?? ''

  test('an undecided one shows the bookings that it may be, and is settled as the user who looked says', async () => {
    const service = await undecidedOf([...TWO, { id: 'three', note: 'Cheq' }])
    const key = await keyOf(service)
    expect(had(await service.decisions.look({ key }))).toMatchObject({
      entry: { state: 'unknown' },
      candidates: [
        { id: 'three', createdAt: NOW, note: 'Cheq', hasSameNote: false },
        { id: 'two', createdAt: NOW, note: 'Cheque', hasSameNote: true },
        { id: 'one', createdAt: NOW, note: 'Cheque', hasSameNote: true },
      ],
    })
    const message = 'You looked at the platform and said that it was booked.'
    expect(await service.decisions.decide({ key, seen: ['one', 'two', 'three'], bookedAs: 'two' })).toMatchObject({
      value: { state: 'done', found: true, message, checkedAt: NOW + 60, data: expect.stringContaining('"two"') as unknown },
    })
    expect(notified.at(-1)).toMatchObject({ state: 'done', message })
    // The other one is nobody's, and the next payment may be sent.
    platform.recharging = (booking) => answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    expect(await sent(service)).toMatchObject({ state: 'done', found: false })
    service.close()
    expect((await listed(await startBare())).map(({ message: kept }) => kept)).toContain(message)
  })

  test('one that was not booked, as the user says, can be sent again, and what the user saw is never taken for it', async () => {
    const service = await undecidedOf(TWO)
    const key = await keyOf(service)
    expect(await service.decisions.decide({ key, seen: ['two', 'one'], bookedAs: null })).toMatchObject({
      value: { state: 'absent', message: 'You looked at the platform and said that it was not booked.' },
    })
    platform.recharging = (booking) => answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    expect(await sent(service)).toMatchObject({ state: 'done', found: false })
    expect(platform.sent).toHaveLength(2)
  })

  test('nothing is decided by a list that the user did not see, nor while the platform may still book it', async () => {
    const service = await undecidedOf(TWO)
    const key = await keyOf(service)
    const other = { ok: false, error: { kind: 'rejected', message: 'The platform has other payments of this amount by now. Look again, then decide.' } }
    expect(await service.decisions.decide({ key, seen: ['one'], bookedAs: null })).toEqual(other)
    expect(await service.decisions.decide({ key, seen: ['one', 'two'], bookedAs: 'old' })).toEqual(other)
    now = NOW
    expect(await service.decisions.decide({ key, seen: ['one', 'two'], bookedAs: null })).toMatchObject({ error: { kind: 'busy' } })
    platform.reading = () => failure('unreachable', 'There is no network.')
    now = NOW + 60
    expect(await service.decisions.decide({ key, seen: ['one', 'two'], bookedAs: null })).toMatchObject({ error: { kind: 'unreachable' } })
    expect(await firstOf(service)).toMatchObject({ state: 'unknown' })
    expect(await service.decisions.look({ key: randomUUID() })).toMatchObject({ error: { kind: 'not-found' } })
  })

  test('only what reading back cannot decide is the user’s to decide', async () => {
    platform.recharging = () => lost
    const service = await startBare()
    await sent(service)
    const key = await keyOf(service)
    now = NOW + 60
    expect(await service.decisions.decide({ key, seen: [], bookedAs: null })).toMatchObject({ error: { kind: 'busy' } })
    await until(service, 'absent')
    expect(await service.decisions.decide({ key, seen: [], bookedAs: null })).toMatchObject({ value: { state: 'absent', message: null } })
  })

  test('where an absent one may have arrived late, the same is not sent again, another note is', async () => {
    platform.recharging = () => lost
    const service = await startBare()
    await sent(service)
    await until(service, 'absent')
    platform.book({ id: 'one', amount: 50_000, note: 'Cheq' })
    expect(await sent(service)).toMatchObject({ state: 'refused', message: expect.stringMatching(/^Nothing was sent\. .* change its note\.$/) as unknown })
    platform.recharging = (booking) => answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    const asked = request()
    expect(await sent(service, { ...asked, variables: { ...asked.variables, note: 'Cheque again' } })).toMatchObject({ state: 'done' })
  })

  test('a payment that was sent with a reference is read back by it, whatever the profile says by then', async () => {
    platform.recharging = (booking) => {
      platform.book({ ...booking, id: 'ours' })
      platform.book({ ...booking, id: 'equal', note: 'Cheque' })
      platform.reading = () => failure('unreachable', 'There is no network.')
      return lost
    }
    const first = await start()
    await sent(first)
    first.close()
    platform.reading = list
    const second = await startBare()
    expect(await until(second, 'done')).toMatchObject({ found: true, data: expect.stringContaining('"ours"') as unknown })
  })
})

describe('no usable answer', () => {
  test('booked: found by reading back', async () => {
    const service = await start()
    platform.recharging = (booking) => {
      platform.book(booking)
      return lost
    }
    expect(await sent(service)).toMatchObject({ state: 'unknown', message: null })
    const found = await until(service, 'done')
    expect(found).toMatchObject({ found: true, checkedAt: NOW })
    expect(JSON.parse(found.data ?? '')).toMatchObject({
      siteWalletRechargeByAdmin: { amount: 50_000, note: expect.stringMatching(/^Cheque \[ref [0-9a-f]{8}\]$/) },
    })
  })

  test('not booked: absent after several readings, and then it may be sent again', async () => {
    const service = await start()
    platform.recharging = () => lost
    await sent(service)
    await until(service, 'absent')
    expect(platform.reads.length).toBeGreaterThan(2)
    platform.recharging = (booking) => answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    expect(await sent(service)).toMatchObject({ state: 'done', found: false })
    expect(await listed(service)).toHaveLength(1)
  })

  test('booked only some time after the connection was lost: found all the same', async () => {
    const service = await start({ pauses: [0, 5], running: 2500, lateness: 2500 })
    let late: Booking | undefined
    platform.recharging = (booking) => {
      late = booking
      return lost
    }
    await sent(service)
    await vi.waitUntil(() => platform.reads.length > 4)
    expect(await firstOf(service)).toMatchObject({ state: 'unknown', checkedAt: NOW })
    if (late !== undefined) platform.book(late)
    await until(service, 'done')
    expect(platform.sent).toHaveLength(1)
  })

  test('one of the same amount and text that was there before is not ours', async () => {
    platform.credits = [{ id: 'twin', amount: 50_000, note: 'Cheque' }]
    const service = await start()
    platform.recharging = () => lost
    await sent(service)
    expect(await until(service, 'absent')).toMatchObject({ found: false, data: null })
  })

  test('of two alike since then one is ours: nothing is sent again', async () => {
    const service = await start()
    platform.recharging = (booking) => {
      platform.book(booking)
      platform.book({ ...booking, id: 'of-somebody-else', note: 'Cheque' })
      return lost
    }
    await sent(service)
    await until(service, 'done')
    expect(platform.sent).toHaveLength(1)
  })

  test('is found behind more than fifty newer ones', async () => {
    const service = await start()
    platform.recharging = (booking) => {
      platform.book(booking)
      for (let index = 0; index < 120; index++) platform.book({ id: `other-${index}`, amount: 1, note: 'Other' })
      return lost
    }
    await sent(service)
    expect(await until(service, 'done')).toMatchObject({ found: true })
  })

  test.each([
    ['that does not end', (read: number) => `${read} `, 800],
    ['whose pages are all the same', () => '', 8],
  ])('a list %s decides nothing: the payment is not taken for absent', async (_, pageName, reads) => {
    const service = await start()
    platform.recharging = () => {
      platform.reading = () =>
        answer({
          getSiteTransactionsBySite: Array.from({ length: 50 }, (_row, index) =>
            asTransaction({ id: `${pageName(platform.reads.length)}x${index}`, amount: 1, note: '' }),
          ),
        })
      return lost
    }
    await sent(service)
    await vi.waitUntil(() => platform.reads.length > reads, { timeout: 10_000 })
    expect(await firstOf(service)).toMatchObject({ state: 'unknown', checkedAt: null })
  })

  test('while the platform cannot be read nothing is said; a check settles it once it can be', async () => {
    const service = await start({ pauses: [0, 60_000], running: 0, lateness: 0 })
    const { reading } = platform
    platform.recharging = (booking) => {
      platform.book(booking)
      platform.reading = () => failure('unreachable', 'There is no network.')
      return lost
    }
    const entry = await sent(service)
    await vi.waitUntil(() => platform.reads.length > 1)
    expect(await firstOf(service)).toMatchObject({ state: 'unknown', checkedAt: null })
    platform.reading = reading
    expect(had(await service.check({ key: entry.key }))).toMatchObject({ state: 'done', found: true })
  })

  test('that comes late is noticed when the same is sent again: nothing is sent twice', async () => {
    const service = await start()
    let late: Booking | undefined
    platform.recharging = (booking) => {
      late = booking
      return lost
    }
    const { key } = await sent(service)
    await until(service, 'absent')
    await service.dismiss({ key })
    if (late !== undefined) platform.book(late)
    expect(await sent(service)).toMatchObject({ state: 'refused', message: expect.stringContaining('has arrived after all') })
    expect(platform.sent).toHaveLength(1)
    expect(notified.findLast((entry) => entry.key === key)).toMatchObject({ state: 'done', found: true })
    platform.recharging = (booking) => answer({ siteWalletRechargeByAdmin: platform.book(booking) })
    expect(await sent(service), 'a further one is another one').toMatchObject({ state: 'done', found: false })
  })

  test('that comes days later is noticed too, also once the user has put the notice away', async () => {
    const service = await start()
    let late: Booking | undefined
    platform.recharging = (booking) => {
      late = booking
      return lost
    }
    const { key } = await sent(service)
    await until(service, 'absent')
    await service.dismiss({ key })
    now += 3 * 24 * 3600
    if (late !== undefined) platform.book(late)
    expect(await sent(await start())).toMatchObject({ state: 'refused', message: expect.stringContaining('has arrived after all') })
    expect(platform.sent).toHaveLength(1)
  })

  test('that was absent is found when the user asks again', async () => {
    const service = await start()
    let late: Booking | undefined
    platform.recharging = (booking) => {
      late = booking
      return lost
    }
    const { key } = await sent(service)
    await until(service, 'absent')
    if (late !== undefined) platform.book(late)
    expect(had(await service.check({ key }))).toMatchObject({ state: 'done', found: true })
  })

  test('an error inside the console leaves no entry without an outcome', async () => {
    const service = await start()
    platform.recharging = () => {
      throw new TypeError('a bug')
    }
    expect(await sent(service)).toMatchObject({ state: 'unknown' })
    await until(service, 'absent')
  })
})

describe('a crash', () => {
  test('the next start reads back what was being sent', async () => {
    const first = await start()
    platform.recharging = (booking) => {
      platform.book(booking)
      return new Promise<never>(silent)
    }
    void first.send(request())
    await vi.waitUntil(() => platform.sent.length === 1)
    first.close()
    const second = await start()
    expect(await firstOf(second)).toMatchObject({ state: 'unknown', message: 'The console ended before the platform answered.' })
    await until(second, 'done')
    expect(platform.sent).toHaveLength(1)
  })

  test('before the baseline was there: nothing was sent, and nothing that was there before is taken for it', async () => {
    platform.credits = [{ id: 'twin', amount: 50_000, note: 'Cheque' }]
    const first = await start()
    const elsewhere = request({ siteId: 'site-2', variables: { ...request().variables, siteId: 'site-2' } })
    await sent(first, elsewhere)
    platform.reading = () => new Promise<never>(silent)
    void first.send(request())
    await vi.waitUntil(() => platform.reads.length === 2)
    // Something else is written in the meantime.
    await first.dismiss({ key: elsewhere.key })
    first.close()
    expect(await firstOf(await start())).toMatchObject({ state: 'refused', message: 'Nothing was sent: the console ended before.' })
  })

  test('a damaged journal is put aside with a notice', async () => {
    await sent(await start())
    const name = (await readdir(journals())).find((each) => each.endsWith('-log.sealed')) ?? ''
    await writeFile(join(journals(), name), 'damaged')
    const service = await start()
    expect(await listed(service)).toEqual([])
    expect(notices).toEqual(['money-journal-dropped'])
    expect(await readFile(join(journals(), `${name}.damaged`), 'utf8')).toBe('damaged')
    expect(await listed(await start())).toEqual([])
    expect(notices).toHaveLength(1)
  })

  test('a key that left the journal is not sent again either', async () => {
    const plan = {
      operation: 'SubscribeSitePlanByAdminV2' as const,
      variables: { input: { siteId: 'site-1', planName: 'Growth', amount: 50_000, curr: 'INR' } },
    }
    const [recharged, subscribed] = [request(), request(plan)]
    const first = await start()
    await sent(first, recharged)
    const execute = platform.execute.bind(platform)
    const plans: string[] = []
    platform.execute = async (operation, variables) => {
      if (operation === 'GetSubscriptionPlansBySiteId') return answer({ getSubscriptionPlansBySiteId: [] })
      if (operation !== 'SubscribeSitePlanByAdminV2') return execute(operation, variables)
      plans.push(operation)
      return answer({ subscribeSitePlanByAdminV2: { planId: 'p', subscriptionId: 's' } })
    }
    await sent(first, subscribed)
    now += 8 * 24 * 3600
    expect(await listed(await start())).toEqual([])
    // Another payment writes the journal without the old ones.
    await sent(await start(), request({ siteId: 'site-2', variables: { ...request().variables, siteId: 'site-2' } }))
    const later = await start()
    const settled = { ok: false, error: { kind: 'invalid-arguments', message: expect.stringContaining('settled more than a week ago') } }
    expect(await later.send(recharged)).toMatchObject(settled)
    expect(await later.send(subscribed)).toMatchObject(settled)
    expect([platform.sent.length, plans.length]).toEqual([2, 1])
  })

  test('a restored folder: what was sent since is found by its reference', async () => {
    const copy = join(folder, 'copy')
    await sent(await start(), request({ siteId: 'site-2', variables: { ...request().variables, siteId: 'site-2' } }))
    await cp(journals(), copy, { recursive: true })
    const lostSince = request()
    await sent(await start(), lostSince)
    await rm(journals(), { recursive: true })
    await cp(copy, journals(), { recursive: true })
    expect(await sent(await start(), lostSince)).toMatchObject({ state: 'done', found: true })
    expect(platform.sent).toHaveLength(2)
  })

  test('what is settled is kept for a week', async () => {
    await sent(await start())
    now += 6 * 24 * 3600
    expect(await listed(await start())).toHaveLength(1)
    now += 2 * 24 * 3600
    expect(await listed(await start())).toEqual([])
  })
})

describe('users', () => {
  test('forgotten while it is prepared: it is not sent, and its user has no journal again', async () => {
    const service = await start()
    const read = Promise.withResolvers<Answer>()
    platform.reading = () => read.promise
    const sending = service.send(request())
    await vi.waitUntil(() => platform.reads.length === 1)
    signIn(undefined)
    await service.forgetOwner('asha')
    await rm(journals(), { recursive: true, force: true })
    read.resolve(list([]))
    expect(await sending).toMatchObject({ ok: true, value: { state: 'refused' } })
    await service.settled()
    expect(platform.sent).toEqual([])
    expect(await readdir(journals()).catch(() => [])).toEqual([])
  })

  test('signed out while it is sent: it stays with its user, and is read back at the next sign-in', async () => {
    const service = await start()
    platform.recharging = (booking) => {
      platform.book(booking)
      signIn(undefined)
      return failure('signed-out', 'You signed out before the answer came.', { outcome: 'unknown' })
    }
    await sent(service)
    notified.length = 0
    signIn('ravi')
    expect(await listed(service)).toEqual([])
    expect(notified).toEqual([])
    signIn('asha')
    await until(service, 'done')
    expect(platform.sent).toHaveLength(1)
  })

  test('signed out before it went out: nothing is sent', async () => {
    const service = await start()
    const { reading } = platform
    platform.reading = (credits) => {
      signIn(undefined)
      return reading(credits)
    }
    await service.send(request())
    expect(platform.sent).toEqual([])
    signIn('asha')
    expect(await firstOf(service)).toMatchObject({ state: 'refused' })
  })

  test('nobody signed in has no entries', async () => {
    const service = await start()
    await sent(service)
    signIn(undefined)
    expect(await listed(service)).toEqual([])
    expect(await service.check({ key: randomUUID() })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  })
})
