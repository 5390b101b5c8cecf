import { expect, test } from 'vitest'
import type { BulkRun } from '#shared/bridge/bulk.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { type EntrySources, todayEntries } from './today-entries.ts'

const NOTHING: EntrySources = { payments: [], bulkRuns: [], campaign: null, drafts: [], invoices: [], nameOf: () => null }

const payment = (state: MoneyEntry['state'], domain = 'aditi.example'): MoneyEntry => ({
  key: `key-${state}-${domain}`,
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 'site-1',
  domain,
  amount: 50_000,
  currency: 'INR',
  text: 'Renewal',
  state,
  startedAt: 100,
  settledAt: null,
  checkedAt: null,
  found: false,
  message: null,
  data: null,
})

const COUNTS = { waiting: 6, sending: 1, done: 2, failed: 0, unknown: 0, skipped: 1 }
const bulkRun = (change: Partial<BulkRun>): BulkRun => ({
  key: 'run-1',
  field: 'salesPerson',
  label: 'Sales Person: Kiran',
  origin: 'change',
  startedAt: 100,
  endedAt: null,
  state: 'running',
  message: null,
  counts: COUNTS,
  secondsLeft: null,
  ...change,
})

const campaign: CampaignRun = {
  key: 'c-1',
  channel: 'EMAIL',
  template: 'Festival',
  total: 1200,
  queued: 15,
  uncertain: 0,
  state: 'stopped',
  message: 'You stopped it.',
  startedAt: 50,
}

const lines = (sources: Partial<EntrySources>) => todayEntries({ ...NOTHING, ...sources }).map(({ count, title, detail, to }) => [count, title, detail, to])

test('payments whose outcome is not known, and those that did not arrive; not those that are sent, booked or refused', () => {
  const payments = [payment('sending'), payment('done'), payment('refused'), payment('absent'), payment('unknown'), payment('unknown', 'cafe.example')]
  expect(lines({ payments })).toEqual([
    [2, 'Payments of unknown outcome', 'Recharge of ₹500.00 for aditi.example and 1 more', '/activity?outcome=No+answer'],
    [1, 'Payment that did not arrive', 'Recharge of ₹500.00 for aditi.example', '/activity?outcome=Not+made'],
  ])
})

test('bulk changes that run or wait, and those that ended with something left to look at', () => {
  const ended = { endedAt: 200, state: 'done' } as const
  const bulkRuns = [
    bulkRun({ key: 'a' }),
    bulkRun({ key: 'b', state: 'paused', message: 'The disk is full.' }),
    bulkRun({ key: 'c', ...ended }),
    bulkRun({ key: 'd', ...ended, counts: { ...COUNTS, failed: 2, unknown: 1 } }),
  ]
  expect(lines({ bulkRuns })).toEqual([
    [null, 'Bulk change Sales Person: Kiran is paused', 'The disk is full.', '/bulk-changes?run=b'],
    [3, 'Bulk change Sales Person: Kiran has ended', 'changes failed or of unknown outcome', '/bulk-changes?run=d'],
    [null, 'Bulk change Sales Person: Kiran is running', '3 of 10 done', '/bulk-changes?run=a'],
  ])
})

test('a campaign that is not queued to its end', () => {
  expect(lines({ campaign })).toEqual([[null, 'Campaign Festival was stopped', '15 of 1,200 messages are queued. You stopped it.', '/email-Customer?run=c-1']])
  expect(lines({ campaign: { ...campaign, state: 'done' } })).toEqual([])
})

test('drafts by the name of their site, and invoices whose files need a look', () => {
  const savedAt = new Date(2026, 10, 24, 14, 5).getTime() / 1000
  const drafts = ['create-site', 'edit-site:fqdn::aditi.example', 'edit-site:site-2'].map((form) => ({ form, savedAt }))
  const invoices = [
    { state: 'present', replacedBy: null },
    { state: 'present', replacedBy: { number: 'INV-8', amount: 1 } },
    { state: 'missing', replacedBy: null },
    { state: 'missing', replacedBy: { number: 'INV-9', amount: 1 } },
  ] as const
  const nameOf = (siteId: string) => (siteId === 'site-2' ? 'Tea House' : null)
  const begun = 'Begun and not saved, last changed 24/11/2026 14:05'
  expect(lines({ drafts, invoices, nameOf })).toEqual([
    [1, 'Downloaded invoice was replaced', 'A newer one was generated since. Download it again.', '/invoice-library?state=replaced'],
    [2, 'Downloaded invoices are missing', 'The file was moved, renamed or deleted.', '/invoice-library?state=missing'],
    [null, 'A new site', begun, '/create-site?draft=go-on'],
    [null, 'Changes of fqdn::aditi.example', begun, '/edit-site?site=fqdn%3A%3Aaditi.example&draft=go-on'],
    [null, 'Changes of Tea House', begun, '/edit-site?site=site-2&draft=go-on'],
  ])
})
