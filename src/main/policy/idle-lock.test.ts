import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LockedWork } from '#shared/bridge/identity.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { IdleLock } from './idle-lock.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A console with one signed-in user, whose presence and payments the test decides. */
const consoleOf = () => {
  const state = { idle: 0, isLocked: false, isSending: false, hasUnknown: false }
  const heard: string[] = []
  const sent = Promise.withResolvers<void>()
  let away = (): void => undefined
  const lock = new IdleLock({
    presence: { idleSeconds: () => state.idle, onAway: (listener) => (away = listener) },
    identity: {
      lock: async (work: LockedWork) => {
        if (state.isLocked) return false
        state.isLocked = true
        heard.push(`lock ${work}`)
        return true
      },
      dropTokens: (work: LockedWork) => void heard.push(`drop ${work}`),
    },
    sending: { isSending: () => state.isSending, sent: () => (state.isSending ? sent.promise : Promise.resolve()), hasUnknown: () => state.hasUnknown },
    logger: silentLogger,
  })
  return { state, heard, lock, sent: sent.resolve, goAway: () => away() }
}

test('locks after the minutes of the policy without input, and not before', async () => {
  const { state, heard, lock } = consoleOf()
  lock.start(15)
  state.idle = 15 * 60 - 1
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([])
  state.idle = 15 * 60
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual(['lock none', 'drop none'])
  lock.stop()
})

test('locks at once when the system is locked or goes to sleep', async () => {
  const { heard, lock, goAway } = consoleOf()
  lock.start(15)
  goAway()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['lock none', 'drop none'])
  lock.stop()
})

test('the tokens stay until a payment has been sent, and its unknown outcome is named', async () => {
  const { state, heard, lock, sent } = consoleOf()
  state.isSending = true
  const locking = lock.lock('a test')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(heard).toEqual(['lock sending'])
  state.isSending = false
  state.hasUnknown = true
  sent()
  await locking
  expect(heard).toEqual(['lock sending', 'drop unknown'])
})

test('a lock that was opened again drops no tokens of the next', async () => {
  const { state, heard, lock, sent } = consoleOf()
  state.isSending = true
  const first = lock.lock('a test')
  await vi.advanceTimersByTimeAsync(0)
  state.isLocked = false
  const second = lock.lock('a test')
  await vi.advanceTimersByTimeAsync(0)
  sent()
  await Promise.all([first, second])
  expect(heard).toEqual(['lock sending', 'lock sending', 'drop none'])
})
