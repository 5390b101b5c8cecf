// @vitest-environment jsdom

import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notification, NotifyContext } from '#data/notifications/use-notify.ts'
import { cancellableRead } from '#data/platform/execute-operation.ts'
import { type Result, success } from '#shared/result.ts'
import { SlowPlatform } from './platform-watch.ts'

let fake: FakeBridge
let shown: Map<string, Notification>
beforeEach(() => {
  vi.useFakeTimers()
  fake = createFakeBridge()
  shown = new Map()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The notice's component with a record of what it shows, and the function that reads. */
async function open() {
  const notify = {
    show: (notification: Notification) => {
      shown.set(notification.id ?? '', notification)
      return notification.id ?? ''
    },
    success: () => undefined,
    error: () => undefined,
    dismiss: (id: string) => void shown.delete(id),
  }
  render(
    <NotifyContext value={notify}>
      <SlowPlatform />
    </NotifyContext>,
  )
  return (signal: AbortSignal, call: (requestId: string) => Promise<Result<string>>) => cancellableRead(fake.bridge, signal, call)
}

const messages = (): readonly string[] => [...shown.values()].map(({ message }) => message)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a read without an answer for eight seconds shows as slow, until it is answered', async () => {
  const read = await open()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success<string>>>()
  const running = read(new AbortController().signal, () => promise)
  await pass(7900)
  expect(messages()).toEqual([])
  await pass(200)
  expect(messages()).toEqual(['The platform is slow to answer.'])
  await act(async () => resolve(success('done')))
  expect(await running).toBe('done')
  expect(messages()).toEqual([])
})

test('"Stop waiting" ends every slow read with a failure, in main too, and leaves one that just began', async () => {
  const read = await open()
  const never = new Promise<never>(() => undefined)
  const ids: string[] = []
  const begin = () =>
    read(new AbortController().signal, (requestId) => {
      ids.push(requestId)
      return never
    })
  const slow = [begin(), begin()].map((each) => each.catch((error: unknown) => error))
  await pass(9000)
  const fresh = vi.fn<() => void>()
  void begin().catch(fresh)
  const [action] = shown.get('slow-platform')?.actions ?? []
  expect(action?.label).toBe('Stop waiting')
  await act(async () => action?.run())
  expect(await Promise.all(slow)).toMatchObject([
    { kind: 'cancelled', message: 'You stopped waiting for the platform.' },
    { kind: 'cancelled', message: 'You stopped waiting for the platform.' },
  ])
  expect(fake.calls).toEqual([`platform.cancel {"requestId":"${ids[0]}"}`, `platform.cancel {"requestId":"${ids[1]}"}`])
  expect(messages()).toEqual([])
  expect(fresh).not.toHaveBeenCalled()
})
