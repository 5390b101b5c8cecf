import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countDown } from './count-down.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('every minute it is said how long the sign-in is waited for, until it is over', () => {
  const said: string[] = []
  const waiting = countDown(3 * 60_000, (line) => said.push(line))
  vi.advanceTimersByTime(61_000)
  expect(said).toEqual(['Waiting for the sign-in: 3 minutes left.', 'Waiting for the sign-in: 2 minutes left.'])
  waiting.stop()
  vi.advanceTimersByTime(120_000)
  expect(said).toHaveLength(2)
})

test('nothing is said of no minutes', () => {
  const said: string[] = []
  countDown(2 * 60_000, (line) => said.push(line))
  vi.advanceTimersByTime(600_000)
  expect(said).toEqual(['Waiting for the sign-in: 2 minutes left.', 'Waiting for the sign-in: 1 minute left.'])
})
