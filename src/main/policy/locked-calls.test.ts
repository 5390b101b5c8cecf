import { expect, test } from 'vitest'
import type { Channel } from '#shared/bridge/bridge.ts'
import { refusalOfLocked, refusedWhileLocked } from './locked-calls.ts'

test('an entry of the menu does nothing while the console is locked', () => {
  let isLocked = true
  let done = 0
  const entry = refusedWhileLocked(() => isLocked)(() => {
    done += 1
  })
  entry()
  expect(done).toBe(0)
  isLocked = false
  entry()
  expect(done).toBe(1)
})

test.each<Channel>(['shell.print', 'updates.check', 'updates.restart', 'preferences.write', 'shell.takeLink'])('a locked console refuses %s', (channel) => {
  expect(refusalOfLocked(channel)).toEqual({
    ok: false,
    error: { kind: 'signed-out', message: 'The console is locked. Sign in again to go on.' },
  })
})
