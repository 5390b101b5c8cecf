import { expect, test } from 'vitest'
import { CrashLimit } from './content/stopped-page.ts'

function limitAt() {
  let now = 0
  const limit = new CrashLimit(() => now)
  return (seconds: number) => {
    now = seconds * 1000
    return limit.allowsReload()
  }
}

test('stops reloading at the third crash within a minute', () => {
  const crash = limitAt()
  expect([crash(0), crash(20), crash(59)]).toEqual([true, true, false])
})

test('goes on reloading when the crashes are further apart', () => {
  const crash = limitAt()
  expect([crash(0), crash(31), crash(62), crash(93)]).toEqual([true, true, true, true])
})
