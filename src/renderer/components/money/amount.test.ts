import { expect, test } from 'vitest'
import * as z from 'zod'
import { AMOUNT_NOT_READABLE, AMOUNT_TOO_LARGE, amountField, amountProblem } from './amount.ts'

test('an amount is required where something is said while it is missing', () => {
  expect(amountProblem(' ', 'Please enter rate')).toBe('Please enter rate')
  expect(amountProblem('', null)).toBeNull()
})

test.each([
  ['0', null],
  ['19.99', null],
  ['1,000', AMOUNT_NOT_READABLE],
  ['1e5', AMOUNT_NOT_READABLE],
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
