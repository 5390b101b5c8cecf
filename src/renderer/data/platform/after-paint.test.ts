import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let frames: (() => void)[]

beforeEach(() => {
  frames = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the work runs once, behind the next frame', () => {
  const work = vi.fn()
  afterPaint(work)
  frames[0]?.()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('a window out of sight draws no frame: the work runs after half a second', () => {
  const work = vi.fn()
  afterPaint(work)
  vi.advanceTimersByTime(499)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)
})

test('taken back, it does not run', () => {
  const work = vi.fn()
  afterPaint(work)()
  vi.advanceTimersByTime(1000)
  expect(work).not.toHaveBeenCalled()
})
