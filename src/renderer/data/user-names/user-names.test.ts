// @vitest-environment jsdom

import { beforeEach, expect, test, vi } from 'vitest'
import { success } from '#shared/result.ts'
import { createFakeBridge, type FakeBridge, refusal } from '../bridge/fake-bridge.test-support.ts'
import { asPlatformFailure, PlatformFailure } from '../platform/platform-failure.ts'
import type { Send } from '../saving/send-confirmed.ts'
import { creationChange, isTaken } from './user-names.ts'

let fake: FakeBridge

beforeEach(() => {
  fake = createFakeBridge()
  isFree(true)
})

const NO_SEND: Send = () => Promise.reject(new Error('the orders of these tests send by themselves'))

const isFree = (verifyUsername: boolean): void => fake.answer('platform.execute', success({ data: JSON.stringify({ verifyUsername }), receivedAt: 1 }))

const order = () => ({ userName: 'farah@console.example', send: vi.fn(() => Promise.resolve()), find: () => Promise.resolve('absent' as const) })

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => {
      const failure = asPlatformFailure(cause)
      return { kind: failure.kind, isTaken: isTaken(failure) }
    },
  )

test('a free name is sent once', async () => {
  const free = order()
  expect(await failureOf(creationChange(fake.bridge, free).send(NO_SEND, false))).toBeNull()
  expect(free.send).toHaveBeenCalledOnce()
})

test('nothing is sent for a taken name, nor where the check fails [USER-017] [OUTL-011] [CALL2-045]', async () => {
  isFree(false)
  const taken = order()
  expect(await failureOf(creationChange(fake.bridge, taken).send(NO_SEND, false))).toEqual({ kind: 'rejected', isTaken: true })
  fake.answer('platform.execute', refusal('unreachable', 'No network'))
  expect(await failureOf(creationChange(fake.bridge, taken).send(NO_SEND, false))).toEqual({ kind: 'rejected', isTaken: true })
  expect(taken.send).not.toHaveBeenCalled()
})

test('a name that this console has sent itself is not called taken, and is not sent again', async () => {
  isFree(false)
  const half = order()
  expect(await failureOf(creationChange(fake.bridge, half).send(NO_SEND, true))).toEqual({ kind: 'busy', isTaken: false })
  expect(half.send).not.toHaveBeenCalled()
})

test('a name that someone took in between is taken; another refusal is not', () => {
  const of = (message: string) => isTaken(new PlatformFailure({ kind: 'rejected', message }))
  expect(['USERNAME_ALREADY_EXISTS', 'USER NAME TAKEN', 'NOT_TODAY'].map(of)).toEqual([true, true, false])
})
