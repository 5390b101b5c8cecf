import { expect, test } from 'vitest'
import { servePageCall } from './calling-page.ts'
import { CancellableCalls } from './cancellable-calls.ts'

const untilAborted = (signal: AbortSignal): Promise<string> => new Promise((resolve) => signal.addEventListener('abort', () => resolve('cancelled')))

test('cancels the call of that name and no other', async () => {
  const calls = new CancellableCalls()
  const first = calls.run('first', untilAborted)
  const second = calls.run('second', untilAborted)
  calls.cancel('first')
  calls.cancel('unknown')
  expect(await first).toBe('cancelled')
  expect(await Promise.race([second, Promise.resolve('running')])).toBe('running')
  calls.cancel('second')
  expect(await second).toBe('cancelled')
})

test('forgets a call that has ended', async () => {
  const calls = new CancellableCalls()
  let aborted = false
  await calls.run('done', async (signal) => signal.addEventListener('abort', () => (aborted = true)))
  calls.cancel('done')
  expect(aborted).toBe(false)
})

test('a page cancels its own calls only, also one of the same name', async () => {
  const calls = new CancellableCalls()
  const first = servePageCall(1, () => calls.run('list', untilAborted))
  const second = servePageCall(2, () => calls.run('list', untilAborted))
  servePageCall(2, () => calls.cancel('list'))
  expect(await second).toBe('cancelled')
  expect(await Promise.race([first, Promise.resolve('runs')])).toBe('runs')
  calls.cancelOf(1)
  expect(await first).toBe('cancelled')
})
