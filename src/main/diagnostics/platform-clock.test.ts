import { expect, test } from 'vitest'
import { PlatformClock } from './platform-clock.ts'

/** Noon on 22 November 2026, UTC, milliseconds. */
const NOON = Date.UTC(2026, 10, 22, 12)
const PLATFORM = 'https://api.example/graphql'

/** The clock after an answer that was asked for at `sent`, milliseconds after noon, and `took` as long. */
async function compared(headers: Record<string, string>, { sent = 0, took = 100, address = PLATFORM } = {}) {
  const times = [NOON + sent, NOON + sent + took]
  const clock = new PlatformClock(
    () => PLATFORM,
    () => times.shift() ?? 0,
  )
  await clock.watch(async () => new Response('', { headers }))(address)
  return clock.read()
}

test('nothing is known until the platform has answered, nor after the platform changed', async () => {
  const clock = new PlatformClock(() => PLATFORM)
  expect(clock.read()).toBeNull()
  await clock.watch(async () => new Response('', { headers: { date: 'Sun, 22 Nov 2026 12:00:00 GMT' } }))(PLATFORM)
  expect(clock.read()).not.toBeNull()
  clock.forget()
  expect(clock.read()).toBeNull()
})

test.each([
  ['the same second', 'Sun, 22 Nov 2026 12:00:00 GMT', 900, 0],
  ['five minutes ahead', 'Sun, 22 Nov 2026 11:55:00 GMT', 0, 299],
  ['an hour behind', 'Sun, 22 Nov 2026 13:00:00 GMT', 0, -3600],
])('%s', async (_what, date, sent, ahead) => {
  expect(await compared({ date }, { sent })).toEqual({ ahead, comparedAt: NOON / 1000 + (sent + 100 >= 1000 ? 1 : 0) })
})

test('an answer that took two minutes is no difference of two minutes', async () => {
  expect(await compared({ date: 'Sun, 22 Nov 2026 12:02:00 GMT' }, { took: 120_000 })).toMatchObject({ ahead: 0 })
  expect(await compared({ date: 'Sun, 22 Nov 2026 12:00:00 GMT' }, { took: 120_000 })).toMatchObject({ ahead: 0 })
})

test.each([
  ['of another host', { date: 'Sun, 22 Nov 2026 13:00:00 GMT' }, 'https://analytics.example/'],
  ['of a cache', { date: 'Sun, 22 Nov 2026 11:00:00 GMT', age: '3600' }, PLATFORM],
  ['without a date', {}, PLATFORM],
  ['with a date that is none', { date: 'soon' }, PLATFORM],
])('an answer %s does not count', async (_what, headers, address) => {
  expect(await compared(headers, { address })).toBeNull()
})
