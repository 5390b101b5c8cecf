import { expect, test } from 'vitest'
import * as z from 'zod'
import { AMOUNT_NOT_READABLE, AMOUNT_TOO_LARGE, amountField, amountProblem, announcedRange, rangeWarning, rechargeField } from './amount.ts'

test('an amount is required where something is said while it is missing', () => {
  expect(amountProblem(' ', 'Please enter rate')).toBe('Please enter rate')
  expect(amountProblem('', null)).toBeNull()
})

test.each([
  ['0', null],
  ['19.99', null],
  ['1,00,000', null],
  ['1,00', AMOUNT_NOT_READABLE],
  ['99,99,99,99,99,99,99,99,999', AMOUNT_TOO_LARGE],
  ['1e5', AMOUNT_NOT_READABLE],
  ['hundred', AMOUNT_NOT_READABLE],
  ['12 000', AMOUNT_NOT_READABLE],
  ['१,००', AMOUNT_NOT_READABLE],
  ['0x10', AMOUNT_NOT_READABLE],
  ['∞', AMOUNT_NOT_READABLE],
  ['-1', 'The amount cannot be negative.'],
  ['21474836.48', AMOUNT_TOO_LARGE],
  ['999999999999999999', AMOUNT_TOO_LARGE],
])('%s: %s', (typed, problem) => {
  expect(amountProblem(typed, null)).toBe(problem)
})

test('a wrong amount does not keep the rules of the whole form from being asked', () => {
  const form = z.object({ rate: amountField('Please enter rate'), end: z.string() }).refine(({ end }) => end !== '', { path: ['end'], message: 'Too early' })
  expect(form.safeParse({ rate: '', end: '' }).error?.issues.map(({ message }) => message)).toEqual(['Please enter rate', 'Too early'])
})

test('a recharge below 1 is too small, one of 1 is not', () => {
  const problems = (typed: string) =>
    rechargeField('Enter the amount', 'At least 1')
      .safeParse(typed)
      .error?.issues.map(({ message }) => message)
  expect(problems('')).toEqual(['Enter the amount'])
  expect(problems('0.99')).toEqual(['At least 1'])
  expect(problems('1')).toBeUndefined()
})

test('an amount outside 100 to 1,00,000 is asked about once more, its ends are not [WALLET-008]', () => {
  expect(announcedRange('INR')).toBe('₹100.00 to ₹1,00,000.00')
  expect(rangeWarning(99_99, 'INR')).toBe('The amount is outside ₹100.00 to ₹1,00,000.00.')
  expect(rangeWarning(100_00, 'INR')).toBeNull()
  expect(rangeWarning(100_000_00, 'INR')).toBeNull()
  expect(rangeWarning(100_000_01, 'INR')).toBe('The amount is outside ₹100.00 to ₹1,00,000.00.')
})

test('figures with a point at the end are too many, not unreadable', () => {
  expect(amountProblem('99999999999999999999.', null)).toBe(AMOUNT_TOO_LARGE)
  expect(amountProblem('x99999999999999999999', null)).toBe(AMOUNT_NOT_READABLE)
  expect(amountProblem('99999999999999999999x', null)).toBe(AMOUNT_NOT_READABLE)
  expect(amountProblem(' 21474836.47 ', null)).toBeNull()
})
