// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GetInternalUserByUserNameDocument, UpdateSiteVersionDocument } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge, profileAnswer, refusal } from '../bridge/fake-bridge.test-support.ts'
import { NotifyContext } from '../notifications/use-notify.ts'
import { useSave } from '../saving/use-save.ts'
import { createQueryClient } from './query-client.ts'
import { useRead } from './use-read.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const NO_TOASTS = { show: () => '', success: () => undefined, error: () => undefined, dismiss: () => undefined }

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})
afterEach(cleanup)

const executed = (operation: string): number => fake.calls.filter((call) => call.startsWith(`platform.execute {"operation":"${operation}"`)).length

const renderBoth = async () => {
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={queries}>
        <NotifyContext value={NO_TOASTS}>{children}</NotifyContext>
      </QueryClientProvider>
    </BridgeContext>
  )
  const { result, unmount } = renderHook(
    () => ({
      query: useRead(GetInternalUserByUserNameDocument, { userName: 'aditi' }),
      save: useSave({ operation: UpdateSiteVersionDocument, invalidates: [GetInternalUserByUserNameDocument] }),
    }),
    { wrapper },
  )
  return { result, unmount }
}

test('a query gives the typed data, and its failure with the kind', async () => {
  fake.answer('platform.execute', refusal('rejected', 'No.'))
  const { result } = await renderBoth()
  await waitFor(() => expect(result.current.query.error?.kind).toBe('rejected'))
  expect(executed('GetInternalUserByUserName')).toBe(1)

  fake.answer('platform.execute', profileAnswer({ name: 'Live' }))
  await act(() => result.current.query.refetch())
  await waitFor(() => expect(result.current.query.data?.getInternalUserByUserName?.name).toBe('Live'))
})

test('leaving the screen cancels the call in main', async () => {
  fake.answer('platform.execute', () => new Promise(() => undefined))
  const { unmount } = await renderBoth()
  await waitFor(() => expect(executed('GetInternalUserByUserName')).toBe(1))
  unmount()
  await waitFor(() => expect(fake.calls.some((call) => call.startsWith('platform.cancel'))).toBe(true))
})

/** Runs the save once the query is there, with what the platform answers to it. */
const saved = async (answer: Parameters<typeof fake.answer<'platform.execute'>>[1]) => {
  const { result } = await renderBoth()
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true))
  fake.answer('platform.execute', answer)
  return act(() => result.current.save.run({ domain: 'a.example', appVersion: 'v2' }))
}

test('a save reads again what it made old', async () => {
  expect(await saved(success({ data: '{"updateSiteVersion":"ok"}', receivedAt: 2 }))).toBe(true)
  await waitFor(() => expect(executed('GetInternalUserByUserName')).toBe(2))
})

test('a save that was refused is not sent again and makes nothing old', async () => {
  expect(await saved(refusal('rejected', 'NOT_NOW'))).toBe(false)
  expect([executed('UpdateSiteVersion'), executed('GetInternalUserByUserName')]).toEqual([1, 1])
})

test('a save of unknown outcome is not sent again, and what it may have changed is read again', async () => {
  expect(await saved(refusal('unknown-outcome', 'The platform did not confirm this.'))).toBe(false)
  await waitFor(() => expect(executed('GetInternalUserByUserName')).toBe(2))
  expect(executed('UpdateSiteVersion')).toBe(1)
})
