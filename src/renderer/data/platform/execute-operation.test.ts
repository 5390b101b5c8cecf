// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest'
import { GetInternalUserByUserNameDocument } from '#generated/graphql.ts'
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
