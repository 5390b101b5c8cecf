import { describe, expect, test } from 'vitest'
import { ruleOf } from '../money-request.ts'
import type { MoneyRule } from '../money-rule.ts'

const ruled = (rule: MoneyRule | null): MoneyRule => {
  if (rule === null) throw new Error('The variables are not those of the operation')
  return rule
}

/** A full page is 50 bookings. */
const page = (rule: MoneyRule, rows: readonly object[], skips = 0) => rule.page({ getSiteTransactionsBySite: rows }, { ...rule.firstPage('site-1'), skips })

describe('a recharge', () => {
  const SENT = { siteId: 'site-1', amt: 70_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'cash [ref 1f3a9c2e]' }
  const MADE = { id: 'tx-9', amount: 70_000, balance: 90_000, currency: 'INR', note: 'cash [ref 1f3a9c2e]', createdAt: 1_790_000_000 }
  const rule = ruled(ruleOf('SiteWalletRechargeByAdmin', SENT))

  test('is charged to its site, never free, and carries its reference at the end of the note', () => {
    expect(rule.charge).toEqual({ siteId: 'site-1', amount: 70_000, currency: 'INR' })
    expect([rule.leastAmount, rule.list, rule.hasBaseline]).toEqual([1, 'newest-first', true])
    expect(ruled(ruleOf('SiteWalletRechargeByAdmin', { ...SENT, note: ' cash ' })).referenced('[ref 0badcafe]')).toEqual({
      ...SENT,
      note: 'cash [ref 0badcafe]',
    })
  })

  test('is looked for among the newest 50 credits of the wallet, and among 50 more behind a full page', () => {
    expect([rule.readBack, rule.firstPage('site-7')]).toEqual(['GetSiteTransactionsBySite', { siteId: 'site-7', type: 'CREDIT', skips: 0, limits: 50 }])
    const full = Array.from({ length: 50 }, (_, index) => ({ ...MADE, id: `tx-${index}` }))
    expect(page(rule, full, 50).next).toEqual({ siteId: 'site-1', type: 'CREDIT', skips: 100, limits: 50 })
    expect(page(rule, full.slice(1)).next).toBeNull()
    expect(page(rule, full.slice(0, 2)).ids).toEqual(['tx-0', 'tx-1'])
  })

  test('is the credit of its amount and reference, and no other', () => {
    const found = page(rule, [MADE, { ...MADE, amount: 70_001 }, { ...MADE, note: 'cash [ref 1f3a9c2f]' }, { ...MADE, note: null }]).records
    expect(found.map(({ answer }) => answer)).toEqual([{ siteWalletRechargeByAdmin: MADE }, null, null, null])
    expect(rule.recordOf({ siteWalletRechargeByAdmin: MADE })).toBe('tx-9')
  })

  test.each([
    ['siteId', 1],
    ['amt', '70000'],
    ['currency', null],
    ['rechargeBy', undefined],
    ['paymentState', 0],
    ['note', null],
    ['more', 'than it takes'],
  ])('variables with a wrong %s are none of it', (name, value) => {
    expect(ruleOf('SiteWalletRechargeByAdmin', { ...SENT, [name]: value })).toBeNull()
  })
})

describe('a transaction id', () => {
  const rule = ruled(ruleOf('GenerateTransactionId', { id: 'tx-9' }))
  const booking = (id: string, transactionId: string | null) => ({ id, transactionId, attachedInvoice: null })

  test('is asked for by the id of the booking alone; what the booking said before does not matter', () => {
    expect(rule.charge).toEqual({ siteId: undefined, amount: undefined, currency: undefined })
    expect([rule.leastAmount, rule.list, rule.hasBaseline, rule.recordOf({})]).toEqual([1, 'named', false, undefined])
    expect(rule.referenced('[ref 0badcafe]')).toEqual({ id: 'tx-9' })
    expect(ruleOf('GenerateTransactionId', { id: 9 })).toBeNull()
    expect(ruleOf('GenerateTransactionId', { id: 'tx-9', note: '' })).toBeNull()
  })

  test('is there once its booking has one, among bookings of both types', () => {
    expect(rule.firstPage('site-1')).toEqual({ siteId: 'site-1', type: null, skips: 0, limits: 50 })
    expect(page(rule, [booking('tx-8', 'T8'), booking('tx-9', 'T9')]).records).toEqual([
      { id: 'T9', answer: { generateTransactionId: { id: 'tx-9', transactionId: 'T9' } } },
    ])
    expect(page(rule, [booking('tx-9', null)]).records).toEqual([{ id: 'none', answer: null }])
    expect(page(rule, [booking('tx-8', 'T8')]).records).toEqual([])
  })
})

describe('an invoice', () => {
  const SENT = { input: { siteId: 'site-1', transactionId: 'T9', amt: 70_800, total: 70_800, billTo: 'Asha' } }
  const rule = ruled(ruleOf('GenerateSiteInvoice', SENT))
  const attached = (key: string | null) => ({ invoiceId: 'INV-4', invoicePdf: key === null ? null : { bucket: 'b', region: 'r', key } })
  const booking = (transactionId: string | null, attachedInvoice: object | null) => ({ id: 'tx-9', transactionId, attachedInvoice })

  test('is charged with its total to its site', () => {
    expect(rule.charge).toEqual({ siteId: 'site-1', amount: 70_800, currency: undefined })
    expect([rule.leastAmount, rule.list, rule.hasBaseline, rule.readBack]).toEqual([1, 'named', true, 'GetSiteTransactionsBySite'])
    expect(rule.referenced('[ref 0badcafe]')).toEqual(SENT)
    expect(rule.firstPage('site-1')).toEqual({ siteId: 'site-1', type: null, skips: 0, limits: 50 })
  })

  test('is the document at its booking; another making of it has another key', () => {
    const records = page(rule, [booking('T8', attached('a')), booking('T9', attached('pdf/1'))]).records
    expect(records).toEqual([{ id: 'INV-4 pdf/1', answer: { generateSiteInvoice: { ...attached('pdf/1'), transactionId: 'T9' } } }])
    expect(page(rule, [booking('T9', attached(null))]).records[0]?.id).toBe('INV-4 ')
    expect(page(rule, [booking('T9', null)]).records).toEqual([{ id: 'none', answer: null }])
    expect(rule.recordOf({ generateSiteInvoice: attached('pdf/2') })).toBe('INV-4 pdf/2')
  })

  test('whose total is not its amount is none: the total is what the user confirms', () => {
    expect(ruleOf('GenerateSiteInvoice', { input: { ...SENT.input, amt: 9_000_000 } })).toBeNull()
  })

  test.each(['siteId', 'transactionId', 'amt', 'total'])('without its %s there is none', (name) => {
    expect(ruleOf('GenerateSiteInvoice', { input: { ...SENT.input, [name]: undefined } })).toBeNull()
    expect(ruleOf('GenerateSiteInvoice', { ...SENT, more: 1 })).toBeNull()
  })
})
