import { expect, test } from 'vitest'
import { formatCountdown, secondsLeft } from './sign-in-panel.tsx'

test('an attempt ends five minutes after its begin', () => {
  expect(secondsLeft(1000, 1000)).toBe(300)
  expect(secondsLeft(1000, 1299)).toBe(1)
  expect(secondsLeft(1000, 2000)).toBe(0)
})

test('shows minutes and seconds', () => {
  expect(formatCountdown(300)).toBe('5:00')
  expect(formatCountdown(61)).toBe('1:01')
  expect(formatCountdown(0)).toBe('0:00')
})
