import { expect, test } from 'vitest'
import { CrashLimit } from './content/stopped-page.ts'

function limitAt() {
  const limit = new CrashLimit()
  return (seconds: number) => limit.allowsReload(seconds * 1000)
}

test('stops reloading at the third crash within a minute', () => {
  const crash = limitAt()
  expect([crash(0), crash(20), crash(59)]).toEqual([true, true, false])
})

test('goes on reloading when the crashes are further apart', () => {
  const crash = limitAt()
  expect([crash(0), crash(31), crash(62), crash(93)]).toEqual([true, true, true, true])
})
