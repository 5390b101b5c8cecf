import { expect, test } from 'vitest'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { MONEY_NAMES, understood } from './money-request.ts'

const SENT = { siteId: 'site-1', amt: 70_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'cash' }
const request = (change: Partial<MoneyRequest> = {}): MoneyRequest =>
  ({ key: 'k', operation: 'SiteWalletRechargeByAdmin', siteId: 'site-1', amount: 70_000, currency: 'INR', variables: SENT, ...change }) as MoneyRequest

test('what was confirmed is what is sent', () => {
  expect(understood(request())).toMatchObject({ readBack: 'GetSiteTransactionsBySite' })
})

test.each<[string, Partial<MoneyRequest>, string]>([
  ['other variables', { variables: { siteId: 'site-1' } }, 'SiteWalletRechargeByAdmin does not take these variables.'],
  ['nothing', { amount: 0, variables: { ...SENT, amt: 0 } }, 'The amount is too small.'],
  ['another amount', { amount: 70_001 }, 'The amount that was confirmed is not the one to be sent.'],
  ['another site', { siteId: 'site-2' }, 'The site or partner that was confirmed is not the one to be charged.'],
  ['another currency', { currency: 'USD' }, 'The currency that was confirmed is not the one to be sent.'],
])('%s: refused with the reason', (_, change, reason) => {
  expect(understood(request(change))).toBe(reason)
})

test('what the variables leave out is not compared: the id of a booking says nothing of amount, site and currency', () => {
  const asked = request({ operation: 'GenerateTransactionId', variables: { id: 'tx-9' }, siteId: 'site-9', amount: 5, currency: 'KES' })
  expect(understood(asked)).toMatchObject({ list: 'named' })
})

test('each payment has a name to begin a sentence with', () => {
  expect(MONEY_NAMES).toEqual({
    SiteWalletRechargeByAdmin: 'A recharge',
    SubscribeSitePlanByAdminV2: 'A subscription',
    CreateSiteExtraService: 'A one-time service',
    GenerateTransactionId: 'A transaction id',
    GenerateSiteInvoice: 'An invoice',
    UpdateCPWallet: "An entry in a partner's wallet",
  })
})
