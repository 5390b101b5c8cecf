import { expect, test } from 'vitest'
import type { BulkRun } from '#shared/bridge/bulk.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { type NewsSources, newsOf } from './news.ts'

const NOTHING: NewsSources = { payments: [], bulkRuns: [], campaign: null, downloads: [], expiring: null, today: '2026-11-24' }

const payment = (change: Partial<MoneyEntry>): MoneyEntry => ({
  key: 'key-1',
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 'site-1',
  domain: 'aditi.example',
  amount: 50_000,
  currency: 'INR',
  text: 'Renewal',
  state: 'done',
  startedAt: 100,
  settledAt: 110,
  checkedAt: null,
  found: false,
  message: null,
  data: null,
  ...change,
})

const bulkRun = (change: Partial<BulkRun>): BulkRun => ({
  key: 'run-1',
  field: 'salesPerson',
  label: 'Sales Person: Kiran',
  origin: 'change',
  startedAt: 100,
  endedAt: 200,
  state: 'done',
  message: null,
  counts: { waiting: 0, sending: 0, done: 9, failed: 0, unknown: 0, skipped: 1 },
  secondsLeft: null,
  ...change,
})

const campaign: CampaignRun = {
  key: 'c-1',
  channel: 'WHATSAPP',
  template: 'Festival',
  total: 1200,
  queued: 1200,
  uncertain: 0,
  state: 'done',
  message: null,
  startedAt: 50,
}

const titles = (sources: Partial<NewsSources>): string[] => newsOf({ ...NOTHING, ...sources }).map(({ title, detail }) => `${title}: ${detail}`)

test('a payment is news where it went wrong or became known late, and none while it is sent or was answered at once', () => {
  const payments = [
    payment({ state: 'sending', settledAt: null }),
    payment({ state: 'done' }),
    payment({ key: 'key-2', state: 'done', found: true }),
    payment({ key: 'key-3', state: 'unknown', settledAt: null }),
    payment({ key: 'key-4', state: 'refused', message: 'The wallet is locked.' }),
  ]
  expect(titles({ payments })).toEqual([
    'Recharge of ₹500.00 for aditi.example: The wallet is locked.',
    "Recharge of ₹500.00 for aditi.example: We don't know yet whether it went through.",
    'Recharge of ₹500.00 for aditi.example: It went through after all.',
  ])
})

test('the same payment is news again once more is known of it', () => {
  const ids = (state: MoneyEntry['state'], found = false) => newsOf({ ...NOTHING, payments: [payment({ state, found })] }).map(({ id }) => id)
  expect([ids('unknown'), ids('absent'), ids('done', true)]).toEqual([['payment:key-1:unknown'], ['payment:key-1:absent'], ['payment:key-1:done']])
})

test('a bulk change is news when it has ended, or waits for the user', () => {
  expect(titles({ bulkRuns: [bulkRun({})] })).toEqual(['Bulk change Sales Person: Kiran has ended: 9 done, 1 skipped, 0 failed or unknown'])
  expect(titles({ bulkRuns: [bulkRun({ endedAt: null, state: 'paused', message: 'The disk is full.' })] })).toEqual([
    'Bulk change Sales Person: Kiran is paused: The disk is full.',
  ])
  expect(titles({ bulkRuns: [bulkRun({ endedAt: null, state: 'running' })] })).toEqual([])
})

test('a campaign, a file and licenses that end; what needs the user comes first', () => {
  const file = { id: 'f-1', name: 'Sites.xlsx', received: 10, total: 10, failure: null }
  const items = newsOf({
    ...NOTHING,
    campaign,
    downloads: [
      { ...file, state: 'done' },
      { ...file, id: 'f-2', name: 'INV-7.pdf', state: 'failed', failure: 'The disk is full.' },
      { ...file, id: 'f-3', state: 'running' },
    ],
    expiring: 3,
  })
  expect(items.map(({ title, to }) => [title, to])).toEqual([
    ['INV-7.pdf', null],
    ['3 licenses end within 30 days', '/?license=expiring'],
    ['Campaign Festival is queued', '/customer-list?run=c-1'],
    ['Sites.xlsx', null],
  ])
  expect(titles({ campaign: { ...campaign, state: 'stopped', queued: 15, message: 'You stopped it.' } })).toEqual([
    'Campaign Festival was stopped: 15 of 1,200 messages are queued. You stopped it.',
  ])
  expect(titles({ expiring: 0 })).toEqual([])
})
