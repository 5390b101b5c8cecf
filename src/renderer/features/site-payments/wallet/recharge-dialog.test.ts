import { describe, expect, test } from 'vitest'
import { rechargeSchema } from './recharge-dialog.tsx'
import { rechargeVariables } from './recharge-variables.ts'

const problemsOf = (values: object): Record<string, string> => {
  const { error } = rechargeSchema.safeParse({ rechargeAmount: '', rechargeNote: 'Cheque', ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
const problemOf = (rechargeAmount: string): string | undefined => problemsOf({ rechargeAmount })['rechargeAmount']

describe('the amount of a recharge', () => {
  test.each(['', '   '])('is required: %j [WALLET-006]', (typed) => {
    expect(problemOf(typed)).toBe('Please enter Recharge Amount between 100 To 100000')
  })

  test.each(['0', '0.99', '-5'])('below 1 is rejected: %s [WALLET-007]', (typed) => {
    expect(problemOf(typed)).toBe('Please enter Recharge Amount Grater than 100')
  })

  test.each(['1', '99', '100001'])('1 and above is accepted: %s [WALLET-008]', (typed) => {
    expect(problemOf(typed)).toBeUndefined()
  })
})

test.each(['', '  \n'])('the note is required: %j [WALLET-009] [WALLET-010]', (rechargeNote) => {
  expect(problemsOf({ rechargeAmount: '500', rechargeNote })).toEqual({ rechargeNote: 'Please Enter Notes' })
})

test('what is sent: minor units, by "Admin", paid offline [WALLET-011] [WALLET-013] [WALLET-014] [PERM-043]', () => {
  expect(rechargeVariables('site-1', 'INR', 1999, 'Cheque')).toEqual({
    siteId: 'site-1',
    amt: 1999,
    currency: 'INR',
    rechargeBy: 'Admin',
    paymentState: 'PAID_OFFLINE',
    note: 'Cheque',
  })
})
