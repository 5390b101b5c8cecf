// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { GetInternalUserByUserNameDocument, GetUserWalletTransactionsDocument } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import { createFakeBridge, type FakeBridge, profileAnswer, refusal } from '../bridge/fake-bridge.test-support.ts'
import { executeOperation } from './execute-operation.ts'
import { PlatformFailure } from './platform-failure.ts'

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})

const variables = { userName: 'aditi' }

test('sends the operation by its name and parses the answer', async () => {
  const answer = await executeOperation(fake.bridge, GetInternalUserByUserNameDocument, variables)
  expect(answer.data.getInternalUserByUserName?.name).toBe('Aditi Kapoor')
  expect(answer.receivedAt).toBe(1)
  expect(fake.calls[0]).toMatch(
    /^platform\.execute \{"operation":"GetInternalUserByUserName","variables":\{"userName":"aditi"\},"requestId":"[\w-]{36}","inParts":true\}$/,
  )
})

test('notes of payments come without their references, whole or in parts', async () => {
  const row = { id: 'entry-1', note: 'UPI 4711 [ref 1f3a9c2e]' }
  fake.answer('platform.execute', success({ data: JSON.stringify({ getUserWalletTransactions: [row] }), receivedAt: 1 }))
  const whole = await executeOperation(fake.bridge, GetUserWalletTransactionsDocument, { userId: 'deccan' })
  expect(whole.data.getUserWalletTransactions).toEqual([{ id: 'entry-1', note: 'UPI 4711' }])

  fake.answer('platform.execute', async () => {
    const requestId = /"requestId":"([\w-]+)"/.exec(fake.calls.at(-1) ?? '')?.[1] ?? ''
    fake.emit('platform.part', { requestId, at: 0, elements: JSON.stringify(row) })
    return success({ data: '{"getUserWalletTransactions":[]}', receivedAt: 1, parts: 1 })
  })
  const joined = await executeOperation(fake.bridge, GetUserWalletTransactionsDocument, { userId: 'deccan' })
  expect(joined.data.getUserWalletTransactions.map(({ note }) => note)).toEqual(['UPI 4711'])
})

test('a failure is thrown with its kind', async () => {
  fake.answer('platform.execute', refusal('forbidden', 'Not allowed.'))
  const thrown = await executeOperation(fake.bridge, GetInternalUserByUserNameDocument, variables).catch((error: unknown) => error)
  expect(thrown).toBeInstanceOf(PlatformFailure)
  expect(thrown).toMatchObject({ kind: 'forbidden', message: 'Not allowed.' })
})

test('an aborted signal cancels the call in main, once and only while it runs', async () => {
  let answer = (): void => undefined
  fake.answer('platform.execute', () => new Promise((resolve) => (answer = () => resolve(profileAnswer({})))))
  const controller = new AbortController()
  const running = executeOperation(fake.bridge, GetInternalUserByUserNameDocument, variables, controller.signal)
  controller.abort()
  const requestId = /"requestId":"([\w-]+)"/.exec(fake.calls[0] ?? '')?.[1]
  expect(fake.calls[1]).toBe(`platform.cancel {"requestId":"${requestId}"}`)
  answer()
  await running

  await expect(executeOperation(fake.bridge, GetInternalUserByUserNameDocument, variables, controller.signal)).rejects.toMatchObject({ kind: 'cancelled' })
  expect(fake.calls).toHaveLength(2)
})
