// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { ADMIN, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { useClock } from './use-site-rows.ts'

let fake: FakeBridge

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 23, 50) })
  fake = createFakeBridge()
  await fake.services.session.read()
  await fake.services.reachability.read()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = () => {
  const { result } = renderHook(useClock, { wrapper: ({ children }) => <BridgeContext value={fake.services}>{children}</BridgeContext> })
  return () => new Date(result.current.now * 1000).toString().slice(4, 21)
}
const minutesLater = (minutes: number): void => act(() => void vi.advanceTimersByTime(minutes * 60_000))

test('a dashboard goes on to the new day by itself, and not within a day', () => {
  const now = open()
  minutesLater(5)
  expect(now()).toBe('Nov 26 2026 23:50')
  minutesLater(5)
  expect(now()).toBe('Nov 27 2026 00:00')
})

test.each<[string, (fake: FakeBridge) => void, (fake: FakeBridge) => void]>([
  [
    'offline',
    ({ emit }) => emit('platform.reachabilityChanged', { state: 'unreachable', since: 1 }),
    ({ emit }) => emit('platform.reachabilityChanged', { state: 'reachable', since: 2 }),
  ],
  [
    'while the session has expired',
    ({ emit }) => emit('identity.changed', { state: 'expired', user: ADMIN } as never),
    ({ emit }) => emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true }),
  ],
])('%s its rows keep the days they were loaded for, and go on afterwards', (_, begin, end) => {
  const now = open()
  act(() => begin(fake))
  minutesLater(20)
  expect(now()).toBe('Nov 26 2026 23:50')
  act(() => end(fake))
  expect(now()).toBe('Nov 27 2026 00:10')
})
