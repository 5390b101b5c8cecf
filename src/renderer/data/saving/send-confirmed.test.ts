// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asPlatformFailure, PlatformFailure } from '../platform/platform-failure.ts'
import { DIFFERENT, type Found, isNotThere, lookAgain, type Send, STILL_UNKNOWN, sendConfirmed } from './send-confirmed.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const unreadable = new PlatformFailure({ kind: 'unreachable', message: 'No network.' })
const timedOut = new PlatformFailure({
  kind: 'unknown-outcome',
  message: 'The platform did not confirm this.',
  details: { outcome: 'unknown', platformMessage: 'Task timed out' },
})

/** A change whose sending ends in a failure, and what each reading finds; the last is repeated. */
const change = (failure: PlatformFailure | null, ...readings: readonly (Found | PlatformFailure)[]) => {
  let reading = 0
  const send = vi.fn<(send: Send, isRepeat: boolean) => Promise<void>>(() => (failure === null ? Promise.resolve() : Promise.reject(failure)))
  const find = vi.fn<() => Promise<Found>>(() => {
    const found = readings[Math.min(reading++, readings.length - 1)]
    return typeof found === 'string' ? Promise.resolve(found) : Promise.reject(found ?? unreadable)
  })
  return { send, find }
}

/** How it ended: `done`, or the failure. */
const end = async (work: Promise<void>): Promise<PlatformFailure | 'done'> => {
  const ended = work.then(
    () => 'done' as const,
    (cause: unknown) => asPlatformFailure(cause),
  )
  await vi.runAllTimersAsync()
  return ended
}

describe('a change', () => {
  test('that is confirmed is not read back', async () => {
    const { send, find } = change(null)
    expect(await end(sendConfirmed({ send, find }))).toBe('done')
    expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 0])
  })

  test('that is refused is refused, and not read back', async () => {
    const refused = new PlatformFailure({ kind: 'rejected', message: 'NAME_TAKEN' })
    const { send, find } = change(refused)
    expect(await end(sendConfirmed({ send, find }))).toBe(refused)
    expect(find).not.toHaveBeenCalled()
  })

  test.each(['unknown-outcome', 'invalid-answer', 'internal'] as const)('of unknown outcome (%s) that is there is done, sent once', async (kind) => {
    const { send, find } = change(new PlatformFailure({ kind, message: 'x' }), 'as-sent')
    expect(await end(sendConfirmed({ send, find }))).toBe('done')
    expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 1])
  })

  test('sent before the user signed out is of unknown outcome too', async () => {
    const { send, find } = change(new PlatformFailure({ kind: 'signed-out', message: 'x', details: { outcome: 'unknown' } }), 'as-sent')
    expect(await end(sendConfirmed({ send, find }))).toBe('done')
  })

  test.each<[string, readonly (Found | PlatformFailure)[]]>([
    ['that shows late', ['absent', 'as-sent']],
    ['that shows at the last look', ['absent', 'different', 'as-sent']],
    ['that can be read late', [unreadable, 'as-sent']],
  ])('of unknown outcome %s is done, sent once', async (_, readings) => {
    const { send, find } = change(timedOut, ...readings)
    expect(await end(sendConfirmed({ send, find }))).toBe('done')
    expect(send).toHaveBeenCalledOnce()
  })

  test('that is certainly not there is said not to be, with the words of the platform', async () => {
    const { send, find } = change(timedOut, 'absent')
    const failure = await end(sendConfirmed({ send, find }))
    expect(failure).toMatchObject({
      kind: 'rejected',
      message:
        'Not done: the platform did not confirm this, and the change was not made. Nothing you typed is lost, and you can try again. The platform said: Task timed out',
      details: { found: 'absent' },
    })
    expect(isNotThere(failure)).toBe(true)
    expect([send.mock.calls.length, find.mock.calls.length]).toEqual([1, 3])
  })

  test("that is there as something else is not called one's own", async () => {
    const { send, find } = change(timedOut, 'different')
    expect(await end(sendConfirmed({ send, find }))).toMatchObject({ kind: 'rejected', message: DIFFERENT, details: { found: 'different' } })
  })

  test.each<[string, readonly (Found | PlatformFailure)[]]>([
    ['at all', [unreadable]],
    ['at the last look', ['absent', unreadable]],
  ])('that cannot be read %s stays unknown, and can be looked up again without sending', async (_, readings) => {
    const { send, find } = change(timedOut, ...readings)
    const failure = await end(sendConfirmed({ send, find }))
    expect(failure).toMatchObject({ kind: 'unknown-outcome', message: STILL_UNKNOWN, details: { outcome: 'unknown' } })
    expect(await end(lookAgain({ find: () => Promise.resolve('as-sent') }))).toBe('done')
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('a repeat', () => {
  test.each<[string, Found | PlatformFailure, string]>([
    ['that is there by now', 'as-sent', 'done, sent 0'],
    ['that is there as something else', 'different', 'rejected, sent 0'],
    ['that cannot be looked up', unreadable, 'unknown-outcome, sent 0'],
    ['that is not there', 'absent', 'done, sent 1'],
  ])('%s: looks first', async (_, found, told) => {
    const { send, find } = change(null, found)
    const ended = await end(sendConfirmed({ send, find }, true))
    expect(`${ended === 'done' ? 'done' : ended.kind}, sent ${send.mock.calls.length}`).toBe(told)
  })

  test('of an update that finds something else writes over it', async () => {
    const { send, find } = change(null, 'different')
    expect(await end(sendConfirmed({ send, find, isUpdate: true }, true))).toBe('done')
    expect(send).toHaveBeenCalledOnce()
  })

  test('tells the sending that it is one', async () => {
    const { send, find } = change(null, 'absent')
    const by: Send = () => Promise.reject(new Error('not used'))
    await end(sendConfirmed({ send, find }, true, by))
    expect(send).toHaveBeenCalledWith(by, true)
  })
})
