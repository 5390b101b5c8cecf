import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReachabilityMonitor } from './reachability.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NOW = 1_700_000_000_000

function monitored(answers: boolean[]) {
  const probe = vi.fn(async () => answers.shift() ?? false)
  const monitor = new ReachabilityMonitor({ probe, first: 1000, longest: 4000, now: () => NOW })
  const states: string[] = []
  monitor.onChange(({ state }) => states.push(state))
  return { monitor, probe, states }
}

test('while it is lost it is asked at growing intervals, until it answers', async () => {
  const { monitor, probe, states } = monitored([false, false, false, true])
  monitor.lost()
  const calls: number[] = []
  for (const wait of [1000, 2000, 4000, 4000, 60_000]) {
    await vi.advanceTimersByTimeAsync(wait)
    calls.push(probe.mock.calls.length)
  }
  expect(calls).toEqual([1, 2, 3, 4, 4])
  expect(states).toEqual(['unreachable', 'reachable'])
  expect(monitor.current()).toEqual({ state: 'reachable', since: 1_700_000_000 })
})

test('its return is noticed each time that it was lost', async () => {
  const { monitor, states } = monitored([true, true])
  for (const _time of [1, 2]) {
    monitor.lost()
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(states).toEqual(['unreachable', 'reachable', 'unreachable', 'reachable'])
})

test('nothing is asked while it is reached, or after the end', async () => {
  const { monitor, probe } = monitored([])
  monitor.probeNow()
  monitor.lost()
  monitor.reached()
  await vi.advanceTimersByTimeAsync(60_000)
  monitor.lost()
  monitor.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(probe).not.toHaveBeenCalled()
})
