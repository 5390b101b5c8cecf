import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { MoneyJournal } from './journal/money-journal.ts'
import { PaymentLedger } from './journal/payment-ledger.ts'
import type { StoredEntry } from './journal/stored-entry.ts'
import { PaymentReadBack } from './payment-read-back.ts'

// When a payment without an answer counts as booked, as absent, and as undecided.

const KEY = '1f3a9c2e-0000-4000-8000-000000000000'
const NOTE = 'Menu photos [ref 1f3a9c2e]'
const VARIABLES = { siteId: 'site-1', amt: 49_900, currency: 'INR', serviceName: 'Menu photos', note: NOTE }
const OURS = { id: 'ours', amt: 49_900, serviceName: 'Menu photos', note: NOTE, createdAt: 1 }

const sent: StoredEntry = {
  entry: {
    key: KEY,
    operation: 'CreateSiteExtraService',
    siteId: 'site-1',
    domain: 'cafe.example',
    amount: 49_900,
    currency: 'INR',
    text: 'Menu photos',
    state: 'unknown',
    startedAt: 1000,
    settledAt: null,
    checkedAt: null,
    found: false,
    message: 'The connection broke off.',
    data: null,
  },
  variables: VARIABLES,
  baseline: ['old'],
  prepared: true,
  recordId: null,
  superseded: false,
  dismissed: false,
}

let items: readonly object[] = []
let answer: () => Result<{ data: string; receivedAt: number }>
let owner: string | undefined
let clock: number
let isWritten: boolean
let onChanged: () => void
let onWritten: () => void
const asked: unknown[] = []
const errors: string[] = []
const changed: MoneyEntry[] = []
const unmarked: string[] = []

/** A journal that takes what it is given: what is written is not this file's subject. */
const journal = {
  isKept: () => true,
  load: async () => success([]),
  save: async () => {
    onWritten()
    return isWritten ? success(undefined) : failure('storage', 'The disk is full.')
  },
  spent: { add: async () => success(undefined) },
  markers: { remove: async (_: unknown, key: string) => void unmarked.push(key), find: async () => success(null), write: async () => success(undefined) },
} as unknown as MoneyJournal

const readBack = (pauses: readonly number[] = [0]) =>
  new PaymentReadBack({
    platform: {
      execute: async (_, variables) => {
        asked.push(variables)
        return answer()
      },
    },
    identity: { owner: () => owner },
    onChange: (entry) => {
      changed.push(entry)
      onChanged()
    },
    logger: { info: () => undefined, warn: () => undefined, error: (line: string) => void errors.push(line) },
    now: () => 2000,
    timeouts: { pauses, running: 60, lateness: 40 },
  })

const ledgerWith = async (stored: StoredEntry): Promise<PaymentLedger> => {
  const ledger = new PaymentLedger('asha', journal)
  await ledger.read(1000)
  ledger.add(stored)
  return ledger
}

beforeEach(() => {
  items = [{ ...OURS, id: 'old', note: null }]
  answer = () => success({ data: JSON.stringify({ getSiteExtraServicesBySiteId: { items, nextToken: null } }), receivedAt: 1 })
  owner = 'asha'
  isWritten = true
  onChanged = () => undefined
  onWritten = () => undefined
  clock = 0
  for (const kept of [asked, errors, changed, unmarked]) kept.length = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterEach(() => void vi.restoreAllMocks())

test('what is not found counts as absent after two readings, and not before the platform may show it', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack()
  reading.doubt(KEY)
  clock = 99
  await reading.look(ledger, KEY)
  await reading.look(ledger, KEY)
  expect(ledger.get(KEY)).toMatchObject({ entry: { state: 'unknown', settledAt: null, checkedAt: 2000 }, baseline: ['old'] })
  expect(changed.map(({ state }) => state)).toEqual(['unknown', 'unknown'])
  clock = 100
  await reading.look(ledger, KEY)
  expect(ledger.get(KEY)).toMatchObject({ entry: { state: 'absent', settledAt: 2000, found: false }, baseline: ['old'], recordId: null })
  expect(changed.at(-1)?.state).toBe('absent')
  expect(unmarked).toEqual([KEY])
})

test('an outcome is reported and kept also where the payment is forgotten while it is written', async () => {
  const ledger = await ledgerWith(sent)
  items = [OURS]
  onWritten = () => ledger.forget(KEY)
  await readBack().look(ledger, KEY)
  expect(ledger.get(KEY)).toBeUndefined()
  expect(changed.map(({ state }) => state)).toEqual(['done'])
})

test('one late reading alone does not decide it', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack()
  reading.doubt(KEY, 10)
  clock = 5000
  await reading.look(ledger, KEY)
  expect(ledger.entry(KEY).state).toBe('unknown')
  await reading.look(ledger, KEY)
  expect(ledger.entry(KEY).state).toBe('absent')
})

test('without a doubt, or while it is being sent, nothing becomes absent', async () => {
  const ledger = await ledgerWith({ ...sent, entry: { ...sent.entry, state: 'sending' } })
  const reading = readBack()
  clock = 5000
  await reading.look(ledger, KEY)
  await reading.look(ledger, KEY)
  reading.doubt(KEY, 0)
  await reading.look(ledger, KEY)
  await reading.look(ledger, KEY)
  expect(ledger.entry(KEY)).toMatchObject({ state: 'sending', checkedAt: 2000, settledAt: null })
})

test('what is found is done: with its record, without the records from before, and its marker stays until it was seen', async () => {
  items = [OURS, ...items]
  const ledger = await ledgerWith(sent)
  await readBack().look(ledger, KEY)
  expect(ledger.get(KEY)).toMatchObject({
    entry: { state: 'done', found: true, message: null, checkedAt: 2000, settledAt: 2000, data: expect.stringContaining('"createSiteExtraService"') },
    recordId: 'ours',
    baseline: [],
  })
  expect(unmarked).toEqual([])
  expect(changed).toEqual([ledger.entry(KEY)])
})

test('the record of another payment is not taken for it', async () => {
  items = [OURS, ...items]
  const ledger = await ledgerWith(sent)
  ledger.add({ ...sent, entry: { ...sent.entry, key: 'another', state: 'done' }, recordId: 'ours' })
  await readBack().look(ledger, KEY)
  expect(ledger.entry(KEY).state).toBe('unknown')
})

test('a reading that fails says nothing: neither that it was checked nor that it is missing', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack()
  reading.doubt(KEY, 0)
  answer = () => failure('unreachable', 'Away.')
  clock = 5000
  for (let round = 0; round < 3; round += 1) await reading.look(ledger, KEY)
  expect(ledger.entry(KEY)).toEqual(sent.entry)
  expect(changed).toEqual([])
  expect(asked).toHaveLength(3)
})

test('two looks at one time read the platform once', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack()
  await Promise.all([reading.look(ledger, KEY), reading.look(ledger, KEY)])
  expect(asked).toHaveLength(1)
})

test('nothing is read for a user who is gone, nor for what is not known', async () => {
  const ledger = await ledgerWith(sent)
  await readBack().look(ledger, 'nothing')
  owner = 'imran'
  await readBack().look(ledger, KEY)
  expect(asked).toEqual([])
})

test('a user who left while it was read is not told; what was found is kept', async () => {
  items = [OURS, ...items]
  const ledger = await ledgerWith(sent)
  const look = readBack().look(ledger, KEY)
  owner = 'imran'
  await look
  expect(ledger.entry(KEY).state).toBe('done')
  expect(changed).toEqual([])
})

test('an outcome that cannot be written is in the log, and only then', async () => {
  const ledger = await ledgerWith(sent)
  await readBack().settle(ledger, KEY, { state: 'refused' })
  expect(errors).toEqual([])
  isWritten = false
  await readBack().settle(ledger, KEY, { state: 'refused' })
  expect(errors).toEqual(['An outcome could not be written to the journal of sent money'])
})

test('following ends with the outcome, and at once when the console closes', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack()
  answer = () => {
    items = asked.length < 3 ? items : [OURS, ...items]
    return success({ data: JSON.stringify({ getSiteExtraServicesBySiteId: { items, nextToken: null } }), receivedAt: 1 })
  }
  reading.follow(ledger, KEY)
  reading.follow(ledger, KEY)
  expect(reading.isFollowed(KEY)).toBe(true)
  await expect.poll(() => reading.isFollowed(KEY)).toBe(false)
  expect(ledger.entry(KEY).state).toBe('done')
  expect(asked).toHaveLength(3)

  const closing = readBack()
  const other = await ledgerWith(sent)
  closing.follow(other, KEY)
  closing.close()
  await expect.poll(() => closing.isFollowed(KEY)).toBe(false)
  expect(asked).toHaveLength(3)
  expect(errors).toEqual([])
})

/** Follows up to the pause after the first round, which found nothing. */
const followOneRound = async (reading: PaymentReadBack, ledger: PaymentLedger): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  onChanged = resolve
  reading.follow(ledger, KEY)
  await promise
  await reading.running(KEY)
  await nextTurn()
}

test('an outcome that is found between two rounds of following is told once', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack([0, 30])
  await followOneRound(reading, ledger)
  items = [OURS, ...items]
  await reading.look(ledger, KEY)
  await expect.poll(() => reading.isFollowed(KEY)).toBe(false)
  expect(changed.map(({ state }) => state)).toEqual(['unknown', 'done'])
  expect(asked).toHaveLength(2)
})

test('what was forgotten between two rounds of following is followed no further', async () => {
  const ledger = await ledgerWith(sent)
  const reading = readBack([0, 30])
  await followOneRound(reading, ledger)
  await reading.settle(ledger, KEY, { state: 'refused' })
  ledger.forget(KEY)
  await expect.poll(() => reading.isFollowed(KEY)).toBe(false)
  expect(asked).toHaveLength(1)
  expect(errors).toEqual([])
})

test('before it is sent again: what has arrived since is found, and a failing reading stops it', async () => {
  const absent: StoredEntry = { ...sent, entry: { ...sent.entry, state: 'absent' } }
  const ledger = await ledgerWith(absent)
  expect(await readBack().arrivedLate(ledger, [absent])).toEqual({ ok: true, value: false })
  expect(await readBack().arrivedLate(ledger, [{ ...absent, variables: {} }])).toEqual({ ok: true, value: false })
  answer = () => failure('unreachable', 'Away.')
  expect(await readBack().arrivedLate(ledger, [absent])).toEqual({ ok: false, error: { kind: 'unreachable', message: 'Away.' } })
  items = [OURS, ...items]
  answer = () => success({ data: JSON.stringify({ getSiteExtraServicesBySiteId: { items, nextToken: null } }), receivedAt: 1 })
  expect(await readBack().arrivedLate(ledger, [{ ...absent, variables: {} }, absent])).toEqual({ ok: true, value: true })
  expect(ledger.entry(KEY)).toMatchObject({ state: 'done', found: true })
})
