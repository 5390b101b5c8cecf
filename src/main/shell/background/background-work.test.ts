import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Emit } from '../../bridge/serve-bridge.ts'
import type { FileKind } from '../../files/file-library.ts'
import { BackgroundWork } from './background-work.ts'
import type { SystemNotification } from './notifications.ts'

let shown: SystemNotification[]
let withdrawn: number
let opened: (string | null)[]
let bars: unknown[][]
let desk: { inFront: boolean; locked: boolean; wanted: boolean }
let kind: FileKind
let emit: Emit

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  withdrawn = 0
  opened = []
  bars = []
  desk = { inFront: false, locked: false, wanted: true }
  kind = 'download'
  const work = new BackgroundWork({
    show: (notification) => {
      shown.push(notification)
      return () => {
        withdrawn += 1
      }
    },
    isInFront: () => desk.inFront,
    isLocked: () => desk.locked,
    isWanted: () => desk.wanted,
    open: (link) => opened.push(link),
    windows: () => [{ setProgressBar: (...bar) => bars.push(bar) }],
    kindOf: () => kind,
  })
  emit = work.follow(() => {})
})
afterEach(() => vi.useRealTimers())

const texts = () => shown.map(({ title, body, isUrgent }) => ({ title, body, isUrgent }))
const file = (id: string, change: object) =>
  emit('files.progress', { id, name: 'aditi.example.pdf', state: 'running', received: 0, total: null, failure: null, ...change })
const campaign = (change: object) =>
  emit('campaigns.changed', {
    key: '0b7c1d3e-5a52-4c39-9f5c-1e8f0a6d2b11',
    channel: 'EMAIL',
    template: 'Diwali',
    total: 200,
    queued: 0,
    uncertain: 0,
    state: 'queueing',
    message: null,
    startedAt: 1_790_000_000,
    ...change,
  })
const bulkChange = (change: object) =>
  emit('bulk.changed', {
    key: '5d1b7c3e-5a52-4c39-9f5c-1e8f0a6d2b11',
    field: 'salesPerson',
    label: 'Sales Person: Ravi',
    origin: 'change',
    startedAt: 1_790_000_000,
    endedAt: null,
    state: 'running',
    message: null,
    counts: { waiting: 1, sending: 0, done: 0, failed: 0, unknown: 0, skipped: 0 },
    secondsLeft: null,
    ...change,
  })
const payment = (state: MoneyEntry['state'], change: Partial<MoneyEntry> = {}) =>
  emit('money.changed', {
    key: '3f0c6f3a-9d0e-4d6b-8a49-0f4f6a5f7c22',
    operation: 'SiteWalletRechargeByAdmin',
    siteId: 'site-100019',
    domain: 'aditi.example',
    amount: 124_000,
    currency: 'INR',
    text: 'for Aditi',
    state,
    startedAt: 1_790_000_000,
    settledAt: null,
    checkedAt: null,
    found: false,
    message: null,
    data: null,
    ...change,
  })
const gathered = () => vi.advanceTimersByTime(1000)

test('an invoice that ends in the background is shown without its name, and a click opens the library', () => {
  kind = 'invoice'
  file('1', { state: 'done' })
  gathered()
  expect(texts()).toEqual([{ title: 'An invoice was downloaded', body: 'Open the console to see it.', isUrgent: false }])
  shown[0]?.onClick()
  expect(opened).toEqual(['admin-console://screen/invoice-library'])
})

test('several that end together are one notification, which says what failed', () => {
  file('1', { state: 'done' })
  file('2', { state: 'failed' })
  campaign({})
  campaign({ state: 'done' })
  gathered()
  expect(texts()).toEqual([{ title: '3 tasks have ended', body: '2 downloads, 1 campaign. Failed: 1.', isUrgent: false }])
  shown[0]?.onClick()
  expect(opened).toEqual([null])
})

test('nothing shows while a window is in front, or where the user does not want it', () => {
  desk.inFront = true
  file('1', { state: 'done' })
  gathered()
  desk = { inFront: false, locked: false, wanted: false }
  file('2', { state: 'done' })
  payment('sending')
  payment('unknown')
  gathered()
  desk.wanted = true
  file('3', { state: 'done' })
  // The user comes back before it shows.
  desk.inFront = true
  gathered()
  expect(shown).toEqual([])
})

test('a payment of unknown outcome shows at once, stays, and goes when its outcome is known', () => {
  payment('sending')
  payment('unknown')
  payment('unknown', { checkedAt: 1_790_000_060 })
  const unknown = { title: 'We don’t know yet whether a payment went through', body: 'Check it in the console before you send it again.', isUrgent: true }
  expect(texts()).toEqual([unknown])
  expect(withdrawn).toBe(0)
  payment('done', { found: true })
  expect(withdrawn).toBe(1)
  gathered()
  expect(texts()).toEqual([unknown, { title: 'A payment was recorded', body: 'Open the console to see it.', isUrgent: false }])
  shown[1]?.onClick()
  expect(opened).toEqual(['admin-console://site/site-100019'])
})

test.each(['refused', 'absent'] as const)('a payment that is %s was not recorded', (outcome) => {
  payment('sending', { operation: 'UpdateCPWallet', siteId: 'partner1' })
  payment(outcome, { operation: 'UpdateCPWallet', siteId: 'partner1' })
  gathered()
  expect(texts()).toEqual([{ title: 'A payment was not recorded', body: 'Open the console to see it.', isUrgent: false }])
  shown[0]?.onClick()
  expect(opened).toEqual(['admin-console://partner/partner1'])
})

test('what a start reads of earlier runs is no news', () => {
  payment('unknown')
  campaign({ state: 'stopped' })
  gathered()
  expect(shown).toEqual([])
})

test('a bulk change that has ended is news, with the way to it; one that the user paused is none', () => {
  bulkChange({})
  bulkChange({ state: 'paused', message: 'You paused it.' })
  gathered()
  expect(shown).toEqual([])
  bulkChange({})
  bulkChange({ state: 'done' })
  gathered()
  expect(texts()).toEqual([{ title: 'A bulk change has ended', body: expect.any(String), isUrgent: false }])
})

test('a campaign that the user stopped is no news', () => {
  campaign({})
  campaign({ state: 'stopped', message: 'You stopped it.' })
  gathered()
  expect(shown).toEqual([])
})

test('a locked console says how many have ended, and a click opens nothing of its user', () => {
  desk.locked = true
  file('1', { state: 'done' })
  payment('sending')
  payment('unknown')
  gathered()
  expect(texts()).toEqual([
    { title: '1 task has ended', body: 'Unlock the console to see it.', isUrgent: true },
    { title: '1 task has ended', body: 'Unlock the console to see it.', isUrgent: false },
  ])
  for (const { onClick } of shown) onClick()
  expect(opened).toEqual([null, null])
})

test('an update that is ready shows once', () => {
  const update = { current: '1.0.0', version: '1.1.0', isWithdrawn: false, received: 1, total: 1, message: null, checkedAt: null, isResumed: false }
  emit('updates.changed', { ...update, state: 'downloading' })
  emit('updates.changed', { ...update, state: 'ready' })
  emit('updates.changed', { ...update, state: 'ready' })
  gathered()
  expect(texts()).toEqual([{ title: 'An update is ready', body: 'Open the console to see it.', isUrgent: false }])
})

test('the bar is the mean share of all that runs, without a size where one is unknown, and goes at the end', () => {
  file('1', { received: 50, total: 100 })
  file('2', { state: 'waiting' })
  campaign({ queued: 100 })
  file('2', { received: 7 })
  file('2', { state: 'cancelled' })
  campaign({ state: 'done' })
  file('1', { state: 'done' })
  expect(bars).toEqual([
    [0.5, { mode: 'normal' }],
    [0.25, { mode: 'normal' }],
    [0.33, { mode: 'normal' }],
    [2, { mode: 'indeterminate' }],
    [0.67, { mode: 'normal' }],
    [0.83, { mode: 'normal' }],
    [-1],
  ])
})

test('a failure colours the bar for three seconds', () => {
  file('1', { received: 50, total: 100 })
  file('1', { state: 'failed' })
  expect(bars.at(-1)).toEqual([1, { mode: 'error' }])
  vi.advanceTimersByTime(2999)
  expect(bars.at(-1)).toEqual([1, { mode: 'error' }])
  vi.advanceTimersByTime(1)
  expect(bars.at(-1)).toEqual([-1])
})

test('what begins after a failure has a bar of its own', () => {
  file('1', { received: 50, total: 100 })
  file('1', { state: 'failed' })
  file('2', { received: 10, total: 100 })
  vi.advanceTimersByTime(3000)
  expect(bars.at(-1)).toEqual([0.1, { mode: 'normal' }])
})
