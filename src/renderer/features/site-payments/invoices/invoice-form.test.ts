import { describe, expect, test } from 'vitest'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import type { PaymentSite } from '../payment-site.ts'
import { amountWarning, type InvoiceValues, invoiceDefaults, invoiceSchema, invoiceVariables } from './invoice-form.ts'

const site: PaymentSite = {
  siteId: 'site-1',
  domain: 'aditi.example',
  companyName: 'Aditi Kitchen',
  custName: 'Aditi Rao',
  mobile: '9800000000',
  currency: 'INR',
  country: 'IND',
  siteType: null,
  siteOptions: null,
  channelPartner: null,
  channelPartnerId: null,
  partnerType: null,
  isWalletEnabled: true,
}
const BOOKED_AT = 1_794_000_000
const transaction: SiteTransaction = {
  id: 't-1',
  amount: 50_050,
  balance: 50_050,
  currency: 'INR',
  transactionId: 'TXN00000001',
  createdAt: BOOKED_AT,
  service: 'Recharge',
  note: 'Cheque',
  rechargeBy: 'Admin',
  paymentState: 'PAID_OFFLINE',
  attachedInvoice: null,
}
const values: InvoiceValues = {
  billTo: 'Aditi Kitchen',
  custName: 'Aditi Rao',
  custMob: '9800000000',
  serviceName: 'Recharge',
  invoiceAmount: '500.50',
  invoiceDate: '2026-11-06',
}
const problemsOf = (change: Partial<InvoiceValues>): Record<string, string> => {
  const { error } = invoiceSchema.safeParse({ ...values, ...change })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('every field is required [INV-002] [INV-003]', () => {
  expect(problemsOf({ billTo: ' ', custName: ' ', custMob: ' ', serviceName: ' ', invoiceAmount: ' ', invoiceDate: ' ' })).toEqual({
    billTo: 'Please enter company name.',
    custName: 'Please enter customer name.',
    custMob: 'Please enter mobile.',
    serviceName: 'Please enter service name.',
    invoiceAmount: 'Please enter amount.',
    invoiceDate: 'Please enter date.',
  })
  expect(problemsOf({})).toEqual({})
})

describe('an amount', () => {
  test.each([
    ['0', 'The amount must be more than 0.'],
    ['0.001', 'The amount must be more than 0.'],
    ['-1', 'The amount cannot be negative.'],
    ['1,00', 'Please enter the amount in figures, such as 1000 or 19.99.'],
    ['1e5', 'Please enter the amount in figures, such as 1000 or 19.99.'],
    ['123456789012345', 'The amount is larger than the platform can hold.'],
  ])('is refused: %s', (invoiceAmount, message) => expect(problemsOf({ invoiceAmount })).toEqual({ invoiceAmount: message }))
})

test.each(['2026-02-30', '31/01/2026', 'tomorrow'])('a day that is none is refused: %s', (invoiceDate) => {
  expect(problemsOf({ invoiceDate })).toEqual({ invoiceDate: 'Please enter a date, such as 31/01/2028 or 2028-01-31.' })
})

test('starts with the people of the site and the booking [INV-019]', () => {
  expect(invoiceDefaults(site, transaction)).toEqual({ ...values, invoiceDate: formatFormDate(BOOKED_AT) })
  expect(
    invoiceDefaults({ ...site, companyName: null, custName: null, mobile: null }, { ...transaction, service: null, amount: null, createdAt: null }),
  ).toEqual({ billTo: '', custName: '', custMob: '', serviceName: '', invoiceAmount: '', invoiceDate: '' })
})

test('regenerating starts with the amount of the invoice that is replaced [INV-019]', () => {
  expect(invoiceDefaults(site, transaction, 60_000).invoiceAmount).toBe('600.00')
})

test.each([
  [50_050, null, null],
  [50_050, 50_050, null],
  [60_000, null, 'This invoice is ₹600.00; its transaction is ₹500.50.'],
  [60_000, 60_000, 'This invoice is ₹600.00; its transaction is ₹500.50.'],
  [60_000, 50_050, 'This invoice is ₹600.00; its transaction and the invoice it replaces are ₹500.50.'],
  [60_000, 70_000, 'This invoice is ₹600.00; its transaction is ₹500.50, and the invoice it replaces is ₹700.00.'],
  [50_050, 60_000, 'This invoice is ₹500.50; the invoice it replaces is ₹600.00.'],
  [null, 60_000, null],
])('an amount of %s, replacing %s, is warned of with every other amount', (amount, replaced, warning) => {
  expect(amountWarning(amount, { booked: 50_050, replaced, currency: 'INR' })).toBe(warning)
})

test('sends minor units, the total equal to the amount, billed to the company on the day typed [INV-008] [INV-009] [CALL-049]', () => {
  expect(invoiceVariables('site-1', 'TXN00000001', values, 50_050)).toEqual({
    input: {
      siteId: 'site-1',
      transactionId: 'TXN00000001',
      date: '2026-11-06',
      billTo: 'Aditi Kitchen',
      custMob: '9800000000',
      custName: 'Aditi Rao',
      serviceName: 'Recharge',
      amt: 50_050,
      total: 50_050,
    },
  })
})
