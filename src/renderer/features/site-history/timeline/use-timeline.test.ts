import { describe, expect, test } from 'vitest'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import type { SiteEvent } from '../use-site-events.ts'
import { countKinds, inOrder } from './timeline-list.ts'
import { eventEntry, extraServiceEntry, missingTogether, planEntry, serviceEntries, transactionEntries } from './use-timeline.ts'

const event = (part: Partial<SiteEvent>): SiteEvent => ({
  id: 'e1',
  eventName: 'Billing',
  eventType: 'MANUAL',
  note: 'Called',
  reason: null,
  createdAt: 100,
  createdBy: 'asha',
  ...part,
})
const transaction = (part: Partial<SiteTransaction>): SiteTransaction => ({
  id: 't1',
  amount: 50_000,
  balance: 60_000,
  currency: 'INR',
  transactionId: 'TXN1',
  createdAt: 100,
  service: 'Recharge',
  note: 'Cheque',
  rechargeBy: 'Admin',
  paymentState: 'PAID_OFFLINE',
  attachedInvoice: null,
  ...part,
})

describe('an event of the site', () => {
  test.each([
    ['a note', {}, 'note'],
    ['what a save left behind', { eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site' }, 'setup'],
    ['what was logged by hand after a save', { eventName: 'Setup' }, 'setup'],
    ['a service switched off, which alone has a reason', { reason: 'Store Closed' }, 'service'],
    ['a note with a reason of its own making', { reason: 'Because' }, 'note'],
  ] as const)('%s', (_, part, kind) => expect(eventEntry('INR')(event(part)).kind).toBe(kind))

  test('says category, text, who and when', () => {
    expect(eventEntry('INR')(event({ reason: 'Store Closed' }))).toMatchObject({ title: 'Billing', detail: 'Store Closed · Called', who: 'asha', at: 100 })
  })
})

test('a recharge with its amount, note and who; an invoice stands with its recharge and says whose date it has', () => {
  const invoiced = transaction({ attachedInvoice: { invoiceId: 'INV-000001', invoicePdf: null } })
  expect(transactionEntries('USD', [])(invoiced)).toMatchObject([
    { kind: 'invoice', title: 'Invoice INV-000001', detail: `of the recharge of ${formatDateTime(100)} · TXN1`, amount: 50_000, at: 100 },
    { kind: 'recharge', title: 'Recharge', detail: 'Cheque · TXN1', amount: 50_000, currency: 'INR', who: 'Admin' },
  ])
  expect(transactionEntries('USD', [])(transaction({ currency: null, transactionId: null }))).toMatchObject([{ currency: 'USD', detail: 'Cheque' }])
})

test('an invoice for another amount than its recharge names both, as long as the platform names the PDF that was generated here', () => {
  const issued = [{ transactionId: 'TXN1', number: 'INV-000001', amount: 60_000, currency: 'INR', pdfKey: 'invoices/new.pdf' }]
  const invoiced = (key: string) => transaction({ attachedInvoice: { invoiceId: 'INV-000001', invoicePdf: { bucket: 'b', key, region: 'r' } } })
  const [entry, recharge] = transactionEntries('INR', issued)(invoiced('invoices/new.pdf'))
  expect(entry?.amount).toBe(60_000)
  expect(entry?.detail).toBe(`Invoice ₹600.00, transaction ₹500.00 · of the recharge of ${formatDateTime(100)} · TXN1`)
  expect(recharge?.amount).toBe(50_000)
  expect(transactionEntries('INR', issued)(invoiced('invoices/elsewhere.pdf'))[0]).toMatchObject({
    amount: 50_000,
    detail: `of the recharge of ${formatDateTime(100)} · TXN1`,
  })
})

test('a recurring service has its start and its last change, once where both are one', () => {
  const service = {
    serviceName: 'SITE',
    chargingModel: 'YEARLY',
    charges: 100,
    status: 'ACTIVE',
    masterStatus: 'On',
    startedAt: 10,
    updatedAt: 20,
    startDate: null,
    endDate: null,
    notes: null,
    addedServiceId: null,
  }
  expect(serviceEntries('INR')(service)).toMatchObject([
    { title: 'SITE last change', at: 20, detail: 'Active · Yearly · master status On' },
    { title: 'SITE start', at: 10 },
  ])
  expect(serviceEntries('INR')({ ...service, updatedAt: 10 })).toHaveLength(1)
  expect(serviceEntries('INR')({ ...service, startedAt: null, updatedAt: null })).toEqual([])
})

test('plans and one-time services are service entries with their amounts', () => {
  const plan = { planId: 'p1', planName: 'Growth', amount: 900, chargingModel: 'YEARLY', status: 'ACTIVE', createdAt: 5, curr: null }
  expect(planEntry('GBP')(plan as never)).toMatchObject({
    kind: 'service',
    title: 'Subscribed to Growth',
    detail: 'Active · Yearly',
    amount: 900,
    currency: 'GBP',
    at: 5,
  })
  const extra = { id: 'x1', sId: '1', amt: 300, currency: 'INR', serviceName: 'LOGO DESIGN', note: null, createdBy: 'asha', createdAt: 6, updatedAt: 6 }
  expect(extraServiceEntry('GBP')(extra)).toMatchObject({ title: 'One-time service LOGO DESIGN', amount: 300, currency: 'INR', who: 'asha', detail: '' })
})

test('newest first, those without a date last; counted by kind', () => {
  const entries = [transaction({ id: 'a', createdAt: null }), transaction({ id: 'b', createdAt: 5 }), transaction({ id: 'c', createdAt: 9 })].flatMap(
    transactionEntries('INR', []),
  )
  expect(inOrder(entries).map(({ id }) => id)).toEqual(['recharge:c', 'recharge:b', 'recharge:a'])
  expect(countKinds(entries)).toEqual({ note: 0, setup: 0, recharge: 3, invoice: 0, service: 0 })
})

test('parts that failed for one reason are named in one sentence and retried together, another reason for itself', () => {
  const retried: string[] = []
  const part = (what: string, message: string) => ({ what, failure: new PlatformFailure({ kind: 'rejected', message }), retry: () => void retried.push(what) })
  const together = missingTogether([
    part('The notes', 'BUSY'),
    part('The plans', 'GONE'),
    part('The recurring services', 'BUSY'),
    part('The one-time services', 'BUSY'),
  ])
  expect(together.map(({ what, failure }) => [what, failure.message])).toEqual([
    ['The notes, the recurring services and the one-time services', 'BUSY'],
    ['The plans', 'GONE'],
  ])
  together[0]?.retry()
  expect(retried).toEqual(['The notes', 'The recurring services', 'The one-time services'])
})
