// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { STILL_UNKNOWN } from './messages.ts'
import type { Found } from './send-confirmed.ts'
import { type ConfirmedOrder, useConfirmedSave } from './use-confirmed-save.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const lost = (): Promise<never> => Promise.reject(new PlatformFailure({ kind: 'unknown-outcome', message: 'Lost.' }))
const unreadable = (): Promise<never> => Promise.reject(new PlatformFailure({ kind: 'unreachable', message: 'No network.' }))

const start = () => {
  const platform = { send: vi.fn<() => Promise<unknown>>(() => Promise.resolve()), find: vi.fn<() => Promise<Found>>(() => Promise.resolve('absent')) }
  const order: ConfirmedOrder = { id: 'one', ...platform, onDone: vi.fn(), onRefused: vi.fn() }
  const { result } = renderHook(() => useConfirmedSave())
  const save = (of: ConfirmedOrder = order) =>
    act(async () => {
      void result.current.save(of)
      await vi.runAllTimersAsync()
    })
  return { ...platform, order, result, save }
}

test('two presses at once are one sending', async () => {
  const { order, result, send } = start()
  await act(async () => {
    void result.current.save(order)
    void result.current.save(order)
    await vi.runAllTimersAsync()
  })
  expect(send).toHaveBeenCalledOnce()
  expect(order.onDone).toHaveBeenCalledOnce()
})

test('a refusal is handed on, and the next press sends', async () => {
  const { order, result, save, send, find } = start()
  send.mockRejectedValueOnce(new PlatformFailure({ kind: 'rejected', message: 'NAME_TAKEN' }))
  await save()
  expect(order.onRefused).toHaveBeenCalledOnce()
  expect(result.current.problem).toBeNull()
  await save()
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([2, 0])
})

test('what cannot be read stays beside Save, until a second look finds it: sent once', async () => {
  const { order, result, save, send, find } = start()
  send.mockImplementation(lost)
  find.mockImplementation(unreadable)
  await save()
  expect(result.current.problem?.text).toBe(STILL_UNKNOWN)
  find.mockImplementation(() => Promise.resolve('as-sent'))
  await act(async () => {
    result.current.problem?.onLookAgain?.()
    await vi.runAllTimersAsync()
  })
  expect(result.current.problem).toBeNull()
  expect([send.mock.calls.length, vi.mocked(order.onDone).mock.calls.length]).toEqual([1, 1])
})

test('after an open outcome the next press of the same looks first; of something else it sends', async () => {
  const { order, save, send, find } = start()
  send.mockImplementationOnce(lost)
  find.mockImplementation(unreadable)
  await save()
  find.mockImplementation(() => Promise.resolve('as-sent'))
  await save()
  expect([send.mock.calls.length, vi.mocked(order.onDone).mock.calls.length]).toEqual([1, 1])
  send.mockImplementationOnce(lost)
  find.mockImplementation(unreadable)
  await save()
  await save({ ...order, id: 'two' })
  expect(send).toHaveBeenCalledTimes(3)
})

test('what is certainly not there can be sent again, and is not looked up by hand', async () => {
  const { result, save, send, find } = start()
  send.mockImplementationOnce(lost)
  await save()
  expect(result.current.problem?.onLookAgain).toBeNull()
  expect(find).toHaveBeenCalledTimes(3)
  await save()
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([2, 4])
  expect(result.current.problem).toBeNull()
})
