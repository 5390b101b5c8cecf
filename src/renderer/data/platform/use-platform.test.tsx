// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GetInternalUserByUserNameDocument, UpdateSiteVersionDocument } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge, profileAnswer, refusal } from '../bridge/fake-bridge.test-support.ts'
import { createQueryClient } from './query-client.ts'
import { usePlatformMutation } from './use-platform-mutation.ts'
import { useRead } from './use-read.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

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
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </BridgeContext>
  )
  const { result, unmount } = renderHook(
    () => ({
      query: useRead(GetInternalUserByUserNameDocument, { userName: 'aditi' }),
      change: usePlatformMutation(UpdateSiteVersionDocument, { invalidates: [GetInternalUserByUserNameDocument] }),
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

test('a change asks again for what it made old', async () => {
  const { result } = await renderBoth()
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true))
  fake.answer('platform.execute', success({ data: '{"updateSiteVersion":"ok"}', receivedAt: 2 }))
  await act(() => result.current.change.mutateAsync({ domain: 'a.example', appVersion: 'v2' }))
  await waitFor(() => expect(executed('GetInternalUserByUserName')).toBe(2))
})

test('a change that failed is not sent again and makes nothing old', async () => {
  const { result } = await renderBoth()
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true))
  fake.answer('platform.execute', refusal('unknown-outcome', 'The platform did not confirm this.'))
  const thrown = await act(() => result.current.change.mutateAsync({ domain: 'a.example', appVersion: 'v2' }).catch((error: unknown) => error))
  expect(thrown).toMatchObject({ kind: 'unknown-outcome' })
  expect(executed('UpdateSiteVersion')).toBe(1)
  expect(executed('GetInternalUserByUserName')).toBe(1)
})
