import { describe, expect, test } from 'vitest'
import { rangeWarning } from '#components/money/amount.ts'
import { rechargeSchema, rechargeVariables } from './recharge-dialog.tsx'

const problemsOf = (values: object): Record<string, string> => {
  const { error } = rechargeSchema.safeParse({ rechargeAmount: '', rechargeNote: 'Cheque', ...values })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}
const problemOf = (rechargeAmount: string): string | undefined => problemsOf({ rechargeAmount })['rechargeAmount']

describe('the amount of a recharge', () => {
  test.each(['', '   '])('is required: %j [WALLET-006] [MSG-026]', (typed) => {
    expect(problemOf(typed)).toBe('Please enter Recharge Amount between 100 To 100000')
  })

  test.each(['0', '0.99', '0.994', '-5', '-100000'])('below 1 is rejected: %s [WALLET-007] [MSG-027]', (typed) => {
    expect(problemOf(typed)).toBe('Please enter Recharge Amount Grater than 100')
  })

  test.each(['1', '1.00', '99', '100', '19.99', '100000', '100001', '21474836.47'])('1 and above is accepted: %s [WALLET-008]', (typed) => {
    expect(problemOf(typed)).toBeUndefined()
  })

  test.each(['1e5', '1,00', 'hundred', '12 000', '१,००', '0x10', '∞'])('is in figures: %s', (typed) => {
    expect(problemOf(typed)).toBe('Please enter the amount in figures, such as 1000 or 19.99.')
  })

  test.each(['21474836.48', '123456789012345', '99999999999999999999'])('fits what the platform holds: %s', (typed) => {
    expect(problemOf(typed)).toBe('The amount is larger than the platform can hold.')
  })
})

test.each(['', '  \n'])('the note is required: %j [WALLET-009] [WALLET-010]', (rechargeNote) => {
  expect(problemsOf({ rechargeAmount: '500', rechargeNote })).toEqual({ rechargeNote: 'Please Enter Notes' })
})

test.each([99_99, 1_00, 100_000_01])('the announced range is 100 to 100000: %i is outside [CONST-001]', (amount) => {
  expect(rangeWarning(amount, 'INR')).toBe('The amount is outside ₹100.00 to ₹1,00,000.00.')
})

test.each([100_00, 100_01, 100_000_00])('the announced range holds %i', (amount) => {
  expect(rangeWarning(amount, 'INR')).toBeNull()
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
