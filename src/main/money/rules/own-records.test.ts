import { describe, expect, test } from 'vitest'
import { ruleOf } from '../money-request.ts'
import type { MoneyRule } from '../money-rule.ts'

const ruled = (rule: MoneyRule | null): MoneyRule => {
  if (rule === null) throw new Error('The variables are not those of the operation')
  return rule
}
const answers = (rule: MoneyRule, data: object) => rule.page(data, {}).records.map(({ answer }) => answer)

describe('a plan for a site', () => {
  const SENT = { input: { siteId: 'site-1', planName: 'Growth', amount: 0, curr: 'INR', fromDate: 1 } }
  const rule = ruled(ruleOf('SubscribeSitePlanByAdminV2', SENT))
  const plan = (planName: string, amount: number) => ({ planId: 'plan-3', planName, amount, subscriptionId: 'sub-3' })

  test('may be free, and is charged to its site in its currency', () => {
    expect(rule.charge).toEqual({ siteId: 'site-1', amount: 0, currency: 'INR' })
    expect([rule.leastAmount, rule.list, rule.hasBaseline]).toEqual([0, 'whole', true])
    expect(rule.referenced('[ref 0badcafe]')).toEqual(SENT)
  })

  test('is the one of its name and amount among all plans of the site', () => {
    expect([rule.readBack, rule.firstPage('site-7')]).toEqual(['GetSubscriptionPlansBySiteId', { siteId: 'site-7' }])
    const getSubscriptionPlansBySiteId = [plan(' Growth ', 0), plan('Growth', 100), plan('Starter', 0)]
    expect(rule.page({ getSubscriptionPlansBySiteId }, {})).toEqual({
      records: [
        { id: 'plan-3', answer: { subscribeSitePlanByAdminV2: { planId: 'plan-3', subscriptionId: 'sub-3' } } },
        { id: 'plan-3', answer: null },
        { id: 'plan-3', answer: null },
      ],
      ids: [],
      next: null,
    })
    expect(rule.recordOf({ subscribeSitePlanByAdminV2: { planId: 'plan-4' } })).toBe('plan-4')
  })

  test.each(['siteId', 'planName', 'amount', 'curr'])('without its %s there is none', (name) => {
    expect(ruleOf('SubscribeSitePlanByAdminV2', { input: { ...SENT.input, [name]: undefined } })).toBeNull()
    expect(ruleOf('SubscribeSitePlanByAdminV2', { ...SENT, more: 1 })).toBeNull()
  })
})

describe('a one-time service', () => {
  const SENT = { siteId: 'site-1', amt: 49_900, currency: 'USD', serviceName: 'Menu photos', note: 'twelve [ref 1f3a9c2e]' }
  const rule = ruled(ruleOf('CreateSiteExtraService', SENT))
  const made = (change: object = {}) => ({ id: 'extra-2', amt: 49_900, serviceName: 'Menu photos', note: SENT.note, createdAt: 5, ...change })
  const listed = (items: readonly object[], nextToken: string | null = null) => ({ getSiteExtraServicesBySiteId: { items, nextToken } })

  test('may be free, is charged to its site, and carries its reference in the note', () => {
    expect(rule.charge).toEqual({ siteId: 'site-1', amount: 49_900, currency: 'USD' })
    expect([rule.leastAmount, rule.list, rule.hasBaseline]).toEqual([0, 'newest-first', true])
    expect(ruled(ruleOf('CreateSiteExtraService', { ...SENT, note: null })).referenced('[ref 0badcafe]')).toEqual({ ...SENT, note: '[ref 0badcafe]' })
  })

  test('is looked for 30 at a time, on to the next token', () => {
    expect([rule.readBack, rule.firstPage('site-7')]).toEqual(['GetSiteExtraServicesBySiteId', { siteId: 'site-7', limit: 30, nextToken: null }])
    const asked = { siteId: 'site-1', limit: 30, nextToken: 'one' }
    expect(rule.page(listed([made()], 'two'), asked)).toMatchObject({ ids: ['extra-2'], next: { siteId: 'site-1', limit: 30, nextToken: 'two' } })
    expect(rule.page(listed([made()], ''), asked).next).toBeNull()
  })

  test('is the one of its name, amount and reference', () => {
    const others = [made({ amt: 49_901 }), made({ serviceName: 'Menu' }), made({ note: 'twelve' }), made({ note: null })]
    expect(answers(rule, listed([made(), ...others]))).toEqual([{ createSiteExtraService: { id: 'extra-2', createdAt: 5 } }, null, null, null, null])
    expect(rule.recordOf({ createSiteExtraService: { id: 'extra-3' } })).toBe('extra-3')
  })

  test.each(['siteId', 'amt', 'currency', 'serviceName'])('without its %s there is none', (name) => {
    expect(ruleOf('CreateSiteExtraService', { ...SENT, [name]: undefined })).toBeNull()
    expect(ruleOf('CreateSiteExtraService', { ...SENT, more: 1 })).toBeNull()
  })
})

describe("an entry in a partner's wallet", () => {
  const INPUT = {
    siteId: 'partners',
    userId: 'deccan',
    amount: 5000,
    transactionType: 'DEBIT',
    paymentState: 'PAID_ONLINE',
    paymentMode: 'UPI',
    note: 'fee [ref 1f3a9c2e]',
  }
  const rule = ruled(ruleOf('UpdateCPWallet', { input: INPUT }))
  const entry = (change: object = {}) => ({ id: 'entry-1', siteId: 'partners', transactionType: 'DEBIT', amount: 5000, note: INPUT.note, ...change })

  test("is charged to the partner, not to the site that all partners share, in the wallet's own currency", () => {
    expect(rule.charge).toEqual({ siteId: 'deccan', amount: 5000, currency: undefined })
    expect([rule.leastAmount, rule.list, rule.hasBaseline]).toEqual([1, 'whole', true])
    expect(rule.referenced('[ref 0badcafe]')).toEqual({ input: { ...INPUT, note: 'fee [ref 1f3a9c2e] [ref 0badcafe]' } })
  })

  test("is the one of its type, amount and reference among the partner's", () => {
    expect([rule.readBack, rule.firstPage('deccan')]).toEqual(['GetUserWalletTransactions', { userId: 'deccan' }])
    const others = [entry({ transactionType: 'CREDIT' }), entry({ amount: 500 }), entry({ note: 'fee' })]
    const { siteId: _siteId, ...answered } = entry()
    expect(answers(rule, { getUserWalletTransactions: [entry(), ...others] })).toEqual([{ updateCPWallet: answered }, null, null, null])
    expect(rule.page({ getUserWalletTransactions: [entry()] }, {})).toMatchObject({ ids: [], next: null, records: [{ id: 'entry-1' }] })
    expect(rule.recordOf({ updateCPWallet: { id: 'entry-2' } })).toBe('entry-2')
  })

  test.each(Object.keys(INPUT))('without its %s there is none', (name) => {
    expect(ruleOf('UpdateCPWallet', { input: { ...INPUT, [name]: undefined } })).toBeNull()
    expect(ruleOf('UpdateCPWallet', { input: { ...INPUT, more: 1 } })).toBeNull()
  })

  test('is a credit or a debit', () => {
    expect(ruleOf('UpdateCPWallet', { input: { ...INPUT, transactionType: 'CREDIT' } })).not.toBeNull()
    expect(ruleOf('UpdateCPWallet', { input: { ...INPUT, transactionType: 'REFUND' } })).toBeNull()
  })
})
