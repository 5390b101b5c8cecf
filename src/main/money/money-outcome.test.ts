import { expect, test } from 'vitest'
import { type Failure, success } from '#shared/result.ts'
import { type FailedOutcome, failedOutcome, guarded } from './money-outcome.ts'

const of = (kind: Failure['kind'], details?: Failure['details']): FailedOutcome =>
  failedOutcome({ kind, message: 'It failed.', ...(details === undefined ? {} : { details }) })

test('what was refused before anything ran is not done, whatever the kind of the failure', () => {
  expect(of('unknown-outcome', { outcome: 'not-run' })).toBe('not-done')
  expect(of('rejected', { outcome: 'not-run', code: 'ValidationException' })).toBe('not-done')
})

test.each<[Failure['kind'], Failure['details'], FailedOutcome]>([
  // The resolver has ended, and may have booked before.
  ['unknown-outcome', { code: 'ConflictException' }, 'doubtful'],
  ['unknown-outcome', { code: 'throttled' }, 'doubtful'],
  ['forbidden', undefined, 'doubtful'],
  ['rejected', { code: 'BAD_USER_INPUT' }, 'doubtful'],
  ['rejected', { code: 'NotFound' }, 'doubtful'],
  // The call may still be at work.
  ['unknown-outcome', undefined, 'unknown'],
  ['unknown-outcome', { code: 'Lambda:Unhandled' }, 'unknown'],
  ['unknown-outcome', { code: 'Lambda:ValidationFailed' }, 'unknown'],
  ['invalid-answer', undefined, 'unknown'],
  ['internal', undefined, 'unknown'],
  ['busy', { code: 'ThrottlingException' }, 'unknown'],
  ['blocked', undefined, 'unknown'],
  ['storage', undefined, 'unknown'],
  ['signed-out', { outcome: 'unknown' }, 'unknown'],
  ['rejected', undefined, 'unknown'],
  ['rejected', { code: 'Lambda:Unhandled' }, 'unknown'],
  // Nothing was sent.
  ['signed-out', undefined, 'not-done'],
  ['unreachable', undefined, 'not-done'],
  ['identity', undefined, 'not-done'],
  ['cancelled', undefined, 'not-done'],
  ['invalid-arguments', undefined, 'not-done'],
  ['not-offered', undefined, 'not-done'],
])('%s with %o: %s', (kind, details, outcome) => {
  expect(of(kind, details)).toBe(outcome)
})

test('an error that nobody expected is a failure like others, and is in the log', async () => {
  const logged: string[] = []
  const logger = { info: () => undefined, warn: () => undefined, error: (message: string) => void logged.push(message) }
  const broken = guarded(logger, () => Promise.reject(new Error('the disk is gone')))
  expect(await broken).toEqual({ ok: false, error: { kind: 'internal', message: 'Something went wrong inside the console.' } })
  expect(logged).toEqual(['Sending or reading back failed inside the console: Error: the disk is gone'])
  expect(await guarded(logger, async () => success(7))).toEqual({ ok: true, value: 7 })
})
