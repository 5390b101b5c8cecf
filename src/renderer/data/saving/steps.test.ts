// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FailureKind } from '#shared/result.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { confirmedStep, type Send } from './send-confirmed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const NO_SEND: Send = () => Promise.reject(new Error('the steps of these tests send by themselves'))

/** A step whose first sending fails so, and whose change is found on the platform whenever it is looked for, or never. */
const stepThat = (kind: FailureKind, found: 'as-sent' | 'absent') => {
  const send = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new PlatformFailure({ kind, message: 'x' }))
  const find = vi.fn(() => Promise.resolve(found))
  const onDone = vi.fn()
  return { step: confirmedStep({ label: 'Save', send, find, onDone }), send, find, onDone }
}

const isDone = async (work: Promise<void>): Promise<boolean> => {
  const ended = work.then(
    () => true,
    () => false,
  )
  await vi.runAllTimersAsync()
  return ended
}

test('after a refusal a retry sends, whatever is there', async () => {
  const { step, send, find, onDone } = stepThat('rejected', 'as-sent')
  expect(await isDone(step.run(NO_SEND, false))).toBe(false)
  expect(await isDone(step.run(NO_SEND, true))).toBe(true)
  expect([send.mock.calls.length, find.mock.calls.length, onDone.mock.calls.length]).toEqual([2, 0, 1])
})

test('what is found after an open outcome is done, and told once', async () => {
  const { step, send, onDone } = stepThat('unknown-outcome', 'as-sent')
  expect(await isDone(step.run(NO_SEND, false))).toBe(true)
  expect([send.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1])
})

test('what is not found after an open outcome is sent by a retry, which looks first', async () => {
  const { step, send, find } = stepThat('unknown-outcome', 'absent')
  expect(await isDone(step.run(NO_SEND, false))).toBe(false)
  expect(find).toHaveBeenCalledTimes(3)
  expect(await isDone(step.run(NO_SEND, true))).toBe(true)
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([2, 4])
})

test('a second look sends nothing', async () => {
  const { step, send, onDone } = stepThat('unknown-outcome', 'as-sent')
  expect(await isDone(step.lookAgain?.() ?? Promise.reject(new Error('no look')))).toBe(true)
  expect([send.mock.calls.length, onDone.mock.calls.length]).toEqual([0, 1])
})
