// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge } from '../bridge/fake-bridge.test-support.ts'
import { type Notification, type Notify, NotifyContext } from '../notifications/use-notify.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { platformQueryKey } from '../platform/use-read.ts'
import type { SaveReports } from './save-options.ts'
import { confirmedStep, type Found, STILL_UNKNOWN, type Step } from './send-confirmed.ts'
import { useSave } from './use-save.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const lost = (): Promise<never> => Promise.reject(new PlatformFailure({ kind: 'unknown-outcome', message: 'Lost.' }))
const unreadable = (): Promise<never> => Promise.reject(new PlatformFailure({ kind: 'unreachable', message: 'No network.' }))
const taken = (): Promise<never> => Promise.reject(new PlatformFailure({ kind: 'rejected', message: 'NAME_TAKEN' }))

/** Writes toasts down as "intent: message | detail". */
const notifyInto = (toasts: string[]): Notify => {
  const show = ({ intent, message, detail }: Notification): string => {
    toasts.push(`${intent}: ${message}${detail === undefined ? '' : ` | ${detail}`}`)
    return ''
  }
  return {
    show,
    success: (message, detail) => void show({ intent: 'success', message, ...(detail === undefined ? {} : { detail }) }),
    error: (message, detail) => void show({ intent: 'error', message, ...(detail === undefined ? {} : { detail }) }),
    dismiss: () => undefined,
  }
}

/** What a hook needs around it, and the toasts shown. */
const screenWith = () => {
  const toasts: string[] = []
  const notify = notifyInto(toasts)
  const queries = createQueryClient()
  const { services } = createFakeBridge()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <BridgeContext.Provider value={services}>
        <NotifyContext.Provider value={notify}>{children}</NotifyContext.Provider>
      </BridgeContext.Provider>
    </QueryClientProvider>
  )
  return { toasts, queries, wrapper }
}

const start = (reports: SaveReports<string, unknown> = {}) => {
  const send = vi.fn((_name: string): Promise<unknown> => Promise.resolve('answer'))
  const find = vi.fn((): Promise<Found> => Promise.resolve('absent'))
  const onSaved = vi.fn()
  const { toasts, queries, wrapper } = screenWith()
  const { result } = renderHook(() => useSave({ run: send, find, onSaved, idOf: (name) => name, ...reports }), { wrapper })
  const press = (...names: readonly string[]) =>
    act(async () => {
      for (const name of names) void result.current.run(name)
      await vi.runAllTimersAsync()
    })
  const lookAgain = () =>
    act(async () => {
      result.current.problem?.onLookAgain?.()
      await vi.runAllTimersAsync()
    })
  return { send, find, onSaved, toasts, queries, result, press, lookAgain }
}

test('two presses at once are one sending', async () => {
  const { press, send, onSaved } = start()
  await press('one', 'one')
  expect(send).toHaveBeenCalledOnce()
  expect(onSaved).toHaveBeenCalledOnce()
})

test('two presses at once are one sending, even for different ids', async () => {
  const { press, send } = start()
  await press('one', 'two')
  expect(send.mock.calls.map(([name]) => name)).toEqual(['one'])
})

test('rows of a list are saved at once, each of them once', async () => {
  const { press, send } = start({ isPerId: true })
  await press('one', 'two', 'one')
  expect(send.mock.calls.map(([name]) => name)).toEqual(['one', 'two'])
})

test('success is reported with the answer', async () => {
  const { press, toasts, onSaved } = start({ success: (name, data) => ({ message: 'Saved.', detail: `${name}: ${String(data)}` }) })
  await press('one')
  expect(toasts).toEqual(['success: Saved. | one: answer'])
  expect(onSaved).toHaveBeenCalledWith('one', 'answer')
})

test('a refusal is a toast and a text, and the next press sends without looking', async () => {
  const { press, send, find, toasts, result } = start()
  send.mockImplementationOnce(taken)
  await press('one')
  expect(toasts).toEqual(['error: NAME TAKEN'])
  expect([result.current.problem, result.current.refusal]).toEqual([null, 'NAME TAKEN'])
  await press('one')
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([2, 0])
})

test('what the user declined in the question of main is no failure to report: the text beside Save says that nothing was done', async () => {
  const { press, send, toasts, result } = start()
  send.mockImplementationOnce(() => Promise.reject(new PlatformFailure({ kind: 'cancelled', message: 'Nothing was changed. It was not confirmed.' })))
  await press('one')
  expect([toasts, result.current.refusal]).toEqual([[], 'Nothing was changed. It was not confirmed.'])
})

test('a refusal of one field is shown there, and not by a toast', async () => {
  const showFieldError = vi.fn()
  const { press, send, toasts, result } = start({ fieldErrors: () => ({ field: 'name', message: 'Taken.' }), showFieldError })
  send.mockImplementationOnce(taken)
  await press('one')
  expect(showFieldError).toHaveBeenCalledWith({ field: 'name', message: 'Taken.' })
  expect([toasts, result.current.refusal, result.current.failure?.message]).toEqual([[], null, 'NAME_TAKEN'])
})

test('what cannot be read is a problem, until a second look finds it: sent once', async () => {
  const { press, lookAgain, send, find, onSaved, toasts, result } = start({ toasts: 'certain' })
  send.mockImplementation(lost)
  find.mockImplementation(unreadable)
  await press('one')
  expect(result.current.problem?.text).toBe(STILL_UNKNOWN)
  find.mockImplementation(() => Promise.resolve('as-sent'))
  await lookAgain()
  expect([result.current.problem, toasts]).toEqual([null, []])
  expect([send.mock.calls.length, onSaved.mock.calls.length]).toEqual([1, 1])
})

test('after an open outcome the next press of the same looks first; of something else it sends', async () => {
  const { press, send, find, onSaved } = start()
  send.mockImplementationOnce(lost)
  find.mockImplementation(unreadable)
  await press('one')
  find.mockImplementation(() => Promise.resolve('as-sent'))
  await press('one')
  expect([send.mock.calls.length, onSaved.mock.calls.length]).toEqual([1, 1])
  send.mockImplementationOnce(lost)
  find.mockImplementation(unreadable)
  await press('one')
  await press('two')
  expect(send).toHaveBeenCalledTimes(3)
})

test('what may have changed is read again, and what was accepted or refused is not', async () => {
  const { press, send, find, queries } = start({ invalidatesIfOpen: [GetSitesAdminDocument] })
  const readAgain = vi.spyOn(queries, 'invalidateQueries')
  await press('accepted')
  send.mockImplementationOnce(taken)
  await press('refused')
  expect(readAgain).not.toHaveBeenCalled()
  send.mockImplementationOnce(lost)
  find.mockImplementation(unreadable)
  await press('open')
  expect(readAgain.mock.calls).toEqual([[{ queryKey: platformQueryKey(GetSitesAdminDocument) }]])
})

test('what is certainly not there can be sent again, and is not looked up by hand', async () => {
  const { press, send, find, result } = start()
  send.mockImplementationOnce(lost)
  await press('one')
  expect(result.current.problem?.onLookAgain).toBeNull()
  expect(find).toHaveBeenCalledTimes(3)
  await press('one')
  expect([send.mock.calls.length, find.mock.calls.length]).toEqual([2, 4])
  expect(result.current.problem).toBeNull()
})

test('what is blocked is not sent, and the gate has the reason', async () => {
  const { press, send, result } = start({ blocked: 'The image is being uploaded.' })
  await press('one')
  expect(send).not.toHaveBeenCalled()
  expect(result.current.gate).toEqual({ allowed: false, reason: 'The image is being uploaded.' })
})

test('steps stop at the one that failed, and a retry goes on from there', async () => {
  const first = vi.fn(() => Promise.resolve())
  const second = vi.fn(() => Promise.resolve()).mockImplementationOnce(taken)
  const { toasts, wrapper } = screenWith()
  const steps = (): readonly Step[] => [
    { label: 'First', run: first },
    { label: 'Second', run: second },
  ]
  const { result } = renderHook(() => useSave({ steps }), { wrapper })
  await act(async () => {
    void result.current.run()
    await vi.runAllTimersAsync()
  })
  expect(result.current.stopped).toMatchObject({ done: ['First'], failed: 'Second', canLookAgain: false })
  expect(toasts).toEqual(['error: NAME TAKEN | Second'])
  await act(async () => {
    void result.current.retry()
    await vi.runAllTimersAsync()
  })
  expect(result.current.stopped).toBeNull()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
})

test('a step whose outcome is open is looked up, and the steps behind it go on', async () => {
  const send = vi.fn(() => Promise.resolve()).mockImplementationOnce(lost)
  const find = vi.fn((): Promise<Found> => unreadable())
  const behind = vi.fn(() => Promise.resolve())
  const { wrapper } = screenWith()
  const steps = (): readonly Step[] => [confirmedStep({ label: 'First', send, find }), { label: 'Second', run: behind }]
  const { result } = renderHook(() => useSave({ steps }), { wrapper })
  await act(async () => {
    void result.current.run()
    await vi.runAllTimersAsync()
  })
  expect(result.current.stopped).toMatchObject({ done: [], failed: 'First', canLookAgain: true })
  find.mockImplementation(() => Promise.resolve('as-sent'))
  await act(async () => {
    void result.current.lookAgain()
    await vi.runAllTimersAsync()
  })
  expect([send.mock.calls.length, behind.mock.calls.length]).toEqual([1, 1])
})

test('a caller that reports the failure itself gets it, and no toast shows', async () => {
  const { send, toasts, result } = start()
  send.mockImplementationOnce(taken)
  let message = ''
  await act(async () => {
    void result.current.attempt('one').catch((cause: unknown) => {
      message = (cause as PlatformFailure).message
    })
    await vi.runAllTimersAsync()
  })
  expect([message, toasts]).toEqual(['NAME_TAKEN', []])
})
