// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import type { FailureKind } from '#shared/result.ts'
import { success } from '#shared/result.ts'
import { type FakeBridge, installFakeBridge, refusal } from '../fake-bridge.test-support.ts'

let fake: FakeBridge
/** Loaded after the bridge is there. */
let createWithUserName: typeof import('./create-with-user-name.ts').createWithUserName
let failureOf: (kind: FailureKind, message: string) => Error

beforeEach(async () => {
  vi.resetModules()
  fake = installFakeBridge()
  ;({ createWithUserName } = await import('./create-with-user-name.ts'))
  const { PlatformFailure } = await import('../platform/platform-failure.ts')
  failureOf = (kind, message) => new PlatformFailure({ kind, message })
  isFree(true)
})

const isFree = (verifyUsername: boolean): void => fake.answer('platform.execute', success({ data: JSON.stringify({ verifyUsername }), receivedAt: 1 }))

const order = (send: () => Promise<unknown>, isThere: () => Promise<boolean> = () => Promise.reject(new Error('not asked for'))) => ({
  userName: 'farah@console.example',
  send: vi.fn(send),
  isThere,
  unknownReason: 'Nobody knows.',
})
const failing = (kind: FailureKind, message: string) => () => Promise.reject(failureOf(kind, message))

test('a free name is created once', async () => {
  const free = order(() => Promise.resolve())
  expect(await createWithUserName(free)).toEqual({ state: 'created' })
  expect(free.send).toHaveBeenCalledOnce()
})

test('nothing is sent for a taken name, nor where the check fails [USER-017] [OUTL-011]', async () => {
  isFree(false)
  const taken = order(() => Promise.resolve())
  expect(await createWithUserName(taken)).toEqual({ state: 'taken' })
  fake.answer('platform.execute', refusal('unreachable', 'No network'))
  expect(await createWithUserName(taken)).toEqual({ state: 'taken' })
  expect(taken.send).not.toHaveBeenCalled()
})

test('a name that somebody took in between is taken; another refusal is told readably', async () => {
  expect(await createWithUserName(order(failing('rejected', 'USERNAME_ALREADY_EXISTS')))).toEqual({ state: 'taken' })
  expect(await createWithUserName(order(failing('rejected', 'NOT_TODAY')))).toEqual({ state: 'failed', reason: 'NOT TODAY' })
  expect(await createWithUserName(order(failing('unreachable', 'No network')))).toEqual({ state: 'failed', reason: 'No network' })
})

test('a lost answer is looked up', async () => {
  const lost = failing('unknown-outcome', 'No answer')
  expect(await createWithUserName(order(lost, () => Promise.resolve(true)))).toEqual({ state: 'created' })
  expect(await createWithUserName(order(lost, () => Promise.resolve(false)))).toEqual({ state: 'failed', reason: 'No answer' })
  expect(await createWithUserName(order(lost, () => Promise.reject(new Error('down'))))).toEqual({ state: 'failed', reason: 'Nobody knows.' })
})
