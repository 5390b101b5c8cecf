// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { success } from '#shared/result.ts'
import { type FakeBridge, installFakeBridge, refusal } from '../bridge/fake-bridge.test-support.ts'

let fake: FakeBridge
/** Loaded after the bridge is there. */
let subject: typeof import('./create-with-user-name.ts')
let PlatformFailure: typeof import('../platform/platform-failure.ts').PlatformFailure
let asPlatformFailure: typeof import('../platform/platform-failure.ts').asPlatformFailure

beforeEach(async () => {
  vi.resetModules()
  fake = installFakeBridge()
  subject = await import('./create-with-user-name.ts')
  ;({ PlatformFailure, asPlatformFailure } = await import('../platform/platform-failure.ts'))
  isFree(true)
})

const isFree = (verifyUsername: boolean): void => fake.answer('platform.execute', success({ data: JSON.stringify({ verifyUsername }), receivedAt: 1 }))

const order = () => ({ userName: 'farah@console.example', send: vi.fn(() => Promise.resolve()), find: () => Promise.resolve('absent' as const) })

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => {
      const failure = asPlatformFailure(cause)
      return { kind: failure.kind, isTaken: subject.isTaken(failure) }
    },
  )

test('a free name is sent once', async () => {
  const free = order()
  expect(await failureOf(subject.creationChange(free).send(false))).toBeNull()
  expect(free.send).toHaveBeenCalledOnce()
})

test('nothing is sent for a taken name, nor where the check fails [USER-017] [OUTL-011]', async () => {
  isFree(false)
  const taken = order()
  expect(await failureOf(subject.creationChange(taken).send(false))).toEqual({ kind: 'rejected', isTaken: true })
  fake.answer('platform.execute', refusal('unreachable', 'No network'))
  expect(await failureOf(subject.creationChange(taken).send(false))).toEqual({ kind: 'rejected', isTaken: true })
  expect(taken.send).not.toHaveBeenCalled()
})

test('a name that this console has sent itself is not called taken, and is not sent again', async () => {
  isFree(false)
  const half = order()
  expect(await failureOf(subject.creationChange(half).send(true))).toEqual({ kind: 'busy', isTaken: false })
  expect(half.send).not.toHaveBeenCalled()
})

test('a name that somebody took in between is taken; another refusal is not', () => {
  const of = (message: string) => subject.isTaken(new PlatformFailure({ kind: 'rejected', message }))
  expect(['USERNAME_ALREADY_EXISTS', 'USER NAME TAKEN', 'NOT_TODAY'].map(of)).toEqual([true, true, false])
})
