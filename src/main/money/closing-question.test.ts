import { expect, test } from 'vitest'
import { closingQuestion } from './closing-question.ts'

const NOTHING = { isFromWindow: false, isSending: false, hasUnknown: false, isLast: false }

test('nothing is asked where no payment is concerned', () => {
  expect(closingQuestion(NOTHING)).toBeUndefined()
  expect(closingQuestion({ ...NOTHING, isLast: true })).toBeUndefined()
  expect(closingQuestion({ ...NOTHING, isSending: true, hasUnknown: true })).toBeUndefined()
})

test.each([
  [{ ...NOTHING, isFromWindow: true, isSending: true }, 'A payment is being sent from this window. Close the window?'],
  [{ ...NOTHING, isLast: true, isSending: true }, 'Something is still being sent. Close the console?'],
  [{ ...NOTHING, isLast: true, hasUnknown: true }, 'The outcome of a payment is not known yet. Close the console?'],
])('%j: %s', (sending, message) => {
  expect(closingQuestion(sending)?.message).toBe(message)
})
