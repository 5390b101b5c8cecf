// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import { createFakeBridge, type FakeBridge, refusal } from '../bridge/fake-bridge.test-support.ts'
import { plainRow } from './compact/compact-rows.ts'
import { executeOperation } from './execute-operation.ts'

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})

/** Calls for the sites; `sendPart` sends a part of the answer, `answer` ends it. */
async function call(onRows?: (rows: readonly unknown[]) => void) {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success<{ data: string; receivedAt: number; parts: number }>>>()
  fake.answer('platform.execute', () => promise)
  const running = executeOperation(fake.bridge, GetSitesAdminDocument, {}, undefined, onRows && { onRows })
  const requestId = /"requestId":"([\w-]+)"/.exec(fake.calls[0] ?? '')?.[1] ?? ''
  return {
    running,
    sendPart: (at: number, elements: string, of = requestId) => fake.emit('platform.part', { requestId: of, at, elements }),
    answer: (parts: number) => resolve(success({ data: '{"getSitesAdmin":[]}', receivedAt: 7, parts })),
    refuse: () => resolve(refusal('invalid-answer', 'It broke off.')),
  }
}
const ids = async (running: Promise<{ readonly data: unknown }>): Promise<readonly string[]> =>
  ((await running).data as { getSitesAdmin: readonly { siteId: string }[] }).getSitesAdmin.map(({ siteId }) => siteId)

test('a list told in parts is put together, those of other calls left out', async () => {
  const { running, sendPart, answer } = await call()
  sendPart(0, '{"siteId":"a"},{"siteId":"b"}')
  sendPart(0, '{"siteId":"x"}', 'another call')
  sendPart(1, '{"siteId":"c"}')
  answer(2)
  expect(await ids(running)).toEqual(['a', 'b', 'c'])
  expect((await running).receivedAt).toBe(7)
})

test('parts that the answer overtook are waited for', async () => {
  const { running, sendPart, answer } = await call()
  sendPart(0, '{"siteId":"a"}')
  answer(2)
  const isDone = vi.fn()
  void running.then(isDone)
  await Promise.resolve()
  expect(isDone).not.toHaveBeenCalled()
  sendPart(1, '{"siteId":"b"}')
  expect(await ids(running)).toEqual(['a', 'b'])
})

test('an answer that broke off and came again is not there twice', async () => {
  const { running, sendPart, answer } = await call()
  sendPart(0, '{"siteId":"a"}')
  sendPart(1, '{"siteId":"b"}')
  sendPart(0, '{"siteId":"a"},{"siteId":"b"}')
  answer(1)
  expect(await ids(running)).toEqual(['a', 'b'])
})

test('of an answer that failed after some parts nothing is shown', async () => {
  const { running, sendPart, refuse } = await call()
  sendPart(0, '{"siteId":"a"}')
  refuse()
  await expect(running).rejects.toMatchObject({ kind: 'invalid-answer' })
})

describe('the rows of a slow list so far', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  test('are given now and then, and never of a list that comes soon', async () => {
    const seen: (readonly unknown[])[] = []
    const { sendPart } = await call((rows) => seen.push(rows))
    sendPart(0, '{"siteId":"a"}')
    vi.advanceTimersByTime(1400)
    sendPart(1, '{"siteId":"b"}')
    expect(seen).toEqual([])
    vi.advanceTimersByTime(100)
    sendPart(2, '{"siteId":"c"}')
    sendPart(3, '{"siteId":"d"}')
    expect(seen.map((rows) => rows.map(plainRow))).toEqual([[{ siteId: 'a' }, { siteId: 'b' }, { siteId: 'c' }]])
    vi.advanceTimersByTime(1000)
    sendPart(4, '{"siteId":"e"}')
    expect(seen[1]).toHaveLength(5)
  })

  test('are given more seldom of a long list', async () => {
    const counts: number[] = []
    const { sendPart } = await call((rows) => counts.push(rows.length))
    const elements = Array.from({ length: 10_000 }, () => '1').join(',')
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      vi.advanceTimersByTime(1500)
      sendPart(at, elements)
    }
    expect(counts).toEqual([10_000, 20_000, 30_000, 50_000, 80_000])
  })

  test('begin again with an answer that came again', async () => {
    const counts: number[] = []
    const { sendPart } = await call((rows) => counts.push(rows.length))
    vi.advanceTimersByTime(1500)
    sendPart(0, '1,2,3')
    vi.advanceTimersByTime(1000)
    sendPart(0, '1')
    expect(counts).toEqual([3, 1])
  })
})
