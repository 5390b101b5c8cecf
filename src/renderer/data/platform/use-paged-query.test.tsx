// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GetSiteActionEventsFilterDocument, type GetSiteActionEventsFilterQuery } from '#generated/graphql.ts'
import { skipsPage } from '#shared/paging.ts'
import { success } from '#shared/result.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge, refusal } from '../bridge/fake-bridge.test-support.ts'
import { createQueryClient } from './query-client.ts'
import { usePagedQuery } from './use-paged-query.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const LIMIT = 3
type Event = GetSiteActionEventsFilterQuery['getSiteActionEventsFilter'][number]

let fake: FakeBridge
let stored: string[]
let failsAt: number | null
beforeEach(() => {
  fake = createFakeBridge()
  stored = ['g', 'f', 'e', 'd', 'c', 'b', 'a']
  failsAt = null
  fake.answer('platform.execute', ({ variables }: { variables: { skips: number } }) => {
    if (variables.skips === failsAt) return refusal('rejected', 'Not ready.')
    const events = stored.slice(variables.skips, variables.skips + LIMIT).map((id) => ({ id }))
    return success({ data: JSON.stringify({ getSiteActionEventsFilter: events }), receivedAt: 1 })
  })
})
afterEach(cleanup)

const pageOf = (data: GetSiteActionEventsFilterQuery, skips: number) => skipsPage<Event>(data.getSiteActionEventsFilter, skips, LIMIT)
const rowId = ({ id }: Event): string => id
const asked = (): number[] => fake.calls.flatMap((call) => Number(/"skips":(\d+)/.exec(call)?.[1] ?? []))

const render = async () => {
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </BridgeContext>
  )
  const { result } = renderHook(
    () =>
      usePagedQuery(GetSiteActionEventsFilterDocument, {
        variablesAt: (skips: number) => ({ searchValue: '"site-1"', skips, limits: LIMIT }),
        firstPlace: 0,
        pageOf,
        rowId,
      }),
    { wrapper },
  )
  return { ids: () => result.current.rows?.map(rowId), current: () => result.current, queries }
}

test('reads on while a part was full, and knows when the list is whole', async () => {
  const { ids, current } = await render()
  expect(current().rows).toBeUndefined()
  await waitFor(() => expect(current().isComplete).toBe(true))
  expect(ids()).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a'])
  expect(current().isReadingOn).toBe(false)
  expect(asked()).toEqual([0, 3, 6])
})

test('a list that ends with a full part is asked once more', async () => {
  stored = ['c', 'b', 'a']
  const { current } = await render()
  await waitFor(() => expect(current().isComplete).toBe(true))
  expect(asked()).toEqual([0, 3])
})

test('a part that fails leaves what is there, and is asked for again alone', async () => {
  failsAt = 3
  const { ids, current } = await render()
  await waitFor(() => expect(current().failure?.message).toBe('Not ready.'))
  expect(ids()).toEqual(['g', 'f', 'e'])
  expect([current().isComplete, current().isReadingOn]).toEqual([false, false])
  failsAt = null
  act(() => current().retry())
  await waitFor(() => expect(current().isComplete).toBe(true))
  expect(current().failure).toBeNull()
  expect(asked()).toEqual([0, 3, 3, 6])
})

test('what is added while reading moves rows on, and none shows twice', async () => {
  let isAdded = false
  fake.answer('platform.execute', ({ variables }: { variables: { skips: number } }) => {
    if (variables.skips > 0 && !isAdded) {
      isAdded = true
      stored.unshift('h')
    }
    const events = stored.slice(variables.skips, variables.skips + LIMIT).map((id) => ({ id }))
    return success({ data: JSON.stringify({ getSiteActionEventsFilter: events }), receivedAt: 1 })
  })
  const { ids, current } = await render()
  await waitFor(() => expect(current().isComplete).toBe(true))
  expect(ids()).toEqual(['g', 'f', 'e', 'd', 'c', 'b', 'a'])
})

test('asked again as a whole once a change made it old', async () => {
  const { ids, current, queries } = await render()
  await waitFor(() => expect(current().isComplete).toBe(true))
  stored.unshift('h')
  await act(() => queries.invalidateQueries({ queryKey: ['platform', 'GetSiteActionEventsFilter'] }))
  await waitFor(() => expect(ids()?.[0]).toBe('h'))
})
