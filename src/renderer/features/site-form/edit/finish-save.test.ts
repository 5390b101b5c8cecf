import { beforeEach, expect, test } from 'vitest'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { PlatformFailure } from '#data/platform/platform-failure.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { success } from '#shared/result.ts'
import { type FinishOrder, type FinishState, finishSave, isFinished, openParts } from './finish-save.ts'

const SINCE = 1_700_000_000
const ORDER: FinishOrder = { siteId: 's1', domain: 'aditi.example', userName: 'asha', reward: null, since: SINCE }
const WRITTEN = { eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site', createdBy: 'asha', createdAt: SINCE + 5, reason: null }

let fake: FakeBridge
let sent: unknown[]

beforeEach(() => {
  fake = createFakeBridge()
  sent = []
})

const take: Send = (_, variables) => {
  sent.push(variables)
  return Promise.resolve({} as never)
}
/** The platform's answer is lost, whatever was sent. */
const lose: Send = (_, variables) => {
  sent.push(variables)
  return Promise.reject(new PlatformFailure({ kind: 'unknown-outcome', message: 'NO_ANSWER' }))
}
const answerHistory = (...events: readonly object[]): void =>
  fake.answer('platform.execute', success({ data: JSON.stringify({ getSiteActionEventsFilter: events }), receivedAt: 1 }))
const finish = (send: Send, before: FinishState = openParts(ORDER)) => finishSave(fake.bridge, send, ORDER, before)

test('a save is noted as generated, not as written by hand [SEDIT-010] [NOTE-009]', async () => {
  expect(isFinished(await finish(take))).toBe(true)
  expect(sent).toEqual([{ siteId: 's1', eventName: 'Setup', eventType: 'AUTO_GENERATE', note: 'Edit Site' }])
})

test('a lost answer is looked up: the entry that is there counts, whoever else wrote meanwhile', async () => {
  answerHistory({ ...WRITTEN, createdBy: 'ravi' }, WRITTEN)
  expect(await finish(lose)).toEqual({ reward: 'not-needed', history: 'done' })
  expect(sent).toHaveLength(1)
})

test.each([{ createdBy: 'ravi' }, { eventType: 'MANUAL' }, { note: 'Called' }, { createdAt: SINCE - 61 }])('an entry with %o is not the one', async (other) => {
  answerHistory({ ...WRITTEN, ...other })
  await expect(finish(take, { reward: 'not-needed', history: { failure: 'no answer' } })).resolves.toMatchObject({ history: 'done' })
  expect(sent).toHaveLength(1)
})

test('an entry that is there is not written a second time', async () => {
  answerHistory(WRITTEN)
  await finish(take, { reward: 'not-needed', history: { failure: 'no answer' } })
  expect(sent).toEqual([])
})
