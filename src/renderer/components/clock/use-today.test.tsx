// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from './use-today.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 59, 58) })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const dayOf = (seconds: number): string => new Date(seconds * 1000).toDateString()

test('a screen that stays open is drawn again at midnight, each night', () => {
  const { result } = renderHook(useToday)
  expect(dayOf(result.current)).toBe('Thu Nov 26 2026')
  act(() => void vi.advanceTimersByTime(3000))
  expect(dayOf(result.current)).toBe('Fri Nov 27 2026')
  act(() => void vi.advanceTimersByTime(86_400_000))
  expect(dayOf(result.current)).toBe('Sat Nov 28 2026')
})

test('and as soon as the window has the focus again, where the machine slept over midnight', () => {
  const { result, unmount } = renderHook(useToday)
  vi.setSystemTime(new Date(2026, 10, 28, 9))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(dayOf(result.current)).toBe('Sat Nov 28 2026')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['forward', new Date(2026, 11, 3, 10), 'Thu Dec 03 2026'],
  ['back', new Date(2026, 9, 1, 10), 'Thu Oct 01 2026'],
])('and within a minute of a clock that is set %s while the window has the focus', (_, time, day) => {
  const { result } = renderHook(useToday)
  vi.setSystemTime(time)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(dayOf(result.current)).toBe(day)
})

test('and once the window is seen again, for everything on screen from one clock', () => {
  const both = renderHook(() => [useToday(), useToday()])
  const third = renderHook(useToday)
  expect(vi.getTimerCount()).toBe(1)
  both.unmount()
  vi.setSystemTime(new Date(2026, 10, 27, 9))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(dayOf(third.result.current)).toBe('Fri Nov 27 2026')
})

test('nothing is drawn again while the day stays the same', () => {
  vi.setSystemTime(new Date(2026, 10, 26, 9))
  let drawn = 0
  renderHook(() => {
    drawn += 1
    return useToday()
  })
  act(() => void vi.advanceTimersByTime(3_600_000))
  expect(drawn).toBe(1)
})
