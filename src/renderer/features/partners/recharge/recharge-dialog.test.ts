import { describe, expect, test } from 'vitest'
import { parseMoney } from '#shared/domain/money.ts'
import { balanceAfter, EMPTY_RECHARGE, RECHARGE_MODES, rechargeSchema, rechargeVariables, TRANSACTION_TYPES } from './recharge-dialog.tsx'

const FILLED = { amount: '500', paymentMode: 'UPI', transactionType: 'CREDIT', note: 'Cheque' }
const PARTNER = { siteId: 'master', username: 'cp@demo.example' }

const problemsOf = (values: object): Record<string, string> => {
  const { error } = rechargeSchema.safeParse({ ...FILLED, ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('all four fields are required [CPL-017] [CPL-020] [CPL-021] [CPL-022] [CPL-032]', () => {
  expect(Object.keys(EMPTY_RECHARGE)).toEqual(['amount', 'paymentMode', 'transactionType', 'note'])
  expect(problemsOf(EMPTY_RECHARGE)).toEqual({
    amount: 'Please enter Amount between 100 To 100000',
    paymentMode: 'Please Select Payment Mode',
    transactionType: 'Please Select Type',
    note: 'note',
  })
  expect(problemsOf({ note: ' \n' })).toEqual({ note: 'note' })
  expect(problemsOf({})).toEqual({})
})

describe('the amount', () => {
  test.each(['0', '0.99', '-5'])('below 1 is rejected: %s [CPL-018]', (amount) => {
    expect(problemsOf({ amount })).toEqual({ amount: 'Please enter Amount Grater than 100' })
  })
  test.each(['1', '99', '1,00,000'])('1 and above is accepted: %s [CPL-019]', (amount) => {
    expect(problemsOf({ amount })).toEqual({})
  })
})

test('the modes and the types, in order; others are refused [CPL-020] [CPL-021] [CPW-009]', () => {
  expect(RECHARGE_MODES).toEqual(['CASH', 'UPI', 'DEBIT CARD', 'CREDIT CARD'])
  expect(TRANSACTION_TYPES).toEqual(['CREDIT', 'DEBIT'])
  expect(problemsOf({ paymentMode: 'CHEQUE', transactionType: 'GIFT' })).toEqual({
    paymentMode: 'Please Select Payment Mode',
    transactionType: 'Please Select Type',
  })
})

test('what is sent: minor units, the site of the user record, the user name [CPL-025] [CPL-031] [CALL2-063]', () => {
  expect(rechargeVariables(PARTNER, parseMoney('19.99') ?? 0, FILLED)).toEqual({
    input: {
      siteId: 'master',
      userId: 'cp@demo.example',
      amount: 1999,
      transactionType: 'CREDIT',
      paymentState: 'PAID_ONLINE',
      paymentMode: 'UPI',
      note: 'Cheque',
    },
  })
})

test.each([
  ['CASH', 'PAID_OFFLINE'],
  ['UPI', 'PAID_ONLINE'],
  ['DEBIT CARD', 'PAID_ONLINE'],
  ['CREDIT CARD', 'PAID_ONLINE'],
])('%s is %s [CPL-026]', (paymentMode, paymentState) => {
  expect(rechargeVariables(PARTNER, 100, { ...FILLED, paymentMode }).input.paymentState).toBe(paymentState)
})

test('a credit adds, a debit subtracts, also below nothing [CPL-027] [CPL-029]', () => {
  expect([balanceAfter(1000, 1999, 'CREDIT'), balanceAfter(1000, 1999, 'DEBIT')]).toEqual([2999, -999])
})
